import type { Authorized } from '../../../../server/authz/authorize';
import { VoteType } from '../../../../server/contract/enums';
import { messages } from '../../../../server/contract/messages';
import {
  voteOnFeedback,
  withdrawFeedbackVote,
} from '../../../../server/features/staff/feedback/voting.service';
import type { Feedback } from '../../../../server/model/feedback.entity';
import { buildFeedback, buildMember, memberOfFile, type TestMember } from '../../../support/factories';
import { feedbackCalls } from '../../../support/feedbackCalls';
import { contextOf, dataOf, refusalOf, testServer } from '../../../support/testServer';

const server = testServer();
const calls = feedbackCalls(server);
let voters: TestMember[];
const author = memberOfFile(server);
beforeAll(async () => {
  voters = await Promise.all(Array.from({ length: 20 }, () => buildMember(server)));
});

const voter = (n: number) => voters[n] as TestMember;
const read = async (id: string, token?: string) => (await calls.read(id, token)).data.feedback;
const rowsOf = (id: string) =>
  server.sql<{ userId: string; voteType: string }>(
    'SELECT user_id AS userId, vote_type AS voteType FROM feedback_votes WHERE feedback_id = ?',
    [id],
  );
const epoch = async () => (await server.sql<{ n: string }>('SELECT SUM(n) AS n FROM public_epoch'))[0]?.n;

describe('a vote', () => {
  it('is set, changed and withdrawn, and counted once each time', async () => {
    const { id } = await buildFeedback(server, author);
    const { token } = voter(0);
    const up = { upvotesCount: 1, downvotesCount: 0, score: 1, viewerVote: 'UPVOTE' };
    const down = { upvotesCount: 0, downvotesCount: 1, score: -1, viewerVote: 'DOWNVOTE' };
    const none = { upvotesCount: 0, downvotesCount: 0, score: 0, viewerVote: null };
    for (const [ask, expected] of [
      [() => calls.vote({ id, voteType: 'UPVOTE' }, token), up],
      [() => calls.vote({ id, voteType: 'UPVOTE' }, token), up],
      [() => calls.vote({ id, voteType: 'DOWNVOTE' }, token), down],
      [() => calls.withdraw({ id }, token), none],
      [() => calls.withdraw({ id }, token), none],
    ] as const) {
      const data = await dataOf(ask());
      const [payload] = Object.values(data as Record<string, { feedback: object }>);
      expect(payload?.feedback).toMatchObject(expected);
      expect(await read(id, token)).toMatchObject(expected);
    }
  });

  it('does not change updatedAt', async () => {
    const { id } = await buildFeedback(server, author);
    const { updatedAt } = await read(id);
    await calls.vote({ id, voteType: 'UPVOTE' }, voter(0).token);
    await calls.withdraw({ id }, voter(0).token);
    expect((await read(id)).updatedAt).toBe(updatedAt);
  });

  it("of others counts, but is not the viewer's", async () => {
    const { id } = await buildFeedback(server, author);
    await calls.vote({ id, voteType: 'UPVOTE' }, voter(0).token);
    await calls.vote({ id, voteType: 'UPVOTE' }, voter(1).token);
    await calls.vote({ id, voteType: 'DOWNVOTE' }, voter(2).token);
    for (const [token, viewerVote] of [
      [voter(2).token, 'DOWNVOTE'],
      [author.token, null],
      [undefined, null],
    ] as const)
      expect(await read(id, token)).toMatchObject({
        upvotesCount: 2,
        downvotesCount: 1,
        score: 1,
        viewerVote,
      });
  });

  it("on one's own feedback is refused, and so is withdrawing one", async () => {
    const { id } = await buildFeedback(server, author);
    for (const answer of [
      calls.vote({ id, voteType: 'UPVOTE' }, author.token),
      calls.withdraw({ id }, author.token),
    ])
      expect(refusalOf(await answer)).toMatchObject({
        message: messages.feedback.ownVote,
        code: 'FORBIDDEN',
      });
    expect(await rowsOf(id)).toEqual([]);
  });
});

describe('a hundred concurrent votes', () => {
  it('of twenty members are one row per member, and the counts match the rows', async () => {
    const { id } = await buildFeedback(server, author);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => {
        const { token } = voter(n % 20);
        if (n % 3 === 0) return calls.withdraw({ id }, token);
        return calls.vote({ id, voteType: n % 3 === 1 ? 'UPVOTE' : 'DOWNVOTE' }, token);
      }),
    );
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    const rows = await rowsOf(id);
    expect(new Set(rows.map(({ userId }) => userId)).size).toBe(rows.length);
    const count = (type: string) => rows.filter(({ voteType }) => voteType === type).length;
    expect(await read(id)).toMatchObject({
      upvotesCount: count('upvote'),
      downvotesCount: count('downvote'),
      score: count('upvote') - count('downvote'),
    });
  });

  it('of one member are one row, which is one of their votes', async () => {
    const { id } = await buildFeedback(server, author);
    const { token } = voter(0);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        calls.vote({ id, voteType: n % 2 ? 'UPVOTE' : 'DOWNVOTE' }, token),
      ),
    );
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    const rows = await rowsOf(id);
    expect(rows).toHaveLength(1);
    const { upvotesCount, downvotesCount, viewerVote } = await read(id, token);
    expect(upvotesCount + downvotesCount).toBe(1);
    expect(viewerVote).toBe(rows[0]?.voteType.toUpperCase());
  });
});

describe('a vote that was authorised', () => {
  async function letThrough() {
    const feedback = await buildFeedback(server, author);
    const ctx = await contextOf(server, voter(0).token);
    return {
      ctx,
      feedback: feedback as Authorized<Feedback, 'voteOnFeedback'>,
      withdrawable: feedback as Authorized<Feedback, 'withdrawFeedbackVote'>,
    };
  }

  it('for feedback that was deleted since is NOT_FOUND', async () => {
    const { ctx, feedback, withdrawable } = await letThrough();
    await calls.remove({ id: feedback.id }, author.token);
    for (const write of [
      () => voteOnFeedback(ctx, voter(0).id, feedback, VoteType.UPVOTE),
      () => withdrawFeedbackVote(ctx, voter(0).id, withdrawable),
    ])
      await expect(write()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('by a member who was deleted since is not written', async () => {
    const { feedback } = await letThrough();
    const gone = await buildMember(server);
    const ctx = await contextOf(server, gone.token);
    await server.sql('UPDATE users SET deleted_at = ? WHERE id = ?', [new Date(), gone.id]);
    const vote = voteOnFeedback(ctx, gone.id, feedback, VoteType.UPVOTE);
    await expect(vote).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await rowsOf(feedback.id)).toEqual([]);
  });
});

it('a vote invalidates visitors’ cached answers on every server; one that changes nothing does not', async () => {
  const { id } = await buildFeedback(server, author);
  let before = await epoch();
  const changes = async (ask: () => Promise<unknown>) => {
    await ask();
    const after = await epoch();
    const changed = after !== before;
    before = after;
    return changed;
  };
  const { token } = voter(0);
  expect(await changes(() => calls.vote({ id, voteType: 'UPVOTE' }, token))).toBe(true);
  expect(await changes(() => calls.vote({ id, voteType: 'UPVOTE' }, token))).toBe(false);
  expect(await changes(() => calls.vote({ id, voteType: 'DOWNVOTE' }, token))).toBe(true);
  expect(await changes(() => calls.withdraw({ id }, token))).toBe(true);
  expect(await changes(() => calls.withdraw({ id }, token))).toBe(false);
  expect(await changes(() => calls.update({ id, title: 'Another' }, author.token))).toBe(true);
  expect(await changes(() => calls.update({ id, title: 'Another' }, author.token))).toBe(false);
});
