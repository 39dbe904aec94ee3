import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { SignInRow_signIn$key } from '../../../__generated__/SignInRow_signIn.graphql';
import type { SignInRowRevokeSignInMutation } from '../../../__generated__/SignInRowRevokeSignInMutation.graphql';
import { useAuth } from '../../../auth/useAuth';
import { useAppMutation } from '../../../relay/useAppMutation';
import { Badge } from '../../../ui/content/Badge';
import { DeviceIcon, PhoneIcon } from '../../../ui/content/icons';
import { Time } from '../../../ui/content/Time';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { toastOutcome } from '../../../ui/feedback/toastOutcome';
import { Button } from '../../../ui/form/Button';

/** Names of phones and tablets in the server's description of a device. */
const handheld = /iPhone|iPad|iPod|Android/;

/** A device on which the member is signed in, with a button to sign it out. */
export function SignInRow({
  signIn,
  onSignedOut,
}: {
  signIn: SignInRow_signIn$key;
  onSignedOut: () => void;
}) {
  const { id, device, isCurrent, createdAt, lastUsedAt } = useFragment(
    graphql`
      fragment SignInRow_signIn on SignIn {
        id
        device
        isCurrent
        createdAt
        lastUsedAt
      }
    `,
    signIn,
  );
  const { signOut } = useAuth();
  const [revokeSignIn, revoking] = useRevokeSignInMutation();
  const Icon = handheld.test(device) ? PhoneIcon : DeviceIcon;

  const revoke = () =>
    toastOutcome(revokeSignIn({ input: { id } }).then(onSignedOut), {
      done: `${device} is signed out`,
      failed: 'This device could not be signed out',
    });

  const button = (
    <Button
      variant="outline"
      size="sm"
      loading={revoking}
      onClick={isCurrent ? undefined : () => void revoke()}
    >
      Sign out<chakra.span srOnly> {device}</chakra.span>
    </Button>
  );
  return (
    <chakra.div display="flex" alignItems="center" gap="4">
      <chakra.span color="ink.faint" fontSize="xl" alignSelf="start">
        <Icon />
      </chakra.span>
      <chakra.div flex="1" minW="0">
        <chakra.p display="flex" flexWrap="wrap" alignItems="center" columnGap="2.5" rowGap="1">
          <chakra.span fontWeight="semibold" overflowWrap="anywhere">
            {device}
          </chakra.span>
          {isCurrent && <Badge tone="accent">This device</Badge>}
        </chakra.p>
        <chakra.p textStyle="facts" color="ink.muted" mt="0.5">
          Last used <Time value={lastUsedAt} /> · Signed in on <Time value={createdAt} format="date" />
        </chakra.p>
      </chakra.div>
      {isCurrent ? (
        <ConfirmDialog
          text="Sign out on this device?"
          confirmLabel="Sign out"
          tone="solid"
          onConfirm={signOut}
          trigger={button}
        />
      ) : (
        button
      )}
    </chakra.div>
  );
}

function useRevokeSignInMutation() {
  return useAppMutation<SignInRowRevokeSignInMutation>(graphql`
    mutation SignInRowRevokeSignInMutation($input: RevokeSignInInput!) {
      revokeSignIn(input: $input) {
        revokedSignInId @deleteRecord
      }
    }
  `);
}
