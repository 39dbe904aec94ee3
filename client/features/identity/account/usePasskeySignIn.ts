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

/** The server forgets a challenge after 15 minutes, while the page may lie open for days. */
const renewedAfterMs = 14 * 60 * 1000;

/**
 * Signing in without typing: by a button, or by choosing a passkey among what the browser fills in, which waits from the
 * start. `enter` signs in with the passkey's answer.
 */
export function usePasskeySignIn(enter: (response: string) => Promise<void>) {
  const [isOffered] = useState(passkeysAreSupported);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** Counts what ended the waiting, after which it begins anew. */
  const [round, setRound] = useState(0);
  const latestEnter = useRef(enter);
  latestEnter.current = enter;
  const endWaiting = useRef(() => {});

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round waits anew
  useEffect(() => {
    if (!isOffered) return;
    let isWanted = true;
    let renewal: number | undefined;
    const wait = async () => {
      if (!(await canAutofillPasskeys()) || !isWanted) return;
      const options = await commitStartPasskeySignIn();
      const { answerWithPasskey } = await loadCeremony();
      if (!isWanted) return;
      renewal = window.setTimeout(() => setRound((count) => count + 1), renewedAfterMs);
      const response = await answerWithPasskey(options, { autofill: true });
      if (!isWanted) return;
      setFailure(null);
      try {
        await latestEnter.current(response);
      } catch (error) {
        setFailure(reasonOf(error) ?? failed);
        setRound((count) => count + 1);
      }
    };
    // The browser offers it unasked, so a failure is not shown.
    wait().catch(() => {});
    endWaiting.current = () => {
      isWanted = false;
      window.clearTimeout(renewal);
      cancelAutofill();
    };
    return () => endWaiting.current();
  }, [isOffered, round]);

  const signIn = async () => {
    // Begun later, it would end the browser's dialog; chosen now, it would sign in twice.
    endWaiting.current();
    setFailure(null);
    setSending(true);
    try {
      const options = await commitStartPasskeySignIn();
      const { answerWithPasskey } = await loadCeremony();
      await latestEnter.current(await answerWithPasskey(options));
    } catch (error) {
      setFailure(reasonOf(error) ?? failed);
      setRound((count) => count + 1);
    } finally {
      setSending(false);
    }
  };
  return { isOffered, sending, failure, forgetFailure: () => setFailure(null), signIn };
}
