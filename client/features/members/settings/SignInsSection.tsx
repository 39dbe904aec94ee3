import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { SignInsSection_viewer$key } from '../../../__generated__/SignInsSection_viewer.graphql';
import type { SignInsSectionPaginationQuery } from '../../../__generated__/SignInsSectionPaginationQuery.graphql';
import type { SignInsSectionRevokeAllSignInsMutation } from '../../../__generated__/SignInsSectionRevokeAllSignInsMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';
import { NextPageFailure, useNextPage } from '../../../ui/content/LoadMore';
import { Rows } from '../../../ui/content/Rows';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { toastOutcome } from '../../../ui/feedback/toastOutcome';
import { Button } from '../../../ui/form/Button';
import { SettingsSection } from '../../../ui/form/SettingsSection';
import { useFocusAfterRender } from '../../../ui/layout/useFocusAfterRender';
import { SignInRow } from './SignInRow';

const perPage = 20;

/** The member's devices, with buttons to sign them out. */
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
              isCurrent
              ...SignInRow_signIn
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
            <SignInRow signIn={signIn} onSignedOut={focusList} />
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
