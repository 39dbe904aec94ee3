import { Navigate, useRouteError } from 'react-router-dom';
import { GraphQLRequestError } from '../../lib/requestError';
import { ContentError } from './ErrorBoundary';

/** A route's error page that goes to a list if the data can't be loaded; other errors are the layout's. */
export const leaveTo = (list: string) =>
  function Leave() {
    const error = useRouteError();
    return error instanceof GraphQLRequestError ? <Navigate to={list} replace /> : <ContentError />;
  };
