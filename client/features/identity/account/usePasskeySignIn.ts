import { useEffect, useRef, useState } from 'react';
import { entranceMessages } from '../../../../server/contract/entranceMessages';
import { commitStartPasskeySignIn } from '../../../auth/accountMutations';
import {
  canAutofillPasskeys,
  cancelAutofill,
  loadCeremony,
  passkeysAreSupported,
} from '../../../auth/passkeySupport';
import { reasonOf } from '../../../lib/requestError';

const { failed } = entranceMessages.signIn;

/** When to request a new challenge: the server deletes one after 15 minutes, but the page may be open for days. */
const renewAfterMs = 14 * 60 * 1000;

/**
 * Signs in by a passkey, which the member chooses after a click on a button, or among the browser's autofill suggestions. The
 * request for autofill is pending from the start. `sendResponse` signs in with the passkey's response.
 */
export function usePasskeySignIn(sendResponse: (response: string) => Promise<void>) {
  const [isOffered] = useState(passkeysAreSupported);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** The number of the autofill request; a new number starts a new request. */
  const [autofillRound, setAutofillRound] = useState(0);
  const restartAutofill = () => setAutofillRound((count) => count + 1);
  const latestSendResponse = useRef(sendResponse);
  latestSendResponse.current = sendResponse;
  const endAutofill = useRef(() => {});

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round runs the effect anew
  useEffect(() => {
    if (!isOffered) return;
    let isCancelled = false;
    let renewal: number | undefined;
    const offerAutofill = async () => {
      if (!(await canAutofillPasskeys()) || isCancelled) return;
      const options = await commitStartPasskeySignIn();
      const { answerWithPasskey } = await loadCeremony();
      if (isCancelled) return;
      renewal = window.setTimeout(restartAutofill, renewAfterMs);
      const response = await answerWithPasskey(options, { autofill: true });
      if (isCancelled) return;
      setFailure(null);
      try {
        await latestSendResponse.current(response);
      } catch (error) {
        setFailure(reasonOf(error) ?? failed);
        restartAutofill();
      }
    };
    // A failure is not shown, because the member didn't ask for autofill.
    offerAutofill().catch(() => {});
    endAutofill.current = () => {
      isCancelled = true;
      window.clearTimeout(renewal);
      cancelAutofill();
    };
    return () => endAutofill.current();
  }, [isOffered, autofillRound]);

  const signIn = async () => {
    // A pending autofill request could close the browser's dialog, or sign in a second time.
    endAutofill.current();
    setFailure(null);
    setSending(true);
    try {
      const options = await commitStartPasskeySignIn();
      const { answerWithPasskey } = await loadCeremony();
      await latestSendResponse.current(await answerWithPasskey(options));
    } catch (error) {
      setFailure(reasonOf(error) ?? failed);
      restartAutofill();
    } finally {
      setSending(false);
    }
  };
  return { isOffered, sending, failure, forgetFailure: () => setFailure(null), signIn };
}
