import { type ReactNode, useRef, useState } from 'react';
import { GraphQLRequestError } from '../lib/requestError';
import { FreshSignInDialog, type Proof } from './FreshSignInDialog';

interface Asked {
  needs: Needs;
  goOn: () => void;
  giveUp: () => void;
}

interface Needs {
  proof: Proof;
  hasPasskey: boolean;
}

const needsOf = (error: unknown): Needs | undefined =>
  error instanceof GraphQLRequestError && error.code === 'FRESH_SIGN_IN_REQUIRED'
    ? { proof: error.extensions.proof as Proof, hasPasskey: error.extensions.passkey === true }
    : undefined;

/**
 * Runs what needs a fresh sign-in: if the server refuses, the dialog asks the member to confirm that it's them, and it runs
 * again. Rejects with the refusal if they don't. Render `dialog` beside what uses it.
 */
export function useFreshSignIn(): {
  whenFresh: <T>(work: () => Promise<T>) => Promise<T>;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  // The requested proof stays on screen while the dialog closes.
  const lastNeeds = useRef<Needs>({ proof: 'password', hasPasskey: false });
  const whenFresh = async <T,>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      const needs = needsOf(error);
      if (!needs) throw error;
      lastNeeds.current = needs;
      await new Promise<void>((goOn, giveUp) => setAsked({ needs, goOn, giveUp: () => giveUp(error) }));
      return work();
    }
  };
  const dialog = (
    <FreshSignInDialog
      {...(asked?.needs ?? lastNeeds.current)}
      open={asked !== null}
      onProved={() => {
        setAsked(null);
        asked?.goOn();
      }}
      onClose={() => {
        setAsked(null);
        asked?.giveUp();
      }}
    />
  );
  return { whenFresh, dialog };
}
