import { buildMember, type TestMember } from '../../support/factories';
import { statementsDuring } from '../../support/statements';
import { testServer } from '../../support/testServer';
import { walkBackward, walkForward } from '../../support/walkPages';

let star: TestMember;
let fans: TestMember[];

const start = Date.UTC(2026, 0, 5);

const server = testServer();
beforeAll(async () => {
  star = await buildMember(server, { username: 'star' });
  fans = await Promise.all(
    Array.from({ length: 30 }, (_, n) => buildMember(server, { username: `fan${n}` })),
  );
  // Three follows per millisecond, so that the order within a millisecond matters.
  const follows = fans.flatMap(({ id }, n) => [
    [id, star.id, new Date(start + Math.floor(n / 3))],
    [star.id, id, new Date(start + Math.floor(n / 3))],
  ]);
  await server.app.services.db.dataSource.query(
    `INSERT INTO follows (follower_id, followed_id, created_at) VALUES ${follows.map(() => '(?, ?, ?)').join(',')}`,
    follows.flat(),
  );
  await server.app.services.db.dataSource.query('ANALYZE TABLE follows');
});

const latestFirst = () =>
  fans
    .map(({ id }, n) => ({ id, at: Math.floor(n / 3) }))
    .sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
    .map(({ id }) => id);

const ask = (field: string, args: string) =>
  `{ user(username: "star") { ${field}(${args}) { totalCount pageInfo { hasNextPage hasPreviousPage endCursor startCursor } edges { cursor node { id name viewerIsFollowing } } } } }`;

interface Page {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string; startCursor: string };
  edges: { cursor: string; node: { id: string; viewerIsFollowing: boolean } }[];
}

const read = async (field: string, args: string): Promise<Page> => {
  const { data, errors } = await server.graphql(ask(field, args), {}, fans[0]!.token);
  expect(errors).toBeUndefined();
  return data.user[field];
};

describe.each(['followers', 'following'])('%s', (field) => {
  it('are latest first, page by page, each once, and the same backward', async () => {
    const page = async (args: string) => {
      const found = await read(field, args);
      expect(found.totalCount).toBe(30);
      return found;
    };
    const idsOf = (nodes: { id: string }[]) => nodes.map(({ id }) => id);
    expect(idsOf(await walkForward(page, 7))).toEqual(latestFirst());
    expect(idsOf(await walkBackward(page, 7))).toEqual(latestFirst());
  });

  it('cost the same statements whatever the page size', async () => {
    const count = async (size: number) =>
      (await server.countStatements(() => read(field, `first: ${size}`))).statements.filter((sql) =>
        /FROM (users|follows)/.test(sql),
      ).length;
    const few = await count(2);
    expect(await count(30)).toBeLessThanOrEqual(few);
    // The member, the follows, their rows, their count, and whom the viewer follows.
    expect(few).toBeLessThanOrEqual(5);
  });

  it('are refused to visitors with an error', async () => {
    const story = await server.graphql(
      'mutation { createStory(input: { title: "Out", content: "Words", privacyLevel: PUBLIC }) { story { id } } }',
      {},
      star.token,
    );
    const { errors, status } = await server.graphql(
      `query ($id: ID!) { story(id: $id) { author { ${field} { totalCount } } } }`,
      { id: story.data.createStory.story.id },
    );
    expect([status, errors?.[0]?.extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('read one index in order, and count by it', async () => {
    const { db } = server.app.services;
    const index = field === 'followers' ? 'follows_followed' : 'follows_follower';
    const page = await read(field, 'first: 5');
    for (const args of ['first: 5', 'last: 5', `first: 5, after: "${page.pageInfo.endCursor}"`]) {
      const { sent } = await statementsDuring(db, () => read(field, args));
      const lists = sent.filter(({ sql }) => sql.includes('FROM follows f'));
      expect(lists).toHaveLength(2);
      for (const { sql, params } of lists) {
        const [plan, state] = await db.dataSource.query<{ key: string; Extra: string; type: string }[]>(
          `EXPLAIN ${sql}`,
          params,
        );
        expect([state?.type, state?.key]).toEqual(['eq_ref', 'PRIMARY']);
        expect(plan?.key).toBe(index);
        expect(plan?.type).not.toBe('ALL');
        expect(plan?.Extra).not.toMatch(/filesort|temporary/);
        expect(plan?.Extra).toMatch(/Using index/);
      }
    }
  });
});

test('report for each member whether the viewer follows them', async () => {
  await server.graphql(
    'mutation ($id: ID!) { followUser(input: { id: $id }) { user { id } } }',
    { id: fans[4]!.id },
    fans[0]!.token,
  );
  const { edges } = await read('followers', 'first: 30');
  expect(edges.filter(({ node }) => node.viewerIsFollowing).map(({ node }) => node.id)).toEqual([
    fans[4]!.id,
  ]);
});

test("another list's cursor is refused", async () => {
  const { errors } = await server.graphql(
    ask('followers', `first: 5, after: "${Buffer.from(fans[0]!.id).toString('base64url')}"`),
    {},
    fans[0]!.token,
  );
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { after: expect.any(String) },
  });
});
