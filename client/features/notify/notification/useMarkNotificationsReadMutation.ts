import { useCallback } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { RecordSourceProxy } from 'relay-runtime';
import type { useMarkNotificationsReadMutation as Mutation } from '../../../__generated__/useMarkNotificationsReadMutation.graphql';
import { useAuth } from '../../../auth/useAuth';
import { useAppMutation } from '../../../relay/useAppMutation';
import { toastOutcome } from '../../../ui/feedback/toastOutcome';
import { onNotifications, setUnreadCount } from './unreadCount';

type Which = { readonly ids: readonly string[] } | 'all';

/** Sets the notifications to read in the Relay store. */
function showRead(store: RecordSourceProxy, ids: readonly string[]): void {
  const now = new Date().toISOString();
  for (const id of ids) {
    const record = store.get(id);
    if (record?.getType() === 'Notification' && record.getValue('readAt') == null)
      record.setValue(now, 'readAt');
  }
}

/** Returns a function that sets all loaded notifications to read in the Relay store, and one that returns their ids. */
export function useShowAllRead() {
  const environment = useRelayEnvironment();
  const readLoadedIds = useCallback(
    () =>
      environment
        .getStore()
        .getSource()
        .getRecordIDs()
        .filter((id) => id.startsWith('notification_')),
    [environment],
  );
  const showAllRead = useCallback(
    () => environment.commitUpdate((store) => showRead(store, readLoadedIds())),
    [environment, readLoadedIds],
  );
  return [showAllRead, readLoadedIds] as const;
}

/** Marks some or all notifications as read. Rejects if the server can't be reached. */
export function useMarkNotificationsReadMutation() {
  const memberId = useAuth().viewer?.id;
  const [, readLoadedIds] = useShowAllRead();
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useMarkNotificationsReadMutation($input: MarkNotificationsReadInput!) {
      markNotificationsRead(input: $input) {
        notifications {
          id
          readAt
        }
        unreadCount
      }
    }
  `);
  const markRead = useCallback(
    async (which: Which) => {
      // The ids are read before the request: notifications that arrive before the response stay unread.
      const ids = which === 'all' ? readLoadedIds() : which.ids;
      const updater = (store: RecordSourceProxy) => showRead(store, ids);
      let hasNewerCount = false;
      const stopListening = onNotifications(() => {
        hasNewerCount = true;
      });
      const { markNotificationsRead } = await commit(
        { input: which === 'all' ? { all: true } : { ids: which.ids } },
        { optimisticUpdater: updater, updater },
      ).finally(stopListening);
      // An event in the meantime may have set a later count. If its count was earlier, this change's own event follows.
      if (memberId && !hasNewerCount) setUnreadCount(memberId, markNotificationsRead.unreadCount);
    },
    [commit, readLoadedIds, memberId],
  );
  return [markRead, inFlight] as const;
}

/** Marks all notifications as read; shows a toast if that failed. */
export function useMarkAllRead() {
  const [markRead, marking] = useMarkNotificationsReadMutation();
  const markAll = () => toastOutcome(markRead('all'), { failed: 'They could not be marked as read' });
  return [markAll, marking] as const;
}
