import { dayMs } from '../../contract/calendar';
import { VoteType } from '../../contract/enums';
import type { Transaction } from '../../db/database';
import { newFeedback } from '../../features/staff/feedback/feedback.service';
import { newIdAt } from '../../lib/ids';
import { Feedback, FeedbackVote } from '../../model/feedback.entity';
import type { DemoFeedback } from './demoFeedback';
import type { DemoGroup } from './prepareSessions';

export async function addFeedback(
  tx: Transaction,
  demos: readonly DemoFeedback[],
  { now, userIds }: DemoGroup,
): Promise<void> {
  const idOf = (username: string) => userIds.get(username) ?? '';
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * dayMs);
  for (const { author, status, daysAgo, changedDaysAgo, assigned, upvotes, downvotes, ...input } of demos) {
    const givenAt = at(daysAgo);
    const id = newIdAt('feedback', givenAt);
    await tx.insert(Feedback, {
      ...newFeedback(idOf(author), input, givenAt),
      id,
      status,
      assignedToId: assigned ? idOf(assigned.to) : null,
      assignedById: assigned ? idOf(assigned.by) : null,
      updatedAt: at(changedDaysAgo ?? daysAgo),
    });
    const votes = [
      ...upvotes.map((username) => ({ username, voteType: VoteType.UPVOTE })),
      ...downvotes.map((username) => ({ username, voteType: VoteType.DOWNVOTE })),
    ];
    if (votes.length > 0)
      await tx.insert(
        FeedbackVote,
        votes.map(({ username, voteType }) => ({
          feedbackId: id,
          userId: idOf(username),
          voteType,
          createdAt: givenAt,
        })),
      );
  }
}
