import { chakra } from '@chakra-ui/react';
import { BellIcon } from '../ui/content/icons';

/** A count of notifications; always none, because nothing sends any yet. Not focusable. */
export function NotificationBell() {
  return (
    <chakra.span
      role="img"
      aria-label="0 notifications"
      title="No notifications"
      position="relative"
      display="grid"
      placeItems="center"
      w={{ base: '10', sm: 'target' }}
      h="target"
      color="ink.muted"
    >
      <BellIcon fontSize="md" />
      <chakra.span
        position="absolute"
        top="1.5"
        insetEnd={{ base: '1', sm: '1.5' }}
        minW="4"
        px="1"
        borderRadius="full"
        bg="paper.hover"
        fontSize="0.6875rem"
        fontWeight="semibold"
        lineHeight="1rem"
        textAlign="center"
        fontVariantNumeric="tabular-nums"
      >
        0
      </chakra.span>
    </chakra.span>
  );
}
