import { useLocation, useSearchParams } from 'react-router-dom';
import { exerciseOf } from '../../../documents/model/exerciseState';
import { NewText } from '../../../documents/screens/NewText';
import { toPrivacy } from '../../../lib/privacy';
import { useSettings } from '../../../settings/useSettings';
import { StoryEditor } from './StoryEditor';

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
      {(text) => (
        <StoryEditor {...text} heading="New Story" exercise={exercise} rows={25} cancelTo="/stories" />
      )}
    </NewText>
  );
}
