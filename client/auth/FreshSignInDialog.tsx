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

/** The proof that makes the sign-in fresh: the server says which. */
export type Proof = 'password' | 'code' | 'passkey' | 'signIn';

interface FreshSignInDialogProps {
  proof: Proof;
  hasPasskey: boolean;
  open: boolean;
  onProved: () => void;
  onClose: () => void;
}

/** Asks members to confirm that it's them, before what concerns the security of the account. */
export function FreshSignInDialog({ proof, hasPasskey, open, onProved, onClose }: FreshSignInDialogProps) {
  return (
    <Modal role="dialog" open={open} onClose={onClose}>
      <Dialog.Title>Confirm it’s you</Dialog.Title>
      {proof === 'signIn' ? (
        <SignInAgain onClose={onClose} />
      ) : proof === 'passkey' ? (
        <ByPasskey {...{ onProved, onClose }} />
      ) : (
        <ProofForm {...{ proof, hasPasskey, onProved, onClose }} />
      )}
    </Modal>
  );
}

/** The address at which the provider asks the member to sign in again, and then returns here. */
function useProviderAgain() {
  const { pathname, search } = useLocation();
  return {
    provider: useSignInProvider(),
    address: providerStart({ returnTo: `${pathname}${search}`, again: true }),
  };
}

function SignInAgain({ onClose }: { onClose: () => void }) {
  const { signOut } = useAuth();
  const { provider, address } = useProviderAgain();
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

/** Runs the browser's dialog, and proves with what is chosen there. */
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
function WithoutPasskey() {
  const { signOut } = useAuth();
  const { provider, address } = useProviderAgain();
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

/** Shown when no password can be asked for: there is none, or an administrator must prove a second factor instead. */
function ByPasskey({ onProved, onClose }: { onProved: () => void; onClose: () => void }) {
  const { viewer } = useAuth();
  const { prove, sending, failure } = usePasskeyProof(onProved);
  return (
    <>
      <Dialog.Description mt="2" mb="5">
        Use a passkey to go on. For ten minutes you won’t be asked again.
      </Dialog.Description>
      <FormFailure text={failure} />
      {!viewer?.secondFactorOwed && <WithoutPasskey />}
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
