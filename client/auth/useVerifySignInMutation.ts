import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useVerifySignInMutation as Mutation } from '../__generated__/useVerifySignInMutation.graphql';
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
