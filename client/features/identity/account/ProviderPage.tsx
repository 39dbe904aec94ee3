import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { entranceMessages } from '../../../../server/contract/entranceMessages';
import type { ProviderSignInResult } from '../../../auth/accountMutations';
import { useAuth } from '../../../auth/useAuth';
import { useSignInProvider } from '../../../auth/useSignInProvider';
import { GraphQLRequestError, reasonOf } from '../../../lib/requestError';
import { LinkButton, TextLink } from '../../../ui/form/Button';
import { AccountPage } from './AccountPage';
import { ChooseUsername } from './ChooseUsername';
import { LinkProvider } from './LinkProvider';
import { LookingAtLink } from './LookingAtLink';
import { forgetLink, providerPath } from './linkParameters';
import { MagicLinkCode } from './MagicLinkCode';
import { providerProblem } from './providerProblem';
import { redeemOnce } from './redeemOnce';
import { useApprovalRedirect } from './useApprovalRedirect';
import { isSecondFactorRequired } from './useSecondFactorCode';

/** The page to which the provider redirects: it signs in, asks a newcomer for a username, or links the account. */
export function ProviderPage() {
  const parameters = useLoaderData() as URLSearchParams;
  const token = parameters.get('code');
  if (!token) return <Failed text={providerProblem(parameters) ?? entranceMessages.provider.expired} />;
  return parameters.get('for') === 'link' ? (
    <LinkProvider token={token} />
  ) : (
    <SignInByProvider token={token} />
  );
}

type Newcomer = NonNullable<ProviderSignInResult['newcomer']>;
type Outcome =
  | { kind: 'code' }
  | { kind: 'newcomer'; newcomer: Newcomer }
  | { kind: 'failed'; error: unknown };

function SignInByProvider({ token }: { token: string }) {
  const { signInWithProvider } = useAuth();
  const navigate = useNavigate();
  const redirectIfUnapproved = useApprovalRedirect();
  const provider = useSignInProvider();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const handleResult = async ({ newcomer, returnTo }: ProviderSignInResult) => {
    if (newcomer) return setOutcome({ kind: 'newcomer', newcomer });
    forgetLink(providerPath);
    await navigate(returnTo ?? '/dashboard', { replace: true });
  };
  const signInWith = async (further: { code?: string; username?: string }) =>
    handleResult(await signInWithProvider({ token, ...further }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the code is exchanged once.
  useEffect(() => {
    let isUnmounted = false;
    redirectIfUnapproved(
      '',
      redeemOnce(token, () => signInWithProvider({ token })).then((result) =>
        isUnmounted ? undefined : handleResult(result),
      ),
    ).catch((error: unknown) => {
      if (!isUnmounted)
        setOutcome(isSecondFactorRequired(error) ? { kind: 'code' } : { kind: 'failed', error });
    });
    return () => {
      isUnmounted = true;
    };
  }, [token]);

  if (!outcome)
    return <LookingAtLink title="Signing you in…" lead="One moment, please." status="Authenticating…" />;
  if (outcome.kind === 'code')
    return (
      <MagicLinkCode
        lead={`${provider ?? 'The provider'} confirmed who you are. Your account also asks for a code.`}
        failed={entranceMessages.signIn.failed}
        send={(code) => redirectIfUnapproved('', signInWith({ code }))}
        onDone={() => {}}
      />
    );
  if (outcome.kind === 'newcomer') {
    const { newcomer } = outcome;
    return (
      <ChooseUsername
        newcomer={newcomer}
        send={(username) => redirectIfUnapproved(newcomer.email, signInWith({ username }))}
      />
    );
  }
  const { error } = outcome;
  const code = error instanceof GraphQLRequestError ? error.code : '';
  return (
    <Failed text={reasonOf(error) ?? entranceMessages.signIn.failed} isClosed={code === 'JOINING_CLOSED'} />
  );
}

function Failed({ text, isClosed = false }: { text: string; isClosed?: boolean }) {
  const { status } = useAuth();
  return (
    <AccountPage
      takesFocus
      title={isClosed ? 'No account yet' : 'That didn’t work'}
      lead={text}
      footer={null}
    >
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
        {status === 'signedIn' ? (
          <LinkButton to="/settings?tab=privacy">Back to Settings</LinkButton>
        ) : isClosed ? (
          <>
            <LinkButton to="/blog">Read the stories</LinkButton>
            <TextLink to="/login">Back to sign in</TextLink>
          </>
        ) : (
          <LinkButton to="/login">Back to sign in</LinkButton>
        )}
      </chakra.div>
    </AccountPage>
  );
}
