import { Dialog } from '@chakra-ui/react';
import { useRef } from 'react';
import type { Writing } from '../../../documents/screens/useWriting';
import { Button } from '../../../ui/form/Button';
import { Modal } from '../../../ui/layout/Modal';

interface SaveDraftDialogProps {
  writing: Writing;
  open: boolean;
  onClose: () => void;
}

/** Asks what saving as a draft means for a story that others can read. */
export function SaveDraftDialog({ writing, open, onClose }: SaveDraftDialogProps) {
  const { saving, saveAndLeave } = writing;
  const keep = useRef<HTMLButtonElement>(null);
  const save = (how: 'changes' | 'draft') => void saveAndLeave(how).finally(onClose);
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
        <Button variant="ghost" onClick={onClose} disabled={saving !== null}>
          Cancel
        </Button>
        <Button
          variant="outline"
          onClick={() => save('draft')}
          loading={saving === 'draft'}
          disabled={saving !== null}
        >
          Make private and save
        </Button>
        <Button
          ref={keep}
          onClick={() => save('changes')}
          loading={saving === 'changes'}
          disabled={saving !== null}
        >
          Keep published, save draft
        </Button>
      </Dialog.Footer>
    </Modal>
  );
}
