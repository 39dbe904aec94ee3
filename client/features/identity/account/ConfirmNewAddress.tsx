import { chakra } from '@chakra-ui/react';
import { entranceMessages } from '../../../../server/contract/entranceMessages';
import { reasonOf } from '../../../lib/requestError';
import { LinkButton } from '../../../ui/form/Button';
import { AccountPage } from './AccountPage';
import { commitConfirmEmailChange } from './confirmationMutations';
import { LookingAtLink } from './LookingAtLink';
import { confirmPath, forgetLink } from './linkParameters';
import { NotConfirmed } from './NotConfirmed';
import { useConfirmation } from './useConfirmation';
import type { LinkState } from './useLinkOwner';

/** The page of a link that changes an account's address, at once if that account is signed in here. No other account can use it. */
export function ConfirmNewAddress({ token }: { token: string | null }) {
  const { state, tryAgain } = useConfirmation({
    purpose: 'EMAIL_CHANGE',
    token,
    redeem: commitConfirmEmailChange,
  });
  if (state.kind === 'done') return <AddressChanged {...state.done} />;
  if (!token) return <NotConfirmed text={entranceMessages.confirmation.missing} />;
  if (state.kind === 'failed')
    return (
      <NotConfirmed
        text={reasonOf(state.error) ?? entranceMessages.confirmation.failed}
        tryAgain={tryAgain}
      />
    );
  if (state.kind === 'nobody' && state.owner)
    return (
      <AccountPage
        takesFocus
        title="Use this address?"
        lead={`${state.owner.email} is to become the address of the account ${state.owner.username}, which isn’t signed in on this browser. Sign in to use it.`}
        footer={null}
      >
        <LinkButton to="/login" state={{ from: { pathname: confirmPath } }}>
          Sign In
        </LinkButton>
      </AccountPage>
    );
  if (state.kind === 'other') return <WrongAccount {...state} />;
  return <LookingAtLink title="Confirming your new address…" status="Confirming…" />;
}

const AddressChanged = ({ email }: { email: string }) => (
  <AccountPage
    takesFocus
    title="Address Changed"
    lead={`${email} is now the address of your account: sign in with it from now on. Your password and your sign-ins stay as they are.`}
    footer={null}
  >
    <LinkButton to="/dashboard" replace>
      Go to Your Dashboard
    </LinkButton>
  </AccountPage>
);

const WrongAccount = ({ owner, viewer }: Extract<LinkState, { kind: 'other' }>) => (
  <AccountPage
    takesFocus
    title="Use this address?"
    lead={`${owner.email} is to become the address of the account ${owner.username}. You’re signed in here as ${viewer.username} (${viewer.email}).`}
    footer={null}
  >
    <chakra.p mb="6">
      Only {owner.username} can use this link. Open it where that account is signed in, or sign out here
      first.
    </chakra.p>
    <LinkButton to="/dashboard" replace variant="outline" onClick={() => forgetLink(confirmPath)}>
      Stay signed in as {viewer.username}
    </LinkButton>
  </AccountPage>
);
