import { messages } from '../../server/contract/messages';
import { newId } from '../../server/ids';
import { buildMember, buildStory, changeStory, memberOfTest } from '../support/factories';
import { restClient } from '../support/restClient';
import { testServer } from '../support/testServer';

interface Version {
  id: string;
  story_id: string;
  version_number: number;
  name: string | null;
  kind: string;
  title: string;
  content: string;
  word_count: number;
  created_at: string;
}

const server = testServer();
const api = restClient(server);
let storyId: string;
const author = memberOfTest(server);
beforeEach(async () => {
  storyId = (await buildStory(server, author, { title: 'Title', content: 'First text' })).id;
});

const list = (query = '') =>
  api.get<Version[]>(`/stories/${storyId}/versions${query}`, { token: author.token });
const keep = (body: unknown) =>
  api.post<Version>(`/stories/${storyId}/versions`, body, { token: author.token });
const save = (content: string) => api.put(`/stories/${storyId}`, { content }, { token: author.token });

test('saves keep versions, which are listed, the latest first, read, named and restored', async () => {
  await save('Second text');
  await save('Third text');
  const { status, body } = await list();
  expect([status, body.map(({ content }) => content)]).toEqual([200, ['Second text', 'First text']]);
  const [, first] = body;
  expect(first).toEqual({
    id: expect.stringMatching(/^version_/),
    story_id: storyId,
    version_number: 1,
    name: null,
    kind: 'saved',
    title: 'Title',
    content: 'First text',
    word_count: 2,
    created_at: expect.any(String),
  });

  const place = `/stories/${storyId}/versions/${first?.id}`;
  expect(await api.get(place, { token: author.token })).toMatchObject({ status: 200, body: first });
  expect(await api.put(place, { name: 'Début' }, { token: author.token })).toMatchObject({
    status: 200,
    body: { ...first, name: 'Début' },
  });

  const restored = await api.post(`${place}/restore`, {}, { token: author.token });
  expect(restored).toMatchObject({
    status: 200,
    body: { id: storyId, content: 'First text', version_number: 4 },
  });
  expect((await list()).body[0]).toMatchObject({ content: 'Third text', version_number: 3 });
});

test('restoring on an old base answers 409 with the server’s copy', async () => {
  await save('Second text');
  const [first] = (await list()).body;
  const answer = await api.post(
    `/stories/${storyId}/versions/${first?.id}/restore`,
    { base_updated_at: '2026-01-01T00:00:00.000Z' },
    { token: author.token },
  );
  expect(answer).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT', story: { id: storyId, content: 'Second text' } },
  });
});

test('the text of now is kept under a name, another as one that was not chosen, and neither twice', async () => {
  expect(await keep({ name: 'Draft one' })).toMatchObject({
    status: 201,
    body: { kind: 'named', name: 'Draft one', content: 'First text' },
  });
  const body = { title: 'Mine', content: 'Not chosen', local_id: 'once' };
  const kept = await keep(body);
  expect(kept).toMatchObject({
    status: 201,
    body: { kind: 'not_chosen', title: 'Mine', content: 'Not chosen' },
  });
  expect((await keep(body)).body).toEqual(kept.body);
  expect((await list()).body).toHaveLength(2);
  const story = await api.get(`/stories/${storyId}`, { token: author.token });
  expect(story.body).toMatchObject({ content: 'First text', version_number: 3 });
});

test('a list is read page by page, with or without the texts', async () => {
  const story = await buildStory(server, author, {});
  storyId = story.id;
  for (let n = 1; n <= 5; n += 1) await changeStory(server, author, story, { content: `Text ${n}` });
  const path = `/stories/${storyId}/versions?limit=2&content=false`;
  const seen = (await api.pages<Version>(path, { token: author.token })).flat();
  for (const version of seen) expect(version).not.toHaveProperty('content');
  expect(seen.map(({ version_number }) => version_number)).toEqual([5, 4, 3, 2, 1]);
  expect((await list('?after=nonsense')).status).toBe(400);
});

test.each([
  ['a title without its text', { title: 'Alone' }, 'title', messages.version.titleAlone],
  ['a blank text', { content: ' ' }, 'content', messages.story.contentRequired],
  ['a name too long', { name: 'x'.repeat(101) }, 'name', messages.version.nameTooLong],
  ['a local id that is none', { content: 'Text', local_id: 'é' }, 'local_id', expect.any(String)],
])('keeping %s answers 422 and says why', async (_what, body, field, message) => {
  expect(await keep(body)).toMatchObject({
    status: 422,
    body: { code: 'BAD_USER_INPUT', fields: { [field]: message } },
  });
});

test('what is not there, or another’s, answers 404', async () => {
  await save('Second text');
  const [version] = (await list()).body;
  const reader = await buildMember(server);
  await api.put(`/stories/${storyId}`, { privacy_level: 'public' }, { token: author.token });
  const other = await buildStory(server, author, { content: 'Another story' });
  for (const [story, id, token] of [
    [storyId, version?.id, reader.token],
    [storyId, newId('version'), author.token],
    [storyId, 'nonsense', author.token],
    [other.id, version?.id, author.token],
    ['nonsense', version?.id, author.token],
  ] as const) {
    const place = `/stories/${story}/versions/${id}`;
    const missing = { status: 404, body: { code: 'NOT_FOUND' } };
    expect(await api.get(place, { token })).toMatchObject(missing);
    expect(await api.put(place, { name: 'Mine' }, { token })).toMatchObject(missing);
    expect(await api.post(`${place}/restore`, {}, { token })).toMatchObject(missing);
  }
  expect((await list()).body).toEqual([version]);
  expect((await api.get(`/stories/${storyId}/versions`, { token: reader.token })).status).toBe(404);
  expect((await api.get(`/stories/${newId('story')}/versions`, { token: author.token })).status).toBe(404);
});

test('an auto-save over REST keeps the text that a button saved, once', async () => {
  for (const content of ['a', 'ab', 'abc'])
    await api.put(`/stories/${storyId}`, { content, autosave: true }, { token: author.token });
  expect((await list()).body).toMatchObject([{ kind: 'autosaved', content: 'First text' }]);
});
