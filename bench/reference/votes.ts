import { epochSlots } from '../../server/db/database';
import { inTransaction, read, type Value } from './database';
import { isSignedIn, signIn, signInOf, type Viewer } from './signIn';

type VoteType = 'upvote' | 'downvote';

const otherFeedback = `FROM ${signIn} STRAIGHT_JOIN feedback f
  WHERE ${isSignedIn} AND f.id = ? AND f.author_id <> v.id`;

/** An equal vote is not written. */
const setVote = `INSERT INTO feedback_votes (feedback_id, user_id, vote_type, created_at)
  SELECT f.id, v.id, ?, ? ${otherFeedback}
    AND NOT EXISTS (SELECT 1 FROM feedback_votes w
      WHERE w.feedback_id = f.id AND w.user_id = v.id AND w.vote_type = ?)
  LOCK IN SHARE MODE
  ON DUPLICATE KEY UPDATE vote_type = VALUES(vote_type)`;

const takeVote = `DELETE FROM feedback_votes WHERE feedback_id = ? AND user_id = ?
  AND EXISTS (SELECT 1 ${otherFeedback})`;

/** Invalidates the visitors' response caches of all servers. */
const publicChanged = 'UPDATE public_epoch SET n = n + 1 WHERE slot = ?';

const votesOf = `SELECT COALESCE(SUM(vote_type = 'upvote'), 0) AS upvotes, COUNT(*) AS n
  FROM feedback_votes FORCE INDEX (feedback_votes_type) WHERE feedback_id = ?`;

/** Sets or removes a member's vote and returns the feedback. */
async function change(sql: string, params: Value[], id: string, viewer: Viewer, voteType: VoteType | null) {
  const changed = await inTransaction(async (transaction) => {
    const rows = await transaction.write(sql, params);
    if (rows > 0) await transaction.write(publicChanged, [Math.floor(Math.random() * epochSlots)]);
    return rows > 0;
  });
  // It was as wanted before, or the viewer may not vote.
  if (!changed && (await read(`SELECT 1 ${otherFeedback}`, [...signInOf(viewer), id])).length === 0)
    return undefined;
  const [counted] = await read<{ upvotes: string; n: number }>(votesOf, [id]);
  const upvotesCount = Number(counted?.upvotes);
  const downvotesCount = Number(counted?.n) - upvotesCount;
  return {
    id,
    upvotesCount,
    downvotesCount,
    score: upvotesCount - downvotesCount,
    viewerVote: voteType?.toUpperCase() ?? null,
  };
}

export async function vote(id: string, viewer: Viewer, { voteType }: { voteType: VoteType }) {
  const params = [voteType, new Date(), ...signInOf(viewer), id, voteType];
  const feedback = await change(setVote, params, id, viewer, voteType);
  return feedback && { data: { voteOnFeedback: { feedback } } };
}

export async function unvote(id: string, viewer: Viewer) {
  const params = [id, viewer.id, ...signInOf(viewer), id];
  const feedback = await change(takeVote, params, id, viewer, null);
  return feedback && { data: { withdrawFeedbackVote: { feedback } } };
}
