import { Navigate, useRouteError } from 'react-router-dom';
import { GraphQLRequestError } from '../../relay/requestError';
import { ContentError } from '../../ui/feedback/ErrorBoundary';

/** A session that can't be loaded can't be edited: the list is the way on. What else goes wrong is the layout's to show. */
export function EditSessionError() {
  const error = useRouteError();
  return error instanceof GraphQLRequestError ? <Navigate to="/sessions" replace /> : <ContentError />;
}
