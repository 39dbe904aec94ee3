import type { RouteObject } from 'react-router-dom';
import type { EditExercisePageQuery } from '../../../__generated__/EditExercisePageQuery.graphql';
import editExercisePageQuery from '../../../__generated__/EditExercisePageQuery$parameters';
import type { ExercisePageQuery } from '../../../__generated__/ExercisePageQuery.graphql';
import exercisePageQuery from '../../../__generated__/ExercisePageQuery$parameters';
import type { ExercisesPageQuery } from '../../../__generated__/ExercisesPageQuery.graphql';
import exercisesPageQuery from '../../../__generated__/ExercisesPageQuery$parameters';
import { pageQuery } from '../../../relay/pageQuery';
import { exerciseFilter } from './exerciseFilter';

export const exerciseRoutes: RouteObject[] = [
  {
    path: '/exercises',
    loader: pageQuery<ExercisesPageQuery>(exercisesPageQuery, ({ url }) => exerciseFilter(url.searchParams)),
    lazy: { Component: async () => (await import('./ExercisesPage')).ExercisesPage },
  },
  {
    path: '/exercises/new',
    lazy: { Component: async () => (await import('./NewExercisePage')).NewExercisePage },
  },
  {
    path: '/exercises/:id',
    loader: pageQuery<ExercisePageQuery>(exercisePageQuery, ({ params }) => ({ id: params.id ?? '' })),
    lazy: { Component: async () => (await import('./ExercisePage')).ExercisePage },
  },
  {
    path: '/exercises/:id/edit',
    // An edit must start from the server's current version.
    loader: pageQuery<EditExercisePageQuery>(
      editExercisePageQuery,
      ({ params }) => ({ id: params.id ?? '' }),
      {
        fetchPolicy: 'network-only',
      },
    ),
    lazy: {
      Component: async () => (await import('./EditExercisePage')).EditExercisePage,
      ErrorBoundary: async () => (await import('../../../ui/feedback/leaveTo')).leaveTo('/exercises'),
    },
  },
];
