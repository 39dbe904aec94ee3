import DataLoader from 'dataloader';
import { padded } from '../../db/database';
import { grouped, inOrder, placeholders } from '../../db/rows';
import { onlyIds } from '../../ids';
import type { LoaderScope } from '../../loaderScope';
import { Exercise } from '../../model/exercise.entity';
import { Tag } from '../../model/tag.entity';

/** The table's alias is `e`. */
export const exerciseColumns = `e.id, e.creator_id AS creatorId, e.title, e.description, e.objective, e.prompt,
  e.time_limit_minutes AS timeLimitMinutes, e.difficulty, e.category, e.is_template AS isTemplate,
  e.created_at AS createdAt, e.updated_at AS updatedAt`;

export type ExerciseRow = Omit<Exercise, 'isTemplate'> & { isTemplate: number };

export const toExercise = (row: ExerciseRow): Exercise =>
  Object.assign(new Exercise(), row, { isTemplate: row.isTemplate === 1 });

export const exerciseLoaders = (scope: LoaderScope) => ({
  /** Doesn't check access; the caller authorises. */
  exerciseById: new DataLoader(async (ids: readonly string[]) => {
    const wanted = padded(onlyIds('exercise', ids));
    const rows = await scope.db.read<ExerciseRow>(
      `SELECT ${exerciseColumns} FROM exercises e WHERE e.id IN (${placeholders(wanted)})`,
      wanted,
    );
    return inOrder(ids, rows.map(toExercise), ({ id }) => id);
  }),

  exerciseTags: new DataLoader(async (ids: readonly string[]) => {
    const wanted = padded(ids);
    const rows = await scope.db.read<Tag & { exerciseId: string }>(
      `SELECT et.exercise_id AS exerciseId, t.id, t.name, t.description
       FROM exercise_tags et JOIN tags t ON t.id = et.tag_id
       WHERE et.exercise_id IN (${placeholders(wanted)}) ORDER BY et.exercise_id, et.position`,
      wanted,
    );
    const tags = rows.map((row) => Object.assign(new Tag() as Tag & { exerciseId: string }, row));
    return grouped(ids, tags, ({ exerciseId }) => exerciseId);
  }),
});
