import { chakra, Dialog } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LoadInPlace } from '../content/LoadInPlace';
import { Skeleton } from '../feedback/Skeleton';
import { Modal } from '../layout/Modal';
import { Button } from './Button';

interface PickDialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
  /** Renders the content when open; `attempt` changes with each retry. */
  children: (attempt: number) => ReactNode;
}

/** A dialog for picking one item of a list. */
export function PickDialog({ title, open, onClose, children }: PickDialogProps) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      box={{ maxW: '32rem', display: 'flex', flexDirection: 'column', p: '0' }}
    >
      <Dialog.Title px="6" pt="6" pb="3">
        {title}
      </Dialog.Title>
      <Dialog.Body flex="1" minH="0" overflowY="auto" px="6" tabIndex={-1}>
        <LoadInPlace fallback={<Waiting />} failed="The list could not be loaded.">
          {children}
        </LoadInPlace>
      </Dialog.Body>
      <Dialog.Footer mt="0" px="6" py="4">
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
      </Dialog.Footer>
    </Modal>
  );
}

function Waiting() {
  return (
    <chakra.div role="status" display="grid" gap="5" py="3">
      <chakra.span srOnly>Loading…</chakra.span>
      {['70%', '55%', '80%', '60%'].map((width) => (
        <Skeleton key={width} aria-hidden h="6" w={width} />
      ))}
    </chakra.div>
  );
}

/** Extends to both sides, so that the items' text aligns with the title. */
export const PickList = chakra('ul', { base: { listStyle: 'none', display: 'grid', mx: '-3' } });

/** An item: title and secondary line. */
export const PickButton = chakra('button', {
  base: {
    display: 'block',
    w: 'full',
    minH: 'target',
    px: '3',
    py: '2.5',
    textAlign: 'start',
    borderRadius: 'md',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    transitionProperty: 'background-color',
    transitionDuration: 'fast',
    _hover: { bg: 'paper.hover' },
    _focusVisible: { outlineOffset: '-2px' },
    _disabled: { cursor: 'progress', opacity: '0.7' },
  },
});
