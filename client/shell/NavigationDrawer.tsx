import { Dialog, Portal } from '@chakra-ui/react';
import { CloseIcon } from '../ui/content/icons';
import { Button } from '../ui/form/Button';
import { SideNavigation } from './SideNavigation';

/** The side bar on phones. */
export function NavigationDrawer({ onClose }: { onClose: () => void }) {
  return (
    <Dialog.Root open onOpenChange={({ open }) => !open && onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner p="0" justifyContent="flex-start" alignItems="stretch">
          <Dialog.Content
            aria-label="Navigation"
            w="sideBar"
            maxW="85vw"
            p="0"
            pt="12"
            borderRadius="none"
            borderWidth="0"
            _open={{ animation: 'slide {durations.moderate} {easings.calm}' }}
          >
            <Dialog.CloseTrigger asChild>
              <Button variant="ghost" size="icon" aria-label="Close navigation">
                <CloseIcon />
              </Button>
            </Dialog.CloseTrigger>
            <SideNavigation onNavigate={onClose} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
