import { PrivacyLevel } from '../../../../server/contract/enums';
import { buildMember, buildStory, type TestMember } from '../../../support/factories';
import { statementsDuring } from '../../../support/statements';
import { codeOf, fieldsOf, testServer } from '../../../support/testServer';
import { walkBackward, walkForward } from '../../../support/walkPages';

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
  await server.sql(
    `INSERT INTO follows (follower_id, followed_id, created_at) VALUES ${follows.map(() => '(?, ?, ?)').join(',')}`,
    follows.flat(),
  );
  await server.sql('ANALYZE TABLE follows');
});

const latestFirst = () =>
  fans
    .map(({ id }, n) => ({ id, at: Math.floor(n / 3) }))
    .sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
    .map(({ id }) => id);

const ask = (field: string, args: string) =>
  `{ user(username: "star") { ${field}(${args}) { totalCount pageInfo { hasNextPage hasPreviousPage endCursor startCursor } edges { cursor node { id name viewerIsFollowing } } } } }`;

const read = async (field: string, args: string) => {
  const data = await server.ask(ask(field, args), fans[0]!.token);
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
    // The member, the follows, their rows, their count, and which of them the viewer follows.
    expect(few).toBeLessThanOrEqual(5);
  });

  it('are refused to visitors with an error', async () => {
    const { id } = await buildStory(server, star, { privacyLevel: PrivacyLevel.PUBLIC });
    const answer = await server.graphql(`{ story(id: "${id}") { author { ${field} { totalCount } } } }`);
    expect([answer.status, codeOf(answer)]).toEqual([401, 'UNAUTHENTICATED']);
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
  await server.mutate('followUser', { id: fans[4]!.id }, fans[0]!.token);
  const { edges } = await read('followers', 'first: 30');
  const followed = edges.filter(
    ({ node }: { node: { viewerIsFollowing: boolean } }) => node.viewerIsFollowing,
  );
  expect(followed).toMatchObject([{ node: { id: fans[4]!.id } }]);
});

test("another list's cursor is refused", async () => {
  const after = Buffer.from(fans[0]!.id).toString('base64url');
  const answer = await server.graphql(ask('followers', `first: 5, after: "${after}"`), {}, fans[0]!.token);
  expect(fieldsOf(answer)).toEqual({ after: expect.any(String) });
});
