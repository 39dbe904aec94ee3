import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { messages } from '../../../server/contract/messages';
import { GraphQLRequestError, reasonOf } from '../../relay/requestError';
import { Button, LinkButton, TextLink } from '../../ui/form/Button';
import { AccountPage } from './AccountPage';
import { commitConfirmEmail, type LinkOwner } from './confirmationMutations';
import { LookingAtLink } from './LookingAtLink';
import { linkOnce } from './linkOnce';
import { OtherAccount } from './OtherAccount';
import { confirmPath, forgetLink } from './recoveryLink';
import { type LinkState, useLinkOwner } from './useLinkOwner';

type Outcome =
  | { kind: 'confirmed'; email: string; endedAccess: boolean }
  | { kind: 'failed'; error: unknown };

/**
 * The page of a confirmation link. If its account is signed in here, it confirms at once; otherwise it asks.
 */
export function ConfirmPage() {
  const token = (useLoaderData() as URLSearchParams).get('token');
  const [attempt, setAttempt] = useState(1);
  const link = useLinkOwner(
    { purpose: 'EMAIL_CONFIRMATION', tokens: token ? [token] : [], always: true },
    attempt,
  );
  const [accepted, setAccepted] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const goesOn = token !== null && (link.kind === 'own' || accepted);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is a run of its own.
  useEffect(() => {
    if (!goesOn) return;
    let left = false;
    linkOnce(token, commitConfirmEmail).then(
      (confirmed) => {
        forgetLink(confirmPath);
        if (!left) setOutcome({ kind: 'confirmed', ...confirmed });
      },
      (error: unknown) => !left && setOutcome({ kind: 'failed', error }),
    );
    return () => {
      left = true;
    };
  }, [goesOn, token, attempt]);

  const shown = outcome ?? link;
  if (shown.kind === 'confirmed') return <Confirmed {...shown} />;
  if (!token) return <Failed text={messages.confirmation.missing} />;
  if (shown.kind === 'failed')
    return (
      <Failed
        text={reasonOf(shown.error) ?? messages.confirmation.failed}
        tryAgain={
          isRefused(shown.error)
            ? undefined
            : () => {
                setOutcome(null);
                setAttempt(attempt + 1);
              }
        }
      />
    );
  if (shown.kind === 'nobody' && shown.owner)
    return <Elsewhere owner={shown.owner} busy={accepted} confirm={() => setAccepted(true)} />;
  if (shown.kind === 'other') return <AsOther {...shown} busy={accepted} confirm={() => setAccepted(true)} />;
  return <LookingAtLink title="Confirming your address…" status="Confirming…" />;
}

const isRefused = (error: unknown) => error instanceof GraphQLRequestError && error.code === 'NOT_FOUND';

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

function Failed({ text, tryAgain }: { text: string; tryAgain?: () => void }) {
  return (
    <AccountPage
      arrived
      title="Address Not Confirmed"
      lead={text}
      footer={<TextLink to="/login">Back to Sign In</TextLink>}
    >
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {tryAgain && <Button onClick={tryAgain}>Try Again</Button>}
        <LinkButton to="/settings?tab=privacy" variant={tryAgain ? 'outline' : 'solid'}>
          Open Settings
        </LinkButton>
      </chakra.div>
    </AccountPage>
  );
}
