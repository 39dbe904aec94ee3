import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { ConflictDialog } from './ConflictDialog';
import type { Writing } from './useWriting';

/** The dialogs for leaving an unstored text and for a conflict. */
export function WritingDialogs({ document, dialogs }: Pick<Writing, 'document' | 'dialogs'>) {
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
      {resolving && document.syncStatus === 'conflict' && (
        <ConflictDialog document={document} onResolve={resolve} onClose={stopResolving} />
      )}
    </>
  );
}
