import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Desk } from '../../offline/desk';
import { useSettings } from '../../settings/SettingsProvider';
import { Page } from '../../ui/Page';
import { ExercisePrompt } from '../room/ExercisePrompt';
import { exerciseOf } from '../room/newStoryLink';
import { StorySession } from '../room/StorySession';
import { NewText, type OpenText } from '../writing/NewText';
import { StoryEditor } from './StoryEditor';
import { toPrivacy } from './storyDraft';
import { useExercise } from './useExercise';

/** A story that the server has not made yet. */
export function NewStoryPage() {
  return (
    <NewText
      kind="story"
      begun={(desk, onKept) => <Begun desk={desk} onKept={onKept} />}
      found={(text) => <Writing {...text} />}
    />
  );
}

function Begun({ desk, onKept }: { desk: Desk; onKept: OpenText['onKept'] }) {
  const location = useLocation();
  const [search] = useSearchParams();
  const { default_story_privacy } = useSettings().privacy;
  const exercise = exerciseOf(location.state);
  const [story] = useState(() =>
    desk.begin({
      sessionId: search.get('session'),
      exerciseId: exercise?.exerciseId ?? search.get('exerciseId'),
      exerciseTitle: exercise?.exerciseTitle ?? null,
      privacyLevel: toPrivacy(default_story_privacy),
    }),
  );
  return <Writing desk={desk} story={story} kept={false} onKept={onKept} />;
}

function Writing({ desk, story, kept, onKept }: OpenText) {
  const { state } = useLocation();
  // It goes with the story, whatever the address says by now.
  const [given] = useState(() => exerciseOf(state));
  const exercise = useExercise(desk.memberId, story.exerciseId, given);
  return (
    <Page title="New Story" width="measure">
      {story.sessionId && <StorySession sessionId={story.sessionId} />}
      {exercise && <ExercisePrompt exercise={exercise} />}
      <StoryEditor
        desk={desk}
        story={story}
        kept={kept}
        rows={25}
        cancelTo="/stories"
        timeLimit={exercise?.exerciseTimeLimit ?? null}
        onKept={onKept}
      />
    </Page>
  );
}
