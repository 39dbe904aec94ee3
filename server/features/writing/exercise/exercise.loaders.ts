import type { SqlValue } from '../../../db/rows';
import { type Connection, type EntitySource, paginate } from '../../../graphql/connection';
import { type Exercise, exerciseRows } from '../../../model/exercise.entity';
import type { Context } from '../../../request/context';
import type { LoaderScope } from '../../../request/loaderScope';
import { keepNodes, loaderById, nodesOf, tagsLoader } from '../../../request/loaders';
import type { ExercisesArgs } from './exercise.inputs';

export const exerciseLoaders = {
  exerciseById: (scope: LoaderScope) => loaderById(scope, 'exercise', exerciseRows),
  exerciseTags: (scope: LoaderScope) => tagsLoader(scope, 'exercise'),
};

/** Sorted by id, which is the order of creation. */
export const exercisesSource: EntitySource<Exercise> = exerciseRows;

export async function exercises(
  ctx: Context,
  { difficulty, category, ...args }: ExercisesArgs,
): Promise<Connection<Exercise>> {
  const where: string[] = [];
  const params: SqlValue[] = [];
  if (category != null) {
    where.push('e.category = ?');
    params.push(category);
  }
  if (difficulty != null) {
    where.push('e.difficulty = ?');
    params.push(difficulty);
  }
  // With both filters, the index of categories is used, which is more selective.
  let index = 'PRIMARY';
  if (difficulty != null) index = 'exercises_difficulty';
  if (category != null) index = 'exercises_category';
  const page = await paginate(ctx, args, {
    ...exercisesSource,
    branches: [{ from: `exercises e FORCE INDEX (${index})`, where: where.join(' AND ') || 'TRUE', params }],
  });
  keepNodes(ctx.loaders.exerciseById, nodesOf(page));
  return page;
}
