import DataLoader from 'dataloader';
import type { VoteType } from '../../contract/enums';
import { padded } from '../../db/database';
import { loaderById } from '../../db/loaders';
import { inOrder, placeholders } from '../../db/rows';
import { loadersByPage } from '../../graphql/pagesOfMany';
import type { LoaderScope } from '../../loaderScope';
import { feedbackRows } from '../../model/feedback.entity';
import { type VoteCounts, votesOfEach } from './votes.lists';

export function feedbackLoaders(scope: LoaderScope) {
  const feedbackVotes = new DataLoader<string, VoteCounts>(async (ids) => {
    const wanted = padded(ids);
    const rows = await scope.db.read<{ feedbackId: string; upvotes: string; n: number }>(
      `SELECT feedback_id AS feedbackId, SUM(vote_type = 'upvote') AS upvotes, COUNT(*) AS n
       FROM feedback_votes FORCE INDEX (feedback_votes_type)
       WHERE feedback_id IN (${placeholders(wanted)}) GROUP BY feedback_id`,
      wanted,
    );
    return inOrder(ids, rows, ({ feedbackId }) => feedbackId).map((row) => {
      const upvotes = Number(row?.upvotes ?? 0);
      return { upvotes, downvotes: Number(row?.n ?? 0) - upvotes };
    });
  });
  return {
    feedbackById: loaderById(scope, 'feedback', feedbackRows),

    feedbackVotes,

    /** Votes whose voters the viewer may know. */
    feedbackVoters: loadersByPage(
      scope,
      votesOfEach(scope, (id) => feedbackVotes.load(id)),
    ),

    viewerFeedbackVote: new DataLoader<string, VoteType | null>(async (ids) => {
      if (!scope.viewer) return ids.map(() => null);
      const wanted = padded(ids);
      const rows = await scope.db.read<{ feedbackId: string; voteType: VoteType }>(
        `SELECT feedback_id AS feedbackId, vote_type AS voteType FROM feedback_votes
       WHERE user_id = ? AND feedback_id IN (${placeholders(wanted)})`,
        [scope.viewer.id, ...wanted],
      );
      return inOrder(ids, rows, ({ feedbackId }) => feedbackId).map((row) => row?.voteType ?? null);
    }),
  };
}
