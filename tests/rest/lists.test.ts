import { PrivacyLevel } from '../../server/contract/enums';
import { buildStory, memberOfFile } from '../support/factories';
import { restClient } from '../support/restClient';
import { testServer } from '../support/testServer';

interface Item {
  id: string;
  title: string;
  content?: string;
  excerpt: string;
}

const server = testServer();
const api = restClient(server);
const author = memberOfFile(server);
const reader = memberOfFile(server);
beforeAll(async () => {
  for (const number of [1, 2, 3, 4, 5])
    await buildStory(server, author, {
      title: `Public ${number}`,
      content: number === 1 ? 'A **wolf**.' : 'A lamb.',
      privacyLevel: PrivacyLevel.PUBLIC,
    });
  await buildStory(server, author, { title: 'Private' });
  await buildStory(server, author, { title: 'Shared', privacyLevel: PrivacyLevel.SHARED });
});

const titles = async (path: string, token?: string) =>
  (await api.get<Item[]>(path, { token })).body.map(({ title }) => title);
const publicTitles = ['Public 5', 'Public 4', 'Public 3', 'Public 2', 'Public 1'];

test('lists are arrays, the newest first', async () => {
  expect(await titles('/public/stories')).toEqual(publicTitles);
  expect(await titles('/stories/my', author.token)).toEqual(['Shared', 'Private', ...publicTitles]);
  expect(await titles('/stories/my', reader.token)).toEqual([]);
  expect(await titles('/stories/shared', reader.token)).toEqual(['Shared']);
});

test("an author's stories are those that the viewer may read; without author_id they are the viewer's own", async () => {
  for (const path of [`/users/${author.id}/stories`, `/stories?author_id=${author.id}`]) {
    expect(await titles(path, reader.token)).toEqual(['Shared', ...publicTitles]);
    expect(await titles(path, author.token)).toEqual(['Shared', 'Private', ...publicTitles]);
  }
  expect(await titles('/stories', author.token)).toEqual(['Shared', 'Private', ...publicTitles]);
  expect(await titles('/stories', reader.token)).toEqual([]);
  expect((await api.get('/stories')).status).toBe(401);
});

test('a page links to the next with all parameters; the last has no link', async () => {
  const seen: string[] = [];
  let path: string | undefined = '/public/stories?limit=2&content=false';
  let pages = 0;
  while (path) {
    const { body, headers }: Awaited<ReturnType<typeof api.get<Item[]>>> = await api.get<Item[]>(path);
    pages += 1;
    expect(body.every(({ content }) => content === undefined)).toBe(true);
    seen.push(...body.map(({ title }) => title));
    const link: string | null = headers.get('link');
    const next: string | undefined = link?.match(/^<\/api(\S+)>; rel="next"$/)?.[1];
    if (link) expect(next).toMatch(/limit=2&after=/);
    path = next;
  }
  expect(pages).toBe(3);
  expect(seen).toEqual(publicTitles);
});

test('items have the whole text and an excerpt; content=false leaves the text out', async () => {
  const [first] = (await api.get<Item[]>('/public/stories?search=wolf')).body;
  expect(first).toMatchObject({ title: 'Public 1', content: 'A **wolf**.', excerpt: 'A wolf.' });
  const [short] = (await api.get<Item[]>('/public/stories?search=wolf&content=false')).body;
  expect(short).toMatchObject({ title: 'Public 1', excerpt: 'A wolf.' });
  expect(short).not.toHaveProperty('content');
});

test.each(['0', '101', '-1', '2.5', 'all', '', '1&limit=2'])('limit=%s answers 400', async (limit) => {
  const answer = await api.get(`/public/stories?limit=${limit}`);
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'BAD_USER_INPUT', fields: { limit: expect.any(String) } },
  });
});

test('an invalid cursor or flag answers 400', async () => {
  expect(await api.get('/public/stories?after=nonsense')).toMatchObject({
    status: 400,
    body: { fields: { after: expect.any(String) } },
  });
  expect(await api.get('/public/stories?content=perhaps')).toMatchObject({
    status: 400,
    body: { fields: { content: 'Content must be true or false' } },
  });
});

test('public stories of an author or with a tag, in any case', async () => {
  await buildStory(server, reader, {
    title: 'About the sea',
    tags: ['sea'],
    privacyLevel: PrivacyLevel.PUBLIC,
  });
  for (const name of [reader.username, reader.username.toUpperCase()])
    expect(await titles(`/public/stories?author=${name}`)).toEqual(['About the sea']);
  expect(await titles(`/public/stories?author=${author.username}`)).toEqual(publicTitles);
  expect(await titles('/public/stories?tag=Sea')).toEqual(['About the sea']);
  expect(await titles(`/public/stories?tag=sea&author=${author.username}`)).toEqual([]);
  expect(await titles('/public/stories?author=nobody&limit=1')).toEqual([]);
});

test('a page without texts never reads them', async () => {
  const { statements } = await server.countStatements(() => api.get('/public/stories?content=false'));
  expect(statements.filter((sql) => /\bcontent\b/.test(sql))).toEqual([]);
});
