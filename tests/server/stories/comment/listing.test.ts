import { PrivacyLevel } from '../../../../server/contract/enums';
import { newIdAt } from '../../../../server/lib/ids';
import { commentCalls } from '../../../support/commentCalls';
import { buildMember, buildStory, type TestMember } from '../../../support/factories';
import { type PlanRow, plansOf } from '../../../support/statements';
import { dataOf, testServer } from '../../../support/testServer';

let author: TestMember;
let readers: TestMember[];
let storyIds: string[];

const server = testServer();
/**
 * Enough rows for realistic query plans: 40 stories with up to 50 comments, the first with 50 by five
 * readers.
 */
beforeAll(async () => {
  author = await buildMember(server);
  readers = await Promise.all(Array.from({ length: 5 }, () => buildMember(server)));
  const stories = [];
  for (let n = 0; n < 40; n += 1)
    stories.push(await buildStory(server, author, { title: `${n}`, privacyLevel: PrivacyLevel.PUBLIC }));
  storyIds = stories.map(({ id }) => id);
  const start = Date.UTC(2026, 0, 5);
  const rows = storyIds.flatMap((storyId, story) =>
    Array.from({ length: 50 - story }, (_, n) => {
      const at = new Date(start + n * 60_000);
      return [newIdAt('comment', at), storyId, readers[n % 5]!.id, `${story}.${n}`, at, at];
    }),
  );
  const { dataSource } = server.app.services.db;
  await dataSource.query(
    `INSERT INTO comments (id, story_id, author_id, content, created_at, updated_at)
     VALUES ${rows.map(() => '(?, ?, ?, ?, ?, ?)').join(',')}`,
    rows.flat(),
  );
  await dataSource.query('ANALYZE TABLE comments');
});

type Edge = { node: { content: string } };
const contents = ({ edges }: { edges: Edge[] }) => edges.map(({ node }) => node.content);
const numbered = (story: number, from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => `${story}.${from + n}`);

async function page(args: string, storyId = storyIds[0] as string) {
  const data = await dataOf(commentCalls(server).list(storyId, undefined, args));
  return data.story.comments;
}

describe('the comments of a story', () => {
  it('are listed oldest first, 20 by default', async () => {
    expect(contents(await page('first: 100'))).toEqual(numbered(0, 0, 50));
    expect(contents(await page('after: null'))).toEqual(numbered(0, 0, 20));
    expect(contents(await page('last: 3'))).toEqual(numbered(0, 47, 50));
  });
});

const selection =
  'totalCount edges { node { id content createdAt viewerCanEdit viewerCanDelete author { name isDeleted } story { id } } }';

async function cost(query: string, variables: object, token = author.token) {
  const { statements, result } = await server.countStatements(() =>
    server.graphql(query, { ...variables }, token),
  );
  expect(result.errors).toBeUndefined();
  return { statements, data: result.data };
}

describe('the cost of comments', () => {
  it.each([1, 10, 50])('is the same number of statements for a page of %i', async (first) => {
    const { statements, data } = await cost(
      `query ($id: ID!) { story(id: $id) { viewerCanComment comments(first: ${first}) { ${selection} } } }`,
      { id: storyIds[0] },
    );
    expect(data.story.comments.edges).toHaveLength(first);
    // The viewer, the story, the page, its count and its authors.
    expect(statements).toHaveLength(5);
  });

  it('is shared if a page is requested twice at once, and each result has each comment once', async () => {
    const [one, two] = storyIds as [string, string];
    const field = (name: string, id: string) =>
      `${name}: story(id: "${id}") { comments(first: 3) { edges { node { content } } pageInfo { hasNextPage } } }`;
    const data = await server.ask(`{ ${field('a', one)} ${field('b', one)} ${field('c', two)} }`);
    expect(contents(data.a.comments)).toEqual(numbered(0, 0, 3));
    expect(data.b).toEqual(data.a);
    expect(contents(data.c.comments)).toEqual(numbered(1, 0, 3));
  });

  it('is one statement for all stories of a list, each in its order', async () => {
    const { statements, data } = await cost(
      `{ publicStories(first: 40) { edges { node { id title
        comments(first: 2) { ${selection} } latest: comments(last: 3) { ${selection} } } } } }`,
      {},
    );
    for (const { node } of data.publicStories.edges) {
      const story = Number(node.title);
      const total = node.comments.totalCount;
      expect(contents(node.comments)).toEqual(numbered(story, 0, 2));
      if (story !== 20) expect(contents(node.latest)).toEqual(numbered(story, total - 3, total));
    }
    expect(statements.filter((sql) => sql.includes('comments c'))).toHaveLength(2);
    expect(statements.length).toBeLessThanOrEqual(8);
  });
});

describe('the plan of a page', () => {
  const plans = async (query: string) => (await plansOf(server, query, /\bcomments\b/)).flat();
  /** One walk, and for each comment its author's state by their id. */
  const check = (rows: PlanRow[]) => {
    const reads = rows.filter(({ table }) => !table?.startsWith('<'));
    const walks = reads.filter(({ table }) => table !== 'su');
    expect(walks.length).toBeGreaterThan(0);
    for (const { key, Extra } of walks) {
      expect(key).toBe('comments_story');
      expect(Extra).not.toMatch(/filesort|temporary/);
    }
    const states = reads.filter(({ table }) => table === 'su');
    expect(states).toHaveLength(walks.length);
    for (const { type, key, rows } of states) expect([type, key, rows]).toEqual(['eq_ref', 'PRIMARY', '1']);
    return walks;
  };

  it.each(['first: 20', 'last: 20'])(
    'walks comments_story in its order, from either end (%s)',
    async (args) => {
      check(
        await plans(
          `{ story(id: "${storyIds[0]}") { comments(${args}) { totalCount edges { node { content } } } } }`,
        ),
      );
    },
  );

  it('does so at any depth', async () => {
    const { pageInfo } = await page('first: 30');
    const list = (args: string) =>
      `{ story(id: "${storyIds[0]}") { comments(${args}) { edges { node { content } } } } }`;
    check(await plans(list(`first: 10, after: "${pageInfo.endCursor}"`)));
    check(await plans(list(`last: 10, before: "${pageInfo.endCursor}"`)));
  });

  it('counts on the index alone', async () => {
    const ids = storyIds.slice(0, 8).map((id) => `"${id}"`);
    for (const query of [
      `{ story(id: "${storyIds[0]}") { comments(first: 0) { totalCount } } }`,
      `{ ${ids.map((id, n) => `s${n}: story(id: ${id}) { comments(first: 0) { totalCount } }`)} }`,
    ])
      for (const { Extra } of check(await plans(query))) expect(Extra).toMatch(/Using index(?! condition)/);
  });

  it('does so for each story of a list', async () => {
    check(
      await plans(
        '{ publicStories(first: 8) { edges { node { comments(last: 3) { totalCount edges { node { content } } } } } } }',
      ),
    );
  });
});
