import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { exerciseOf } from '../../../documents/model/exerciseState';
import { NewText, type OpenText } from '../../../documents/screens/NewText';
import { toPrivacy } from '../../../lib/privacy';
import { useSettings } from '../../../settings/SettingsProvider';
import { StorySession } from '../../sessions/session/StorySession';
import { ExercisePrompt } from '../../writing/exercise/ExercisePrompt';
import { StoryEditor } from './StoryEditor';
import { useExercise } from './useExercise';

/** The page of a story that isn't on the server yet. */
export function NewStoryPage() {
  const location = useLocation();
  const [search] = useSearchParams();
  const { default_story_privacy } = useSettings().privacy;
  const exercise = exerciseOf(location.state);
  return (
    <NewText
      kind="story"
      begin={(documents) =>
        documents.begin({
          sessionId: search.get('session'),
          exerciseId: exercise?.exerciseId ?? search.get('exerciseId'),
          exerciseTitle: exercise?.exerciseTitle ?? null,
          privacyLevel: toPrivacy(default_story_privacy),
        })
      }
    >
      {(text) => <Writing {...text} />}
    </NewText>
  );
}

function Writing({ documents, document, isStored, onStored }: OpenText) {
  const { state } = useLocation();
  // Read once, because the address and its state change when the device stores the story.
  const [givenExercise] = useState(() => exerciseOf(state));
  const exercise = useExercise(documents.memberId, document.exerciseId, givenExercise);
  return (
    <StoryEditor
      documents={documents}
      document={document}
      isStored={isStored}
      heading="New Story"
      context={
        <>
          {exercise && <ExercisePrompt exercise={exercise} />}
          {document.sessionId && <StorySession sessionId={document.sessionId} />}
        </>
      }
      rows={25}
      cancelTo="/stories"
      timeLimit={exercise?.exerciseTimeLimit ?? null}
      onStored={onStored}
    />
  );
}
