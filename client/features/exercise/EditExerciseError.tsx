import { Navigate, useRouteError } from 'react-router-dom';
import { GraphQLRequestError } from '../../relay/requestError';
import { ContentError } from '../../ui/feedback/ErrorBoundary';

/** Redirects to the list if the exercise can't be loaded; other errors are the layout's. */
export function EditExerciseError() {
  const error = useRouteError();
  return error instanceof GraphQLRequestError ? <Navigate to="/exercises" replace /> : <ContentError />;
}
