import { chakra } from '@chakra-ui/react';
import { useLoaderData } from 'react-router-dom';
import { entranceMessages } from '../../../../server/contract/entranceMessages';
import type { AuthViewer } from '../../../auth/lastViewer';
import { reasonOf } from '../../../lib/requestError';
import { LinkButton } from '../../../ui/form/Button';
import { AccountPage } from './AccountPage';
import { ConfirmNewAddress } from './ConfirmNewAddress';
import { commitConfirmEmail, type LinkOwner } from './confirmationMutations';
import { LookingAtLink } from './LookingAtLink';
import { confirmPath, forgetLink } from './linkParameters';
import { NotConfirmed } from './NotConfirmed';
import { useConfirmation } from './useConfirmation';

const confirmByToken = (token: string) => commitConfirmEmail({ token });

/** The page of a link that confirms an account's address, or a new one. */
export function ConfirmPage() {
  const parameters = useLoaderData() as URLSearchParams;
  const token = parameters.get('token');
  return parameters.get('type') === 'email_change' ? (
    <ConfirmNewAddress token={token} />
  ) : (
    <ConfirmAddress token={token} />
  );
}

/** Confirms the address at once if the link's account is signed in here. Otherwise shows the code, and changes nothing. */
function ConfirmAddress({ token }: { token: string | null }) {
  const { state, tryAgain } = useConfirmation({
    purpose: 'EMAIL_CONFIRMATION',
    token,
    redeem: confirmByToken,
  });
  if (state.kind === 'done') return <Confirmed {...state.done} />;
  if (!token) return <NotConfirmed text={entranceMessages.confirmation.missing} />;
  if (state.kind === 'failed')
    return (
      <NotConfirmed
        text={reasonOf(state.error) ?? entranceMessages.confirmation.failed}
        tryAgain={tryAgain}
      />
    );
  if (state.kind === 'nobody' && state.owner) return <ConfirmElsewhere owner={state.owner} viewer={null} />;
  if (state.kind === 'other') return <ConfirmElsewhere {...state} />;
  return <LookingAtLink title="Confirming your address…" status="Confirming…" />;
}

const Confirmed = ({ email }: { email: string }) => (
  <AccountPage
    takesFocus
    title="Address Confirmed"
    lead={`${email} is confirmed. Your password and your sign-ins stay as they are.`}
    footer={null}
  >
    <LinkButton to="/dashboard" replace>
      Go to Your Dashboard
    </LinkButton>
  </AccountPage>
);

/** Shown if the link's account isn't signed in here: its code, to be typed where it is, or how to sign in. */
function ConfirmElsewhere({ owner, viewer }: { owner: LinkOwner; viewer: AuthViewer | null }) {
  const { username, email, code } = owner;
  const viewerText = viewer
    ? `You’re signed in here as ${viewer.username}`
    : 'It isn’t signed in on this browser';
  return (
    <AccountPage
      takesFocus
      title={code ? 'Your code' : 'Sign in to confirm'}
      lead={`${email} is the address of the account ${username}. ${viewerText}.`}
      footer="If you didn’t make this account, close this page: nothing has changed."
    >
      {code && (
        <>
          <chakra.p>Type this code where you signed up, on the dashboard or in Settings:</chakra.p>
          <chakra.p
            my="5"
            fontSize="4xl"
            lineHeight="1.2"
            fontWeight="semibold"
            letterSpacing="0.12em"
            userSelect="all"
            css={{ fontVariantNumeric: 'tabular-nums' }}
          >
            {code}
          </chakra.p>
        </>
      )}
      {viewer ? (
        <>
          {!code && (
            <chakra.p mb="6">
              Open the link where {username} is signed in, or sign out here first and open it again.
            </chakra.p>
          )}
          <LinkButton to="/dashboard" replace variant="outline" onClick={() => forgetLink(confirmPath)}>
            Stay signed in as {viewer.username}
          </LinkButton>
        </>
      ) : (
        <>
          <chakra.p mb="6">
            {code
              ? 'Or sign in on this browser, which confirms the address as well.'
              : 'Signing in on this browser confirms the address.'}
          </chakra.p>
          <LinkButton
            to="/login"
            state={{ from: { pathname: confirmPath }, email }}
            variant={code ? 'outline' : 'solid'}
          >
            Sign In Here
          </LinkButton>
        </>
      )}
    </AccountPage>
  );
}
