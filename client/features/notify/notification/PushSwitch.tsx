import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { PushSwitchQuery } from '../../../__generated__/PushSwitchQuery.graphql';
import { useAuth } from '../../../auth/useAuth';
import {
  endPushSubscription,
  readPushSubscription,
  registeredPush,
  rememberPush,
} from '../../../serviceWorker/pushSubscription';
import { Button } from '../../../ui/form/Button';
import { askForPush, type PushPermission, pushPermission, subscribeToPush } from './browserPush';
import { usePushMutations } from './usePushMutations';

const query = graphql`
  query PushSwitchQuery {
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

const texts: Record<PushPermission, string> = {
  granted: 'Off on this device.',
  unasked: 'Off on this device.',
  blocked: 'Blocked by your browser. Allow notifications in its settings for this site.',
  unsupported: 'This browser has none.',
  homeScreen: 'Add this app to your home screen to have them.',
};

/** Push messages on this device: turning them on asks the browser. */
export function PushSwitch({ attempt }: { attempt: number }) {
  const { isOn, permission, turn, turning, failed } = usePush(attempt);
  const canTurn = permission === 'granted' || permission === 'unasked';
  return (
    <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="4">
      <chakra.div minW="0">
        <chakra.p textStyle="label">Push messages</chakra.p>
        <chakra.p role="status" textStyle="small" color="ink.muted">
          {isOn ? 'On for this device, also while the app is closed.' : texts[permission]}
        </chakra.p>
        {failed && (
          <chakra.p role="alert" textStyle="small" color="danger">
            {failed}
          </chakra.p>
        )}
      </chakra.div>
      {canTurn && (
        <Button
          variant="outline"
          size="sm"
          flexShrink="0"
          loading={turning}
          aria-label={isOn ? 'Turn off push messages' : 'Turn on push messages'}
          onClick={() => void turn()}
        >
          {isOn ? 'Turn off' : 'Turn on'}
        </Button>
      )}
    </chakra.div>
  );
}

function usePush(attempt: number) {
  const { viewer } = useLazyLoadQuery<PushSwitchQuery>(
    query,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  const { viewer: member } = useAuth();
  const { addPushSubscription, removePushSubscription } = usePushMutations();
  const [permission, setPermission] = useState(pushPermission);
  const [endpoint, setEndpoint] = useState<string | null>(null);
  const [turning, setTurning] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    let isShown = true;
    readPushSubscription().then(
      (subscription) => isShown && setEndpoint(subscription?.endpoint ?? null),
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, []);
  // The server may have dropped it, or it belonged to an earlier sign-in.
  const isKnown = viewer?.pushSubscriptions.some(({ signIn }) => signIn?.isCurrent) ?? false;
  const registered = registeredPush();
  // The browser may have replaced the one that the server knows.
  const isRegistered = !registered || registered.endpoint === endpoint;
  const isOn = permission === 'granted' && endpoint !== null && isKnown && isRegistered;

  const turnOn = async () => {
    const answer = await askForPush();
    setPermission(answer);
    if (answer !== 'granted' || !viewer) return;
    const subscription = await subscribeToPush(viewer.pushPublicKey);
    await addPushSubscription(subscription);
    if (member) rememberPush(member.id, subscription.endpoint);
    setEndpoint(subscription.endpoint);
  };
  const turnOff = async (known: string) => {
    await removePushSubscription(known);
    await endPushSubscription();
    setEndpoint(null);
  };
  const turn = async () => {
    setFailed(null);
    setTurning(true);
    try {
      await (isOn ? turnOff(endpoint) : turnOn());
    } catch {
      setFailed(isOn ? 'They could not be turned off.' : 'They could not be turned on.');
    }
    setTurning(false);
  };
  return { isOn, permission, turn, turning, failed };
}
