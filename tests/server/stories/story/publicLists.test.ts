import { PrivacyLevel } from '../../../../server/contract/enums';
import { accountCalls } from '../../../support/accountCalls';
import { buildMember, buildStory, changeStory, memberOfFile } from '../../../support/factories';
import { statementsSentBy } from '../../../support/statements';
import { storyCalls } from '../../../support/storyCalls';
import { testServer } from '../../../support/testServer';
import { walkBackward, walkForward } from '../../../support/walkPages';

const server = testServer();
const { create, update, remove } = storyCalls(server);
const nora = memberOfFile(server, { username: 'nora', displayName: 'Nora Vale' });
const ola = memberOfFile(server, { username: 'ola' });
const isPublic = { privacyLevel: PrivacyLevel.PUBLIC };

const publish = (title: string, tags: string[] = [], author = nora) =>
  buildStory(server, author, { title, tags, ...isPublic });

/** Stories 1 to 12 in order of publication, some at the same time; even ones are Nora's, one of three is about the sea. */
beforeAll(async () => {
  for (let n = 1; n <= 12; n += 1)
    await publish(`Story ${n}`, n % 3 === 0 ? ['sea', 'weather'] : ['weather'], n % 2 === 0 ? nora : ola);
  await buildStory(server, nora, { title: 'Private', tags: ['sea', 'hidden'] });
  await buildStory(server, nora, {
    title: 'Shared',
    tags: ['sea', 'hidden'],
    privacyLevel: PrivacyLevel.SHARED,
  });
  await buildStory(server, ola, { title: 'For Nora', tags: ['sea', 'hidden'], sharedWith: [nora] });
  for (const table of ['stories', 'story_tags'])
    await server.sql(
      `UPDATE ${table} SET published_at = '2026-01-05 19:00:00' WHERE ${table === 'stories' ? 'id' : 'story_id'} IN
         (SELECT id FROM (SELECT id FROM stories WHERE title IN ('Story 1', 'Story 2', 'Story 3', 'Story 6')) equal)`,
    );
});

const selection =
  'totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { node { title } }';

interface Node {
  title: string;
}

async function list(args: string, token?: string) {
  const data = await server.ask(`{ publicStories(${args}) { ${selection} } }`, token);
  return data.publicStories;
}

const titlesOf = (page: { edges: { node: Node }[] }) => page.edges.map(({ node }) => node.title);
const titles = async (args: string, token?: string) => titlesOf(await list(args, token));
const stories = (...numbers: number[]) => numbers.map((n) => `Story ${n}`);

describe('public stories', () => {
  it.each(['nora', 'NORA', 'Nora'])(
    'of the author %s are all of hers, the latest published first',
    async (name) => {
      for (const token of [undefined, nora.token, ola.token])
        expect(await titles(`author: "${name}"`, token)).toEqual(stories(12, 10, 8, 4, 6, 2));
    },
  );

  it.each(['sea', ' Sea ', 'SEA'])('with the tag %j are those, the latest published first', async (name) => {
    for (const token of [undefined, nora.token, ola.token])
      expect(await titles(`tag: "${name}"`, token)).toEqual(stories(12, 9, 6, 3));
  });

  it('of an author with a tag are both', async () => {
    expect(await titles('author: "nora", tag: "sea"')).toEqual(stories(12, 6));
    expect(await titles('author: "ola", tag: "SEA"')).toEqual(stories(9, 3));
  });

  it.each([
    'author: "nobody"',
    'author: "ñandú"',
    `author: "${'x'.repeat(51)}"`,
    'tag: "sea%"',
    `tag: "${'x'.repeat(21)}"`,
    'tag: "hidden"',
    'author: "nora", tag: "hidden"',
    'author: "nobody", tag: "sea"',
  ])('with %s are an empty list', async (args) => {
    expect(await list(`${args}, first: 5`)).toMatchObject({
      totalCount: 0,
      edges: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: false },
    });
  });

  const limits: [string, number][] = [
    ['author: "nora"', 6],
    ['tag: "sea"', 4],
    ['tag: "weather"', 12],
    ['author: "ola", tag: "weather"', 6],
    ['author: "nora", search: "story"', 6],
    ['tag: "weather", search: "story"', 12],
  ];

  it.each(limits)(
    'with %s are the same backward as forward, and as many as totalCount says',
    async (limit, count) => {
      const all = await titles(`${limit}, first: 100`);
      expect(all).toHaveLength(count);
      const read = (args: string) => list(`${limit}, ${args}`);
      for (const size of [1, 2, 5]) {
        expect((await walkForward<Node>(read, size)).map(({ title }) => title)).toEqual(all);
        expect((await walkBackward<Node>(read, size)).map(({ title }) => title)).toEqual(all);
      }
      expect(await list(`${limit}, last: 2`)).toMatchObject({ totalCount: count });
    },
  );

  it('of an author or with a tag take one statement, and one each for their authors and tags', async () => {
    for (const limit of ['author: "nora"', 'tag: "sea"', 'author: "nora", tag: "sea"', 'tag: "mountains"']) {
      const { length } = await statementsSentBy(
        server,
        `{ publicStories(${limit}) { edges { node { title author { name } tags { name } } } } }`,
      );
      expect(length).toBeLessThanOrEqual(3);
    }
  });
});

describe('a search among the stories', () => {
  beforeAll(async () => {
    for (const [title, content, tags, author] of [
      ['Nora of the lamp', 'The lamp was lit.', ['lights'], nora],
      ['Ola and the lamp', 'Another lamp.', ['lights'], ola],
      ['Ola at night', 'No light but a heron.', ['lights', 'birds'], ola],
    ] as const)
      await buildStory(server, author, { title, content, tags: [...tags], ...isPublic });
    await buildStory(server, ola, { title: 'A private lamp', tags: ['lights'] });
  });

  it.each([
    ['author: "ola", search: "lamp"', ['Ola and the lamp']],
    ['tag: "lights", search: "lamp"', ['Ola and the lamp', 'Nora of the lamp']],
    ['tag: "birds", search: "lamp"', []],
    ['author: "nora", tag: "lights", search: "LAM"', ['Nora of the lamp']],
    ['tag: "lights", search: "the"', ['Ola and the lamp', 'Nora of the lamp']],
    ['tag: "lights", search: "nora v"', ['Nora of the lamp']],
    ['author: "ola", search: "nora v"', []],
    ['author: "nobody", search: "lamp"', []],
    ['tag: "hidden", search: "lamp"', []],
  ])('with %s finds %j', async (args, found) => {
    const page = await list(`${args}, first: 10`);
    expect(titlesOf(page)).toEqual(found);
    expect(page.totalCount).toBe(found.length);
  });

  it('does not ask the index of all texts', async () => {
    const sent = await statementsSentBy(
      server,
      '{ publicStories(tag: "lights", search: "lamp", first: 5) { totalCount edges { node { title } } } }',
    );
    expect(sent.filter(({ sql }) => sql.includes('MATCH'))).toEqual([]);
  });
});

describe('the list of a tag', () => {
  const inList = async (tag: string) => titles(`tag: "${tag}"`);

  it('has a story from when it is published, with the tags that it has then', async () => {
    const story = await buildStory(server, ola, { title: 'Later', tags: ['late'] });
    expect(await inList('late')).toEqual([]);
    await changeStory(server, ola, story, isPublic);
    expect(await inList('late')).toEqual(['Later']);
    await update({ id: story.id, tags: ['later'] }, ola.token);
    expect([await inList('late'), await inList('later')]).toEqual([[], ['Later']]);
  });

  it('loses a withdrawn story, and has it again at its place when it is published again', async () => {
    const first = await publish('First of two', ['pair']);
    await publish('Second of two', ['pair']);
    await changeStory(server, nora, first, { privacyLevel: PrivacyLevel.PRIVATE });
    expect(await inList('pair')).toEqual(['Second of two']);
    await update({ id: first.id, privacyLevel: 'PUBLIC', tags: ['pair', 'odd'] }, nora.token);
    expect(await inList('pair')).toEqual(['Second of two', 'First of two']);
    expect(await inList('odd')).toEqual(['First of two']);
    await remove({ id: first.id }, nora.token);
    expect([await inList('pair'), await inList('odd')]).toEqual([['Second of two'], []]);
  });

  it('has stories created and imported as public ones', async () => {
    await create({ title: 'Created', content: 'Words', privacyLevel: 'PUBLIC', tags: ['made'] }, ola.token);
    const imported = (title: string, privacyLevel: string) => ({
      title,
      content: 'Words',
      privacyLevel,
      tags: ['made'],
      publishedAt: '2020-01-06T19:00:00Z',
    });
    const { errors } = await server.mutate(
      'importStories',
      { stories: [imported('Imported', 'PUBLIC'), imported('Once public', 'PRIVATE')] },
      ola.token,
      'results { outcome }',
    );
    expect(errors).toBeUndefined();
    expect(await inList('made')).toEqual(['Created', 'Imported']);
  });
});

it("a deleted member's stories are in no list", async () => {
  const leaver = await buildMember(server, { username: 'leaver' });
  await publish('Left behind', ['gone'], leaver);
  expect(await titles('author: "leaver", tag: "gone"')).toEqual(['Left behind']);
  await accountCalls(server).deleteAccount(leaver.password, leaver.token);
  for (const limit of ['author: "leaver"', 'tag: "gone"']) expect(await titles(limit)).toEqual([]);
});

// After all others, whose writes it checks.
it('the tags of a story know when it was published, whatever was saved', async () => {
  const different = await server.sql(
    'SELECT s.title FROM story_tags l JOIN stories s ON s.id = l.story_id WHERE NOT (l.published_at <=> s.published_at)',
  );
  expect(different).toEqual([]);
});
