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

/** Follows the member's notifications; rendered once, for the whole app. */
export function LiveNotifications() {
  const { status, viewer } = useAuth();
  if (status !== 'signedIn' || !viewer) return null;
  return <NotificationSubscription key={viewer.id} memberId={viewer.id} />;
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

function NotificationSubscription({ memberId }: { memberId: string }) {
  const [announcement, setAnnouncement] = useState({ text: '', count: 0 });
  const [showAllRead] = useShowAllRead();
  useLiveSubscription<LiveNotificationsSubscription>({
    subscription,
    variables: {},
    onEvent: ({ notificationsChanged: { unreadCount, notification } }) => {
      setUnreadCount(memberId, unreadCount);
      if (unreadCount === 0) showAllRead();
      // The announcement contains nothing private, because other people may hear it.
      if (notification)
        setAnnouncement(({ count }) => ({
          text: `New notification. ${unreadCount} unread.`,
          count: count + 1,
        }));
      announceNotifications();
      return undefined;
    },
  });
  useEffect(() => keepFailuresOf(memberId), [memberId]);
  useMarkOpenedAsRead();
  useRenewedPush(memberId);
  return (
    <chakra.p role="status" srOnly>
      {/* With a new key, screen readers also read a sentence that is the same as before. */}
      {announcement.text && <span key={announcement.count}>{announcement.text}</span>}
    </chakra.p>
  );
}

/** Renews this browser's push subscription if needed: at the start, and when the service worker reports a replaced one. */
function useRenewedPush(memberId: string): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!canPush() || Notification.permission !== 'granted') return;
    let isCurrent = true;
    const renew = () =>
      import('./renewPush')
        .then(({ renewPush }) => renewPush(environment, memberId, () => isCurrent))
        // After a failure the next start tries again; until then the PushSwitch shows that push messages are off.
        .catch(() => {});
    const onMessage = ({ data }: MessageEvent) => {
      if ((data as { type?: unknown } | null)?.type === pushReplaced) void renew();
    };
    void renew();
    navigator.serviceWorker.addEventListener('message', onMessage);
    return () => {
      isCurrent = false;
      navigator.serviceWorker.removeEventListener('message', onMessage);
    };
  }, [environment, memberId]);
}

function useMarkOpenedAsRead(): void {
  const [markRead] = useMarkNotificationsReadMutation();
  useEffect(() => {
    const markOpenedAsRead = () => {
      const id = takeOpenedNotification();
      // Without a connection the notification stays unread.
      if (id) markRead({ ids: [id] }).catch(() => {});
    };
    markOpenedAsRead();
    return onOpenedNotification(markOpenedAsRead);
  }, [markRead]);
}
