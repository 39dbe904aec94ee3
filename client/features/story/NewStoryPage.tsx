import { useState } from 'react';
import { Navigate, useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router-dom';
import type { Desk } from '../../offline/desk';
import { useDesk } from '../../offline/hooks';
import type { LocalStory } from '../../offline/model';
import { useSettings } from '../../settings/SettingsProvider';
import { Page } from '../../ui/Page';
import { ExercisePrompt } from '../room/ExercisePrompt';
import { exerciseOf } from '../room/newStoryLink';
import { StorySession } from '../room/StorySession';
import { EditorSkeleton } from './EditorSkeleton';
import { localStoryPath } from './localStoryPath';
import { StoryEditor } from './StoryEditor';
import { StoryMissing } from './StoryMissing';
import { toPrivacy } from './storyDraft';
import { useDeviceStory } from './useDeviceStory';
import { useExercise } from './useExercise';

/** A story that the server has not made yet. */
export function NewStoryPage() {
  const { key } = useLocation();
  const [search] = useSearchParams();
  const localId = search.get('localId');
  const [page, setPage] = useState({ at: key, localId, number: 0 });
  // The address gets the draft's name once the draft is kept. Whatever else leads here asks for another page.
  if (page.at !== key) {
    const isSame = localId !== null && localId === page.localId;
    setPage({ at: key, localId, number: isSame ? page.number : page.number + 1 });
  }
  return (
    <NewStory
      key={page.number}
      localId={localId}
      onKept={(kept) => setPage((current) => ({ ...current, localId: kept }))}
    />
  );
}

interface NewStoryProps {
  /** A draft of this device to go on with. */
  localId: string | null;
  onKept: (localId: string) => void;
}

function NewStory({ localId, onKept }: NewStoryProps) {
  const desk = useDesk();
  const [openedAs] = useState(localId);
  return openedAs === null ? (
    <Begun desk={desk} onKept={onKept} />
  ) : (
    <Found desk={desk} localId={openedAs} onKept={onKept} />
  );
}

function Begun({ desk, onKept }: { desk: Desk; onKept: NewStoryProps['onKept'] }) {
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

function Found({ desk, localId, onKept }: { desk: Desk; localId: string; onKept: NewStoryProps['onKept'] }) {
  const reading = useDeviceStory(() => desk.read({ localId }));
  if (reading.state === 'reading') return <EditorSkeleton />;
  const { story } = reading;
  if (!story)
    return (
      <StoryMissing
        title="Draft not found"
        text="It is not on this device. Once it was saved, it is among your stories."
      />
    );
  // The server knows it by now, and may know more of it than this device.
  if (story.id !== null) return <Navigate to={localStoryPath(story)} replace />;
  return <Writing desk={desk} story={story} kept onKept={onKept} />;
}

interface WritingProps {
  desk: Desk;
  story: LocalStory;
  kept: boolean;
  onKept: NewStoryProps['onKept'];
}

function Writing({ desk, story, kept, onKept }: WritingProps) {
  const navigate = useNavigate();
  const isGoing = useNavigation().state !== 'idle';
  const { state } = useLocation();
  const [search] = useSearchParams();
  // It goes with the story, whatever the address says by now.
  const [given] = useState(() => exerciseOf(state));
  const known = given?.exerciseId === story.exerciseId ? given : null;
  const found = useExercise(known ? null : story.exerciseId);
  const exercise = known ?? found;
  const nameInAddress = (localId: string) => {
    // A change of the address would call back who is on their way elsewhere.
    if (isGoing || search.get('localId') === localId) return;
    onKept(localId);
    const query = new URLSearchParams(search);
    query.set('localId', localId);
    // A reload, or a tab that is brought back, finds the draft.
    void navigate(`/stories/new?${query}`, { replace: true, preventScrollReset: true, state });
  };
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
        onKept={nameInAddress}
      />
    </Page>
  );
}
