import { messages } from '../../server/contract/messages';
import { buildMember, buildStory, memberOfTest } from '../support/factories';
import { codeIn, magicTokenIn, mailTo, resetTokensIn } from '../support/mails';
import { restClient } from '../support/restClient';
import { turnOnSecondFactor } from '../support/secondFactorCalls';
import { testServer } from '../support/testServer';

interface Tokens {
  access_token: string;
  refresh_token: string;
}

const server = testServer();
const api = restClient(server);
const ada = memberOfTest(server, { displayName: 'Ada L.', bio: 'Writes on Mondays.' });
const ben = memberOfTest(server);

const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
const message = { message: expect.stringMatching(/\.$/) };
const unauthenticated = (error: string) => ({ status: 401, body: { error, code: 'UNAUTHENTICATED' } });

describe('signing up', () => {
  const account = { username: 'grace', email: 'Grace@example.com', password: 'Monday7pm' };

  test('answers 201 with both tokens and the user; a taken name is refused by its field', async () => {
    const sent = { ...account, display_name: 'Grace H.', confirmPassword: 'Monday7pm' };
    const answer = await api.post<Tokens>('/auth/signup', sent);
    expect(answer).toMatchObject({
      status: 201,
      body: {
        access_token: expect.any(String),
        refresh_token: expect.any(String),
        user: { username: 'grace', email: 'grace@example.com', display_name: 'Grace H.', roles: ['user'] },
      },
    });
    const me = await api.get('/auth/me', { token: answer.body.access_token });
    expect(me).toMatchObject({ status: 200, body: { username: 'grace' } });
    expect(await api.post('/auth/signup', { ...account, email: 'other@example.com' })).toMatchObject({
      status: 422,
      body: { code: 'BAD_USER_INPUT', fields: { username: 'This username is already taken' } },
    });
  });

  test('never repeats what was sent', async () => {
    const { body } = await api.post('/auth/signup', { username: 'x', password: 12345 });
    expect(body).toMatchObject({ fields: { password: 'Password must be text' } });
    expect(JSON.stringify(body)).not.toContain('12345');
  });
});

test('signing in answers the tokens and the user, also with a token that has ended; a wrong password is 401', async () => {
  const { email, password } = ada;
  expect(await api.post('/auth/signin', { email, password }, { token: 'ended.long.ago' })).toMatchObject({
    status: 200,
    body: { user: { id: ada.id, display_name: 'Ada L.' } },
  });
  const refused = await api.post('/auth/signin', { email, password: 'Wrong1234' });
  expect(refused).toMatchObject(unauthenticated('Invalid email or password'));
  expect(refused.headers.get('www-authenticate')).toMatch(/^Bearer/);
});

test('a refresh token gives the next pair, and ends with the sign-in', async () => {
  const { status, body: next } = await api.post<Tokens>('/auth/refresh', { refresh_token: ada.refreshToken });
  expect([status, Object.keys(next).sort()]).toEqual([200, ['access_token', 'refresh_token']]);
  expect(next.refresh_token).not.toBe(ada.refreshToken);
  const signOut = await api.post('/auth/signout', { refresh_token: next.refresh_token });
  expect(signOut).toMatchObject({ status: 200, body: { signed_out: true } });
  expect((await api.post('/auth/refresh', { refresh_token: next.refresh_token })).status).toBe(401);
  expect((await api.get('/auth/me', { token: next.access_token })).status).toBe(401);
});

test('GET /auth/me answers the member, 401 to a visitor, and tells a wrong token from none', async () => {
  expect((await api.get('/auth/me', ada)).body).toEqual({
    id: ada.id,
    username: ada.username,
    display_name: 'Ada L.',
    email: ada.email,
    email_confirmed_at: time,
    profile_image_url: null,
    roles: ['user'],
  });
  for (const [token, challenge] of [
    [undefined, 'Bearer'],
    ['wrong', 'Bearer error="invalid_token"'],
  ]) {
    const { status, headers } = await api.get('/auth/me', { token });
    expect([status, headers.get('www-authenticate')]).toEqual([401, challenge]);
  }
});

test('members are found by id and by username, without their address; none and others’ ids are 404', async () => {
  const expected = {
    id: ada.id,
    username: ada.username,
    display_name: 'Ada L.',
    bio: 'Writes on Mondays.',
    website_url: null,
    profile_image_url: null,
    created_at: time,
  };
  for (const path of [ada.id, `u/${ada.username}`])
    expect((await api.get(`/users/${path}`, ben)).body).toEqual(expected);
  const { id } = await buildStory(server, ada);
  for (const path of ['u/nobody', id]) expect((await api.get(`/users/${path}`, ben)).status).toBe(404);
});

test('a profile changes in what is sent, null takes away, and the answer is the member', async () => {
  const put = (body: object) => api.put('/users/profile', body, ada);
  const sent = {
    profile_image_url: 'https://ada.example/me.png',
    display_name: 'Augusta',
    website_url: 'https://ada.example',
  };
  const changed = { ...sent, id: ada.id, bio: 'Writes on Mondays.', website_url: 'https://ada.example/' };
  expect(await put(sent)).toMatchObject({ status: 200, body: changed });
  expect((await api.get(`/users/u/${ada.username}`, ben)).body).toMatchObject(changed);
  expect((await put({ bio: null })).body).toMatchObject({ ...changed, bio: null });
});

test('GET /users/{id}/stats answers the viewer’s own figures', async () => {
  await buildStory(server, ada, { content: 'One two three.' });
  expect((await api.get(`/users/${ada.id}/stats`, ada)).body).toEqual({
    stories_count: 1,
    journals_count: 0,
    total_word_count: 3,
    followers_count: 0,
    notes_count: 0,
    stories_shared_count: 0,
    stories_word_count: 3,
  });
});

test('a forgotten password is set anew by the tokens of the mailed link, once', async () => {
  const asked = await api.post('/auth/password/reset', { email: ada.email });
  expect(asked).toMatchObject({ status: 200, body: message });
  const { accessToken, refreshToken } = resetTokensIn(await mailTo(server, ada.email));
  const body = { access_token: accessToken, refresh_token: refreshToken, password: 'Tuesday8am' };
  const weak = await api.post('/auth/password/new', { ...body, password: 'tuesday8am' });
  expect(weak).toMatchObject({ status: 422, body: { fields: { password: expect.any(String) } } });
  expect(await api.post('/auth/password/new', body)).toMatchObject({ status: 200, body: message });
  expect(await api.post('/auth/password/new', body)).toMatchObject(
    unauthenticated('This reset link is invalid or has expired. Please request a new one.'),
  );
  const signIn = await api.post('/auth/signin', { email: ada.email, password: 'Tuesday8am' });
  expect(signIn.status).toBe(200);
});

describe('a magic link', () => {
  test('signs in once, and answers as signing in does', async () => {
    const asked = await api.post('/auth/magic-link/request', { email: ada.email });
    expect(asked).toMatchObject({ status: 200, body: message });
    const token = magicTokenIn(await mailTo(server, ada.email));
    // An expired token is no obstacle.
    const signedIn = await api.post<Tokens>('/auth/magic-link', { token }, { token: 'worn out' });
    expect(signedIn).toMatchObject({
      status: 200,
      body: { refresh_token: expect.any(String), user: { id: ada.id, email: ada.email } },
    });
    expect((await api.get('/auth/me', { token: signedIn.body.access_token })).status).toBe(200);
    expect(await api.post('/auth/magic-link', { token })).toMatchObject(
      unauthenticated('This magic link is invalid or has expired. Please request a new one.'),
    );
  });

  test('as the first proof of an address keeps the password if the account’s access token comes along', async () => {
    const unproved = await buildMember(server, { confirmed: false });
    await api.post('/auth/magic-link/request', { email: unproved.email });
    const token = magicTokenIn(await mailTo(server, unproved.email));
    expect((await api.post('/auth/magic-link', { token }, { token: 'worn out' })).status).toBe(401);
    expect((await api.post('/auth/magic-link', { token }, unproved)).status).toBe(200);
    const { email, password } = unproved;
    expect((await api.post('/auth/signin', { email, password })).status).toBe(200);
  });
});

test('the code in the mail confirms the address of the signed-in member; a wrong one is 422, after ten tries 429', async () => {
  const { email, token } = await buildMember(server, { confirmed: false });
  const confirm = (body: object) => api.post('/auth/confirm', body, { token });
  await api.post('/auth/confirm/request', { email }, { token });
  const mail = await mailTo(server, email);
  const code = codeIn(mail);
  for (const sent of [{ code }, { token: magicTokenIn(mail) }])
    expect((await api.post('/auth/confirm', sent)).status).toBe(401);
  for (const sent of [{}, { code: '12345' }, { code: '123456', token: 'both' }])
    expect((await api.post('/auth/confirm', sent, ada)).status).toBe(422);
  const wrong = { code: code === '000000' ? '000001' : '000000' };
  for (let n = 1; n <= 10; n += 1)
    expect(await confirm(wrong)).toMatchObject({
      status: 422,
      body: { fields: { code: 'That is not the code in our newest mail' } },
    });
  expect((await confirm({ code })).status).toBe(429);
  await api.post('/auth/confirm/request', { email }, { token });
  const next = codeIn(await mailTo(server, email, 2));
  expect(await confirm({ code: next })).toMatchObject({ status: 200, body: { email } });
  expect((await api.get('/auth/me', { token })).body).toMatchObject({ email_confirmed_at: time });
});

test.each(['/auth/confirm', '/auth/email/confirm'])('an unknown token for %s is 404', async (path) => {
  const answer = await api.post(path, { token: 'x'.repeat(43) }, ada);
  expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
});

test.each(['/auth/password/reset', '/auth/magic-link/request'])(
  'POST %s answers the same for an address that nobody has',
  async (path) => {
    const known = await api.post(path, { email: ada.email });
    const unknown = await api.post(path, { email: 'nobody@example.com' });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  },
);

describe('with a second factor', () => {
  let code: string;
  beforeEach(async () => {
    code = (await turnOnSecondFactor(server, ada, new Date())).recoveryCodes[0] ?? '';
  });

  test('POST /auth/signin asks for a code after a right password, and takes it in the same call', async () => {
    const { email, password } = ada;
    expect(await api.post('/auth/signin', { email, password })).toMatchObject({
      status: 401,
      body: { code: 'SECOND_FACTOR_REQUIRED', error: messages.secondFactor.required },
    });
    expect(await api.post('/auth/signin', { email, password, code: 'none' })).toMatchObject({
      status: 422,
      body: { fields: { code: messages.secondFactor.wrongCode } },
    });
    expect((await api.post('/auth/signin', { email, password, code })).status).toBe(200);
  });

  test('POST /auth/verify makes a sign-in fresh for what asks for it, which says how', async () => {
    await server.sql('UPDATE sign_ins SET verified_at = NULL WHERE user_id = ?', [ada.id]);
    const change = () =>
      api.post('/auth/email/change', { email: `new.${ada.email}`, password: ada.password }, ada);
    expect(await change()).toMatchObject({
      status: 403,
      body: { code: 'FRESH_SIGN_IN_REQUIRED', proof: 'code' },
    });
    const verified = await api.post('/auth/verify', { code }, ada);
    expect(verified).toMatchObject({ status: 200, body: { fresh_until: expect.any(String) } });
    expect((await change()).status).toBe(200);
  });
});
