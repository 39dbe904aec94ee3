import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { entranceMessages } from '../../../../server/contract/entranceMessages';
import type { FromProvider } from '../../../auth/accountMutations';
import { useAuth } from '../../../auth/useAuth';
import { useSignInProvider } from '../../../auth/useSignInProvider';
import { GraphQLRequestError, reasonOf } from '../../../lib/requestError';
import { LinkButton, TextLink } from '../../../ui/form/Button';
import { AccountPage } from './AccountPage';
import { ChooseUsername } from './ChooseUsername';
import { LinkProvider } from './LinkProvider';
import { LookingAtLink } from './LookingAtLink';
import { MagicLinkCode } from './MagicLinkCode';
import { providerProblem } from './providerProblem';
import { forgetLink, providerPath } from './recoveryLink';
import { redeemOnce } from './redeemOnce';
import { asksForCode } from './useAskedCode';
import { useEnterOrWait } from './useEnterOrWait';

/** Where the provider's answer leads: it signs in, asks a newcomer for a name, or links. */
export function ProviderPage() {
  const carried = useLoaderData() as URLSearchParams;
  const token = carried.get('code');
  if (!token) return <Failed text={providerProblem(carried) ?? entranceMessages.provider.expired} />;
  return carried.get('for') === 'link' ? <LinkProvider token={token} /> : <SignInByProvider token={token} />;
}

type Newcomer = NonNullable<FromProvider['newcomer']>;
type Outcome =
  | { kind: 'code' }
  | { kind: 'newcomer'; newcomer: Newcomer }
  | { kind: 'failed'; error: unknown };

function SignInByProvider({ token }: { token: string }) {
  const { signInWithProvider } = useAuth();
  const navigate = useNavigate();
  const enterOrWait = useEnterOrWait();
  const provider = useSignInProvider();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const goOn = async ({ newcomer, returnTo }: FromProvider) => {
    if (newcomer) return setOutcome({ kind: 'newcomer', newcomer });
    forgetLink(providerPath);
    await navigate(returnTo ?? '/dashboard', { replace: true });
  };
  const enter = async (more: { code?: string; username?: string }) =>
    goOn(await signInWithProvider({ token, ...more }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the code is exchanged once.
  useEffect(() => {
    let left = false;
    enterOrWait(
      '',
      redeemOnce(token, () => signInWithProvider({ token })).then((answer) =>
        left ? undefined : goOn(answer),
      ),
    ).catch((error: unknown) => {
      if (!left) setOutcome(asksForCode(error) ? { kind: 'code' } : { kind: 'failed', error });
    });
    return () => {
      left = true;
    };
  }, [token]);

  if (!outcome)
    return <LookingAtLink title="Signing you in…" lead="One moment, please." status="Authenticating…" />;
  if (outcome.kind === 'code')
    return (
      <MagicLinkCode
        lead={`${provider ?? 'The provider'} confirmed who you are. Your account also asks for a code.`}
        failed={entranceMessages.signIn.failed}
        send={(code) => enterOrWait('', enter({ code }))}
        onDone={() => {}}
      />
    );
  if (outcome.kind === 'newcomer') {
    const { newcomer } = outcome;
    return (
      <ChooseUsername
        newcomer={newcomer}
        send={(username) => enterOrWait(newcomer.email, enter({ username }))}
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
    <AccountPage arrived title={isClosed ? 'No account yet' : 'That didn’t work'} lead={text} footer={null}>
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
