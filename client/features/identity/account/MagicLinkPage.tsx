import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { entranceMessages } from '../../../../server/contract/entranceMessages';
import { useAuth } from '../../../auth/useAuth';
import { useDelayedNavigation } from '../../../auth/useDelayedNavigation';
import { GraphQLRequestError, reasonOf } from '../../../lib/requestError';
import { Button, LinkButton, TextLink } from '../../../ui/form/Button';
import { AccountPage } from './AccountPage';
import type { LinkOwner } from './confirmationMutations';
import { LookingAtLink } from './LookingAtLink';
import { forgetLink, magicLinkPath } from './linkParameters';
import { isOwnLinkRequest } from './linkRequests';
import { MagicLinkCode } from './MagicLinkCode';
import { OtherAccount } from './OtherAccount';
import { redeemOnce } from './redeemOnce';
import { useLinkOwner } from './useLinkOwner';
import { isSecondFactorRequired } from './useSecondFactorCode';

export const magicLinkRedirectMs = 2_000;

interface Failure {
  text: string;
  /** Whether a retry may succeed. */
  canRetry: boolean;
}

function failureOf(error: unknown): Failure {
  const code = error instanceof GraphQLRequestError ? error.code : 'INTERNAL_SERVER_ERROR';
  if (code === 'UNAUTHENTICATED' || code === 'NOT_FOUND')
    return { text: entranceMessages.recovery.magicLinkRefused, canRetry: false };
  return {
    text: reasonOf(error) ?? entranceMessages.recovery.magicLinkFailed,
    canRetry: code !== 'BAD_USER_INPUT',
  };
}

/**
 * The page of a magic link. It signs in at once in the browser that requested the link. Elsewhere it asks for a click on a button
 * that names the account, because mail scanners open it too, and so do people who got the mail forwarded.
 */
// Branches: one for each state of the page, in their order in time.
export function MagicLinkPage() {
  const token = (useLoaderData() as URLSearchParams).get('token');
  const { signInWithMagicLink } = useAuth();
  const [attempt, setAttempt] = useState(1);
  const [outcome, setOutcome] = useState<'success' | 'code' | Failure | null>(null);
  const link = useLinkOwner(
    { purpose: 'MAGIC_LINK', tokens: token ? [token] : [], forVisitors: true },
    attempt,
  );
  const [isAccepted, setAccepted] = useState(false);
  const owner = 'owner' in link ? link.owner : null;
  const shouldRedeem =
    token !== null &&
    owner !== null &&
    (isAccepted || (link.kind !== 'other' && isOwnLinkRequest(owner.requestId)));
  useDelayedNavigation(outcome === 'success' ? '/dashboard' : null, magicLinkRedirectMs);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each click on Try Again runs the effect anew.
  useEffect(() => {
    if (!shouldRedeem) return;
    let isUnmounted = false;
    redeemOnce(token, () => signInWithMagicLink(token)).then(
      () => {
        forgetLink(magicLinkPath);
        if (!isUnmounted) setOutcome('success');
      },
      (error: unknown) =>
        !isUnmounted && setOutcome(isSecondFactorRequired(error) ? 'code' : failureOf(error)),
    );
    return () => {
      isUnmounted = true;
    };
  }, [shouldRedeem, token, signInWithMagicLink, attempt]);

  if (!token && outcome !== 'success')
    return <Failed text={entranceMessages.recovery.magicLinkMissing} canRetry={false} />;
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
  if (link.kind === 'other' && !isAccepted)
    return (
      <OtherAccount
        title="Switch accounts?"
        owner={link.owner}
        viewer={link.viewer}
        effect="signs in"
        confirm={{ label: `Sign in as ${link.owner.username}`, onClick: () => setAccepted(true) }}
        onStay={() => forgetLink(magicLinkPath)}
      >
        Signing in signs {link.viewer.username} out here. What {link.viewer.username} wrote on this device
        stays on it, for {link.viewer.username} alone.
      </OtherAccount>
    );
  if (owner && !shouldRedeem) return <ConfirmSignIn owner={owner} onConfirm={() => setAccepted(true)} />;
  const failure = outcome ?? (link.kind === 'failed' ? failureOf(link.error) : null);
  if (!failure) return <LookingAtLink title="Signing you in…" status="Authenticating…" />;
  return (
    <Failed
      {...failure}
      tryAgain={() => {
        setOutcome(null);
        setAttempt(attempt + 1);
      }}
    />
  );
}

const ConfirmSignIn = ({ owner, onConfirm }: { owner: LinkOwner; onConfirm: () => void }) => (
  <AccountPage
    takesFocus
    title="Sign in here?"
    lead={`This link signs in ${owner.username} (${owner.email}).`}
    footer="If that isn’t you, close this page: the link stays unused."
  >
    <Button onClick={onConfirm}>Sign in as {owner.username}</Button>
  </AccountPage>
);

function WelcomeBack() {
  return (
    <AccountPage
      takesFocus
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

function Failed({ text, canRetry, tryAgain }: Failure & { tryAgain?: () => void }) {
  return (
    <AccountPage
      takesFocus
      title="Authentication Failed"
      lead={text}
      footer={<TextLink to="/login">Back to Sign In</TextLink>}
    >
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {canRetry && <Button onClick={tryAgain}>Try Again</Button>}
        <LinkButton to="/forgot-password" variant={canRetry ? 'outline' : 'solid'}>
          Request a New Link
        </LinkButton>
      </chakra.div>
    </AccountPage>
  );
}
