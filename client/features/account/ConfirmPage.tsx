import { chakra } from '@chakra-ui/react';
import { useLoaderData } from 'react-router-dom';
import { messages } from '../../../server/contract/messages';
import { reasonOf } from '../../relay/requestError';
import { Button, LinkButton } from '../../ui/form/Button';
import { AccountPage } from './AccountPage';
import { ConfirmNewAddress } from './ConfirmNewAddress';
import { commitConfirmEmail, type LinkOwner } from './confirmationMutations';
import { LookingAtLink } from './LookingAtLink';
import { NotConfirmed } from './NotConfirmed';
import { OtherAccount } from './OtherAccount';
import { confirmPath, forgetLink } from './recoveryLink';
import { useConfirmation } from './useConfirmation';
import type { LinkState } from './useLinkOwner';

/** The page of a link that confirms an account's address, or a new one. */
export function ConfirmPage() {
  const link = useLoaderData() as URLSearchParams;
  const token = link.get('token');
  return link.get('type') === 'email_change' ? (
    <ConfirmNewAddress token={token} />
  ) : (
    <ConfirmAddress token={token} />
  );
}

/** If its account is signed in here, it confirms at once; otherwise it asks. */
function ConfirmAddress({ token }: { token: string | null }) {
  const { state, accepted, accept, tryAgain } = useConfirmation({
    purpose: 'EMAIL_CONFIRMATION',
    token,
    use: commitConfirmEmail,
  });
  if (state.kind === 'done') return <Confirmed {...state.done} />;
  if (!token) return <NotConfirmed text={messages.confirmation.missing} />;
  if (state.kind === 'failed')
    return <NotConfirmed text={reasonOf(state.error) ?? messages.confirmation.failed} tryAgain={tryAgain} />;
  if (state.kind === 'nobody' && state.owner)
    return <Elsewhere owner={state.owner} busy={accepted} confirm={accept} />;
  if (state.kind === 'other') return <AsOther {...state} busy={accepted} confirm={accept} />;
  return <LookingAtLink title="Confirming your address…" status="Confirming…" />;
}

function Confirmed({ email, endedAccess }: { email: string; endedAccess: boolean }) {
  return (
    <AccountPage
      arrived
      title="Address Confirmed"
      lead={
        endedAccess
          ? `${email} is confirmed. Every device is signed out of its account, and the earlier password is gone: choose a new one to sign in.`
          : `${email} is confirmed. Your password and your sign-ins stay as they are.`
      }
      footer={null}
    >
      {endedAccess ? (
        <LinkButton to="/forgot-password" state={{ email }}>
          Choose a New Password
        </LinkButton>
      ) : (
        <LinkButton to="/dashboard" replace>
          Go to Your Dashboard
        </LinkButton>
      )}
    </AccountPage>
  );
}

const consequence =
  'Confirming it here signs out every other device and removes the password; you then choose a new one by a mailed link. To keep both, open the link where the account is signed in.';

interface AskProps {
  owner: LinkOwner;
  busy: boolean;
  confirm: () => void;
}

function Elsewhere({ owner, busy, confirm }: AskProps) {
  return (
    <AccountPage
      arrived
      title="Confirm this address?"
      lead={`${owner.email} is the address of the account ${owner.username}, which isn’t signed in on this browser.`}
      footer={null}
    >
      <chakra.p mb="6">{consequence}</chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <LinkButton to="/login" state={{ from: { pathname: confirmPath }, email: owner.email }}>
          Sign In First
        </LinkButton>
        <Button variant="outline" onClick={confirm} loading={busy}>
          Confirm Without Signing In
        </Button>
      </chakra.div>
    </AccountPage>
  );
}

function AsOther({ owner, viewer, busy, confirm }: Extract<LinkState, { kind: 'other' }> & AskProps) {
  return (
    <OtherAccount
      title="Confirm this address?"
      owner={owner}
      viewer={viewer}
      does="confirms the address of"
      goOn={{ label: `Confirm for ${owner.username}`, onClick: confirm, busy }}
      onStay={() => forgetLink(confirmPath)}
    >
      {consequence}
    </OtherAccount>
  );
}
