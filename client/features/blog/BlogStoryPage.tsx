import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { graphql } from 'react-relay';
import type { BlogStoryPageQuery } from '../../__generated__/BlogStoryPageQuery.graphql';
import { usePageQuery } from '../../relay/usePageQuery';
import { ArticleSkeleton } from '../../ui/feedback/ArticleSkeleton';
import { BlogArticle } from './BlogArticle';
import { BlogHeader } from './BlogHeader';
import { MoreStories } from './MoreStories';
import { StoryNotAvailable } from './StoryNotAvailable';

export function BlogStoryPage() {
  return (
    <>
      <BlogHeader />
      <chakra.div w="full" px={{ base: '5', md: '10' }} pt={{ base: '6', md: '14' }} pb="24">
        <Suspense fallback={<ArticleSkeleton centered />}>
          <PublicStory />
        </Suspense>
      </chakra.div>
    </>
  );
}

function PublicStory() {
  const { story, ...rest } = usePageQuery<BlogStoryPageQuery>(graphql`
    query BlogStoryPageQuery($id: ID!) @preloadable {
      story(id: $id) {
        id
        privacyLevel
        ...BlogArticle_story
      }
      ...MoreStories_query
    }
  `);
  // The author could still read it, but this page shows only what everyone sees.
  if (story?.privacyLevel !== 'PUBLIC') return <StoryNotAvailable />;
  return (
    <>
      <BlogArticle story={story} />
      <MoreStories query={rest} besides={story.id} />
    </>
  );
}
