import { useCallback } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { RecordSourceProxy } from 'relay-runtime';
import type { useMarkNotificationsReadMutation as Mutation } from '../../../__generated__/useMarkNotificationsReadMutation.graphql';
import { useAuth } from '../../../auth/useAuth';
import { useAppMutation } from '../../../relay/useAppMutation';
import { onNotifications, setUnreadCount } from './unreadCount';

type Which = { readonly ids: readonly string[] } | 'all';

/** Shows the named notifications as read. */
function showRead(store: RecordSourceProxy, ids: readonly string[]): void {
  const now = new Date().toISOString();
  for (const id of ids) {
    const record = store.get(id);
    if (record?.getType() === 'Notification' && record.getValue('readAt') == null)
      record.setValue(now, 'readAt');
  }
}

/** Shows all notifications that were loaded as read. */
export function useShowAllRead() {
  const environment = useRelayEnvironment();
  const loaded = useCallback(
    () =>
      environment
        .getStore()
        .getSource()
        .getRecordIDs()
        .filter((id) => id.startsWith('notification_')),
    [environment],
  );
  const showAllRead = useCallback(
    () => environment.commitUpdate((store) => showRead(store, loaded())),
    [environment, loaded],
  );
  return [showAllRead, loaded] as const;
}

/** Marks some or all notifications as read. Rejects if the server can't be reached. */
export function useMarkNotificationsReadMutation() {
  const memberId = useAuth().viewer?.id;
  const [, loaded] = useShowAllRead();
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
      // Those that come before the answer are not among them.
      const ids = which === 'all' ? loaded() : which.ids;
      const updater = (store: RecordSourceProxy) => showRead(store, ids);
      let isNotified = false;
      const stop = onNotifications(() => {
        isNotified = true;
      });
      const { markNotificationsRead } = await commit(
        { input: which === 'all' ? { all: true } : { ids: which.ids } },
        { optimisticUpdater: updater, updater },
      ).finally(stop);
      // An event may have brought a later count; if it was earlier, that of this change follows.
      if (memberId && !isNotified) setUnreadCount(memberId, markNotificationsRead.unreadCount);
    },
    [commit, loaded, memberId],
  );
  return [markRead, inFlight] as const;
}
