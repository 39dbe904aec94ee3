import { maySeeVoters } from '../../../authz/abilities';
import type { ListPerOwner } from '../../../graphql/pagesOfMany';
import { FeedbackVote } from '../../../model/feedback.entity';
import type { LoaderScope } from '../../../request/loaderScope';
import { nobody } from '../../../request/viewer';

type VoteRow = Pick<FeedbackVote, 'feedbackId' | 'userId' | 'voteType' | 'createdAt'>;

export interface VoteCounts {
  upvotes: number;
  downvotes: number;
}

/** A vote in a list; the member's id breaks ties between votes of the same time. */
type ListedVote = FeedbackVote & { id: string };

/** Each feedback's votes: all for administrators, otherwise the viewer's own. */
export const votesOfEach = (
  scope: LoaderScope,
  countsOf: (feedbackId: string) => Promise<VoteCounts>,
): ListPerOwner<VoteRow, ListedVote> => ({
  source: {
    table: 'feedback_votes v',
    idColumn: 'v.user_id',
    columns:
      'v.feedback_id AS feedbackId, v.user_id AS userId, v.vote_type AS voteType, v.created_at AS createdAt',
    sortBy: { column: 'v.created_at', key: ({ createdAt }) => createdAt },
    toNode: (row) => Object.assign(new FeedbackVote(), row, { id: row.userId }),
  },
  branchOf: (feedbackId) =>
    maySeeVoters(scope.viewer)
      ? {
          from: 'feedback_votes v FORCE INDEX (feedback_votes_order)',
          where: 'v.feedback_id = ?',
          params: [feedbackId],
        }
      : {
          from: 'feedback_votes v FORCE INDEX (PRIMARY)',
          where: 'v.feedback_id = ? AND v.user_id = ?',
          params: [feedbackId, scope.viewer?.id ?? nobody],
        },
  ownerOf: ({ feedbackId }) => feedbackId,
  compare: (one, other) =>
    other.createdAt.getTime() - one.createdAt.getTime() || (one.userId < other.userId ? 1 : -1),
  totalOf: (feedbackId) => async () => {
    const { upvotes, downvotes } = await countsOf(feedbackId);
    return upvotes + downvotes;
  },
});
