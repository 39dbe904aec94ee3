import { useState } from 'react';
import { messages } from '../../../../server/contract/messages';
import { GraphQLRequestError } from '../../../lib/requestError';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { toast } from '../../../ui/feedback/toaster';
import { Button } from '../../../ui/form/Button';
import { type RestoredVersion, useRestoreStoryVersionMutation } from './useRestoreStoryVersionMutation';

export interface RestoreVersionProps {
  version: { readonly id: string; readonly versionNumber: number };
  /** When the text that its author works on last changed, as known to this page. */
  storyUpdatedAt: string;
  connection: string;
  /** Fetches the current state. */
  onConflict: () => void;
  onRestored?: () => void;
}

/** The result in words. Of a published story the draft is restored; there may have been none to replace. */
function restoredText(name: string, { story, version }: RestoredVersion): string {
  const before = version ? ` The text before it is now version ${version.versionNumber}.` : '';
  if (story.hasUnpublishedChanges)
    return `Restored ${name} as unpublished changes: others read it once you publish them.${before}`;
  return version ? `Restored ${name}.${before}` : `The story already reads like ${name}.`;
}

export function RestoreVersion({
  version,
  storyUpdatedAt,
  connection,
  onConflict,
  onRestored,
}: RestoreVersionProps) {
  const [open, setOpen] = useState(false);
  const [restoreStoryVersion] = useRestoreStoryVersionMutation();
  const name = `version ${version.versionNumber}`;

  const restore = async () => {
    try {
      const { restoreStoryVersion: done } = await restoreStoryVersion(version.id, storyUpdatedAt, connection);
      toast.success(restoredText(name, done));
      onRestored?.();
    } catch (error) {
      const code = error instanceof GraphQLRequestError ? error.code : null;
      if (code === 'CONFLICT') {
        toast.error(`${messages.story.conflict}. Look at it before you restore.`);
        onConflict();
      } else toast.error('The version could not be restored. Please try again.');
    }
  };

  return (
    <>
      <Button variant="outline" size="sm" aria-label={`Restore ${name}`} onClick={() => setOpen(true)}>
        Restore
      </Button>
      <ConfirmDialog
        text={`Restore ${name}?`}
        note="Its title and text replace the current ones. The current text becomes a version itself, so you can undo this."
        confirmLabel="Restore"
        tone="solid"
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={restore}
      />
    </>
  );
}
