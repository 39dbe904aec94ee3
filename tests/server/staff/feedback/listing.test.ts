import { FeedbackCategory, FeedbackPriority, FeedbackStatus } from '../../../../server/contract/enums';
import { newFeedback } from '../../../../server/features/staff/feedback/feedback.service';
import { Feedback } from '../../../../server/model/feedback.entity';
import { buildMember, memberOfFile, type TestMember } from '../../../support/factories';
import { feedbackCalls } from '../../../support/feedbackCalls';
import { type PlanRow, plansOf } from '../../../support/statements';
import { dataOf, testServer } from '../../../support/testServer';

const server = testServer();
const calls = feedbackCalls(server);
const author = memberOfFile(server);

const nothingYet = () => server.sql('DELETE FROM feedback');

type Edge = { cursor: string; node: { id: string; title: string } };

async function page(args: string) {
  const data = await dataOf(calls.list(args));
  return data.publicFeedback;
}
const titles = (list: { edges: Edge[] }) => list.edges.map(({ node }) => node.title);

const { BUG, FEATURE } = FeedbackCategory;
const { OPEN, CLOSED } = FeedbackStatus;

/** Inserts rows, since no operation creates feedback that is not open. */
const insert = (rows: Partial<Feedback>[]) =>
  server.app.services.db.transaction((tx) =>
    tx.insert(
      Feedback,
      rows.map((row) =>
        Object.assign(newFeedback(author.id, { title: 'x', description: 'It would help.' }), row),
      ),
    ),
  );

it('feedback is listed newest first to everyone, all of it or filtered', async () => {
  await nothingYet();
  await insert([
    { title: 'a', category: BUG, status: OPEN },
    { title: 'b', category: FEATURE, status: OPEN },
    { title: 'c', category: FEATURE, status: CLOSED },
    { title: 'd', category: BUG, status: OPEN },
  ]);
  for (const [args, expected] of [
    ['', ['d', 'c', 'b', 'a']],
    ['status: OPEN', ['d', 'b', 'a']],
    ['category: BUG', ['d', 'a']],
    ['category: FEATURE, status: CLOSED', ['c']],
    ['category: BUG, status: CLOSED', []],
    ['category: null, status: null', ['d', 'c', 'b', 'a']],
  ] as const) {
    const list = await page(args);
    expect([args, titles(list), list.totalCount]).toEqual([args, expected, expected.length]);
  }
});

describe('of many', () => {
  beforeAll(async () => {
    await nothingYet();
    const others = await Promise.all(Array.from({ length: 5 }, () => buildMember(server)));
    const rows = Array.from({ length: 600 }, (_, n) =>
      Object.assign(
        newFeedback((others[n % 5] as TestMember).id, { title: `F ${n}`, description: 'Words.' }),
        {
          category: Object.values(FeedbackCategory)[n % 4],
          status: Object.values(FeedbackStatus)[n % 6],
          priority: Object.values(FeedbackPriority)[n % 4],
          assignedToId: n % 3 ? others[(n + 1) % 5]?.id : null,
          assignedById: n % 3 ? others[(n + 2) % 5]?.id : null,
        },
      ),
    );
    await insert(rows);
    await server.sql(
      `INSERT INTO feedback_votes (feedback_id, user_id, vote_type, created_at)
       SELECT f.id, u.id, IF(LENGTH(f.title) % 2, 'upvote', 'downvote'), NOW() FROM feedback f JOIN users u ON u.id <> f.author_id`,
    );
    await server.sql('ANALYZE TABLE feedback, feedback_votes, users');
  });

  const fields = `title viewerVote score upvotesCount downvotesCount viewerCanVote viewerCanManage
    author { name } assignedTo { name } assignedBy { name }`;

  it.each([10, 100])(
    'a page of %i with people, votes and a total takes at most 6 statements',
    async (first) => {
      const { statements, result } = await server.countStatements(() =>
        server.graphql(
          `{ publicFeedback(first: ${first}) { totalCount edges { node { ${fields} } } } }`,
          {},
          author.token,
        ),
      );
      expect(result.errors).toBeUndefined();
      expect(result.data.publicFeedback.edges).toHaveLength(first);
      expect(result.data.publicFeedback.edges[0].node).toMatchObject({
        upvotesCount: expect.any(Number),
        viewerVote: expect.stringMatching(/VOTE$/),
      });
      expect(statements.length).toBeGreaterThan(3);
      expect(statements.length).toBeLessThanOrEqual(6);
    },
  );

  /** The plan of the only sent statement that matches. */
  async function planOf(query: string, matching: RegExp): Promise<PlanRow[]> {
    const plans = await plansOf(server, query, matching, author.token);
    expect(plans).toHaveLength(1);
    return plans.flat();
  }

  /** Nothing but the index, and where authors have a part in it, their state by their id. */
  const unsorted = (plan: PlanRow[], index: string, { hasAuthors = false } = {}) => {
    expect(plan.map(({ key, type }) => (type === 'eq_ref' ? `${key} by id` : key))).toEqual([
      index,
      ...(hasAuthors ? ['PRIMARY by id'] : []),
    ]);
    for (const { type, Extra } of plan) {
      expect(type).not.toBe('ALL');
      expect(Extra).not.toMatch(/filesort|temporary/);
    }
  };

  it.each([
    ['PRIMARY', ''],
    ['feedback_status', 'status: OPEN'],
    ['feedback_category', 'category: BUG'],
    ['feedback_category_status', 'category: BUG, status: CLOSED'],
  ])('the list walks %s in its order, at any depth, without sorting', async (index, filter) => {
    const ask = (args: string) =>
      `{ publicFeedback(${[filter, args].filter(Boolean).join(', ')}) { edges { node { title } } } }`;
    const { endCursor } = (await page([filter, 'first: 30'].filter(Boolean).join(', '))).pageInfo;
    for (const args of [
      'first: 20',
      'last: 20',
      `first: 20, after: "${endCursor}"`,
      `last: 20, before: "${endCursor}"`,
    ])
      unsorted(await planOf(ask(args), /LIMIT \d+$/), index, { hasAuthors: true });
  });

  it('the votes of a page are counted on their index only, and the viewer’s are found by key', async () => {
    const ask = `{ publicFeedback(first: 100) { edges { node { ${fields} } } } }`;
    const counted = await planOf(ask, /SUM\(vote_type/);
    unsorted(counted, 'feedback_votes_type');
    expect(counted[0]?.Extra).toMatch(/Using index/);
    const [own] = await planOf(ask, /user_id = \? AND feedback_id IN/);
    expect(own?.type).not.toBe('ALL');
  });

  it('feedback like a title is found by the full-text index', async () => {
    const [plan] = await planOf('{ similarFeedback(title: "words") { title } }', /MATCH/);
    expect(plan).toMatchObject({ type: 'fulltext', key: 'feedback_text' });
  });
});
