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
import { storeRemovalDecision, storeRewordingDecision } from '../../../record/audit/contentDecisions';
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

interface UpdateOptions {
  /** The values that decide whether anything changes; by default all. */
  compared?: Values;
  /** Given for an edit of the details, which is refused if they were edited since the base. */
  edit?: { base: Date | null | undefined };
  /** Whether the edit may change another member's text, which is an act of staff. */
  editsOthersText?: boolean;
}

type Texts = Pick<Feedback, 'title' | 'description'>;

/** Locks the texts until the commit; undefined if the feedback was deleted. */
const lockTexts = async (tx: Transaction, id: string): Promise<Texts | undefined> =>
  (await tx.read<Texts>('SELECT title, description FROM feedback WHERE id = ? FOR UPDATE', [id]))[0];

const joinTexts = ({ title, description }: Texts) => `${title}\n\n${description}`;

/** Builds the CONFLICT error with the server's copy; enum values are in GraphQL's upper case. */
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
async function updateRow(
  ctx: Context,
  id: string,
  values: Values,
  { compared = values, edit, editsOthersText = false }: UpdateOptions = {},
): Promise<Feedback> {
  const base = edit?.base;
  const assigned = Object.entries(values);
  const wanted = Object.entries(compared);
  return ctx.db.transaction(async (tx) => {
    const before = editsOthersText ? await lockTexts(tx, id) : undefined;
    const { affectedRows } =
      assigned.length === 0
        ? { affectedRows: 0 }
        : await tx.execute(
            `UPDATE feedback SET ${assigned.map(([property]) => `${snakeCase(property)} = ?`).join(', ')},
               updated_at = GREATEST(?, updated_at + INTERVAL 1000 MICROSECOND)
               ${edit ? ', edited_at = updated_at' : ''}
             WHERE id = ? ${base ? 'AND COALESCE(edited_at, created_at) <= ?' : ''}
               AND NOT (${wanted.map(([property]) => equalsSql(snakeCase(property))).join(' AND ')})`,
            [...assigned.map(boundValue), new Date(), id, ...(base ? [base] : []), ...wanted.map(boundValue)],
          );
    if (affectedRows > 0 && values.status)
      await recordAct(tx, ctx, { act: 'feedback_status', actorId: ctx.viewer?.id ?? null, subjectId: id });
    const now = await feedbackRows.first(tx, 'WHERE f.id = ?', [id]);
    if (!now) throw notFound(messages.feedback.notFound);
    // A row that already has the wanted values is no conflict.
    const differs = wanted.some(([property, value]) => now[property as keyof Values] !== value);
    if (base && affectedRows === 0 && differs) throw conflictWith(now);
    if (before && (before.title !== now.title || before.description !== now.description))
      await storeRewordingDecision(tx, ctx, {
        subjectId: id,
        authorId: now.authorId,
        removedText: joinTexts(before),
      });
    return now;
  });
}

/** SQL: the column has a value, which is bound. Bytes are compared, because the collation treats 'a' and 'A' as equal. */
const equalsSql = (column: string) => `CAST(${column} AS BINARY) <=> CAST(? AS BINARY)`;
const boundValue = ([, value]: [string, SqlValue]) => value;

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
  return updateRow(ctx, id, values, {
    edit: { base: baseUpdatedAt },
    editsOthersText: ctx.viewer?.id !== authorId,
  });
}

export const setFeedbackStatus = (
  ctx: Context,
  { id }: Authorized<Feedback, 'setFeedbackStatus'>,
  status: FeedbackStatus,
): Promise<Feedback> => updateRow(ctx, id, { status });

/** Assigns feedback to a member, or to nobody. Assigning it to the same member again changes nothing. */
export async function assignFeedback(
  ctx: Context,
  adminId: string,
  { id }: Authorized<Feedback, 'assignFeedback'>,
  { assignedToId }: AssignFeedbackInput,
): Promise<Feedback> {
  if (assignedToId !== null) {
    // A client that leaves out the field must not unassign anybody, which only null does.
    const member = assignedToId === undefined ? null : await ctx.loaders.userById.load(assignedToId);
    if (member?.state !== 'active' || member.deletedAt)
      throw badInput({ assignedToId: messages.feedback.assigneeNotFound });
  }
  const compared = { assignedToId: assignedToId ?? null };
  return updateRow(ctx, id, { ...compared, assignedById: assignedToId ? adminId : null }, { compared });
}

/** Deletes feedback with its votes; NOT_FOUND if it was deleted meanwhile. Deleting another member's feedback is an act of staff. */
export async function deleteFeedback(
  ctx: Context,
  { id, authorId }: Authorized<Feedback, 'deleteFeedback'>,
): Promise<void> {
  const deleted = await ctx.db.transaction(async (tx) => {
    const texts = ctx.viewer?.id === authorId ? undefined : await lockTexts(tx, id);
    if (texts)
      await storeRemovalDecision(tx, ctx, { subjectId: id, authorId, removedText: joinTexts(texts) });
    return tx.delete(Feedback, { id });
  });
  if (deleted === 0) throw notFound(messages.feedback.notFound);
}
