import { chakra, Dialog, Portal } from '@chakra-ui/react';
import { useState } from 'react';
import type { Desk } from '../offline/desk';
import { asSent, canSave, hasUnsentText } from '../offline/model';
import { Button } from './Button';

/** How many of the member's stories have text that the server doesn't have. */
export const countUnsent = async (desk: Desk) => (await desk.list()).filter(hasUnsentText).length;

/** Also what was typed a moment ago, and what had failed. */
async function sendAll(desk: Desk) {
  for (const story of (await desk.list()).filter(hasUnsentText))
    if (canSave(asSent(story)) && story.syncStatus !== 'conflict') await desk.autosave(story.localId);
  await desk.sync();
}

interface SignOutDialogProps {
  desk: Desk;
  /** How many there were when it opened; null while nobody is asked. */
  unsent: number | null;
  onUnsent: (count: number) => void;
  onStay: () => void;
  onSignOut: () => void;
}

/** Before someone leaves a device that has text of theirs which is nowhere else. */
export function SignOutDialog({ desk, unsent, onUnsent, onStay, onSignOut }: SignOutDialogProps) {
  const [syncing, setSyncing] = useState(false);
  const [stillHere, setStillHere] = useState(false);
  const close = () => {
    setStillHere(false);
    onStay();
  };
  const syncNow = async () => {
    setSyncing(true);
    try {
      await sendAll(desk);
    } finally {
      const left = await countUnsent(desk);
      setSyncing(false);
      setStillHere(true);
      onUnsent(left);
    }
  };
  const count = unsent ?? 0;
  const stories = count === 1 ? '1 story has' : `${count} stories have`;
  return (
    <Dialog.Root
      role="alertdialog"
      open={unsent !== null}
      onOpenChange={(change) => {
        if (!change.open && !syncing) close();
      }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Title>
              {count === 0 ? 'All synced' : `${stories} text that is only on this device`}
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
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
