import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { useNavigate, useParams } from 'react-router-dom';
import type { StoryPageQuery } from '../../__generated__/StoryPageQuery.graphql';
import { usePageQuery } from '../../relay/pageQuery';
import { onSubscriptionStart } from '../../relay/subscriptionStart';
import { PageSkeleton } from '../../ui/SkeletonList';
import { StoryArticle } from './StoryArticle';
import { StoryMissing } from './StoryMissing';
import { useDeleteStoryMutation } from './useDeleteStoryMutation';
import { useStoryChangedSubscription } from './useStoryChangedSubscription';

const query = graphql`
  query StoryPageQuery($id: ID!) @preloadable {
    story(id: $id) {
      ...StoryArticle_story
    }
  }
`;

/** Reads the story again whenever its subscription begins: what changed before that is not told by it. */
function useReadOnSubscriptionStart(id: string): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    let reading: { unsubscribe(): void } | null = null;
    const stop = onSubscriptionStart(() => {
      reading?.unsubscribe();
      // Where it fails, what is shown stays.
      reading = fetchQuery<StoryPageQuery>(environment, query, { id }).subscribe({ error: () => {} });
    });
    return () => {
      stop();
      reading?.unsubscribe();
    };
  }, [environment, id]);
}

export function StoryPage() {
  const { story } = usePageQuery<StoryPageQuery>(query);
  const { id = '' } = useParams();
  const navigate = useNavigate();
  useReadOnSubscriptionStart(id);
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
