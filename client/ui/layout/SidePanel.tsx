import { chakra, Dialog } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CloseIcon } from '../content/icons';
import { Button } from '../form/Button';
import { Modal } from './Modal';

interface SidePanelProps {
  open: boolean;
  onClose: () => void;
  title: string;
  initialFocusEl?: () => HTMLElement | null;
  children: ReactNode;
}

/** A modal panel that comes from the side, on phones from the bottom. */
export function SidePanel({ open, onClose, title, initialFocusEl, children }: SidePanelProps) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      initialFocusEl={initialFocusEl}
      place={{
        p: '0',
        pt: { base: '0', md: '{sizes.topBar}' },
        justifyContent: 'flex-end',
        alignItems: { base: 'flex-end', md: 'stretch' },
        overflow: 'hidden',
      }}
      box={{
        maxW: { base: 'full', md: 'form' },
        maxH: { base: '85dvh', md: 'none' },
        display: 'flex',
        flexDirection: 'column',
        p: '0',
        borderRadius: 'none',
        borderWidth: '0',
        overflowX: 'hidden',
        _open: { animation: { base: `rise ${calmly}`, md: `slideFromEnd ${calmly}` } },
      }}
    >
      <chakra.div
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        ps="6"
        pe="3"
        py="2"
        borderBottomWidth="1px"
        borderColor="rule"
      >
        <Dialog.Title>{title}</Dialog.Title>
        <Dialog.CloseTrigger asChild position="static">
          <Button variant="ghost" size="icon" aria-label="Close">
            <CloseIcon />
          </Button>
        </Dialog.CloseTrigger>
      </chakra.div>
      {children}
    </Modal>
  );
}

const calmly = '{durations.moderate} {easings.calm}';
