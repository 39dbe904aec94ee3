import { type Authorized, authorize, signedInViewer } from '../../../authz/authorize';
import type { VoteType } from '../../../contract/enums';
import type { Transaction } from '../../../db/database';
import { unauthenticated } from '../../../lib/errors';
import type { Feedback } from '../../../model/feedback.entity';
import type { Context } from '../../../request/context';
import { activeMemberSql, joinMember } from '../../members/user/memberConditions';
import { readMember } from '../../members/user/memberRows';

/**
 * Sets a member's vote, which is one row. The statement checks again that the feedback still exists. An equal
 * vote isn't written, so a retry doesn't invalidate the visitors' response cache.
 */
export const voteOnFeedback = (
  ctx: Context,
  userId: string,
  feedback: Authorized<Feedback, 'voteOnFeedback'>,
  voteType: VoteType,
): Promise<Feedback> =>
  changeVote(ctx, feedback, voteType, (tx) =>
    tx.execute(
      `INSERT INTO feedback_votes (feedback_id, user_id, vote_type, created_at)
       SELECT f.id, u.id, ?, ? FROM feedback f ${joinMember('?', { how: 'STRAIGHT_JOIN' })}
       WHERE f.id = ? AND f.author_id <> u.id AND ${activeMemberSql()}
         AND NOT EXISTS (SELECT 1 FROM feedback_votes v
           WHERE v.feedback_id = f.id AND v.user_id = u.id AND v.vote_type = ?)
       LOCK IN SHARE MODE
       ON DUPLICATE KEY UPDATE vote_type = ?`,
      [voteType, new Date(), userId, feedback.id, voteType, voteType],
    ),
  );

export const withdrawFeedbackVote = (
  ctx: Context,
  userId: string,
  feedback: Authorized<Feedback, 'withdrawFeedbackVote'>,
): Promise<Feedback> =>
  changeVote(ctx, feedback, null, (tx) =>
    tx.execute('DELETE FROM feedback_votes WHERE feedback_id = ? AND user_id = ?', [feedback.id, userId]),
  );

/** Runs the statement that changes the viewer's vote, and returns the feedback. */
async function changeVote(
  ctx: Context,
  feedback: Authorized<Feedback, 'voteOnFeedback' | 'withdrawFeedbackVote'>,
  vote: VoteType | null,
  statement: (tx: Transaction) => Promise<{ affectedRows: number }>,
): Promise<Feedback> {
  const { id } = feedback;
  const { affectedRows } = await ctx.db.transaction(statement);
  const { feedbackById, viewerFeedbackVote } = ctx.loaders;
  if (affectedRows > 0) {
    viewerFeedbackVote.prime(id, vote);
    return feedback;
  }
  // Nothing changed: the vote was already as wanted, or the feedback or the account was deleted.
  const now = await authorize(ctx, 'feedback', await feedbackById.load(id));
  const member = await readMember(ctx.db, { id: signedInViewer(ctx).id }, ['id'], { among: 'active' });
  if (!member) throw unauthenticated();
  return now;
}
