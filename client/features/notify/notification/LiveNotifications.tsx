import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { LiveNotificationsSubscription } from '../../../__generated__/LiveNotificationsSubscription.graphql';
import { useAuth } from '../../../auth/useAuth';
import { useLiveSubscription } from '../../../relay/useLiveSubscription';
import { pushReplaced } from '../../../serviceWorker/navigationRequest';
import { canPush } from '../../../serviceWorker/pushSubscription';
import { keepFailuresOf } from '../../../ui/feedback/toaster';
import { onOpenedNotification, takeOpenedNotification } from './openedNotification';
import { announceNotifications, setUnreadCount } from './unreadCount';
import { useMarkNotificationsReadMutation, useShowAllRead } from './useMarkNotificationsReadMutation';

/** Follows the member's notifications, once for the whole app. */
export function LiveNotifications() {
  const { status, viewer } = useAuth();
  if (status !== 'signedIn' || !viewer) return null;
  return <Follow key={viewer.id} memberId={viewer.id} />;
}

const subscription = graphql`
  subscription LiveNotificationsSubscription {
    notificationsChanged {
      unreadCount
      notification {
        id
      }
    }
  }
`;

function Follow({ memberId }: { memberId: string }) {
  const [said, say] = useState({ text: '', count: 0 });
  const [showAllRead] = useShowAllRead();
  useLiveSubscription<LiveNotificationsSubscription>({
    subscription,
    variables: {},
    onEvent: ({ notificationsChanged: { unreadCount, notification } }) => {
      setUnreadCount(memberId, unreadCount);
      if (unreadCount === 0) showAllRead();
      // Others may see or hear the screen: the sentence says nothing of the content.
      if (notification)
        say(({ count }) => ({ text: `New notification. ${unreadCount} unread.`, count: count + 1 }));
      announceNotifications();
      return undefined;
    },
  });
  useEffect(() => keepFailuresOf(memberId), [memberId]);
  useReadOpened();
  useRenewedPush(memberId);
  return (
    <chakra.p role="status" srOnly>
      {/* The same sentence twice is heard twice. */}
      {said.text && <span key={said.count}>{said.text}</span>}
    </chakra.p>
  );
}

/** Checks at the start, and when the service worker says so, that push messages still arrive where they are on. */
function useRenewedPush(memberId: string): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!canPush() || Notification.permission !== 'granted') return;
    let isHere = true;
    const renew = () =>
      import('./renewPush')
        .then(({ renewPush }) => renewPush(environment, memberId, () => isHere))
        // The next start tries again; until then the switch says that they are off.
        .catch(() => {});
    const hear = ({ data }: MessageEvent) => {
      if ((data as { type?: unknown } | null)?.type === pushReplaced) void renew();
    };
    void renew();
    navigator.serviceWorker.addEventListener('message', hear);
    return () => {
      isHere = false;
      navigator.serviceWorker.removeEventListener('message', hear);
    };
  }, [environment, memberId]);
}

/** Marks the notification by which the app was opened as read. */
function useReadOpened(): void {
  const [markRead] = useMarkNotificationsReadMutation();
  useEffect(() => {
    const read = () => {
      const id = takeOpenedNotification();
      // Without a server it stays unread.
      if (id) markRead({ ids: [id] }).catch(() => {});
    };
    read();
    return onOpenedNotification(read);
  }, [markRead]);
}
