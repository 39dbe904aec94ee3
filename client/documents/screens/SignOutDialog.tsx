import { chakra, Dialog } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/form/Button';
import { Modal } from '../../ui/layout/Modal';
import { canSave, type DocumentKind, hasUnsentText, toSentText } from '../model/model';
import type { DocumentStore } from '../sync/documentStore';
import { useSyncOverview } from '../useDocuments';
import { countTexts, kindOfAll } from './countTexts';

/** The kinds of the member's unsent documents. */
export const findUnsent = async (documents: DocumentStore): Promise<readonly DocumentKind[]> =>
  (await documents.list()).filter(hasUnsentText).map(({ kind }) => kind);

/** Sends everything, including documents whose sync had failed. */
async function sendAll(documents: DocumentStore) {
  for (const document of (await documents.list()).filter(hasUnsentText))
    if (canSave({ ...document, ...toSentText(document) }) && document.syncStatus !== 'conflict')
      await documents.autosave(document.localId);
  await documents.sync();
}

interface SignOutDialogProps {
  documents: DocumentStore;
  /** Unsent documents when the dialog opened; null while it is closed. */
  unsent: readonly DocumentKind[] | null;
  onUnsent: (unsent: readonly DocumentKind[]) => void;
  onStay: () => void;
  onSignOut: () => void;
}

/** Asks before signing out of a device with unsent texts. */
export function SignOutDialog({ documents, unsent, onUnsent, onStay, onSignOut }: SignOutDialogProps) {
  const [syncing, setSyncing] = useState(false);
  const [stillHere, setStillHere] = useState(false);
  const open = unsent !== null;
  // Texts sent meanwhile, by a retry or another tab, are no longer only on this device. If its storage fails, that is unknown.
  const { syncing: sending, pending, errors, conflicts, storageProblem } = useSyncOverview();
  const isSettled = sending === 0 && !storageProblem;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the counts change when something was sent.
  useEffect(() => {
    if (!open || !isSettled) return;
    let isLatest = true;
    void findUnsent(documents).then((left) => isLatest && onUnsent(left));
    return () => {
      isLatest = false;
    };
  }, [documents, open, onUnsent, isSettled, pending, errors, conflicts]);
  const close = () => {
    setStillHere(false);
    onStay();
  };
  const syncNow = async () => {
    setSyncing(true);
    try {
      await sendAll(documents);
    } finally {
      const left = await findUnsent(documents);
      setSyncing(false);
      setStillHere(true);
      onUnsent(left);
    }
  };
  const count = unsent?.length ?? 0;
  const texts = countTexts(count, kindOfAll(unsent ?? []));
  return (
    <Modal role="alertdialog" open={open} onClose={() => !syncing && close()}>
      <Dialog.Title>
        {count === 0
          ? 'All synced'
          : `${texts} ${count === 1 ? 'has' : 'have'} words that are only on this device`}
      </Dialog.Title>
      <Dialog.Description mt="2">
        {count === 0
          ? 'The server has all you wrote here.'
          : 'If you sign out now, it stays here, where nobody else sees it, and goes up when you sign in on this device again.'}
      </Dialog.Description>
      <chakra.div role="status" mt={stillHere && count > 0 ? '3' : '0'} color="danger">
        {stillHere && count > 0 && 'It could not be sent just now.'}
      </chakra.div>
      <Dialog.Footer flexDirection={{ base: 'column', sm: 'row' }}>
        <Button variant="outline" onClick={close} disabled={syncing}>
          Stay
        </Button>
        <Button variant={count === 0 ? 'solid' : 'outline'} onClick={onSignOut} disabled={syncing}>
          {count === 0 ? 'Sign out' : 'Sign out anyway'}
        </Button>
        {count > 0 && (
          <Button variant="solid" onClick={() => void syncNow()} loading={syncing}>
            Sync now
          </Button>
        )}
      </Dialog.Footer>
    </Modal>
  );
}
