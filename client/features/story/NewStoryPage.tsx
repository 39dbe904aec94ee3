import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Page } from '../../ui/Page';
import { useSession } from '../account/session';
import { StoryEditor } from './StoryEditor';

export function NewStoryPage() {
  const { viewer } = useSession();
  const navigate = useNavigate();
  const savedId = useSearchParams()[0].get('id');
  const [page, setPage] = useState({ savedId, number: 0 });
  // From a story that has been saved here to the bare address: that asks for another new one.
  if (page.savedId !== savedId)
    setPage({ savedId, number: savedId === null ? page.number + 1 : page.number });
  if (!viewer) return null;
  return (
    <Page title="New Story" width="measure">
      <StoryEditor
        key={page.number}
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
