import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Page } from '../../ui/Page';
import { useSession } from '../account/session';
import { ExercisePrompt } from '../room/ExercisePrompt';
import { exerciseOf } from '../room/newStoryLink';
import { StorySession } from '../room/StorySession';
import { StoryEditor } from './StoryEditor';

export function NewStoryPage() {
  const { viewer } = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const [search] = useSearchParams();
  const savedId = search.get('id');
  const sessionId = search.get('session') ?? undefined;
  const exercise = exerciseOf(location.state);
  const [page, setPage] = useState({ savedId, number: 0 });
  // From a story that has been saved here to the bare address: that asks for another new one.
  if (page.savedId !== savedId)
    setPage({ savedId, number: savedId === null ? page.number + 1 : page.number });
  if (!viewer) return null;
  return (
    <Page title="New Story" width="measure">
      {sessionId && <StorySession sessionId={sessionId} />}
      {exercise && <ExercisePrompt exercise={exercise} />}
      <StoryEditor
        key={page.number}
        memberId={viewer.id}
        story={null}
        origin={{ sessionId, exerciseId: exercise?.exerciseId }}
        rows={25}
        cancelTo="/stories"
        // A reload must find the story that has been made, and not an empty page.
        onCreated={(id) => {
          const query = new URLSearchParams({ id, ...(sessionId && { session: sessionId }) });
          void navigate(`/stories/new?${query}`, {
            replace: true,
            preventScrollReset: true,
            state: location.state,
          });
        }}
      />
    </Page>
  );
}
