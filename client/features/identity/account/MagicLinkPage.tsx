import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { entranceMessages } from '../../../../server/contract/entranceMessages';
import { useAuth } from '../../../auth/useAuth';
import { useLeadOn } from '../../../auth/useLeadOn';
import { GraphQLRequestError, reasonOf } from '../../../lib/requestError';
import { Button, LinkButton, TextLink } from '../../../ui/form/Button';
import { AccountPage } from './AccountPage';
import type { LinkOwner } from './confirmationMutations';
import { LookingAtLink } from './LookingAtLink';
import { isOwnLinkRequest } from './linkRequests';
import { MagicLinkCode } from './MagicLinkCode';
import { OtherAccount } from './OtherAccount';
import { forgetLink, magicLinkPath } from './recoveryLink';
import { redeemOnce } from './redeemOnce';
import { asksForCode } from './useAskedCode';
import { useLinkOwner } from './useLinkOwner';

export const magicLinkRedirectMs = 2_000;

interface Failure {
  text: string;
  /** Whether a retry may succeed. */
  worthAnother: boolean;
}

function failureOf(error: unknown): Failure {
  const code = error instanceof GraphQLRequestError ? error.code : 'INTERNAL_SERVER_ERROR';
  if (code === 'UNAUTHENTICATED' || code === 'NOT_FOUND')
    return { text: entranceMessages.recovery.magicLinkRefused, worthAnother: false };
  return {
    text: reasonOf(error) ?? entranceMessages.recovery.magicLinkFailed,
    worthAnother: code !== 'BAD_USER_INPUT',
  };
}

/**
 * The page of a magic link. It signs in at once in the browser that requested it. Anywhere else it asks for a click on a button that
 * names the account: mail scanners open links as well, and so do people who were forwarded one.
 */
// Branches: the page's states, in the order in which they come.
export function MagicLinkPage() {
  const token = (useLoaderData() as URLSearchParams).get('token');
  const { signInWithMagicLink } = useAuth();
  const [tries, setTries] = useState(1);
  const [outcome, setOutcome] = useState<'success' | 'code' | Failure | null>(null);
  const link = useLinkOwner({ purpose: 'MAGIC_LINK', tokens: token ? [token] : [], always: true }, tries);
  const [accepted, setAccepted] = useState(false);
  const owner = 'owner' in link ? link.owner : null;
  const goesOn =
    token !== null &&
    owner !== null &&
    (accepted || (link.kind !== 'other' && isOwnLinkRequest(owner.requestId)));
  useLeadOn(outcome === 'success' ? '/dashboard' : null, magicLinkRedirectMs);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each click on Try Again is a run of its own.
  useEffect(() => {
    if (!goesOn) return;
    let left = false;
    redeemOnce(token, () => signInWithMagicLink(token)).then(
      () => {
        forgetLink(magicLinkPath);
        if (!left) setOutcome('success');
      },
      (error: unknown) => !left && setOutcome(asksForCode(error) ? 'code' : failureOf(error)),
    );
    return () => {
      left = true;
    };
  }, [goesOn, token, signInWithMagicLink, tries]);

  if (!token && outcome !== 'success')
    return <Failed text={entranceMessages.recovery.magicLinkMissing} worthAnother={false} />;
  if (outcome === 'success') return <WelcomeBack />;
  if (outcome === 'code')
    return (
      <MagicLinkCode
        send={(code) => signInWithMagicLink(token ?? '', code)}
        onDone={() => {
          forgetLink(magicLinkPath);
          setOutcome('success');
        }}
      />
    );
  if (link.kind === 'other' && !accepted)
    return (
      <OtherAccount
        title="Switch accounts?"
        owner={link.owner}
        viewer={link.viewer}
        does="signs in"
        goOn={{ label: `Sign in as ${link.owner.username}`, onClick: () => setAccepted(true) }}
        onStay={() => forgetLink(magicLinkPath)}
      >
        Signing in signs {link.viewer.username} out here. What {link.viewer.username} wrote on this device
        stays on it, for {link.viewer.username} alone.
      </OtherAccount>
    );
  if (owner && !goesOn) return <AskFirst owner={owner} goOn={() => setAccepted(true)} />;
  const failure = outcome ?? (link.kind === 'failed' ? failureOf(link.error) : null);
  if (!failure) return <LookingAtLink title="Signing you in…" status="Authenticating…" />;
  return (
    <Failed
      {...failure}
      tryAgain={() => {
        setOutcome(null);
        setTries(tries + 1);
      }}
    />
  );
}

const AskFirst = ({ owner, goOn }: { owner: LinkOwner; goOn: () => void }) => (
  <AccountPage
    arrived
    title="Sign in here?"
    lead={`This link signs in ${owner.username} (${owner.email}).`}
    footer="If that isn’t you, close this page: the link stays unused."
  >
    <Button onClick={goOn}>Sign in as {owner.username}</Button>
  </AccountPage>
);

function WelcomeBack() {
  return (
    <AccountPage
      arrived
      title="Welcome Back!"
      lead="You’re signed in, and we’re taking you to your dashboard."
      footer={null}
    >
      <LinkButton to="/dashboard" replace>
        Go to Your Dashboard
      </LinkButton>
    </AccountPage>
  );
}

function Failed({ text, worthAnother, tryAgain }: Failure & { tryAgain?: () => void }) {
  return (
    <AccountPage
      arrived
      title="Authentication Failed"
      lead={text}
      footer={<TextLink to="/login">Back to Sign In</TextLink>}
    >
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {worthAnother && <Button onClick={tryAgain}>Try Again</Button>}
        <LinkButton to="/forgot-password" variant={worthAnother ? 'outline' : 'solid'}>
          Request a New Link
        </LinkButton>
      </chakra.div>
    </AccountPage>
  );
}
