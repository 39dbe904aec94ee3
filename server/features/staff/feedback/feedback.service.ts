import type { Authorized } from '../../../authz/authorize';
import { FeedbackCategory, FeedbackStatus } from '../../../contract/enums';
import { messages } from '../../../contract/messages';
import type { Transaction } from '../../../db/database';
import { snakeCase } from '../../../db/naming';
import type { SqlValue } from '../../../db/rows';
import { AppError, badInput, notFound } from '../../../lib/errors';
import { newId } from '../../../lib/ids';
import { oneLine, withoutEdges } from '../../../lib/normalizeText';
import { Feedback, feedbackRows } from '../../../model/feedback.entity';
import { recordAct } from '../../../record/acts';
import { decideRemoval, decideRewording } from '../../../record/audit/contentDecisions';
import type { Context } from '../../../request/context';
import { createOnce } from '../../../request/createOnce';
import { lockAccount } from '../../members/user/memberRows';
import type { AssignFeedbackInput, CreateFeedbackInput, UpdateFeedbackInput } from './feedback.inputs';

/** Builds the entity from an input; also used by the demo content. */
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
    localId: input.localId ?? null,
    createdAt: now,
    updatedAt: now,
  });
}

/** Creates feedback; a repeated localId of the same author returns the existing one. */
export const createFeedback = (
  ctx: Context,
  authorId: string,
  input: CreateFeedbackInput,
): Promise<Feedback> =>
  createOnce(ctx, {
    localId: input.localId,
    limit: ['feedbackMember', authorId],
    find: (localId) =>
      feedbackRows.first(ctx.db, 'WHERE f.author_id = ? AND f.local_id = ?', [authorId, localId]),
    create: () => createNewFeedback(ctx, authorId, input),
  });

async function createNewFeedback(
  ctx: Context,
  authorId: string,
  input: CreateFeedbackInput,
): Promise<Feedback> {
  const feedback = newFeedback(authorId, input);
  await ctx.db.transaction(async (tx) => {
    await lockAccount(tx, authorId);
    await tx.insert(Feedback, feedback);
  });
  return feedback;
}

type Values = Partial<
  Pick<
    Feedback,
    'title' | 'description' | 'category' | 'status' | 'priority' | 'assignedToId' | 'assignedById'
  >
>;

interface WriteOptions {
  /** Values that decide whether anything changes; by default all. */
  compared?: Values;
  /** An edit of the details; it is refused if they were edited since the base. */
  edit?: { base: Date | null | undefined };
  /** Whether it is another member's feedback, whose text may change. */
  isOthers?: boolean;
}

type Words = Pick<Feedback, 'title' | 'description'>;

/** The texts, locked until the commit; undefined if the feedback was deleted. */
const lockedWords = async (tx: Transaction, id: string): Promise<Words | undefined> =>
  (await tx.read<Words>('SELECT title, description FROM feedback WHERE id = ? FOR UPDATE', [id]))[0];

const asText = ({ title, description }: Words) => `${title}\n\n${description}`;

/** Builds the CONFLICT error with the server's copy, in GraphQL's enum case. */
const conflictWith = ({ id, title, description, category, status, priority, updatedAt }: Feedback) =>
  new AppError('CONFLICT', messages.feedback.conflict, {
    feedback: {
      id,
      title,
      description,
      category: category.toUpperCase(),
      status: status.toUpperCase(),
      priority: priority?.toUpperCase() ?? null,
      updatedAt: updatedAt.toISOString(),
    },
  });

/**
 * Sets columns and the time of the change, unless the compared values are equal already. Comparing with the
 * base and writing are one statement: of two changes to the same copy, one gets CONFLICT.
 */
async function write(
  ctx: Context,
  id: string,
  values: Values,
  { compared = values, edit, isOthers = false }: WriteOptions = {},
): Promise<Feedback> {
  const base = edit?.base;
  const assigned = Object.entries(values);
  const wanted = Object.entries(compared);
  const feedback = await ctx.db.transaction(async (tx) => {
    const before = isOthers ? await lockedWords(tx, id) : undefined;
    const { affectedRows } =
      assigned.length === 0
        ? { affectedRows: 0 }
        : await tx.execute(
            `UPDATE feedback SET ${assigned.map(([property]) => `${snakeCase(property)} = ?`).join(', ')},
               updated_at = GREATEST(?, updated_at + INTERVAL 1000 MICROSECOND)
               ${edit ? ', edited_at = updated_at' : ''}
             WHERE id = ? ${base ? 'AND COALESCE(edited_at, created_at) <= ?' : ''}
               AND NOT (${wanted.map(([property]) => isSame(snakeCase(property))).join(' AND ')})`,
            [...assigned.map(sent), new Date(), id, ...(base ? [base] : []), ...wanted.map(sent)],
          );
    if (affectedRows > 0 && values.status)
      await recordAct(tx, ctx, { act: 'feedback_status', actorId: ctx.viewer?.id ?? null, subjectId: id });
    const now = await feedbackRows.first(tx, 'WHERE f.id = ?', [id]);
    if (!now) throw notFound(messages.feedback.notFound);
    // No conflict if the row already has the wanted values.
    const differs = wanted.some(([property, value]) => now[property as keyof Values] !== value);
    if (base && affectedRows === 0 && differs) throw conflictWith(now);
    if (before && (before.title !== now.title || before.description !== now.description))
      await decideRewording(tx, ctx, { subjectId: id, authorId: now.authorId, removedText: asText(before) });
    return now;
  });
  return feedback;
}

/** Binary comparison, because the collation treats 'a' and 'A' as equal. */
const isSame = (column: string) => `CAST(${column} AS BINARY) <=> CAST(? AS BINARY)`;
const sent = ([, value]: [string, SqlValue]) => value;

export function updateFeedback(
  ctx: Context,
  { id, authorId }: Authorized<Feedback, 'updateFeedback'>,
  { title, description, category, priority, baseUpdatedAt }: UpdateFeedbackInput,
): Promise<Feedback> {
  const values: Values = {};
  if (title != null) values.title = oneLine(title);
  if (description != null) values.description = withoutEdges(description);
  if (category != null) values.category = category;
  if (priority !== undefined) values.priority = priority;
  return write(ctx, id, values, { edit: { base: baseUpdatedAt }, isOthers: ctx.viewer?.id !== authorId });
}

export const setFeedbackStatus = (
  ctx: Context,
  { id }: Authorized<Feedback, 'setFeedbackStatus'>,
  status: FeedbackStatus,
): Promise<Feedback> => write(ctx, id, { status });

/** Assigns feedback to a member, or to nobody. Assigning it to the same member again changes nothing. */
export async function assignFeedback(
  ctx: Context,
  adminId: string,
  { id }: Authorized<Feedback, 'assignFeedback'>,
  { assignedToId }: AssignFeedbackInput,
): Promise<Feedback> {
  if (assignedToId !== null) {
    // A missing field is not null: a client that forgets it must not unassign someone.
    const member = assignedToId === undefined ? null : await ctx.loaders.userById.load(assignedToId);
    if (member?.state !== 'active' || member.deletedAt)
      throw badInput({ assignedToId: messages.feedback.assigneeNotFound });
  }
  const compared = { assignedToId: assignedToId ?? null };
  return write(ctx, id, { ...compared, assignedById: assignedToId ? adminId : null }, { compared });
}

/** Deletes feedback with its votes. NOT_FOUND if it was deleted meanwhile. Deleting another member's is an act of staff. */
export async function deleteFeedback(
  ctx: Context,
  { id, authorId }: Authorized<Feedback, 'deleteFeedback'>,
): Promise<void> {
  const deleted = await ctx.db.transaction(async (tx) => {
    const words = ctx.viewer?.id === authorId ? undefined : await lockedWords(tx, id);
    if (words) await decideRemoval(tx, ctx, { subjectId: id, authorId, removedText: asText(words) });
    return tx.delete(Feedback, { id });
  });
  if (deleted === 0) throw notFound(messages.feedback.notFound);
}
