import { chakra, Dialog, Portal } from '@chakra-ui/react';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { NotificationPanelQuery } from '../../../__generated__/NotificationPanelQuery.graphql';
import { LoadInPlace } from '../../../ui/content/LoadInPlace';
import { Rows } from '../../../ui/content/Rows';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Button, LinkButton } from '../../../ui/form/Button';
import { Motif } from '../../../ui/layout/Motif';
import { SidePanel } from '../../../ui/layout/SidePanel';
import { useIsPhone } from '../../../ui/layout/useIsPhone';
import { Failures } from './Failures';
import { NotificationItem } from './NotificationItem';
import { PushSwitch } from './PushSwitch';
import { useUnreadCount } from './unreadCount';
import { useMarkAllRead } from './useMarkNotificationsReadMutation';
import { useReadAgainOnNotifications } from './useReadAgainOnNotifications';

interface NotificationPanelProps {
  /** The button that opened it. */
  bell: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** The latest notifications: below the bell, on phones as a sheet. */
export function NotificationPanel({ bell, onClose }: NotificationPanelProps) {
  const isPhone = useIsPhone();
  const list = useRef<HTMLDivElement>(null);
  if (isPhone)
    return (
      <SidePanel open onClose={onClose} title="Notifications" initialFocusEl={() => list.current}>
        <PanelContent list={list} onClose={onClose} />
      </SidePanel>
    );
  const bellRect = bell.current?.getBoundingClientRect();
  return (
    <Dialog.Root
      open
      modal={false}
      closeOnInteractOutside
      persistentElements={[() => bell.current]}
      initialFocusEl={() => list.current}
      onEscapeKeyDown={() => bell.current?.focus()}
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Portal>
        <Dialog.Content
          position="fixed"
          zIndex="dropdown"
          // Below the bell, at most 64 pixels to the side of it, and at least 16 from the window's edge.
          top={bellRect ? `${bellRect.bottom + 8}px` : '16'}
          insetEnd={
            bellRect ? `${Math.max(16, document.documentElement.clientWidth - bellRect.right - 64)}px` : '4'
          }
          w="26rem"
          maxW="calc(100vw - 2rem)"
          maxH="min(40rem, calc(100dvh - 6rem))"
          display="flex"
          flexDirection="column"
          p="0"
          overflowX="hidden"
        >
          <Dialog.Title ps="5" pt="4" pb="1">
            Notifications
          </Dialog.Title>
          <PanelContent list={list} onClose={onClose} />
        </Dialog.Content>
      </Portal>
    </Dialog.Root>
  );
}

/** Moves the focus to the next or the previous notification if the key is an arrow up or down. */
function moveFocusByArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-notification]')];
  const next = links[links.indexOf(document.activeElement as HTMLElement) + step] ?? links[0];
  event.preventDefault();
  next?.focus();
}

function PanelContent({ list, onClose }: { list: RefObject<HTMLDivElement | null>; onClose: () => void }) {
  const unread = useUnreadCount();
  const [markAll, marking] = useMarkAllRead();
  return (
    <>
      <chakra.div
        ref={list}
        tabIndex={-1}
        outline="none"
        flex="1"
        // Below this height, as in a low window, the whole panel scrolls instead of the list.
        minH="24"
        overflowY="auto"
        overscrollBehavior="contain"
        px="2"
        onKeyDown={moveFocusByArrow}
      >
        <Failures />
        <LoadInPlace
          fallback={<LoadingRows />}
          failed="Your notifications could not be loaded."
          frame={{ px: '3', py: '6' }}
        >
          {(attempt) => <LatestNotifications attempt={attempt} onFollow={onClose} />}
        </LoadInPlace>
      </chakra.div>
      <chakra.div px="5" py="3" borderTopWidth="1px" borderColor="rule">
        <LoadInPlace fallback={<Skeleton h="10" w="60%" />} failed="Push messages could not be looked up.">
          {(attempt) => <PushSwitch attempt={attempt} />}
        </LoadInPlace>
      </chakra.div>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="2"
        px="3"
        py="2"
        borderTopWidth="1px"
        borderColor="rule"
      >
        <LinkButton to="/notifications" variant="ghost" size="sm" onClick={onClose}>
          See all
        </LinkButton>
        {unread > 0 && (
          <Button
            variant="ghost"
            size="sm"
            loading={marking}
            onClick={() => {
              // The button, which has the focus, is removed once all are read: the list takes the focus.
              list.current?.focus();
              void markAll();
            }}
          >
            Mark all as read
          </Button>
        )}
      </chakra.div>
    </>
  );
}

const query = graphql`
  query NotificationPanelQuery {
    viewer {
      notifications(first: 10) {
        edges {
          node {
            id
            ...NotificationItem_notification
          }
        }
      }
    }
  }
`;

function LatestNotifications({ attempt, onFollow }: { attempt: number; onFollow: () => void }) {
  const { viewer } = useLazyLoadQuery<NotificationPanelQuery>(
    query,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  useReadAgainOnNotifications<NotificationPanelQuery>(query, {});
  const latest = viewer?.notifications.edges ?? [];
  if (latest.length === 0) return <NoNotifications />;
  return (
    <Rows aria-label="Latest notifications" css={{ '& > li, & > li:first-of-type': { p: '0' } }}>
      {latest.map(({ node }) => (
        <chakra.li
          key={node.id}
          position="relative"
          _hover={{ bg: 'paper.hover' }}
          css={{ '& > div': { px: '3', py: '3' }, '&:has(a:focus-visible)': { bg: 'paper.hover' } }}
        >
          <NotificationItem notification={node} onFollow={onFollow} />
        </chakra.li>
      ))}
    </Rows>
  );
}

const NoNotifications = () => (
  <chakra.div display="grid" justifyItems="center" textAlign="center" px="4" py="8">
    <Motif width="9rem" mb="4" />
    <chakra.p color="ink.muted" maxW="18rem" textWrap="balance">
      Nothing new: comments, followers and sessions will appear here.
    </chakra.p>
  </chakra.div>
);

function LoadingRows() {
  return (
    <chakra.div role="status" px="3" py="1">
      <chakra.span srOnly>Loading…</chakra.span>
      {[0, 1, 2, 3].map((row) => (
        <chakra.div key={row} aria-hidden display="flex" gap="3" py="3">
          <Skeleton w="8" h="8" borderRadius="full" />
          <chakra.div flex="1">
            <Skeleton h="4" w={['85%', '70%', '90%', '60%'][row]} />
            <Skeleton h="3.5" w="30%" mt="2" />
          </chakra.div>
        </chakra.div>
      ))}
    </chakra.div>
  );
}
