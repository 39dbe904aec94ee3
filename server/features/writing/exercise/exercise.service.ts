import type { Authorized } from '../../../authz/authorize';
import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import type { Transaction } from '../../../db/database';
import { publishRoomsThatShow } from '../../../events/publish';
import { AppError, notFound } from '../../../lib/errors';
import { newId } from '../../../lib/ids';
import { oneLine, withoutEdges } from '../../../lib/normalizeText';
import { Exercise, exerciseRows } from '../../../model/exercise.entity';
import type { Context } from '../../../request/context';
import { createOnce } from '../../../request/createOnce';
import { lockAccount } from '../../members/user/memberRows';
import { addingTags } from '../tag/newTags';
import { exerciseTags, normalTags, setTags } from '../tag/setTags';
import type { CreateExerciseInput, UpdateExerciseInput } from './exercise.inputs';

const checkedTags = (names: readonly string[]) =>
  normalTags(names, limits.exercise.tagsMax, messages.exercise.tooManyTags);

/** Builds the entity from an input; also used by the demo content. */
export function newExercise(creatorId: string, input: CreateExerciseInput, now = new Date()): Exercise {
  return Object.assign(new Exercise(), {
    id: newId('exercise'),
    creatorId,
    title: oneLine(input.title),
    description: withoutEdges(input.description),
    objective: withoutEdges(input.objective ?? ''),
    prompt: withoutEdges(input.prompt ?? ''),
    timeLimitMinutes: input.timeLimitMinutes ?? null,
    difficulty: input.difficulty,
    category: input.category,
    isTemplate: input.isTemplate ?? false,
    localId: input.localId ?? null,
    createdAt: now,
    updatedAt: now,
  });
}

/** Creates an exercise; a repeated localId of the same creator returns the existing one. */
export const createExercise = (
  ctx: Context,
  creatorId: string,
  input: CreateExerciseInput,
): Promise<Exercise> =>
  createOnce(ctx, {
    localId: input.localId,
    find: (localId) =>
      exerciseRows.first(ctx.db, 'WHERE e.creator_id = ? AND e.local_id = ?', [creatorId, localId]),
    create: () =>
      addingTags(ctx, { userId: creatorId }, (newTags) => createNewExercise(ctx, creatorId, input, newTags)),
  });

async function createNewExercise(
  ctx: Context,
  creatorId: string,
  input: CreateExerciseInput,
  newTags: number,
): Promise<Exercise> {
  const tags = checkedTags(input.tags ?? []);
  const exercise = newExercise(creatorId, input);
  await ctx.db.transaction(async (tx) => {
    await lockAccount(tx, creatorId);
    await tx.insert(Exercise, exercise);
    if (tags.length > 0) await setTags(tx, exerciseTags, exercise.id, tags, newTags);
  });
  return exercise;
}

/** The columns that an input sets. */
function changesOf(input: UpdateExerciseInput): Partial<Exercise> {
  const changes: Partial<Exercise> = {};
  if (input.title != null) changes.title = oneLine(input.title);
  if (input.description != null) changes.description = withoutEdges(input.description);
  if (input.objective != null) changes.objective = withoutEdges(input.objective);
  if (input.prompt != null) changes.prompt = withoutEdges(input.prompt);
  if (input.timeLimitMinutes != null) changes.timeLimitMinutes = input.timeLimitMinutes || null;
  if (input.difficulty != null) changes.difficulty = input.difficulty;
  if (input.category != null) changes.category = input.category;
  if (input.isTemplate != null) changes.isTemplate = input.isTemplate;
  return changes;
}

const readTagNames = async (tx: Transaction, id: string): Promise<string[]> => {
  const rows = await tx.read<{ name: string }>(
    `SELECT t.name FROM exercise_tags et JOIN tags t ON t.id = et.tag_id
     WHERE et.exercise_id = ? ORDER BY et.position`,
    [id],
  );
  return rows.map(({ name }) => name);
};

/** Builds the CONFLICT error with the server's copy; enum values are as in GraphQL. */
function conflictWith(now: Exercise, tags: string[]): AppError {
  const { id, title, description, objective, prompt, timeLimitMinutes, isTemplate, updatedAt } = now;
  return new AppError('CONFLICT', messages.exercise.conflict, {
    exercise: {
      id,
      title,
      description,
      objective,
      prompt,
      timeLimitMinutes,
      isTemplate,
      tags,
      difficulty: now.difficulty.toUpperCase(),
      category: now.category.toUpperCase().replaceAll('-', '_'),
      updatedAt: updatedAt.toISOString(),
    },
  });
}

/** Changes an exercise; stories written from it keep their link. */
export const updateExercise = (
  ctx: Context,
  userId: string,
  exercise: Authorized<Exercise, 'updateExercise'>,
  input: UpdateExerciseInput,
): Promise<Exercise> =>
  addingTags(ctx, { userId }, (newTags) => changeExercise(ctx, exercise, input, newTags));

async function changeExercise(
  ctx: Context,
  { id }: Authorized<Exercise, 'updateExercise'>,
  input: UpdateExerciseInput,
  newTags: number,
): Promise<Exercise> {
  const tags = input.tags && checkedTags(input.tags);
  const changes = changesOf(input);
  return ctx.db.transaction(async (tx) => {
    const before = await exerciseRows.first(tx, 'WHERE e.id = ? FOR UPDATE', [id]);
    if (!before) throw notFound(messages.exercise.notFound);
    const names = await readTagNames(tx, id);
    // A retry after a lost response changes nothing, so it must not make other clients' copies outdated.
    const isUnchanged =
      Object.entries(changes).every(([property, value]) => before[property as keyof Exercise] === value) &&
      (!tags || tags.join() === names.join());
    if (isUnchanged) return before;
    // The row is locked, so nothing can change between this check and the update.
    if (input.baseUpdatedAt && before.updatedAt > input.baseUpdatedAt) throw conflictWith(before, names);
    const updatedAt = new Date(Math.max(Date.now(), before.updatedAt.getTime() + 1));
    await tx.update(Exercise, { id }, { ...changes, updatedAt });
    if (input.title != null) await publishRoomsThatShow(tx, ctx, 'exercise', [id]);
    if (tags) await setTags(tx, exerciseTags, id, tags, newTags);
    return Object.assign(before, changes, { updatedAt });
  });
}

/** Deletes an exercise. Stories written from it stay, as do records of writing from it in sessions. */
export async function deleteExercise(
  ctx: Context,
  { id }: Authorized<Exercise, 'deleteExercise'>,
): Promise<void> {
  const deleted = await ctx.db.transaction(async (tx) => {
    await publishRoomsThatShow(tx, ctx, 'exercise', [id]);
    return tx.delete(Exercise, { id });
  });
  if (deleted === 0) throw notFound(messages.exercise.notFound);
}
