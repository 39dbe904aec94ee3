import { useState } from 'react';
import { toast } from '../../ui/feedback/toaster';
import { Button } from '../../ui/form/Button';
import { NameDialog } from './NameDialog';
import { useCreateStoryVersionMutation } from './useCreateStoryVersionMutation';

/** Saves the current text as a named version. */
export function KeepVersion({ storyId, connection }: { storyId: string; connection: string }) {
  const [open, setOpen] = useState(false);
  const [createStoryVersion, sending] = useCreateStoryVersionMutation();
  return (
    <>
      <Button onClick={() => setOpen(true)}>Save a version</Button>
      <NameDialog
        title="Save a version"
        hint="The text as it is now stays among the versions. A name is optional."
        initial=""
        submitLabel="Keep"
        open={open}
        sending={sending}
        onClose={() => setOpen(false)}
        onName={async (name, localId) => {
          await createStoryVersion({ storyId, name: name || undefined, localId }, connection);
          toast.success('Version kept');
        }}
      />
    </>
  );
}
