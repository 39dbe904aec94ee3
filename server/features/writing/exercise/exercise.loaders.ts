import { exerciseRows } from '../../../model/exercise.entity';
import type { LoaderScope } from '../../../request/loaderScope';
import { loaderById, tagsLoader } from '../../../request/loaders';

export const exerciseLoaders = {
  exerciseById: (scope: LoaderScope) => loaderById(scope, 'exercise', exerciseRows),
  exerciseTags: (scope: LoaderScope) => tagsLoader(scope, 'exercise'),
};
