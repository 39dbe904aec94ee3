import { useState } from 'react';
import { graphql } from 'react-relay';
import { useNavigate, useParams } from 'react-router-dom';
import type { StoryPageQuery } from '../../__generated__/StoryPageQuery.graphql';
import { usePageQuery } from '../../relay/pageQuery';
import { PageSkeleton } from '../../ui/SkeletonList';
import { StoryArticle } from './StoryArticle';
import { StoryMissing } from './StoryMissing';
import { useDeleteStoryMutation } from './useDeleteStoryMutation';
import { useStoryChangedSubscription } from './useStoryChangedSubscription';

export function StoryPage() {
  const { story } = usePageQuery<StoryPageQuery>(graphql`
    query StoryPageQuery($id: ID!) @preloadable {
      story(id: $id) {
        ...StoryArticle_story
      }
    }
  `);
  const { id = '' } = useParams();
  const navigate = useNavigate();
  useStoryChangedSubscription(id);
  const [deleteStory] = useDeleteStoryMutation();
  const [deleting, setDeleting] = useState(false);

  const remove = async () => {
    setDeleting(true);
    try {
      await deleteStory(id);
    } catch {
      // The story is still there, which says it: the specification wants no message.
      setDeleting(false);
      return;
    }
    await navigate('/stories');
  };

  if (story) return <StoryArticle story={story} onDelete={remove} />;
  // Deleted here, it is gone before the list has come: that is no missing story.
  if (deleting) return <PageSkeleton />;
  return <StoryMissing title="Story not found" text="The story you're looking for doesn't exist." />;
}
