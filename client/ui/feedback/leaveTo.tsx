import { Navigate, useRouteError } from 'react-router-dom';
import { GraphQLRequestError } from '../../lib/requestError';
import { ContentError } from './ErrorBoundary';

/** Returns a route's error page that redirects to a list if the data can't be loaded, and shows other errors. */
export const leaveTo = (list: string) =>
  function LeaveOnLoadError() {
    const error = useRouteError();
    return error instanceof GraphQLRequestError ? <Navigate to={list} replace /> : <ContentError />;
  };
