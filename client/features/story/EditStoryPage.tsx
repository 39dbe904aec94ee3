import { Suspense, useState } from 'react';
import { graphql } from 'react-relay';
import type { EditStoryPageQuery } from '../../__generated__/EditStoryPageQuery.graphql';
import { usePageQuery } from '../../relay/pageQuery';
import { Page } from '../../ui/Page';
import { useSession } from '../account/session';
import { StorySession } from '../room/StorySession';
import { EditorSkeleton } from './EditorSkeleton';
import { StoryEditor } from './StoryEditor';
import { StoryMissing } from './StoryMissing';
import { toPrivacy } from './storyDraft';

export function EditStoryPage() {
  return (
    <Suspense fallback={<EditorSkeleton />}>
      <EditStory />
    </Suspense>
  );
}

function EditStory() {
  const { story } = usePageQuery<EditStoryPageQuery>(graphql`
    query EditStoryPageQuery($id: ID!) @preloadable {
      story(id: $id) {
        id
        title
        content
        privacyLevel
        updatedAt
        viewerCanEdit
        tags {
          name
        }
        session {
          id
        }
      }
    }
  `);
  const { viewer } = useSession();
  // The editor keeps to what it was opened with: what comes later meets it as a conflict, not under the caret.
  const [opened] = useState(story);
  if (!viewer) return null;
  if (!opened?.viewerCanEdit)
    return <StoryMissing title="Story not found - The story you're trying to edit doesn't exist." />;
  const { id, title, content, updatedAt, privacyLevel, tags, session } = opened;
  return (
    <Page title="Edit Story" width="measure">
      {session && <StorySession sessionId={session.id} />}
      <StoryEditor
        key={id}
        memberId={viewer.id}
        story={{
          id,
          updatedAt,
          draft: {
            title,
            content,
            privacyLevel: toPrivacy(privacyLevel),
            tags: tags.map(({ name }) => name),
          },
        }}
        rows={20}
        cancelTo={`/stories/${id}`}
      />
    </Page>
  );
}
