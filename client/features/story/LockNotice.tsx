import { chakra } from '@chakra-ui/react';
import { Button } from '../../ui/Button';

/** The story is open in another tab, which alone writes. */
export function LockNotice({ onTakeOver }: { onTakeOver: () => void }) {
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
      bg="warning.wash"
      borderRadius="md"
    >
      <p>This story is being written in another tab. Here it can be read as it grows.</p>
      <Button variant="outline" size="sm" onClick={onTakeOver}>
        Write here instead
      </Button>
    </chakra.div>
  );
}
