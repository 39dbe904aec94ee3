import { draftCalls } from '../../../support/draftCalls';
import { buildMember, buildStory, memberOfFile } from '../../../support/factories';
import { restClient } from '../../../support/restClient';
import { storyCalls } from '../../../support/storyCalls';
import { testServer } from '../../../support/testServer';

let now = new Date();
const server = testServer({}, () => now);
const author = memberOfFile(server);
const calls = storyCalls(server);
const drafts = draftCalls(server);

const ids: Record<string, string> = {};
const save = async (title: string, input: object) => {
  now = new Date(now.getTime() + 60_000);
  const { errors } = await drafts.update({ id: ids[title], ...input }, author.token);
  expect(errors).toBeUndefined();
};

beforeAll(async () => {
  const texts: [string, string, string, string[]][] = [
    ['Harbour', 'The boats came in.', 'PRIVATE', ['sea']],
    ['attic', 'Dust and a trunk of letters, never opened.', 'PUBLIC', ['house', 'sea']],
    ['Éclair', 'Sugar.', 'SHARED', []],
    ['Zinc', 'Rain on the roof all night.', 'PUBLIC', ['house']],
  ];
  for (const [title, content, privacyLevel, tags] of texts) {
    now = new Date(now.getTime() + 60_000);
    const { data } = await calls.create({ title, content, privacyLevel, tags }, author.token);
    ids[title] = data.createStory.story.id;
  }
  await save('attic', { content: 'Dust, and the letters, opened at last: a secret.', asDraft: true });
  await save('Harbour', { content: 'The boats came in late.' });
  const other = await buildMember(server);
  await buildStory(server, other, { title: 'Boats of another', content: 'The boats.' });
});

async function list(args: string, token = author.token) {
  const { data, errors } = await server.graphql(
    `{ viewer { stories(${args}) { totalCount pageInfo { endCursor startCursor hasNextPage } edges { node { title } } } } }`,
    {},
    token,
  );
  if (errors) throw new Error(errors[0]?.message);
  const { edges, ...rest } = data.viewer.stories;
  return { titles: edges.map(({ node }: { node: { title: string } }) => node.title), ...rest };
}
const titles = async (args: string) => (await list(`first: 10, ${args}`)).titles;

describe('a member sorts their stories', () => {
  it.each([
    ['as they were created by default, newest first', '', ['Zinc', 'Éclair', 'attic', 'Harbour']],
    ['by the last edit, drafts included', 'orderBy: EDITED', ['Harbour', 'attic', 'Zinc', 'Éclair']],
    ['by title', 'orderBy: TITLE', ['attic', 'Éclair', 'Harbour', 'Zinc']],
    ['by length', 'orderBy: WORDS', ['attic', 'Zinc', 'Harbour', 'Éclair']],
  ])('%s', async (_order, args, expected) => {
    expect(await titles(args)).toEqual(expected);
  });

  it.each(['EDITED', 'CREATED', 'TITLE', 'WORDS'])('by %s in pages, forward and backward', async (order) => {
    const all = await titles(`orderBy: ${order}`);
    const first = await list(`first: 2, orderBy: ${order}`);
    const rest = await list(`first: 2, orderBy: ${order}, after: "${first.pageInfo.endCursor}"`);
    expect([...first.titles, ...rest.titles]).toEqual(all);
    const back = await list(`last: 2, orderBy: ${order}, before: "${rest.pageInfo.startCursor}"`);
    expect(back.titles).toEqual(first.titles);
    expect(first).toMatchObject({ totalCount: 4, pageInfo: { hasNextPage: true } });
  });

  it('and sharing or naming a version is no edit', async () => {
    const before = await titles('orderBy: EDITED');
    now = new Date(now.getTime() + 60_000);
    await server.graphql(
      'mutation ($id: ID!) { createStoryVersion(input: { storyId: $id, name: "First" }) { version { id } } }',
      { id: ids.Zinc },
      author.token,
    );
    await server.graphql(
      'mutation ($id: ID!) { shareStory(input: { id: $id, canComment: false }) { story { id } } }',
      { id: ids.Zinc },
      author.token,
    );
    expect(await titles('orderBy: EDITED')).toEqual(before);
  });

  it('and a cursor of another order is refused', async () => {
    const { pageInfo } = await list('first: 1, orderBy: TITLE');
    await expect(list(`first: 1, orderBy: EDITED, after: "${pageInfo.endCursor}"`)).rejects.toThrow();
  });
});

describe('a member finds their stories', () => {
  it.each([
    ['a tag', 'tag: "Sea "', ['attic', 'Harbour']],
    ['a tag that nobody has', 'tag: "none"', []],
    ['the privacy', 'privacyLevel: PRIVATE', ['Harbour']],
    ['what others can read', 'status: PUBLISHED', ['Zinc', 'Éclair', 'attic']],
    ['unpublished changes', 'status: UNPUBLISHED_CHANGES', ['attic']],
    ['words of the title, whatever the accents', 'search: "eclair"', ['Éclair']],
    ['words typed as letters with separate accents', 'search: "E\u0301clair"', ['Éclair']],
    ['words of the text', 'search: "boats late"', ['Harbour']],
    ['words of a draft', 'search: "secret"', ['attic']],
    ['words of the published text beside a draft', 'search: "never opened"', ['attic']],
    ['short words', 'search: "on"', ['Zinc']],
    ['all of these', 'tag: "house", status: PUBLISHED, privacyLevel: PUBLIC, search: "rain"', ['Zinc']],
    ['nothing', 'search: "boats", privacyLevel: PUBLIC', []],
  ])('by %s', async (_by, args, expected) => {
    expect(await titles(args)).toEqual(expected);
    expect((await list(`first: 1, ${args}`)).totalCount).toBe(expected.length);
  });

  it('also among more words than are read for a search', async () => {
    const { db } = server.app.services;
    await db.dataSource.query('UPDATE stories SET word_count = 1000001 WHERE id = ?', [ids.Zinc]);
    try {
      expect(await titles('search: "boats"')).toEqual(['Harbour']);
      expect(await titles('search: "secret"')).toEqual(['attic']);
    } finally {
      await db.dataSource.query('UPDATE stories SET word_count = 6 WHERE id = ?', [ids.Zinc]);
    }
  });

  it('and nobody finds those of others', async () => {
    const other = await buildMember(server);
    expect((await list('first: 10, search: "boats", tag: "sea"', other.token)).titles).toEqual([]);
  });
});

it('a member is offered the tags of their own stories', async () => {
  const other = await buildMember(server);
  await buildStory(server, other, { tags: ['elsewhere'] });
  const data = await server.ask('{ viewer { storyTags { name } } }', author.token);
  expect(data.viewer.storyTags).toEqual([{ name: 'house' }, { name: 'sea' }]);
});

it('legacy clients can do the same, and without parameters get what they got before', async () => {
  const rest = restClient(server);
  const my = async (query: string) => {
    const { body } = await rest.get(`/stories/my${query}`, { token: author.token });
    return (body as unknown as { title: string }[]).map(({ title }) => title);
  };
  expect(await my('')).toEqual(['Zinc', 'Éclair', 'attic', 'Harbour']);
  expect(await my('?order_by=title&status=published')).toEqual(['attic', 'Éclair', 'Zinc']);
  expect(await my('?search=boats&privacy_level=private&tag=sea')).toEqual(['Harbour']);
  expect((await rest.get('/stories/my?order_by=color', { token: author.token })).status).toBe(400);
});
