import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { messages } from '../../../server/contract/messages';
import { GraphQLRequestError } from '../../relay/requestError';
import { Button, LinkButton, TextLink } from '../../ui/Button';
import { Spinner } from '../../ui/Spinner';
import { AccountPage } from './AccountPage';
import { magicLinkOnce } from './magicLinkOnce';
import { forgetLink, magicLinkPath } from './recoveryLink';
import { useSession } from './session';
import { reasonOf } from './useAccountForm';
import { useLeadOn } from './useLeadOn';

export const magicLinkRedirectMs = 2_000;

interface Failure {
  text: string;
  /** Whether the link may still be good. */
  worthAnother: boolean;
}

function failureOf(error: unknown): Failure {
  const code = error instanceof GraphQLRequestError ? error.code : 'INTERNAL_SERVER_ERROR';
  if (code === 'UNAUTHENTICATED' || code === 'NOT_FOUND')
    return { text: messages.recovery.magicLinkRefused, worthAnother: false };
  return {
    text: reasonOf(error) ?? messages.recovery.magicLinkFailed,
    worthAnother: code !== 'BAD_USER_INPUT',
  };
}

/** Where a magic link leads: it signs in by itself. */
export function MagicLinkPage() {
  const token = (useLoaderData() as URLSearchParams).get('token');
  const { signInWithMagicLink } = useSession();
  const [tries, setTries] = useState(1);
  const [outcome, setOutcome] = useState<'success' | Failure | null>(null);
  useLeadOn(outcome === 'success' ? '/dashboard' : null, magicLinkRedirectMs);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each press of Try Again is a run of its own.
  useEffect(() => {
    if (!token) return;
    let left = false;
    magicLinkOnce(token, signInWithMagicLink).then(
      () => {
        forgetLink(magicLinkPath);
        if (!left) setOutcome('success');
      },
      (error: unknown) => !left && setOutcome(failureOf(error)),
    );
    return () => {
      left = true;
    };
  }, [token, signInWithMagicLink, tries]);

  if (!token && outcome !== 'success')
    return <Failed text={messages.recovery.magicLinkMissing} worthAnother={false} />;
  if (!outcome) return <Authenticating />;
  if (outcome === 'success') return <WelcomeBack />;
  return (
    <Failed
      {...outcome}
      tryAgain={() => {
        setOutcome(null);
        setTries(tries + 1);
      }}
    />
  );
}

function Authenticating() {
  return (
    <AccountPage title="Signing you in…" lead="One moment, we’re looking at your link." footer={null}>
      <chakra.div role="status" color="ink.muted">
        <Spinner />
        <chakra.span srOnly>Authenticating…</chakra.span>
      </chakra.div>
    </AccountPage>
  );
}

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
