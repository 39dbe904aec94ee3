import { type ReactNode, use, useState } from 'react';
import { useAuth } from '../auth/useAuth';
import { DocumentsContext } from '../documents/DocumentsContext';
import type { DocumentKind } from '../documents/model/model';
import { findUnsent, SignOutDialog } from '../documents/screens/SignOutDialog';
import { isFormKept } from '../forms/keptForm';
import { useCommands } from '../shortcuts/commands';
import { ConfirmDialog } from '../ui/feedback/ConfirmDialog';
import { isTextUnsaved } from '../ui/form/unsavedText';

/** Signs out, after a question if there is text that the server doesn't have. Also a command of the palette. */
export function useSignOut(): { askAndSignOut: () => void; questions: ReactNode } {
  const { viewer, signOut } = useAuth();
  const documents = use(DocumentsContext);
  const [asking, setAsking] = useState(false);
  const [unsent, setUnsent] = useState<readonly DocumentKind[] | null>(null);
  const leave = async () => {
    if (isTextUnsaved() || (viewer && isFormKept(viewer.id))) return setAsking(true);
    const texts = documents ? await findUnsent(documents) : [];
    if (texts.length > 0) setUnsent(texts);
    else signOut();
  };
  const askAndSignOut = () => void leave();
  useCommands([
    { id: 'sign-out', label: 'Sign Out', words: 'log out leave', everywhere: true, run: askAndSignOut },
  ]);
  return {
    askAndSignOut,
    questions: (
      <>
        <ConfirmDialog
          open={asking}
          onClose={() => setAsking(false)}
          text="Some of your text isn’t saved yet. Sign out all the same?"
          confirmLabel="Sign Out"
          tone="solid"
          onConfirm={signOut}
        />
        {documents && (
          <SignOutDialog
            documents={documents}
            unsent={unsent}
            onUnsent={setUnsent}
            onStay={() => setUnsent(null)}
            onSignOut={signOut}
          />
        )}
      </>
    ),
  };
}
