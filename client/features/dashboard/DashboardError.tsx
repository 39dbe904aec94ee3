import { useRouteError } from 'react-router-dom';
import { GraphQLRequestError } from '../../relay/requestError';
import { ContentError } from '../../ui/ErrorBoundary';
import { ErrorState } from '../../ui/ErrorState';
import { useTryAgain } from '../../ui/useTryAgain';

/** The data could not be loaded; what else goes wrong is the layout's to show. */
export function DashboardError() {
  const error = useRouteError();
  const tryAgain = useTryAgain(error);
  if (!(error instanceof GraphQLRequestError)) return <ContentError />;
  return <ErrorState title="Error" text="Failed to load dashboard data" retry={tryAgain} />;
}
