import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { messages } from '../../server/contract/messages';
import { GraphQLRequestError } from '../relay/requestError';
import { LinkButton } from './Button';
import { isChunkError } from './chunkError';
import { ErrorState } from './ErrorState';
import { useTryAgain } from './useTryAgain';

const reload = () => window.location.reload();

function RouteErrorState() {
  const error = useRouteError();
  const tryAgain = useTryAgain();
  useEffect(() => {
    // Requests that failed are the server's to log; the rest would be lost without the console.
    if (!(error instanceof GraphQLRequestError)) console.error(error);
  }, [error]);
  const home = (
    <LinkButton to="/" variant="ghost" size="sm">
      Go home
    </LinkButton>
  );
  if (isChunkError(error))
    return (
      <ErrorState
        title="This page needs a fresh start"
        text="A part of it could not be loaded: there may be a newer version, or the connection broke off."
        retry={reload}
        retryLabel="Reload"
        action={home}
      />
    );
  if (error instanceof GraphQLRequestError)
    return (
      <ErrorState
        title={error.code === 'NETWORK' ? 'No connection' : 'This page could not be loaded'}
        text={error.message}
        retry={tryAgain}
        action={home}
      />
    );
  return (
    <ErrorState
      title="Something went wrong"
      text={messages.internal}
      retry={reload}
      retryLabel="Reload"
      action={home}
    />
  );
}

/** For what stands within a layout: its bars stay. */
export const ContentError = RouteErrorState;

/** For where there is no layout any more. */
export function PageError() {
  return (
    <chakra.main p="6">
      <RouteErrorState />
    </chakra.main>
  );
}
