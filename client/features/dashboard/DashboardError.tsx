import { chakra } from '@chakra-ui/react';
import { useRouteError } from 'react-router-dom';
import { GraphQLRequestError } from '../../relay/requestError';
import { TextLink } from '../../ui/Button';
import { ContentError } from '../../ui/ErrorBoundary';
import { ErrorState } from '../../ui/ErrorState';
import { useTryAgain } from '../../ui/useTryAgain';

/** The data could not be loaded; what else goes wrong is the layout's to show. */
export function DashboardError() {
  const error = useRouteError();
  const tryAgain = useTryAgain(error);
  if (!(error instanceof GraphQLRequestError)) return <ContentError />;
  return (
    <>
      <ErrorState title="Error" text="Failed to load dashboard data" retry={tryAgain} />
      <chakra.p maxW="measure" mx="auto" color="ink.muted">
        You can go on writing meanwhile. <TextLink to="/stories">Your stories on this device</TextLink>
      </chakra.p>
    </>
  );
}
