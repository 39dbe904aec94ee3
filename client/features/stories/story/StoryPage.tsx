import { Suspense, useState } from 'react';
import { graphql } from 'react-relay';
import { useLocation, useParams } from 'react-router-dom';
import type { StoryPageQuery } from '../../../__generated__/StoryPageQuery.graphql';
import { OfflineDocument, type OfflineDocumentProps } from '../../../documents/screens/OfflineDocument';
import { TextTags } from '../../../documents/screens/TextTags';
import { languageIn } from '../../../documents/screens/textDetail';
import { UnsentNotice } from '../../../documents/screens/UnsentNotice';
import { usePageQuery } from '../../../relay/usePageQuery';
import { useReadOnSubscriptionStart } from '../../../relay/useReadOnSubscriptionStart';
import { PrivacyBadge } from '../../../ui/content/PrivacyBadge';
import { StoryText } from '../../../ui/content/StoryText';
import { ArticleSkeleton } from '../../../ui/feedback/ArticleSkeleton';
import { OfflineFallback } from '../../../ui/feedback/OfflineFallback';
import { PageSkeleton } from '../../../ui/feedback/Skeleton';
import { announce } from '../../../ui/feedback/toaster';
import { useMoveOn } from '../../../ui/layout/useMoveOn';
import { CommentSection } from '../comment/CommentSection';
import { UnsentComments } from '../comment/UnsentComments';
import { useRefreshComments } from '../comment/useRefreshComments';
import { StoryArticle } from './StoryArticle';
import { StoryMissing } from './StoryMissing';
import { useDeleteStoryMutation } from './useDeleteStoryMutation';
import { useStoryChangedSubscription } from './useStoryChangedSubscription';

const query = graphql`
  query StoryPageQuery($id: ID!, $withComments: Boolean!) @preloadable {
    story(id: $id) {
      id
      ...StoryArticle_story
      ...CommentSection_story @alias(as: "comments") @include(if: $withComments)
    }
  }
`;

export function StoryPage() {
  const { id = '' } = useParams();
  const { key } = useLocation();
  return (
    <OfflineFallback key={id} attempt={key} instead={(error) => <OfflineStory id={id} error={error} />}>
      <Suspense fallback={<ArticleSkeleton />}>
        <Story />
      </Suspense>
    </OfflineFallback>
  );
}

function Story() {
  const { story } = usePageQuery<StoryPageQuery>(query);
  const { id = '' } = useParams();
  const moveOn = useMoveOn();
  const refreshComments = useRefreshComments(id);
  useReadOnSubscriptionStart<StoryPageQuery>(query, { id, withComments: false }, refreshComments);
  useStoryChangedSubscription(id, { onChange: refreshComments });
  const [deleteStory] = useDeleteStoryMutation();
  const [deleting, setDeleting] = useState(false);

  const remove = async () => {
    setDeleting(true);
    try {
      await deleteStory({ id });
    } catch {
      // As specified, a failure shows no message: the story is still shown.
      setDeleting(false);
      return;
    }
    announce('Story deleted');
    await moveOn('/stories');
  };

  if (story)
    return (
      <>
        <UnsentNotice kind="story" id={story.id} />
        <StoryArticle story={story} onDelete={remove} />
        {story.comments && (
          <CommentSection key={story.id} story={story.comments} onRefresh={refreshComments} />
        )}
      </>
    );
  // A story that the viewer has deleted isn't shown as missing while the list loads.
  if (deleting) return <PageSkeleton />;
  return (
    <>
      <StoryMissing title="Story not found" text="The story you're looking for doesn't exist." />
      <UnsentComments storyId={id} why="The story can’t be read any more" isGone={() => true} />
    </>
  );
}

/** The story as this device has it, shown while the server can't be reached. */
function OfflineStory(props: Pick<OfflineDocumentProps, 'id' | 'error'>) {
  return (
    <OfflineDocument
      kind="story"
      facts={({ base, privacyLevel }) => <PrivacyBadge level={base?.privacyLevel ?? privacyLevel} />}
      {...props}
    >
      {({ content, tags, details }) => (
        <>
          <StoryText text={content} lang={languageIn(details, content)} />
          <TextTags names={tags} />
        </>
      )}
    </OfflineDocument>
  );
}
