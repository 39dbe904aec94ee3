import { type ReactNode, useRef, useState } from 'react';
import { GraphQLRequestError } from '../lib/requestError';
import { FreshSignInDialog, type ProofKind } from './FreshSignInDialog';

/** What the server asks for before it accepts the request. */
interface RequiredProof {
  proof: ProofKind;
  hasPasskey: boolean;
}

/** The request that waits while the dialog is open. */
interface PendingProof {
  required: RequiredProof;
  resolve: () => void;
  reject: () => void;
}

const requiredProofOf = (error: unknown): RequiredProof | undefined =>
  error instanceof GraphQLRequestError && error.code === 'FRESH_SIGN_IN_REQUIRED'
    ? { proof: error.extensions.proof as ProofKind, hasPasskey: error.extensions.passkey === true }
    : undefined;

/**
 * `whenFresh` runs work that needs a fresh sign-in: if the server refuses it, the dialog asks the member to confirm that it's
 * them, and the work runs again. It rejects with the refusal if they cancel. The caller renders `dialog`.
 */
export function useFreshSignIn(): {
  whenFresh: <T>(work: () => Promise<T>) => Promise<T>;
  dialog: ReactNode;
} {
  const [pending, setPending] = useState<PendingProof | null>(null);
  // The required proof stays on screen while the dialog closes.
  const lastRequired = useRef<RequiredProof>({ proof: 'password', hasPasskey: false });
  const whenFresh = async <T,>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      const required = requiredProofOf(error);
      if (!required) throw error;
      lastRequired.current = required;
      await new Promise<void>((resolve, reject) =>
        setPending({ required, resolve, reject: () => reject(error) }),
      );
      return work();
    }
  };
  const dialog = (
    <FreshSignInDialog
      {...(pending?.required ?? lastRequired.current)}
      open={pending !== null}
      onProved={() => {
        setPending(null);
        pending?.resolve();
      }}
      onClose={() => {
        setPending(null);
        pending?.reject();
      }}
    />
  );
  return { whenFresh, dialog };
}
