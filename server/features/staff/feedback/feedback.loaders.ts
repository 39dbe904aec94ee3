import DataLoader from 'dataloader';
import type { VoteType } from '../../../contract/enums';
import { inOrder, padded, placeholders } from '../../../db/rows';
import { loadersByPage } from '../../../graphql/pagesOfMany';
import { feedbackRows } from '../../../model/feedback.entity';
import type { LoaderScope } from '../../../request/loaderScope';
import { loaderById } from '../../../request/loaders';
import { notSuspendedSql } from '../../members/user/memberConditions';
import { type VoteCounts, votesOfEach } from './votes.lists';

export const feedbackLoaders = {
  feedbackById: (scope: LoaderScope) =>
    loaderById(scope, 'feedback', feedbackRows, notSuspendedSql('f.author_id')),

  feedbackVotes: (scope: LoaderScope) =>
    new DataLoader<string, VoteCounts>(async (ids) => {
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
    }),

  /** The votes of each feedback whose voters the viewer may know. */
  feedbackVoters: (scope: LoaderScope, loaders: { feedbackVotes: DataLoader<string, VoteCounts> }) =>
    loadersByPage(
      scope,
      votesOfEach(scope, (id) => loaders.feedbackVotes.load(id)),
    ),

  viewerFeedbackVote: (scope: LoaderScope) =>
    new DataLoader<string, VoteType | null>(async (ids) => {
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
