import DataLoader from 'dataloader';
import type { Context } from '../../context';
import type { VoteType } from '../../contract/enums';
import { padded } from '../../db/database';
import { inOrder, placeholders } from '../../db/rows';
import { onlyIds } from '../../ids';
import { Feedback } from './feedback.entity';

/** The table's alias is `f`. */
export const feedbackColumns = `f.id, f.author_id AS authorId, f.title, f.description, f.category, f.status, f.priority,
  f.assigned_to_id AS assignedToId, f.assigned_by_id AS assignedById, f.created_at AS createdAt,
  f.updated_at AS updatedAt`;

export type FeedbackRow = Omit<Feedback, 'authorRow' | 'assignedToRow' | 'assignedByRow'>;

export const toFeedback = (row: FeedbackRow): Feedback => Object.assign(new Feedback(), row);

export interface VoteCounts {
  upvotes: number;
  downvotes: number;
}

export const feedbackLoaders = (ctx: Context) => ({
  /** Everyone reads it. */
  feedbackById: new DataLoader(async (ids: readonly string[]) => {
    const wanted = padded(onlyIds('feedback', ids));
    const rows = await ctx.db.read<FeedbackRow>(
      `SELECT ${feedbackColumns} FROM feedback f WHERE f.id IN (${placeholders(wanted)})`,
      wanted,
    );
    return inOrder(ids, rows.map(toFeedback), ({ id }) => id);
  }),

  feedbackVotes: new DataLoader<string, VoteCounts>(async (ids) => {
    const wanted = padded(ids);
    const rows = await ctx.db.read<{ feedbackId: string; upvotes: string; n: number }>(
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

  viewerFeedbackVote: new DataLoader<string, VoteType | null>(async (ids) => {
    if (!ctx.viewer) return ids.map(() => null);
    const wanted = padded(ids);
    const rows = await ctx.db.read<{ feedbackId: string; voteType: VoteType }>(
      `SELECT feedback_id AS feedbackId, vote_type AS voteType FROM feedback_votes
       WHERE user_id = ? AND feedback_id IN (${placeholders(wanted)})`,
      [ctx.viewer.id, ...wanted],
    );
    return inOrder(ids, rows, ({ feedbackId }) => feedbackId).map((row) => row?.voteType ?? null);
  }),
});
