import DataLoader from 'dataloader';
import type { VoteType } from '../../contract/enums';
import { padded } from '../../db/database';
import { inOrder, placeholders } from '../../db/rows';
import { loadersByPage } from '../../graphql/pagesOfMany';
import { onlyIds } from '../../ids';
import type { LoaderScope } from '../../loaderScope';
import { Feedback } from '../../model/feedback.entity';
import { type VoteCounts, votesOfEach } from './votes.lists';

/** The table's alias is `f`. */
export const feedbackColumns = `f.id, f.author_id AS authorId, f.title, f.description, f.category, f.status, f.priority,
  f.assigned_to_id AS assignedToId, f.assigned_by_id AS assignedById, f.created_at AS createdAt,
  f.updated_at AS updatedAt`;

export const toFeedback = (row: Feedback): Feedback => Object.assign(new Feedback(), row);

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
    /** Public; needs no authorisation. */
    feedbackById: new DataLoader(async (ids: readonly string[]) => {
      const wanted = padded(onlyIds('feedback', ids));
      const rows = await scope.db.read<Feedback>(
        `SELECT ${feedbackColumns} FROM feedback f WHERE f.id IN (${placeholders(wanted)})`,
        wanted,
      );
      return inOrder(ids, rows.map(toFeedback), ({ id }) => id);
    }),

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
