import { Dialog } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/form/Button';
import { Modal } from '../../../ui/layout/Modal';

interface SaveDraftDialogProps {
  open: boolean;
  onClose: () => void;
  /** Saves the changes as a draft, while others read the published text. */
  onKeep: () => Promise<void>;
  /** Makes the story private and saves it. */
  onHide: () => Promise<void>;
}

/** Asks what saving as a draft means for a story that others can read. */
export function SaveDraftDialog({ open, onClose, onKeep, onHide }: SaveDraftDialogProps) {
  const keep = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState<'keep' | 'hide' | null>(null);
  const choose = async (choice: 'keep' | 'hide') => {
    setBusy(choice);
    try {
      await (choice === 'keep' ? onKeep() : onHide());
    } finally {
      setBusy(null);
      onClose();
    }
  };
  return (
    <Modal
      role="alertdialog"
      open={open}
      onClose={onClose}
      initialFocusEl={() => keep.current}
      box={{ maxW: '40rem' }}
    >
      <Dialog.Title>Keep this story published?</Dialog.Title>
      <Dialog.Description mt="2">
        Others can read it. Your changes can wait as a draft that only you see, or the story becomes private
        with them.
      </Dialog.Description>
      <Dialog.Footer flexWrap="wrap">
        <Button variant="ghost" onClick={onClose} disabled={busy !== null}>
          Cancel
        </Button>
        <Button
          variant="outline"
          onClick={() => void choose('hide')}
          loading={busy === 'hide'}
          disabled={busy !== null}
        >
          Make private and save
        </Button>
        <Button
          ref={keep}
          onClick={() => void choose('keep')}
          loading={busy === 'keep'}
          disabled={busy !== null}
        >
          Keep published, save draft
        </Button>
      </Dialog.Footer>
    </Modal>
  );
}
