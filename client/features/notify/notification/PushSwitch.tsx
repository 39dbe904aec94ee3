import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay';
import type { PushSwitchQuery } from '../../../__generated__/PushSwitchQuery.graphql';
import type { PushSwitchRemovePushSubscriptionMutation } from '../../../__generated__/PushSwitchRemovePushSubscriptionMutation.graphql';
import { useAuth } from '../../../auth/useAuth';
import { useAppMutation } from '../../../relay/useAppMutation';
import {
  endPushSubscription,
  readPushSubscription,
  registeredPush,
} from '../../../serviceWorker/pushSubscription';
import { Button } from '../../../ui/form/Button';
import { askForPush, type PushPermission, pushPermission } from './browserPush';
import { registerPush, updateSubscriptions } from './renewPush';

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

/** Texts while push messages are off. */
const texts: Record<PushPermission, string> = {
  granted: 'Off on this device.',
  unasked: 'Off on this device.',
  blocked: 'Blocked by your browser. Allow notifications in its settings for this site.',
  unsupported: 'This browser has none.',
  homeScreen: 'Add this app to your home screen to have them.',
};

/** Turns push messages on this device on or off; the browser asks the member for permission first. */
export function PushSwitch({ attempt }: { attempt: number }) {
  const { isOn, permission, toggle, toggling, failed } = usePush(attempt);
  const canToggle = permission === 'granted' || permission === 'unasked';
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
      {canToggle && (
        <Button
          variant="outline"
          size="sm"
          flexShrink="0"
          loading={toggling}
          aria-label={isOn ? 'Turn off push messages' : 'Turn on push messages'}
          onClick={() => void toggle()}
        >
          {isOn ? 'Turn off' : 'Turn on'}
        </Button>
      )}
    </chakra.div>
  );
}

/** The state of push messages in this browser, and the function that turns them on or off. */
function usePush(attempt: number) {
  const { viewer } = useLazyLoadQuery<PushSwitchQuery>(
    query,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  const { viewer: member } = useAuth();
  const environment = useRelayEnvironment();
  const [removePushSubscription] = useRemovePushSubscriptionMutation();
  const [permission, setPermission] = useState(pushPermission);
  const [endpoint, setEndpoint] = useState<string | null>(null);
  const [toggling, setToggling] = useState(false);
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
  // False if the server has deleted the subscription, or has one of an earlier sign-in only.
  const isKnownToServer = viewer?.pushSubscriptions.some(({ signIn }) => signIn?.isCurrent) ?? false;
  const registered = registeredPush();
  // The browser may have replaced the subscription that was registered on the server.
  const isRegistered = !registered || registered.endpoint === endpoint;
  const isOn = permission === 'granted' && endpoint !== null && isKnownToServer && isRegistered;

  const turnOn = async () => {
    const answer = await askForPush();
    setPermission(answer);
    if (answer !== 'granted' || !viewer || !member) return;
    setEndpoint(await registerPush(environment, member.id, viewer.pushPublicKey));
  };
  const turnOff = async (registeredEndpoint: string) => {
    const updater = updateSubscriptions('removePushSubscription');
    await removePushSubscription({ input: { endpoint: registeredEndpoint } }, { updater });
    await endPushSubscription();
    setEndpoint(null);
  };
  const toggle = async () => {
    setFailed(null);
    setToggling(true);
    try {
      await (isOn ? turnOff(endpoint) : turnOn());
    } catch {
      setFailed(isOn ? 'They could not be turned off.' : 'They could not be turned on.');
    }
    setToggling(false);
  };
  return { isOn, permission, toggle, toggling, failed };
}

function useRemovePushSubscriptionMutation() {
  return useAppMutation<PushSwitchRemovePushSubscriptionMutation>(graphql`
    mutation PushSwitchRemovePushSubscriptionMutation($input: RemovePushSubscriptionInput!) {
      removePushSubscription(input: $input) {
        pushSubscriptions {
          id
        }
      }
    }
  `);
}
