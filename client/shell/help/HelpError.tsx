import { useRouteError } from 'react-router-dom';
import { GraphQLRequestError } from '../../lib/requestError';
import { ContentError, StoriesOnDevice } from '../../ui/feedback/ErrorBoundary';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { useTryAgain } from '../../ui/feedback/useTryAgain';
import { HelpFrame } from './HelpFrame';

/** Keeps the static part of the page if the server doesn't answer. */
export function HelpError() {
  const error = useRouteError();
  const tryAgain = useTryAgain(error);
  if (!(error instanceof GraphQLRequestError)) return <ContentError />;
  return (
    <HelpFrame>
      <ErrorState
        title="Error Loading Information"
        text="Failed to load application information"
        retry={tryAgain}
        action={<StoriesOnDevice />}
      />
    </HelpFrame>
  );
}
