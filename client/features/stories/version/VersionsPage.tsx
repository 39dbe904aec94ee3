import { Suspense } from 'react';
import { graphql } from 'react-relay';
import { useParams, useSearchParams } from 'react-router-dom';
import type { VersionsPageQuery } from '../../../__generated__/VersionsPageQuery.graphql';
import { usePageQuery } from '../../../relay/usePageQuery';
import { useReadAgain } from '../../../relay/useReadAgain';
import { useReadOnSubscriptionStart } from '../../../relay/useReadOnSubscriptionStart';
import { PageSkeleton } from '../../../ui/feedback/Skeleton';
import { StoryMissing } from '../story/StoryMissing';
import { useStoryChangedSubscription } from '../story/useStoryChangedSubscription';
import { StoryVersions } from './StoryVersions';
import { currentText } from './versionLabels';

const query = graphql`
  query VersionsPageQuery($id: ID!) @preloadable {
    story(id: $id) {
      id
      viewerCanEdit
      ...StoryVersions_story
    }
  }
`;

export function VersionsPage() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Versions />
    </Suspense>
  );
}

function Versions() {
  const { id = '' } = useParams();
  const { story } = usePageQuery<VersionsPageQuery>(query);
  const readAgain = useReadAgain<VersionsPageQuery>(query, { id });
  useReadOnSubscriptionStart<VersionsPageQuery>(query, { id });
  useStoryChangedSubscription(id, { onChange: readAgain, isOwn: true });
  const [search] = useSearchParams();
  const from = search.get('from');
  if (!story?.viewerCanEdit)
    return <StoryMissing title="Story not found" text="The story you're looking for doesn't exist." />;
  return (
    <StoryVersions
      story={story}
      readId={search.get('read')}
      compared={from ? { from, to: search.get('to') ?? currentText } : null}
      onReadAgain={readAgain}
    />
  );
}
