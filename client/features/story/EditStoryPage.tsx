import { Suspense, useState } from 'react';
import { graphql } from 'react-relay';
import { Navigate, useParams } from 'react-router-dom';
import type { EditStoryPageQuery } from '../../__generated__/EditStoryPageQuery.graphql';
import type { Desk } from '../../offline/desk';
import { useDesk } from '../../offline/hooks';
import type { LocalStory } from '../../offline/model';
import { storyCopy } from '../../offline/serverCopies';
import { usePageQuery } from '../../relay/pageQuery';
import type { GraphQLRequestError } from '../../relay/requestError';
import { LinkButton } from '../../ui/Button';
import { Page } from '../../ui/Page';
import { ExercisePrompt } from '../room/ExercisePrompt';
import { type ExerciseState, exerciseState } from '../room/newStoryLink';
import { StorySession } from '../room/StorySession';
import { EditorSkeleton } from '../writing/EditorSkeleton';
import { openText } from '../writing/openText';
import { ServerGone } from './ServerGone';
import { StoryEditor } from './StoryEditor';
import { StoryMissing } from './StoryMissing';
import { UnlessUnreachable } from './UnlessUnreachable';
import { useDeviceStory } from './useDeviceStory';
import { useExercise } from './useExercise';

export function EditStoryPage() {
  const { id = '' } = useParams();
  const desk = useDesk();
  return (
    <UnlessUnreachable key={id} instead={(error) => <FromDevice desk={desk} id={id} error={error} />}>
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
          title
          prompt
          description
          timeLimitMinutes
        }
      }
    }
  `);
  const reading = useDeviceStory(() =>
    openText(desk, id, story?.viewerCanEdit ? storyCopy(story) : null, {
      sessionId: story?.session?.id ?? null,
      exerciseId: story?.exercise?.id ?? null,
    }),
  );
  if (reading.state === 'reading') return <EditorSkeleton />;
  if (!reading.story)
    return <StoryMissing title="Story not found - The story you're trying to edit doesn't exist." />;
  return (
    <Writing
      desk={desk}
      story={reading.story}
      exercise={story?.exercise ? exerciseState(story.exercise) : null}
    />
  );
}

/** The server can't be reached. */
function FromDevice({ desk, id, error }: { desk: Desk; id: string; error: GraphQLRequestError }) {
  const reading = useDeviceStory(() => desk.read({ id }));
  if (reading.state === 'reading') return <EditorSkeleton />;
  // Source: specification, section 2: a failed load goes to the list.
  if (!reading.story) return <Navigate to="/stories" replace />;
  return <Writing desk={desk} story={reading.story} error={error} />;
}

interface WritingProps {
  desk: Desk;
  story: LocalStory;
  /** The exercise that it is written from, where the server told it. */
  exercise?: ExerciseState | null;
  /** Why the server did not give it: this device alone has it on the screen. */
  error?: GraphQLRequestError;
}

function Writing({ desk, story, exercise: told = null, error }: WritingProps) {
  const [opened] = useState(story);
  const [given] = useState(told);
  const exercise = useExercise(desk.memberId, opened.exerciseId, given);
  return (
    <Page
      title="Edit Story"
      width="measure"
      actions={
        !error && (
          <LinkButton to={`/stories/${opened.id}/versions`} variant="ghost" size="sm">
            Versions
          </LinkButton>
        )
      }
    >
      {error && (
        <ServerGone error={error}>
          This is the story as this device has it. What you write is kept here, and goes up when the server is
          back.
        </ServerGone>
      )}
      {opened.sessionId && <StorySession sessionId={opened.sessionId} />}
      {exercise && <ExercisePrompt exercise={exercise} />}
      <StoryEditor
        desk={desk}
        story={opened}
        kept
        rows={20}
        cancelTo={error ? '/stories' : `/stories/${opened.id}`}
        timeLimit={exercise?.exerciseTimeLimit ?? null}
      />
    </Page>
  );
}
