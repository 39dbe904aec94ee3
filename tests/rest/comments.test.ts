import { PrivacyLevel } from '../../server/contract/enums';
import { messages } from '../../server/contract/messages';
import { newId } from '../../server/ids';
import { buildComment, buildStory, memberOfFile, memberOfTest } from '../support/factories';
import { restClient } from '../support/restClient';
import { testServer } from '../support/testServer';

interface Comment {
  id: string;
  content: string;
  created_at: string;
  updated_at: string;
  author: { id: string; username: string; display_name: string | null };
}

const server = testServer();
const api = restClient(server);
let storyId: string;
const author = memberOfFile(server);
const reader = memberOfTest(server, { displayName: 'Rosa' });
beforeEach(async () => {
  storyId = (await buildStory(server, author, { privacyLevel: PrivacyLevel.PUBLIC })).id;
});

const list = (query = '', token?: string) =>
  api.get<Comment[]>(`/stories/${storyId}/comments${query}`, { token });
const add = (content: unknown, token: string | undefined = reader.token) =>
  api.post<Comment>(`/stories/${storyId}/comments`, { content }, { token });

test('a comment is added, read by everyone, changed and deleted', async () => {
  const added = await add(' Lovely.\nTruly. ');
  expect(added).toMatchObject({
    status: 201,
    body: {
      id: expect.stringMatching(/^comment_/),
      content: 'Lovely.\nTruly.',
      author: { id: reader.id, username: reader.username, display_name: 'Rosa' },
    },
  });
  const { id, created_at } = added.body;
  expect((await list()).body).toEqual([added.body]);

  const changed = await api.put<Comment>(`/comments/${id}`, { content: 'Lovely!' }, { token: reader.token });
  expect(changed).toMatchObject({ status: 200, body: { id, content: 'Lovely!', created_at } });
  expect(changed.body.updated_at > created_at).toBe(true);
  expect((await list()).body).toEqual([changed.body]);

  expect(await api.delete(`/comments/${id}`, { token: reader.token })).toMatchObject({
    status: 204,
    body: undefined,
  });
  expect((await list()).body).toEqual([]);
});

test('a list is an array, the oldest first, page by page', async () => {
  for (let n = 1; n <= 5; n += 1) await buildComment(server, reader, storyId, `Comment ${n}`);
  const pages = await api.pages<Comment>(`/stories/${storyId}/comments?limit=2`);
  expect(pages).toHaveLength(3);
  expect(pages.flat().map(({ content }) => content)).toEqual([1, 2, 3, 4, 5].map((n) => `Comment ${n}`));
  expect((await list('?limit=101')).status).toBe(400);
  expect((await list('?after=nonsense')).status).toBe(400);
});

test.each([
  ['no text', {}, 'content'],
  ['a blank one', { content: ' \n ' }, 'content'],
  ['one too long', { content: 'x'.repeat(10_001) }, 'content'],
  ['no text at all', { content: 5 }, 'content'],
])('a comment of %s answers 422 and says why', async (_name, body, field) => {
  const refused = {
    status: 422,
    body: { code: 'BAD_USER_INPUT', fields: { [field]: expect.any(String) } },
  };
  expect(await api.post(`/stories/${storyId}/comments`, body, { token: reader.token })).toMatchObject(
    refused,
  );
  const { id } = await buildComment(server, reader, storyId);
  expect(await api.put(`/comments/${id}`, body, { token: reader.token })).toMatchObject(refused);
});

test('a blank comment is refused in the words of the screen', async () => {
  expect((await add(' ')).body).toMatchObject({ fields: { content: messages.comment.blank } });
});

test('what is not there, or not the viewer’s to see, answers 404', async () => {
  const secret = await buildStory(server, author, {});
  for (const id of [secret.id, newId('story'), 'nonsense'])
    for (const token of [undefined, reader.token]) {
      expect((await api.get(`/stories/${id}/comments`, { token })).status).toBe(404);
      expect((await api.post(`/stories/${id}/comments`, { content: 'Hm.' }, { token })).status).toBe(
        token ? 404 : 401,
      );
    }
  for (const id of [newId('comment'), 'nonsense', storyId])
    expect(await api.delete(`/comments/${id}`, { token: reader.token })).toMatchObject({
      status: 404,
      body: { error: messages.comment.notFound },
    });
});

test('a member who left reads Deleted member', async () => {
  await buildComment(server, reader, storyId, 'I was here.');
  await server.app.services.db.dataSource.query(
    'UPDATE users SET deleted_at = ?, display_name = NULL WHERE id = ?',
    [new Date(), reader.id],
  );
  expect((await list()).body).toMatchObject([
    { content: 'I was here.', author: { display_name: 'Deleted member' } },
  ]);
});

test('too many in ten minutes answer 429 and say when to come again', async () => {
  const strict = await server.another({ rateLimits: 2 / 60 });
  const strictApi = restClient(strict);
  const strictly = () =>
    strictApi.post(`/stories/${storyId}/comments`, { content: 'Again.' }, { token: reader.token });
  expect([(await strictly()).status, (await strictly()).status]).toEqual([201, 201]);
  const refused = await strictly();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('a path of comments knows its methods', async () => {
  const answer = await api.request('PATCH', `/stories/${storyId}/comments`);
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST, OPTIONS']);
});
