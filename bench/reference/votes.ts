import type { Pool } from 'mysql2/promise';
import { epochSlots } from '../../server/db/database';
import { feedbackById, publicChanged, setVote, takeVote, votesOf } from './statements';
import { read } from './stories';
import { inTransaction } from './writes';

type VoteType = 'upvote' | 'downvote';

/** Sets or removes a member's vote and returns the feedback. */
async function change(pool: Pool, id: string, viewerId: string, voteType: VoteType | null) {
  const [feedback] = await read<{ authorId: string }>(pool, feedbackById, [id]);
  if (!feedback || feedback.authorId === viewerId) return undefined;
  await inTransaction(pool, async (connection) => {
    await (voteType === null
      ? connection.execute(takeVote, [id, viewerId])
      : connection.execute(setVote, [voteType, new Date(), id, viewerId, voteType, voteType]));
    await connection.execute(publicChanged, [Math.floor(Math.random() * epochSlots)]);
  });
  const [counted] = await read<{ upvotes: string; n: number }>(pool, votesOf, [id]);
  const upvotesCount = Number(counted?.upvotes ?? 0);
  const downvotesCount = Number(counted?.n ?? 0) - upvotesCount;
  return {
    id,
    upvotesCount,
    downvotesCount,
    score: upvotesCount - downvotesCount,
    viewerVote: voteType?.toUpperCase() ?? null,
  };
}

export async function vote(pool: Pool, id: string, viewerId: string, { voteType }: { voteType: VoteType }) {
  const feedback = await change(pool, id, viewerId, voteType);
  return feedback && { data: { voteOnFeedback: { feedback } } };
}

export async function unvote(pool: Pool, id: string, viewerId: string) {
  const feedback = await change(pool, id, viewerId, null);
  return feedback && { data: { withdrawFeedbackVote: { feedback } } };
}
