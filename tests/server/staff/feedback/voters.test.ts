import { Role } from '../../../../server/contract/enums';
import { buildFeedback, buildMember, memberOfFile, type TestMember } from '../../../support/factories';
import { feedbackCalls } from '../../../support/feedbackCalls';
import { testServer } from '../../../support/testServer';

const server = testServer();
const calls = feedbackCalls(server);
const author = memberOfFile(server);
const admin = memberOfFile(server, { roles: [Role.ADMIN] });
let voters: TestMember[];
let id: string;
beforeAll(async () => {
  voters = await Promise.all(Array.from({ length: 7 }, () => buildMember(server)));
  id = (await buildFeedback(server, author)).id;
  for (const [n, { token }] of voters.entries())
    await calls.vote({ id, voteType: n % 3 === 0 ? 'DOWNVOTE' : 'UPVOTE' }, token);
  // Three votes at the same time, which are ordered by the members' ids.
  await server.sql(`UPDATE feedback_votes SET created_at = '2026-03-02 19:00:00.000' WHERE user_id IN (?)`, [
    voters.slice(2, 5).map((voter) => voter.id),
  ]);
});

const selection = `totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  edges { cursor node { voteType createdAt voter { id } } }`;
const votesOf = async (args: string, token?: string) => {
  const data = await server.ask(
    `query ($id: ID!) { feedback(id: $id) { votes${args && `(${args})`} { ${selection} } } }`,
    token,
    { id },
  );
  return data.feedback.votes;
};
type Votes = { edges: { node: { voter: { id: string } } }[] };
const namesIn = ({ edges }: Votes) => edges.map(({ node }) => node.voter.id);

describe('the voters of feedback', () => {
  it('are visible to administrators, newest first', async () => {
    const votes = await votesOf('', admin.token);
    const rows = await server.sql<{ userId: string }>(
      'SELECT user_id AS userId FROM feedback_votes WHERE feedback_id = ? ORDER BY created_at DESC, user_id DESC',
      [id],
    );
    expect(namesIn(votes)).toEqual(rows.map(({ userId }) => userId));
    expect(votes.totalCount).toBe(7);
    expect(votes.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: false });
  });

  it.each([
    ['a visitor', () => undefined, () => []],
    ['a member without a vote', () => author, () => []],
    ['a voter', () => voters[3], () => [voters[3]?.id]],
  ])(
    'are shown to %s only if they are one themselves, with the count of all',
    async (_who, viewer, expected) => {
      const votes = await votesOf('first: 100', viewer()?.token);
      expect(namesIn(votes)).toEqual(expected());
      expect(votes.totalCount).toBe(7);
      for (const args of ['last: 2', 'first: 1'])
        expect(namesIn(await votesOf(args, viewer()?.token))).toEqual(expected());
    },
  );

  it('are read by one statement for a whole list, on the index with their order', async () => {
    for (let n = 0; n < 5; n += 1) {
      const { id: another } = await buildFeedback(server, author);
      await calls.vote({ id: another, voteType: 'UPVOTE' }, voters[n]?.token);
    }
    const { statements } = await server.countStatements(() =>
      server.graphql(
        '{ publicFeedback(first: 6) { edges { node { votes(first: 3) { edges { node { voteType voter { name } } } } } } } }',
        {},
        admin.token,
      ),
    );
    const reads = statements.filter((sql) => sql.includes('feedback_votes'));
    expect(reads).toHaveLength(1);
    expect(reads[0]).toContain('FORCE INDEX (feedback_votes_order)');
    // The list, the votes, the voters, and the authentication.
    expect(statements.length).toBeLessThanOrEqual(5);

    const one = await server.countStatements(() => votesOf('first: 3', admin.token));
    const [page = ''] = one.statements.filter((sql) => sql.includes('feedback_votes_order'));
    const plan: { Extra?: string }[] = await server.sql(`EXPLAIN ${page}`, [id]);
    expect(plan.map(({ Extra }) => Extra).join()).not.toMatch(/filesort|temporary/);
  });
});
