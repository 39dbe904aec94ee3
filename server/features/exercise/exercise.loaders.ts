import { loaderById, tagsLoader } from '../../db/loaders';
import type { LoaderScope } from '../../loaderScope';
import { exerciseRows } from '../../model/exercise.entity';

export const exerciseLoaders = {
  exerciseById: (scope: LoaderScope) => loaderById(scope, 'exercise', exerciseRows),
  exerciseTags: (scope: LoaderScope) => tagsLoader(scope, 'exercise'),
};
