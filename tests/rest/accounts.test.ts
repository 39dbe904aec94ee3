import { memberOfFile } from '../support/factories';
import { restClient } from '../support/restClient';
import { testServer } from '../support/testServer';

interface Tokens {
  access_token: string;
  refresh_token: string;
}

const server = testServer();
const api = restClient(server);
const ada = memberOfFile(server, { username: 'ada', displayName: 'Ada L.', bio: 'Writes on Mondays.' });

describe('signing up', () => {
  const account = { username: 'grace', email: 'Grace@example.com', password: 'Monday7pm' };

  test('answers 201 with both tokens and the user', async () => {
    const answer = await api.post<Tokens>('/auth/signup', { ...account, confirmPassword: 'Monday7pm' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      user: { username: 'grace', email: 'grace@example.com', display_name: null, roles: ['user'] },
    });
    const me = await api.get('/auth/me', { token: answer.body.access_token });
    expect(me).toMatchObject({ status: 200, body: { username: 'grace' } });
  });

  test('names the field at fault, with the message that members read', async () => {
    const taken = await api.post('/auth/signup', { ...account, email: 'other@example.com' });
    expect(taken).toMatchObject({
      status: 422,
      body: { code: 'BAD_USER_INPUT', fields: { username: 'This username is already taken' } },
    });
    const weak = await api.post('/auth/signup', { ...account, username: 'grace2', password: 'monday7pm' });
    expect(weak).toMatchObject({
      status: 422,
      body: {
        error: 'Password must contain at least one lowercase letter, one uppercase letter, and one number',
        fields: { password: expect.any(String) },
      },
    });
  });

  test('says which fields are missing, and never repeats what was sent', async () => {
    const answer = await api.post('/auth/signup', { username: 'x', password: 12345 });
    expect(answer).toMatchObject({
      status: 422,
      body: {
        fields: {
          username: 'Username must be at least 3 characters',
          email: 'Invalid email address',
          password: 'Password must be text',
        },
      },
    });
    expect(JSON.stringify(answer.body)).not.toContain('12345');
  });
});

describe('signing in', () => {
  test('answers the tokens and the user', async () => {
    const answer = await api.post('/auth/signin', { email: ada.email, password: ada.password });
    expect(answer).toMatchObject({ status: 200, body: { user: { id: ada.id, display_name: 'Ada L.' } } });
  });

  test('refuses a wrong password with 401', async () => {
    const answer = await api.post('/auth/signin', { email: ada.email, password: 'Wrong1234' });
    expect(answer).toMatchObject({
      status: 401,
      body: { error: 'Invalid email or password', code: 'UNAUTHENTICATED' },
    });
    expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/);
  });

  test('works with a token in the header that has ended', async () => {
    const sent = { token: 'ended.long.ago' };
    expect((await api.post('/auth/signin', { email: ada.email, password: ada.password }, sent)).status).toBe(
      200,
    );
  });
});

test('a refresh token gives the next pair, and ends with the sign-in', async () => {
  const { body: first } = await api.post<Tokens>('/auth/signin', {
    email: ada.email,
    password: ada.password,
  });
  const { status, body: next } = await api.post<Tokens>('/auth/refresh', {
    refresh_token: first.refresh_token,
  });
  expect(status).toBe(200);
  expect(Object.keys(next).sort()).toEqual(['access_token', 'refresh_token']);
  expect(next.refresh_token).not.toBe(first.refresh_token);

  const signOut = await api.post('/auth/signout', { refresh_token: next.refresh_token });
  expect(signOut).toMatchObject({ status: 200, body: { signed_out: true } });
  expect((await api.post('/auth/refresh', { refresh_token: next.refresh_token })).status).toBe(401);
  expect((await api.get('/auth/me', { token: next.access_token })).status).toBe(401);
});

describe('GET /auth/me', () => {
  test('answers the member', async () => {
    expect((await api.get('/auth/me', { token: ada.token })).body).toEqual({
      id: ada.id,
      username: 'ada',
      display_name: 'Ada L.',
      email: ada.email,
      email_confirmed_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      profile_image_url: null,
      roles: ['user'],
    });
  });

  test('answers 401 to a visitor, and tells a wrong token from none', async () => {
    const visitor = await api.get('/auth/me');
    expect(visitor).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(visitor.headers.get('www-authenticate')).toBe('Bearer');
    const wrong = await api.get('/auth/me', { token: 'wrong' });
    expect(wrong.status).toBe(401);
    expect(wrong.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
  });
});

describe('members', () => {
  test('are found by id and by username, without their address', async () => {
    const expected = {
      id: ada.id,
      username: 'ada',
      display_name: 'Ada L.',
      bio: 'Writes on Mondays.',
      website_url: null,
      profile_image_url: null,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    };
    expect((await api.get(`/users/${ada.id}`, { token: ada.token })).body).toEqual(expected);
    expect((await api.get('/users/u/ada', { token: ada.token })).body).toEqual(expected);
  });

  test.each(['/auth/confirm', '/auth/email/confirm'])(
    'are not confirmed by an unknown token: %s answers 404',
    async (path) => {
      const answer = await api.post(path, { token: 'x'.repeat(43) }, { token: ada.token });
      expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    },
  );

  test('that do not exist answer 404; so does an id of something else', async () => {
    expect((await api.get('/users/u/nobody', { token: ada.token })).status).toBe(404);
    expect((await api.get('/users/nothing', { token: ada.token })).status).toBe(404);
    const story = await api.post<{ id: string }>(
      '/stories',
      { title: 'A', content: 'b' },
      { token: ada.token },
    );
    expect((await api.get(`/users/${story.body.id}`, { token: ada.token })).status).toBe(404);
  });
});
