import { graphql, type IEnvironment } from 'relay-runtime';
import type { renewPushMutation } from '../__generated__/renewPushMutation.graphql';
import type { renewPushQuery } from '../__generated__/renewPushQuery.graphql';
import { commit, readNow } from '../relay/requests';
import { readPushSubscription, rememberPush, toldPush } from '../serviceWorker/pushSubscription';
import { subscribeToPush } from './browserPush';

const query = graphql`
  query renewPushQuery {
    viewer {
      pushPublicKey
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
  const subscription = await readPushSubscription();
  // Without what was told, they were turned on by an earlier version of the app, or never.
  if (told ? told.memberId !== memberId || told.endpoint === subscription?.endpoint : !subscription) return;
  const data = await readNow<renewPushQuery>(environment, query, {});
  const isKnown = data?.viewer?.pushSubscriptions.some(({ signIn }) => signIn?.isCurrent);
  if (!data?.viewer || !(told || isKnown) || !isStillHere()) return;
  const input = await subscribeToPush(data.viewer.pushPublicKey);
  if (!isStillHere()) return;
  await commit<renewPushMutation>(environment, mutation, { input });
  rememberPush(memberId, input.endpoint);
}
