import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type { usePushMutationsAddMutation } from '../../../__generated__/usePushMutationsAddMutation.graphql';
import type { usePushMutationsRemoveMutation } from '../../../__generated__/usePushMutationsRemoveMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';
import type { BrowserSubscription } from './browserPush';

/** Copies the response's list to the viewer, which Relay doesn't update by itself because it has no id. */
function showSubscriptions(store: RecordSourceSelectorProxy, field: string): void {
  const payload = store.getRootField(field as never) as ReturnType<typeof store.get>;
  const list = payload?.getLinkedRecords('pushSubscriptions');
  if (list) store.getRoot().getLinkedRecord('viewer')?.setLinkedRecords(list, 'pushSubscriptions');
}

/** Mutations that register this browser for push messages, or remove it. */
export function usePushMutations() {
  const [commitAdd] = useAppMutation<usePushMutationsAddMutation>(graphql`
    mutation usePushMutationsAddMutation($input: AddPushSubscriptionInput!) {
      addPushSubscription(input: $input) {
        pushSubscriptions {
          id
          signIn {
            id
            isCurrent
          }
        }
      }
    }
  `);
  const [commitRemove] = useAppMutation<usePushMutationsRemoveMutation>(graphql`
    mutation usePushMutationsRemoveMutation($input: RemovePushSubscriptionInput!) {
      removePushSubscription(input: $input) {
        pushSubscriptions {
          id
          signIn {
            id
            isCurrent
          }
        }
      }
    }
  `);
  const addPushSubscription = useCallback(
    (input: BrowserSubscription) =>
      commitAdd({ input }, { updater: (store) => showSubscriptions(store, 'addPushSubscription') }),
    [commitAdd],
  );
  const removePushSubscription = useCallback(
    (endpoint: string) =>
      commitRemove(
        { input: { endpoint } },
        { updater: (store) => showSubscriptions(store, 'removePushSubscription') },
      ),
    [commitRemove],
  );
  return { addPushSubscription, removePushSubscription };
}
