import { type ReactNode, useRef, useState } from 'react';
import { GraphQLRequestError } from '../relay/requestError';
import { FreshSignInDialog, type Proof } from './FreshSignInDialog';

interface Asked {
  proof: Proof;
  goOn: () => void;
  giveUp: () => void;
}

const proofOf = (error: unknown): Proof | undefined =>
  error instanceof GraphQLRequestError && error.code === 'FRESH_SIGN_IN_REQUIRED'
    ? (error.extensions.proof as Proof)
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
  // The proof stays while the dialog closes.
  const lastProof = useRef<Proof>('password');
  const whenFresh = async <T,>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      const proof = proofOf(error);
      if (!proof) throw error;
      lastProof.current = proof;
      await new Promise<void>((goOn, giveUp) => setAsked({ proof, goOn, giveUp: () => giveUp(error) }));
      return work();
    }
  };
  const dialog = (
    <FreshSignInDialog
      proof={asked?.proof ?? lastProof.current}
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
