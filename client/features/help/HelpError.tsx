import { useRouteError } from 'react-router-dom';
import { GraphQLRequestError } from '../../relay/requestError';
import { ContentError, StoriesOnDevice } from '../../ui/feedback/ErrorBoundary';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { useTryAgain } from '../../ui/feedback/useTryAgain';
import { HelpFrame } from './HelpFrame';

/** The server did not answer: the rest of the page helps all the same. */
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
