import type { Authorized } from '../../authz/authorize';
import type { Context } from '../../context';
import { FeedbackCategory, FeedbackStatus } from '../../contract/enums';
import { messages } from '../../contract/messages';
import type { SqlValue } from '../../db/database';
import { badInput, notFound } from '../../errors';
import { newId } from '../../ids';
import { oneLine, withoutEdges } from '../../texts';
import { Feedback } from './feedback.entity';
import type { AssignFeedbackInput, CreateFeedbackInput, UpdateFeedbackInput } from './feedback.inputs';
import { type FeedbackRow, feedbackColumns, toFeedback } from './feedback.loaders';

/** The feedback that is written for an input; the demo content is made of it, too. */
export function newFeedback(authorId: string, input: CreateFeedbackInput, now = new Date()): Feedback {
  return Object.assign(new Feedback(), {
    id: newId('feedback'),
    authorId,
    title: oneLine(input.title),
    description: withoutEdges(input.description),
    category: input.category ?? FeedbackCategory.FEATURE,
    status: FeedbackStatus.OPEN,
    priority: input.priority ?? null,
    assignedToId: null,
    assignedById: null,
    createdAt: now,
    updatedAt: now,
  });
}

export async function createFeedback(
  ctx: Context,
  authorId: string,
  input: CreateFeedbackInput,
): Promise<Feedback> {
  await ctx.rateLimits.take('feedbackMember', authorId);
  const feedback = newFeedback(authorId, input);
  await ctx.db.transaction((tx) => tx.insert(Feedback, feedback));
  ctx.loaders.feedbackById.clear(feedback.id).prime(feedback.id, feedback);
  return feedback;
}

type Values = [column: string, value: SqlValue][];

/** Sets columns, and when that was, unless those that are compared stand so already. */
async function write(ctx: Context, id: string, values: Values, compared = values): Promise<Feedback> {
  const feedback = await ctx.db.transaction(async (tx) => {
    const { affectedRows } =
      values.length === 0
        ? { affectedRows: 0 }
        : await tx.execute(
            `UPDATE feedback SET ${values.map(([column]) => `${column} = ?`).join(', ')},
               updated_at = GREATEST(?, updated_at + INTERVAL 1000 MICROSECOND)
             WHERE id = ? AND NOT (${compared.map(([column]) => isSame(column)).join(' AND ')})`,
            [...values.map(sent), new Date(), id, ...compared.map(sent)],
          );
    if (affectedRows === 0) tx.nothingPublic();
    const [row] = await tx.read<FeedbackRow>(`SELECT ${feedbackColumns} FROM feedback f WHERE f.id = ?`, [
      id,
    ]);
    if (!row) throw notFound(messages.feedback.notFound);
    return toFeedback(row);
  });
  ctx.loaders.feedbackById.clear(id).prime(id, feedback);
  return feedback;
}

/** Byte by byte: the collation takes 'a' for 'A', a writer does not. */
const isSame = (column: string) => `CAST(${column} AS BINARY) <=> CAST(? AS BINARY)`;
const sent = ([, value]: Values[number]) => value;

export function updateFeedback(
  ctx: Context,
  { id }: Authorized<Feedback>,
  input: UpdateFeedbackInput,
): Promise<Feedback> {
  const values: Values = [];
  if (input.title != null) values.push(['title', oneLine(input.title)]);
  if (input.description != null) values.push(['description', withoutEdges(input.description)]);
  if (input.category != null) values.push(['category', input.category]);
  if (input.priority !== undefined) values.push(['priority', input.priority]);
  return write(ctx, id, values);
}

export const setFeedbackStatus = (
  ctx: Context,
  { id }: Authorized<Feedback>,
  status: FeedbackStatus,
): Promise<Feedback> => write(ctx, id, [['status', status]]);

/** Assigns feedback to a member, or to nobody; whose it is already, it stays as it was assigned. */
export async function assignFeedback(
  ctx: Context,
  adminId: string,
  { id }: Authorized<Feedback>,
  { assignedToId }: AssignFeedbackInput,
): Promise<Feedback> {
  if (assignedToId !== null) {
    // Left out is not nobody: a member forgotten in a request should not take another's work away.
    const member = assignedToId === undefined ? null : await ctx.loaders.userById.load(assignedToId);
    if (!member || member.deletedAt) throw badInput({ assignedToId: messages.feedback.assigneeNotFound });
  }
  const to: Values = [['assigned_to_id', assignedToId ?? null]];
  return write(ctx, id, [...to, ['assigned_by_id', assignedToId ? adminId : null]], to);
}

/** Deletes feedback; its votes go with it. */
export async function deleteFeedback(ctx: Context, { id }: Authorized<Feedback>): Promise<void> {
  await ctx.db.transaction((tx) => tx.execute('DELETE FROM feedback WHERE id = ?', [id]));
  ctx.loaders.feedbackById.clear(id);
}
