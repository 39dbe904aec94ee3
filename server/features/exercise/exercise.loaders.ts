import { loaderById, tagsLoader } from '../../db/loaders';
import type { LoaderScope } from '../../loaderScope';
import { exerciseRows } from '../../model/exercise.entity';

export const exerciseLoaders = (scope: LoaderScope) => ({
  exerciseById: loaderById(scope, 'exercise', exerciseRows),
  exerciseTags: tagsLoader(scope, 'exercise'),
});
