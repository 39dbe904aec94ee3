import { graphql, type IEnvironment } from 'relay-runtime';
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
      }
    }
  }
`;

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
  const input = await subscribeToPush(data.viewer.pushPublicKey);
  if (!isCurrent()) return;
  await commit<renewPushMutation>(environment, mutation, { input });
  rememberPush(memberId, input.endpoint);
}
