import { chakra } from '@chakra-ui/react';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';

/** The editor opened with a text that had not been saved. */
export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <chakra.div
      role="status"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      px="4"
      py="2"
      bg="accent.wash"
      borderRadius="md"
    >
      <p>Your unsaved text from before is back. It is not saved yet.</p>
      <ConfirmDialog
        text="Discard your unsaved text? It can't be brought back."
        confirmLabel="Discard"
        onConfirm={onDiscard}
        trigger={
          <Button variant="outline" size="sm">
            Discard
          </Button>
        }
      />
    </chakra.div>
  );
}
