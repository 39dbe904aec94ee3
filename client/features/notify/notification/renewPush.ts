import { graphql, type IEnvironment, type RecordSourceSelectorProxy } from 'relay-runtime';
import type { renewPushMutation } from '../../../__generated__/renewPushMutation.graphql';
import type { renewPushQuery } from '../../../__generated__/renewPushQuery.graphql';
import { commit, readNow } from '../../../relay/requests';
import { readPushSubscription, registeredPush, rememberPush } from '../../../serviceWorker/pushSubscription';
import { subscribeToPush } from './browserPush';

const query = graphql`
  query renewPushQuery {
    viewer {
      pushPublicKey
    }
  }
`;

const mutation = graphql`
  mutation renewPushMutation($input: AddPushSubscriptionInput!) {
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
`;

/** Updates the viewer's list, because the payload has the list without the viewer. */
export const updateSubscriptions =
  (mutated: 'addPushSubscription' | 'removePushSubscription') => (store: RecordSourceSelectorProxy) => {
    const list = store.getRootField(mutated)?.getLinkedRecords('pushSubscriptions');
    if (list) store.getRoot().getLinkedRecord('viewer')?.setLinkedRecords(list, 'pushSubscriptions');
  };

/** Subscribes this browser, and registers its subscription on the server. Returns the subscription's endpoint. */
export async function registerPush(
  environment: IEnvironment,
  memberId: string,
  publicKey: string,
  isCurrent = () => true,
): Promise<string> {
  const input = await subscribeToPush(publicKey);
  if (!isCurrent()) return input.endpoint;
  await commit<renewPushMutation>(
    environment,
    mutation,
    { input },
    { updater: updateSubscriptions('addPushSubscription') },
  );
  rememberPush(memberId, input.endpoint);
  return input.endpoint;
}

/**
 * Subscribes this browser again, and registers the subscription on the server, if the registered one of this member is no longer
 * the browser's. `isCurrent` says whether the member is still signed in.
 */
export async function renewPush(
  environment: IEnvironment,
  memberId: string,
  isCurrent: () => boolean,
): Promise<void> {
  const registered = registeredPush();
  if (registered?.memberId !== memberId || registered.endpoint === (await readPushSubscription())?.endpoint)
    return;
  const data = await readNow<renewPushQuery>(environment, query, {});
  if (!data?.viewer || !isCurrent()) return;
  await registerPush(environment, memberId, data.viewer.pushPublicKey, isCurrent);
}
