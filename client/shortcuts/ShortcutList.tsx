import { chakra, Dialog } from '@chakra-ui/react';
import { useSettings } from '../settings/useSettings';
import { CloseIcon } from '../ui/content/icons';
import { Button, TextLink } from '../ui/form/Button';
import { Modal } from '../ui/layout/Modal';
import { Keys } from './Keys';

/** The dialog with all shortcuts. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const { keyboard_shortcuts } = useSettings();
  return (
    <Modal open onClose={onClose} box={{ position: 'relative' }}>
      <Dialog.Title>Keyboard shortcuts</Dialog.Title>
      <Dialog.CloseTrigger asChild>
        <Button variant="ghost" size="icon" aria-label="Close">
          <CloseIcon />
        </Button>
      </Dialog.CloseTrigger>
      <chakra.dl mt="4">
        {keyboard_shortcuts.map(({ id, name, description, current_key }) => (
          <chakra.div
            key={id}
            display="flex"
            alignItems="center"
            justifyContent="space-between"
            gap="4"
            py="2.5"
            borderTopWidth="1px"
            borderColor="rule"
          >
            <chakra.dt minW="0">
              {name}
              <chakra.span display="block" textStyle="small" color="ink.muted">
                {description}
              </chakra.span>
            </chakra.dt>
            <chakra.dd flexShrink="0">
              <Keys combination={current_key} />
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
      <chakra.p mt="4" textStyle="small" color="ink.muted">
        ? opens this list wherever you don’t write.{' '}
        <TextLink to="/settings?tab=shortcuts" onClick={onClose}>
          Change shortcuts in Settings
        </TextLink>
      </chakra.p>
    </Modal>
  );
}
