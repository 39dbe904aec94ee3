import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type {
  SignInsSection_viewer$data,
  SignInsSection_viewer$key,
} from '../../../__generated__/SignInsSection_viewer.graphql';
import type { SignInsSectionPaginationQuery } from '../../../__generated__/SignInsSectionPaginationQuery.graphql';
import type { SignInsSectionRevokeAllSignInsMutation } from '../../../__generated__/SignInsSectionRevokeAllSignInsMutation.graphql';
import type { SignInsSectionRevokeSignInMutation } from '../../../__generated__/SignInsSectionRevokeSignInMutation.graphql';
import { useAuth } from '../../../auth/useAuth';
import { useAppMutation } from '../../../relay/useAppMutation';
import { Badge } from '../../../ui/content/Badge';
import { DeviceIcon, PhoneIcon } from '../../../ui/content/icons';
import { NextPageFailure, useNextPage } from '../../../ui/content/LoadMore';
import { Rows } from '../../../ui/content/Rows';
import { Time } from '../../../ui/content/Time';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { toastOutcome } from '../../../ui/feedback/toastOutcome';
import { Button } from '../../../ui/form/Button';
import { SettingsSection } from '../../../ui/form/SettingsSection';
import { useFocusAfterRender } from '../../../ui/layout/useFocusAfterRender';

const perPage = 20;

export function SignInsSection({ viewer }: { viewer: SignInsSection_viewer$key }) {
  const { data, loadNext, hasNext, isLoadingNext, refetch } = usePaginationFragment<
    SignInsSectionPaginationQuery,
    SignInsSection_viewer$key
  >(
    graphql`
      fragment SignInsSection_viewer on Viewer
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "SignInsSectionPaginationQuery") {
        signIns(first: $count, after: $cursor) @connection(key: "SignInsSection_signIns") {
          edges {
            node {
              id
              device
              isCurrent
              createdAt
              lastUsedAt
            }
          }
        }
      }
    `,
    viewer,
  );
  const list = useRef<HTMLUListElement>(null);
  const focusList = useFocusAfterRender(list);
  const [loadMore, failed] = useNextPage(loadNext, perPage);
  // A deleted record leaves an edge without a node, despite its type.
  const signIns = data.signIns.edges
    .map(({ node }) => node)
    .filter((node) => node != null)
    .sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  const hasOthers = hasNext || signIns.some(({ isCurrent }) => !isCurrent);

  const onOthersSignedOut = () => {
    focusList();
    // Devices that weren't loaded were signed out as well.
    if (hasNext) refetch({}, { fetchPolicy: 'store-and-network' });
  };

  return (
    <SettingsSection
      title="Where you’re signed in"
      lead="Sign out a device that you no longer use, or don’t recognise."
    >
      <Rows
        ref={list}
        tabIndex={-1}
        aria-label="Devices"
        css={{ '& > li, & > li:first-of-type': { py: '4' } }}
      >
        {signIns.map((signIn) => (
          <li key={signIn.id}>
            <SignInRow {...signIn} onSignedOut={focusList} />
          </li>
        ))}
      </Rows>
      {failed && <NextPageFailure what="devices" mt="4" />}
      <chakra.div mt="4" display="flex" flexWrap="wrap" gap="3">
        {hasNext && (
          <Button variant="outline" loading={isLoadingNext} loadingText="Loading…" onClick={loadMore}>
            Load more
          </Button>
        )}
        {hasOthers && <SignOutOthers onSignedOut={onOthersSignedOut} />}
      </chakra.div>
    </SettingsSection>
  );
}

type SignIn = SignInsSection_viewer$data['signIns']['edges'][number]['node'];

/** Names of phones and tablets in the server's description of a device. */
const handheld = /iPhone|iPad|iPod|Android/;

/** A device on which the member is signed in, with a button to sign it out. */
function SignInRow({
  id,
  device,
  isCurrent,
  createdAt,
  lastUsedAt,
  onSignedOut,
}: SignIn & { onSignedOut: () => void }) {
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
  return useAppMutation<SignInsSectionRevokeSignInMutation>(graphql`
    mutation SignInsSectionRevokeSignInMutation($input: RevokeSignInInput!) {
      revokeSignIn(input: $input) {
        revokedSignInId @deleteRecord
      }
    }
  `);
}

function SignOutOthers({ onSignedOut }: { onSignedOut: () => void }) {
  const [revokeOtherSignIns] = useRevokeAllSignInsMutation();
  const signOut = () =>
    toastOutcome(revokeOtherSignIns({ input: { keepCurrent: true } }).then(onSignedOut), {
      done: 'Signed out on all other devices',
      failed: 'The other devices could not be signed out',
    });
  return (
    <ConfirmDialog
      text="Sign out on all other devices? Only this one stays signed in."
      note="Personal access tokens go on working until you revoke them."
      confirmLabel="Sign out all others"
      onConfirm={signOut}
      trigger={<Button variant="outline">Sign out all other devices</Button>}
    />
  );
}

/** Ends all sign-ins of the viewer; with `keepCurrent`, all but the current one. */
function useRevokeAllSignInsMutation() {
  return useAppMutation<SignInsSectionRevokeAllSignInsMutation>(graphql`
    mutation SignInsSectionRevokeAllSignInsMutation($input: RevokeAllSignInsInput!) {
      revokeAllSignIns(input: $input) {
        revokedSignInIds @deleteRecord
      }
    }
  `);
}
