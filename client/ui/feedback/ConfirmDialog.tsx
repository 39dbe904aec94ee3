import { Dialog, Portal } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { Button } from '../form/Button';

export interface ConfirmDialogProps {
  /** The question. */
  text: string;
  /** What comes of it, where the question alone doesn't tell. */
  note?: string;
  confirmLabel: string;
  onConfirm: () => void | Promise<void>;
  /** The button that opens it. Without one the dialog is controlled by open and onClose. */
  trigger?: ReactElement;
  open?: boolean;
  onClose?: () => void;
  /** The other answer. */
  dismissLabel?: string;
  /** A destructive answer is marked as such; that is the usual one. */
  tone?: 'danger' | 'solid';
}

/** Asks before something that can't be taken back. It stays, with its button busy, until the answer has been carried out. */
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
    <Dialog.Root
      role="alertdialog"
      open={open ?? openHere}
      onOpenChange={(change) => (change.open ? setOpenHere(true) : close())}
      lazyMount
      unmountOnExit
    >
      {trigger && <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>}
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
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
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
