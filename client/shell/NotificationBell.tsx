import { chakra } from '@chakra-ui/react';
import { type ComponentType, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { NotificationPanelProps } from '../features/notify/notification/NotificationPanel';
import { formatCount, useUnreadCount } from '../features/notify/notification/unreadCount';
import { BellIcon } from '../ui/content/icons';
import { Button } from '../ui/form/Button';

interface OpenPanel {
  /** The history entry in which the panel was opened; navigating closes it. */
  historyKey: string;
  Panel: ComponentType<NotificationPanelProps>;
}

/** A button with the number of unread notifications, which opens the latest ones. */
export function NotificationBell() {
  const count = useUnreadCount();
  const { key } = useLocation();
  const navigate = useNavigate();
  const bell = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<OpenPanel | null>(null);
  const isOpen = open?.historyKey === key;
  const toggle = () => {
    if (isOpen) return setOpen(null);
    import('../features/notify/notification/NotificationPanel').then(
      ({ NotificationPanel }) => setOpen({ historyKey: key, Panel: NotificationPanel }),
      // If the panel's code can't be loaded, the page of notifications shows the error.
      () => void navigate('/notifications'),
    );
  };
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
        aria-expanded={isOpen}
        title={count === 0 ? 'No new notifications' : label}
        onClick={toggle}
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
      {isOpen && <open.Panel bell={bell} onClose={() => setOpen(null)} />}
    </>
  );
}
