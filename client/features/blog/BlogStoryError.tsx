import { useRouteError } from 'react-router-dom';
import { GraphQLRequestError } from '../../relay/requestError';
import { PlainError } from '../../ui/feedback/ErrorBoundary';
import { useTryAgain } from '../../ui/feedback/useTryAgain';
import { Button } from '../../ui/form/Button';
import { BlogHeader } from './BlogHeader';
import { StoryNotAvailable } from './StoryNotAvailable';

/** Shown if the story couldn't be loaded; other errors use the page's own. */
export function BlogStoryError() {
  const error = useRouteError();
  const tryAgain = useTryAgain(error);
  if (!(error instanceof GraphQLRequestError)) return <PlainError />;
  return (
    <>
      <BlogHeader />
      <StoryNotAvailable
        text={error.message}
        retry={
          <Button variant="outline" onClick={tryAgain}>
            Try again
          </Button>
        }
      />
    </>
  );
}
