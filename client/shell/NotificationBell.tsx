import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatCount, useUnreadCount } from '../features/notify/notification/unreadCount';
import { BellIcon } from '../ui/content/icons';
import { Button } from '../ui/form/Button';
import { usePanel } from '../ui/layout/usePanel';

/** A button with the number of unread notifications, which opens the latest ones. */
export function NotificationBell() {
  const count = useUnreadCount();
  const navigate = useNavigate();
  const bell = useRef<HTMLButtonElement>(null);
  const { Panel, open, close } = usePanel(
    async () => (await import('../features/notify/notification/NotificationPanel')).NotificationPanel,
    // If the panel's code can't be loaded, the page of notifications shows the error.
    () => void navigate('/notifications'),
  );
  const label = `${formatCount(count)} ${count === 1 ? 'notification' : 'notifications'}`;
  return (
    <>
      <Button
        ref={bell}
        variant="ghost"
        size="icon"
        position="relative"
        w={{ base: '10', sm: 'target' }}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={Panel !== null}
        title={count === 0 ? 'No new notifications' : label}
        onClick={Panel ? close : open}
      >
        <BellIcon fontSize="md" />
        <chakra.span
          aria-hidden
          position="absolute"
          top="1.5"
          insetEnd={{ base: '1', sm: '1.5' }}
          minW="4"
          px="1"
          borderRadius="full"
          bg={count > 0 ? 'accent' : 'paper.hover'}
          color={count > 0 ? 'accent.ink' : 'ink.muted'}
          fontSize="0.6875rem"
          fontWeight="semibold"
          lineHeight="1rem"
          textAlign="center"
          fontVariantNumeric="tabular-nums"
        >
          {formatCount(count)}
        </chakra.span>
      </Button>
      {Panel && <Panel bell={bell} onClose={close} />}
    </>
  );
}
