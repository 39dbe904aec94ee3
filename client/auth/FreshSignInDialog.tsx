import { chakra, Dialog } from '@chakra-ui/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { entranceMessages } from '../../server/contract/entranceMessages';
import { fieldsOf } from '../forms/fieldsOf';
import { safetyTimeoutMs, useCheckedForm } from '../forms/useCheckedForm';
import { reasonOf } from '../lib/requestError';
import { Button, LinkButton } from '../ui/form/Button';
import { FormFailure, PasswordField } from '../ui/form/formFields';
import { Modal } from '../ui/layout/Modal';
import { CodeField } from './CodeField';
import { providerStart } from './ContinueWithProvider';
import { HiddenUsername } from './HiddenUsername';
import { loadCeremony, passkeysAreSupported } from './passkeySupport';
import { useAuth } from './useAuth';
import { useSignInProvider } from './useSignInProvider';
import { useStartPasskeyVerificationMutation, useVerifySignInMutation } from './useVerifySignInMutation';

/** What the member must do to make the sign-in fresh; the server chooses. `signIn` is to sign in again. */
export type ProofKind = 'password' | 'code' | 'passkey' | 'signIn';

interface FreshSignInDialogProps {
  proof: ProofKind;
  hasPasskey: boolean;
  open: boolean;
  onProved: () => void;
  onClose: () => void;
}

/** Asks members to confirm that it's them, before changes that concern the security of the account. */
export function FreshSignInDialog({ proof, hasPasskey, open, onProved, onClose }: FreshSignInDialogProps) {
  return (
    <Modal role="dialog" open={open} onClose={onClose}>
      <Dialog.Title>Confirm it’s you</Dialog.Title>
      {proof === 'signIn' && <SignInAgain onClose={onClose} />}
      {proof === 'passkey' && <PasskeyProof {...{ onProved, onClose }} />}
      {proof !== 'signIn' && proof !== 'passkey' && (
        <ProofForm {...{ proof, hasPasskey, onProved, onClose }} />
      )}
    </Modal>
  );
}

/** The provider's name, and the address at which it asks the member to sign in again and then returns here. */
function useProviderReauthentication() {
  const { pathname, search } = useLocation();
  return {
    provider: useSignInProvider(),
    address: providerStart({ returnTo: `${pathname}${search}`, asksAgain: true }),
  };
}

function SignInAgain({ onClose }: { onClose: () => void }) {
  const { signOut } = useAuth();
  const { provider, address } = useProviderReauthentication();
  return (
    <>
      <Dialog.Description mt="2">
        You signed in some time ago, and your account has no password. Sign in again
        {provider ? ` with ${provider} or by a mailed link` : ' by a mailed link'}, then come back here.
      </Dialog.Description>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button variant={provider ? 'outline' : 'solid'} onClick={signOut}>
          Sign out
        </Button>
        {provider && (
          <LinkButton to={address} reloadDocument>
            Continue with {provider}
          </LinkButton>
        )}
      </Dialog.Footer>
    </>
  );
}

/** Asks the browser for a passkey, and sends its response to the server as the proof. */
function usePasskeyProof(onProved: () => void) {
  const [startVerification] = useStartPasskeyVerificationMutation();
  const [verifySignIn] = useVerifySignInMutation();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const prove = async () => {
    setSending(true);
    setFailure(null);
    try {
      const { startPasskeyVerification } = await startVerification({});
      const { answerWithPasskey } = await loadCeremony();
      await verifySignIn({ input: { passkey: await answerWithPasskey(startPasskeyVerification.options) } });
      onProved();
    } catch (error) {
      setFailure(reasonOf(error) ?? 'That did not work. Please try again.');
    } finally {
      setSending(false);
    }
  };
  return { prove: () => void prove(), sending, failure, forgetFailure: () => setFailure(null) };
}

/** The other ways to a fresh sign-in, for a member without the passkey's device at hand. */
function PasskeyAlternatives() {
  const { signOut } = useAuth();
  const { provider, address } = useProviderReauthentication();
  return (
    <chakra.div mt="5" display="grid" gap="3">
      <chakra.p textStyle="small" color="ink.muted">
        Don’t have it with you? Sign in again
        {provider ? ` with ${provider} or by a mailed link` : ' by a mailed link'}, then come back here.
      </chakra.p>
      {provider && (
        <LinkButton to={address} reloadDocument variant="outline">
          Continue with {provider}
        </LinkButton>
      )}
      <Button variant="outline" onClick={signOut}>
        Sign out
      </Button>
    </chakra.div>
  );
}

/** For members without a password, and for administrators who must prove a second factor instead of one. */
function PasskeyProof({ onProved, onClose }: { onProved: () => void; onClose: () => void }) {
  const { viewer } = useAuth();
  const { prove, sending, failure } = usePasskeyProof(onProved);
  return (
    <>
      <Dialog.Description mt="2" mb="5">
        Use a passkey to go on. For ten minutes you won’t be asked again.
      </Dialog.Description>
      <FormFailure text={failure} />
      {!viewer?.secondFactorOwed && <PasskeyAlternatives />}
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose} disabled={sending}>
          Cancel
        </Button>
        <Button loading={sending} onClick={prove}>
          Use a passkey
        </Button>
      </Dialog.Footer>
    </>
  );
}

/** Asks for the password or a code. A passkey is accepted instead. */
function ProofForm({ proof, hasPasskey, onProved, onClose }: Omit<FreshSignInDialogProps, 'open'>) {
  const [verifySignIn] = useVerifySignInMutation();
  const asksCode = proof === 'code';
  const checked = useCheckedForm({
    initial: { password: '', code: '' },
    problemsOf: ({ password, code }) =>
      asksCode
        ? { code: code.trim() ? undefined : entranceMessages.secondFactor.codeRequired }
        : { password: password ? undefined : entranceMessages.password.required },
    async send({ password, code }) {
      await verifySignIn({ input: asksCode ? { code: code.trim() } : { password } });
      onProved();
    },
    resendAfterMs: safetyTimeoutMs,
  });
  const { form, failure, sending, onSubmit } = checked;
  const passkey = usePasskeyProof(onProved);
  const field = fieldsOf(checked);
  return (
    <>
      <Dialog.Description mt="2">
        You signed in some time ago. {asksCode ? 'Enter a code to go on.' : 'Enter your password to go on.'}{' '}
        For ten minutes you won’t be asked again.
      </Dialog.Description>
      <chakra.form
        ref={form}
        onSubmit={(event) => {
          passkey.forgetFailure();
          onSubmit(event);
        }}
        noValidate
        mt="5"
        display="grid"
        gap="5"
      >
        <FormFailure
          text={passkey.failure ?? (failure && (failure.reason ?? 'That did not work. Please try again.'))}
        />
        {asksCode ? (
          <CodeField {...field('code')} />
        ) : (
          <>
            <HiddenUsername />
            <PasswordField
              label="Your password"
              name="password"
              autoComplete="current-password"
              {...field('password')}
            />
          </>
        )}
        {hasPasskey && passkeysAreSupported() && (
          <Button variant="outline" loading={passkey.sending} onClick={passkey.prove}>
            Use a passkey instead
          </Button>
        )}
        <Dialog.Footer>
          <Button variant="outline" onClick={onClose} disabled={sending}>
            Cancel
          </Button>
          <Button type="submit" loading={sending}>
            Go on
          </Button>
        </Dialog.Footer>
      </chakra.form>
    </>
  );
}
