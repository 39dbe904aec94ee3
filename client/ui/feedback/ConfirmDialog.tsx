import { Dialog } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { Button } from '../form/Button';
import { Modal } from '../layout/Modal';

interface ConfirmDialogProps {
  text: string;
  /** The consequence, if the question doesn't state it. */
  note?: string;
  confirmLabel: string;
  onConfirm: () => void | Promise<void>;
  /** The button that opens it; without one it is controlled by `open` and `onClose`. */
  trigger?: ReactElement;
  open?: boolean;
  onClose?: () => void;
  /** Label of the other button. */
  dismissLabel?: string;
  /** Destructive by default. */
  tone?: 'danger' | 'solid';
}

/** A confirmation. It stays open with a busy button until the action is done. */
export function ConfirmDialog({
  text,
  note,
  confirmLabel,
  onConfirm,
  trigger,
  open,
  onClose,
  dismissLabel = 'Cancel',
  tone = 'danger',
}: ConfirmDialogProps) {
  const [openHere, setOpenHere] = useState(false);
  const [busy, setBusy] = useState(false);
  const close = () => {
    setOpenHere(false);
    onClose?.();
  };
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
      close();
    }
  };
  return (
    <Modal
      role="alertdialog"
      open={open ?? openHere}
      onOpen={() => setOpenHere(true)}
      onClose={close}
      trigger={trigger}
    >
      <Dialog.Title>{text}</Dialog.Title>
      {note && <Dialog.Description mt="2">{note}</Dialog.Description>}
      <Dialog.Footer>
        <Button variant="outline" onClick={close} disabled={busy}>
          {dismissLabel}
        </Button>
        <Button variant={tone} onClick={() => void confirm()} loading={busy}>
          {confirmLabel}
        </Button>
      </Dialog.Footer>
    </Modal>
  );
}
