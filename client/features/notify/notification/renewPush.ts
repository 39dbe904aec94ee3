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

/** Registers this browser's subscription if the server knows another one, and makes one if the browser ended it. */
export async function renewPush(
  environment: IEnvironment,
  memberId: string,
  isStillHere: () => boolean,
): Promise<void> {
  const registered = registeredPush();
  if (registered?.memberId !== memberId || registered.endpoint === (await readPushSubscription())?.endpoint)
    return;
  const data = await readNow<renewPushQuery>(environment, query, {});
  if (!data?.viewer || !isStillHere()) return;
  const input = await subscribeToPush(data.viewer.pushPublicKey);
  if (!isStillHere()) return;
  await commit<renewPushMutation>(environment, mutation, { input });
  rememberPush(memberId, input.endpoint);
}
