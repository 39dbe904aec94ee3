import type { Authorized } from '../../authz/authorize';
import type { Context } from '../../context';
import { limits } from '../../contract/limits';
import { messages } from '../../contract/messages';
import type { SqlValue } from '../../db/database';
import { notFound } from '../../errors';
import { newId } from '../../ids';
import { oneLine, withoutEdges } from '../../texts';
import { tellRoomsThatShow } from '../room/tellOfRoom';
import { normalTags, setTags } from '../tag/tag.service';
import { Exercise } from './exercise.entity';
import type { CreateExerciseInput, UpdateExerciseInput } from './exercise.inputs';
import { type ExerciseRow, exerciseColumns, toExercise } from './exercise.loaders';

const tagsOf = (names: readonly string[]) =>
  normalTags(names, limits.exercise.tagsMax, messages.exercise.tooManyTags);

/** The exercise that is written for an input; the demo content is made of it, too. */
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
    createdAt: now,
    updatedAt: now,
  });
}

export async function createExercise(
  ctx: Context,
  creatorId: string,
  input: CreateExerciseInput,
): Promise<Exercise> {
  const tags = tagsOf(input.tags ?? []);
  const exercise = newExercise(creatorId, input);
  await ctx.db.transaction(async (tx) => {
    tx.nothingPublic();
    await tx.insert(Exercise, exercise);
    if (tags.length > 0) await setTags(tx, 'exercise', exercise.id, tags);
  });
  ctx.loaders.exerciseById.clear(exercise.id).prime(exercise.id, exercise);
  return exercise;
}

/** The assignments of an update. */
function assignmentsOf(input: UpdateExerciseInput): { sql: string[]; params: SqlValue[] } {
  const sql: string[] = [];
  const params: SqlValue[] = [];
  const set = (column: string, value: SqlValue) => {
    sql.push(`${column} = ?`);
    params.push(value);
  };
  if (input.title != null) set('title', oneLine(input.title));
  if (input.description != null) set('description', withoutEdges(input.description));
  if (input.objective != null) set('objective', withoutEdges(input.objective));
  if (input.prompt != null) set('prompt', withoutEdges(input.prompt));
  if (input.timeLimitMinutes != null) set('time_limit_minutes', input.timeLimitMinutes || null);
  if (input.difficulty != null) set('difficulty', input.difficulty);
  if (input.category != null) set('category', input.category);
  if (input.isTemplate != null) set('is_template', input.isTemplate);
  return { sql, params };
}

/** Changes an exercise; stories written from it keep their link. */
export async function updateExercise(
  ctx: Context,
  { id }: Authorized<Exercise>,
  input: UpdateExerciseInput,
): Promise<Exercise> {
  const tags = input.tags && tagsOf(input.tags);
  const { sql, params } = assignmentsOf(input);
  const exercise = await ctx.db.transaction(async (tx) => {
    tx.nothingPublic();
    // The row first: of two who change its tags, one waits for the other.
    if (sql.length > 0 || tags)
      await tx.execute(`UPDATE exercises SET ${[...sql, 'updated_at = ?'].join(', ')} WHERE id = ?`, [
        ...params,
        new Date(),
        id,
      ]);
    const [row] = await tx.read<ExerciseRow>(`SELECT ${exerciseColumns} FROM exercises e WHERE e.id = ?`, [
      id,
    ]);
    if (!row) throw notFound(messages.exercise.notFound);
    if (input.title != null) await tellRoomsThatShow(tx, ctx, 'exercise', id);
    if (tags) await setTags(tx, 'exercise', id, tags);
    return toExercise(row);
  });
  ctx.loaders.exerciseById.clear(id).prime(id, exercise);
  ctx.loaders.exerciseTags.clear(id);
  return exercise;
}

/** Deletes an exercise; stories written from it stay, and so does what was written from it in sessions. */
export async function deleteExercise(ctx: Context, { id }: Authorized<Exercise>): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    tx.nothingPublic();
    await tellRoomsThatShow(tx, ctx, 'exercise', id);
    await tx.execute('DELETE FROM exercises WHERE id = ?', [id]);
  });
  ctx.loaders.exerciseById.clear(id);
}
