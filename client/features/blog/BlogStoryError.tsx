import { useRouteError } from 'react-router-dom';
import { GraphQLRequestError } from '../../relay/requestError';
import { ContentError } from '../../ui/ErrorBoundary';
import { BlogHeader } from './BlogHeader';
import { StoryNotAvailable } from './StoryNotAvailable';

/** The story could not be asked for; what else goes wrong is the page's own to show. */
export function BlogStoryError() {
  const error = useRouteError();
  if (!(error instanceof GraphQLRequestError)) return <ContentError />;
  return (
    <>
      <BlogHeader />
      <StoryNotAvailable text={error.message} />
    </>
  );
}
