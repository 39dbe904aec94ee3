import { Dialog, Portal } from '@chakra-ui/react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { FocusFrame } from './FocusFrame';

interface ModalProps extends Omit<ComponentProps<typeof Dialog.Root>, 'onOpenChange'> {
  open: boolean;
  onClose: () => void;
  /** The button that calls onOpen. */
  trigger?: ReactElement;
  onOpen?: () => void;
  /** Styles of the area that the box is placed in. */
  place?: ComponentProps<typeof Dialog.Positioner>;
  /** Styles of the box. */
  box?: ComponentProps<typeof Dialog.Content>;
  children: ReactNode;
}

/** A modal dialog. Its content is mounted while it is open. */
export function Modal({ onOpen, onClose, trigger, place, box, children, ...root }: ModalProps) {
  return (
    <Dialog.Root
      onOpenChange={({ open }) => (open ? onOpen?.() : onClose())}
      onEscapeKeyDown={(event) => {
        // Escape closes a list of suggestions first.
        if (document.activeElement?.matches('[role=combobox][aria-expanded=true]')) event.preventDefault();
      }}
      lazyMount
      unmountOnExit
      {...root}
    >
      {trigger && <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>}
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner {...place}>
          <Dialog.Content {...box}>
            {/* Keeps the focus in the dialog when its controls are replaced, as after loading. */}
            <FocusFrame style={{ display: 'contents' }}>{children}</FocusFrame>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
