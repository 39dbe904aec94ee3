import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { ConflictDialog } from './ConflictDialog';
import type { Writing } from './useWriting';

/** The dialogs for leaving an unstored text and for a conflict. */
export function WritingDialogs({ story, dialogs }: Pick<Writing, 'story' | 'dialogs'>) {
  const { guard, resolving, resolve, stopResolving } = dialogs;
  return (
    <>
      <ConfirmDialog
        open={guard.asking}
        onClose={guard.stay}
        text="Leave without saving? This device has no room to keep your text."
        confirmLabel="Leave"
        onConfirm={guard.leave}
      />
      {resolving && story.syncStatus === 'conflict' && (
        <ConflictDialog story={story} onResolve={resolve} onClose={stopResolving} />
      )}
    </>
  );
}
