import { Suspense, useState } from 'react';
import { graphql } from 'react-relay';
import { Navigate, useParams } from 'react-router-dom';
import type { EditStoryPageQuery } from '../../__generated__/EditStoryPageQuery.graphql';
import type { Desk } from '../../offline/desk';
import { useDesk } from '../../offline/hooks';
import { hasUnsentText, type LocalStory } from '../../offline/model';
import { toServerCopy } from '../../offline/relayTransport';
import { usePageQuery } from '../../relay/pageQuery';
import { LinkButton } from '../../ui/Button';
import { Page } from '../../ui/Page';
import { StorySession } from '../room/StorySession';
import { EditorSkeleton } from './EditorSkeleton';
import { ServerGone } from './ServerGone';
import { StoryEditor } from './StoryEditor';
import { StoryMissing } from './StoryMissing';
import { UnlessUnreachable } from './UnlessUnreachable';
import { useDeviceStory } from './useDeviceStory';

export function EditStoryPage() {
  const { id = '' } = useParams();
  const desk = useDesk();
  return (
    <UnlessUnreachable key={id} instead={() => <FromDevice desk={desk} id={id} />}>
      <Suspense fallback={<EditorSkeleton />}>
        <FromServer desk={desk} id={id} />
      </Suspense>
    </UnlessUnreachable>
  );
}

function FromServer({ desk, id }: { desk: Desk; id: string }) {
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
        exercise {
          id
        }
      }
    }
  `);
  const reading = useDeviceStory(async () => {
    if (story?.viewerCanEdit)
      return desk.open(toServerCopy(story), {
        sessionId: story.session?.id ?? null,
        exerciseId: story.exercise?.id ?? null,
      });
    // Deleted on the server: words that it never had are still here, for their author to decide on.
    const here = await desk.read({ id });
    if (!here || !hasUnsentText(here)) return null;
    desk.serverChanged(id);
    return here;
  });
  if (reading.state === 'reading') return <EditorSkeleton />;
  if (!reading.story)
    return <StoryMissing title="Story not found - The story you're trying to edit doesn't exist." />;
  return <Writing desk={desk} story={reading.story} />;
}

/** The server can't be reached. */
function FromDevice({ desk, id }: { desk: Desk; id: string }) {
  const reading = useDeviceStory(() => desk.read({ id }));
  if (reading.state === 'reading') return <EditorSkeleton />;
  // Source: specification, section 2: a failed load goes to the list.
  if (!reading.story) return <Navigate to="/stories" replace />;
  return <Writing desk={desk} story={reading.story} isAlone />;
}

function Writing({ desk, story, isAlone = false }: { desk: Desk; story: LocalStory; isAlone?: boolean }) {
  const [opened] = useState(story);
  return (
    <Page
      title="Edit Story"
      width="measure"
      actions={
        !isAlone && (
          <LinkButton to={`/stories/${opened.id}/versions`} variant="ghost" size="sm">
            Versions
          </LinkButton>
        )
      }
    >
      {isAlone && (
        <ServerGone>
          This is the story as this device has it. What you write is kept here, and goes up when the server is
          back.
        </ServerGone>
      )}
      {opened.sessionId && <StorySession sessionId={opened.sessionId} />}
      <StoryEditor
        desk={desk}
        story={opened}
        kept
        rows={20}
        cancelTo={isAlone ? '/stories' : `/stories/${opened.id}`}
      />
    </Page>
  );
}
