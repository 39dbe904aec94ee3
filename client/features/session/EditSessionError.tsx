import { Navigate, useRouteError } from 'react-router-dom';
import { GraphQLRequestError } from '../../relay/requestError';
import { ContentError } from '../../ui/feedback/ErrorBoundary';

/** Redirects to the list if the session can't be loaded; other errors are the layout's. */
export function EditSessionError() {
  const error = useRouteError();
  return error instanceof GraphQLRequestError ? <Navigate to="/sessions" replace /> : <ContentError />;
}
