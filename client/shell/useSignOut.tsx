import { type ReactNode, use, useState } from 'react';
import { useAuth } from '../auth/useAuth';
import { DocumentsContext } from '../documents/DocumentsContext';
import type { DocumentKind } from '../documents/model/model';
import { findUnsent, SignOutDialog } from '../documents/screens/SignOutDialog';
import { isFormKept } from '../forms/keptForm';
import { useCommands } from '../shortcuts/commands';
import { ConfirmDialog } from '../ui/feedback/ConfirmDialog';
import { isTextUnsaved } from '../ui/form/unsavedText';

/** Signs out, after a question if the server lacks some text. `dialogs` has to be rendered. Offers the command, too. */
export function useSignOut(): { askAndSignOut: () => void; dialogs: ReactNode } {
  const { viewer, signOut } = useAuth();
  const documents = use(DocumentsContext);
  const [isAsking, setIsAsking] = useState(false);
  /** The kinds of documents with unsent text, while a dialog asks about them. */
  const [unsent, setUnsent] = useState<readonly DocumentKind[] | null>(null);
  const signOutOrAsk = async () => {
    if (isTextUnsaved() || (viewer && isFormKept(viewer.id))) return setIsAsking(true);
    const unsentKinds = documents ? await findUnsent(documents) : [];
    if (unsentKinds.length > 0) setUnsent(unsentKinds);
    else signOut();
  };
  const askAndSignOut = () => void signOutOrAsk();
  useCommands([
    { id: 'sign-out', label: 'Sign Out', words: 'log out leave', everywhere: true, run: askAndSignOut },
  ]);
  return {
    askAndSignOut,
    dialogs: (
      <>
        <ConfirmDialog
          open={isAsking}
          onClose={() => setIsAsking(false)}
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
