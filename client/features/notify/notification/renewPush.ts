import { graphql, type IEnvironment } from 'relay-runtime';
import type { renewPushMutation } from '../../../__generated__/renewPushMutation.graphql';
import type { renewPushQuery } from '../../../__generated__/renewPushQuery.graphql';
import { commit, readNow } from '../../../relay/requests';
import { readPushSubscription, rememberPush, toldPush } from '../../../serviceWorker/pushSubscription';
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

/** Tells the server of this browser's subscription if it is another than it knows, and makes one if the browser ended it. */
export async function renewPush(
  environment: IEnvironment,
  memberId: string,
  isStillHere: () => boolean,
): Promise<void> {
  const told = toldPush();
  if (told?.memberId !== memberId || told.endpoint === (await readPushSubscription())?.endpoint) return;
  const data = await readNow<renewPushQuery>(environment, query, {});
  if (!data?.viewer || !isStillHere()) return;
  const input = await subscribeToPush(data.viewer.pushPublicKey);
  if (!isStillHere()) return;
  await commit<renewPushMutation>(environment, mutation, { input });
  rememberPush(memberId, input.endpoint);
}
