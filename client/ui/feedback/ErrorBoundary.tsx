import { use, useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { entranceMessages } from '../../../server/contract/entranceMessages';
import { GraphQLRequestError, isOfOtherVersion, unreachableMessage } from '../../lib/requestError';
import { ViewerId } from '../../lib/viewerId';
import { LinkButton } from '../form/Button';
import { isChunkError } from '../layout/chunkError';
import { PlainLayout } from '../layout/PlainLayout';
import { isServerHealthy, useStalledNavigation } from '../layout/routeCode';
import { UnderWordmark } from '../layout/UnderWordmark';
import { ErrorState } from './ErrorState';
import { PageSpinner } from './PageSpinner';
import { useTryAgain } from './useTryAgain';

const reload = () => window.location.reload();

const home = (
  <LinkButton to="/" variant="ghost" size="sm">
    Go home
  </LinkButton>
);

/** A link to the member's stories, which work offline; for visitors a link home. */
export function StoriesOnDevice() {
  if (use(ViewerId) === null) return home;
  return (
    <LinkButton to="/stories" variant="ghost" size="sm">
      Your stories on this device
    </LinkButton>
  );
}

/** The error page for an unreachable server. */
export const NoConnection = () => (
  <ErrorState title="No connection" text={unreachableMessage} retry={reload} action={<StoriesOnDevice />} />
);

/** The error page for code that couldn't be loaded: because of a newer version if the server responds, else of the connection. */
function MissingCode() {
  const [serverResponds, setServerResponds] = useState<boolean | null>(null);
  useEffect(() => void isServerHealthy().then(setServerResponds), []);
  if (serverResponds === null) return <PageSpinner />;
  return serverResponds ? (
    <ErrorState
      title="This page needs a fresh start"
      text="A part of it could not be loaded. There may be a newer version."
      retry={reload}
      retryLabel="Reload"
      action={home}
    />
  ) : (
    <NoConnection />
  );
}

const isServerDown = ({ code }: GraphQLRequestError) =>
  code === 'NETWORK' || code === 'INTERNAL_SERVER_ERROR' || code === 'SERVICE_UNAVAILABLE';

/** The error page for any error, with an action that fits it. */
export function LoadError({ error }: { error: unknown }) {
  const tryAgain = useTryAgain(error);
  useEffect(() => {
    // Failed requests are logged by the server; log everything else to the console.
    if (!(error instanceof GraphQLRequestError)) console.error(error);
  }, [error]);
  if (isChunkError(error) || (error instanceof GraphQLRequestError && isOfOtherVersion(error)))
    return <MissingCode />;
  if (error instanceof GraphQLRequestError)
    return (
      <ErrorState
        title={error.code === 'NETWORK' ? 'No connection' : 'This page could not be loaded'}
        text={error.message}
        retry={tryAgain}
        action={isServerDown(error) ? <StoriesOnDevice /> : home}
      />
    );
  return (
    <ErrorState
      title="Something went wrong"
      text={entranceMessages.internal}
      retry={reload}
      retryLabel="Reload"
      action={home}
    />
  );
}

/** The error page of routes within a layout. */
export function ContentError() {
  return <LoadError error={useRouteError()} />;
}

/** The error page of pages with their own header, with the site's name instead. */
export function PlainError() {
  return (
    <UnderWordmark>
      <ContentError />
    </UnderWordmark>
  );
}

/** The error page outside any layout. */
export function PageError() {
  return (
    <PlainLayout>
      <PlainError />
    </PlainLayout>
  );
}

/** Shown while the first page's code loads, or can't be loaded. */
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
