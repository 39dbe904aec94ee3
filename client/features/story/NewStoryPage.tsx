import { useNavigate } from 'react-router-dom';
import { Page } from '../../ui/Page';
import { useSession } from '../account/session';
import { StoryEditor } from './StoryEditor';

export function NewStoryPage() {
  const { viewer } = useSession();
  const navigate = useNavigate();
  if (!viewer) return null;
  return (
    <Page title="New Story" width="measure">
      <StoryEditor
        memberId={viewer.id}
        story={null}
        rows={25}
        cancelTo="/stories"
        // A reload must find the story that has been made, and not an empty page.
        onCreated={(id) =>
          void navigate(`/stories/new?id=${id}`, { replace: true, preventScrollReset: true })
        }
      />
    </Page>
  );
}
