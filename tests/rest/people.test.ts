import { buildMember, buildStory, memberOfTest, type TestMember } from '../support/factories';
import { makeTombstone } from '../support/peopleCalls';
import { restClient } from '../support/restClient';
import { testServer } from '../support/testServer';

interface Member {
  id: string;
  username: string;
}

const server = testServer();
const api = restClient(server);
const ada = memberOfTest(server, { displayName: 'Ada', bio: 'Writes.' });
const ben = memberOfTest(server);

const nobody = 'user_01h455vb4pex5vsknk084sn02q';

describe('PUT /users/profile', () => {
  const put = (body: unknown) => api.put('/users/profile', body, { token: ada.token });

  test('changes the profile and answers the member', async () => {
    const answer = await put({
      profile_image_url: 'https://ada.example/me.png',
      display_name: 'Augusta',
      bio: 'Counts.',
      website_url: 'https://ada.example',
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        id: ada.id,
        username: ada.username,
        profile_image_url: 'https://ada.example/me.png',
        display_name: 'Augusta',
        bio: 'Counts.',
        website_url: 'https://ada.example/',
      },
    });
    expect((await api.get(`/users/u/${ada.username}`, { token: ben.token })).body).toEqual(answer.body);
    expect((await api.get('/auth/me', { token: ada.token })).body).toMatchObject({
      profile_image_url: 'https://ada.example/me.png',
      display_name: 'Augusta',
    });
  });

  test('leaves what is not sent, and takes away what is null', async () => {
    expect((await put({ bio: null })).body).toMatchObject({ display_name: 'Ada', bio: null });
    expect((await put({})).body).toMatchObject({ display_name: 'Ada', bio: null });
  });

  test('names every field at fault', async () => {
    const answer = await put({ website_url: 'javascript:alert(1)', bio: 'b'.repeat(501), username: 'other' });
    expect(answer).toMatchObject({
      status: 422,
      body: {
        code: 'BAD_USER_INPUT',
        fields: {
          website_url: expect.stringContaining('https://'),
          bio: 'Bio must be at most 500 characters',
        },
      },
    });
  });
});

describe('following', () => {
  test('answers the state after it, and repeating it changes nothing', async () => {
    const path = `/users/${ben.id}/follow`;
    for (const _ of [1, 2])
      expect(await api.post(path, undefined, { token: ada.token })).toMatchObject({
        status: 200,
        body: { is_following: true, followers_count: 1 },
      });
    const status = () => api.get(`/users/${ben.id}/follow-status`, { token: ada.token });
    expect((await status()).body).toEqual({ is_following: true });
    for (const _ of [1, 2])
      expect(await api.delete(path, { token: ada.token })).toMatchObject({
        status: 200,
        body: { is_following: false, followers_count: 0 },
      });
    expect((await status()).body).toEqual({ is_following: false });
  });

  test('oneself is refused', async () => {
    const answer = await api.post(`/users/${ada.id}/follow`, undefined, { token: ada.token });
    expect(answer).toMatchObject({ body: { error: 'You cannot follow yourself', code: 'BAD_USER_INPUT' } });
    expect([400, 422]).toContain(answer.status);
  });

  test('lists are arrays that lead on, the latest first', async () => {
    const fans: TestMember[] = [];
    for (const _ of [1, 2, 3]) {
      const fan = await buildMember(server);
      await api.post(`/users/${ben.id}/follow`, undefined, { token: fan.token });
      await api.post(`/users/${fan.id}/follow`, undefined, { token: ben.token });
      fans.unshift(fan);
    }
    for (const list of ['followers', 'following']) {
      const pages = await api.pages<Member>(`/users/${ben.id}/${list}?limit=2`, { token: ada.token });
      const seen = pages.flat().map(({ id }) => id);
      expect(seen.sort()).toEqual(fans.map(({ id }) => id).sort());
    }
  });
});

describe('GET /users/{id}/stats', () => {
  test("answers the viewer's own figures", async () => {
    await buildStory(server, ada, { content: 'One two three.' });
    expect(await api.get(`/users/${ada.id}/stats`, { token: ada.token })).toMatchObject({
      status: 200,
      body: {
        stories_count: 1,
        journals_count: 0,
        total_word_count: 3,
        followers_count: 0,
        notes_count: 0,
        stories_shared_count: 0,
        stories_word_count: 3,
      },
    });
  });

  test("answers 403 for another's", async () => {
    expect(await api.get(`/users/${ada.id}/stats`, { token: ben.token })).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });
  });
});

describe('a member who does not exist, or is gone,', () => {
  const paths: [method: string, path: string][] = [
    ['GET', ''],
    ['POST', '/follow'],
    ['DELETE', '/follow'],
    ['GET', '/followers'],
    ['GET', '/following'],
    ['GET', '/follow-status'],
    ['GET', '/stats'],
  ];
  test.each(paths)('%s /users/{id}%s answers 404', async (method, path) => {
    await makeTombstone(server, ben);
    for (const id of [nobody, ben.id, 'story_01h455vb4pex5vsknk084sn02q'])
      expect((await api.request(method, `/users/${id}${path}`, { token: ada.token })).status).toBe(404);
  });
});
