import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { messages } from '../../server/contract/messages';
import { GraphQLRequestError } from '../relay/requestError';
import { LinkButton } from './Button';
import { isChunkError } from './chunkError';
import { ErrorState } from './ErrorState';
import { PageSpinner } from './PageSpinner';
import { PlainLayout } from './PlainLayout';
import { useStalledNavigation } from './routeCode';
import { UnderWordmark } from './UnderWordmark';
import { useTryAgain } from './useTryAgain';

const reload = () => window.location.reload();

const home = (
  <LinkButton to="/" variant="ghost" size="sm">
    Go home
  </LinkButton>
);

function MissingCode() {
  return (
    <ErrorState
      title="This page needs a fresh start"
      text="A part of it could not be loaded: there may be a newer version, or the connection broke off."
      retry={reload}
      retryLabel="Reload"
      action={home}
    />
  );
}

function RouteErrorState() {
  const error = useRouteError();
  const tryAgain = useTryAgain(error);
  useEffect(() => {
    // Requests that failed are the server's to log; the rest would be lost without the console.
    if (!(error instanceof GraphQLRequestError)) console.error(error);
  }, [error]);
  if (isChunkError(error)) return <MissingCode />;
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

/** For a page that brings its own head: without the page, the site's name still leads home. */
export function PlainError() {
  return (
    <UnderWordmark>
      <RouteErrorState />
    </UnderWordmark>
  );
}

/** For where there is no layout any more. */
export function PageError() {
  return (
    <PlainLayout>
      <PlainError />
    </PlainLayout>
  );
}

/** While the first page's code is on its way, or where it can't be had. */
export function StartingPage() {
  if (useStalledNavigation() === null) return <PageSpinner />;
  return (
    <PlainLayout>
      <UnderWordmark>
        <MissingCode />
      </UnderWordmark>
    </PlainLayout>
  );
}
