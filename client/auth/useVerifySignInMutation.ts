import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useVerifySignInMutation as Mutation } from '../__generated__/useVerifySignInMutation.graphql';
import type { useVerifySignInMutationStartMutation as StartMutation } from '../__generated__/useVerifySignInMutationStartMutation.graphql';
import { useAppMutation } from '../relay/useAppMutation';

/** Proves again who holds this sign-in. */
export function useVerifySignInMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useVerifySignInMutation($input: VerifySignInInput!) {
      verifySignIn(input: $input) {
        freshUntil
      }
    }
  `);
  const verifySignIn = useCallback((input: Mutation['variables']['input']) => commit({ input }), [commit]);
  return [verifySignIn, inFlight] as const;
}

/** Asks for the options with which the browser asks for one of the viewer's passkeys. */
export function useStartPasskeyVerificationMutation() {
  const [commit, inFlight] = useAppMutation<StartMutation>(graphql`
    mutation useVerifySignInMutationStartMutation {
      startPasskeyVerification {
        options
      }
    }
  `);
  const startVerification = useCallback(() => commit({}), [commit]);
  return [startVerification, inFlight] as const;
}
