import { buildMember, memberOfTest } from '../support/factories';
import { codeIn, magicTokenIn, mailTo, resetTokensIn } from '../support/mails';
import { restClient } from '../support/restClient';
import { testServer } from '../support/testServer';

const server = testServer();
const api = restClient(server);
const member = memberOfTest(server);

const message = { message: expect.stringMatching(/\.$/) };

describe('a forgotten password', () => {
  test('is set anew by the tokens of the mailed link, once', async () => {
    const asked = await api.post('/auth/password/reset', { email: member.email });
    expect(asked).toMatchObject({ status: 200, body: message });
    const { accessToken, refreshToken } = resetTokensIn(await mailTo(server, member.email));
    const body = { access_token: accessToken, refresh_token: refreshToken, password: 'Tuesday8am' };

    const weak = await api.post('/auth/password/new', { ...body, password: 'tuesday8am' });
    expect(weak).toMatchObject({ status: 422, body: { fields: { password: expect.any(String) } } });
    expect(await api.post('/auth/password/new', body)).toMatchObject({ status: 200, body: message });
    const again = await api.post('/auth/password/new', body);
    expect(again).toMatchObject({
      status: 401,
      body: {
        error: 'This reset link is invalid or has expired. Please request a new one.',
        code: 'UNAUTHENTICATED',
      },
    });
    const signIn = await api.post('/auth/signin', { email: member.email, password: 'Tuesday8am' });
    expect(signIn.status).toBe(200);
  });

  test('needs both tokens and a password', async () => {
    expect(await api.post('/auth/password/new', {})).toMatchObject({
      status: 422,
      body: {
        fields: {
          access_token: 'Access token is required',
          refresh_token: 'Refresh token is required',
          password: 'Password must be at least 8 characters',
        },
      },
    });
  });
});

describe('a magic link', () => {
  test('signs in once, and answers as signing in does', async () => {
    const asked = await api.post('/auth/magic-link/request', { email: member.email });
    expect(asked).toMatchObject({ status: 200, body: message });
    const token = magicTokenIn(await mailTo(server, member.email));
    const signedIn = await api.post<{ access_token: string }>(
      '/auth/magic-link',
      { token },
      // An expired token is no obstacle.
      { token: 'worn out' },
    );
    expect(signedIn).toMatchObject({
      status: 200,
      body: { refresh_token: expect.any(String), user: { id: member.id, email: member.email } },
    });
    expect((await api.get('/auth/me', { token: signedIn.body.access_token })).status).toBe(200);
    expect(await api.post('/auth/magic-link', { token })).toMatchObject({
      status: 401,
      body: {
        error: 'This magic link is invalid or has expired. Please request a new one.',
        code: 'UNAUTHENTICATED',
      },
    });
  });

  test('as the first proof of an address keeps the password if the account’s access token comes along', async () => {
    const unproved = await buildMember(server, { confirmed: false });
    await api.post('/auth/magic-link/request', { email: unproved.email });
    const token = magicTokenIn(await mailTo(server, unproved.email));
    expect(await api.post('/auth/magic-link', { token }, { token: 'worn out' })).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    });
    expect((await api.post('/auth/magic-link', { token }, { token: unproved.token })).status).toBe(200);
    const signIn = await api.post('/auth/signin', { email: unproved.email, password: unproved.password });
    expect(signIn.status).toBe(200);
  });
});

describe('the code in the mail', () => {
  test('confirms the address of the signed-in member; a wrong one is 422, after ten tries 429', async () => {
    const email = 'by-code@example.com';
    const signedUp = await api.post<{ access_token: string }>('/auth/signup', {
      username: 'by-code',
      display_name: 'By Code',
      email,
      password: 'Monday7pm',
    });
    expect(signedUp).toMatchObject({ status: 201, body: { user: { display_name: 'By Code' } } });
    const token = signedUp.body.access_token;
    const mail = await mailTo(server, email);
    const code = codeIn(mail);
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await api.post('/auth/confirm', { code })).status).toBe(401);
    expect((await api.post('/auth/confirm', { token: magicTokenIn(mail) })).status).toBe(401);
    const refused = { status: 422, body: { fields: { code: 'That is not the code in our newest mail' } } };
    for (let n = 1; n <= 10; n += 1)
      expect(await api.post('/auth/confirm', { code: wrong }, { token })).toMatchObject(refused);
    expect((await api.post('/auth/confirm', { code }, { token })).status).toBe(429);
    await api.post('/auth/confirm/request', { email }, { token });
    const next = codeIn(await mailTo(server, email, 2));
    expect(await api.post('/auth/confirm', { code: next }, { token })).toMatchObject({
      status: 200,
      body: { email },
    });
    const me = await api.get('/auth/me', { token });
    expect(me.body).toMatchObject({ email_confirmed_at: expect.any(String) });
  });

  test.each([{}, { code: '12345' }, { code: '123456', token: 'both' }])('is refused in %j', async (body) => {
    expect((await api.post('/auth/confirm', body, { token: member.token })).status).toBe(422);
  });
});

test.each(['/auth/password/reset', '/auth/magic-link/request'])(
  'POST %s answers the same for an address that nobody has, and refuses what is none',
  async (path) => {
    const [known, unknown] = [
      await api.post(path, { email: member.email }),
      await api.post(path, { email: 'nobody@example.com' }),
    ];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(await api.post(path, { email: 'nobody' })).toMatchObject({
      status: 422,
      body: { error: 'Invalid email address', fields: { email: 'Invalid email address' } },
    });
  },
);
