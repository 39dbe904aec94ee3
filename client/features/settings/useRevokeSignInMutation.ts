import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useRevokeSignInMutation as Mutation } from '../../__generated__/useRevokeSignInMutation.graphql';
import { useAppMutation } from '../../relay/useAppMutation';

export function useRevokeSignInMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useRevokeSignInMutation($input: RevokeSignInInput!) {
      revokeSignIn(input: $input) {
        revokedSignInId @deleteRecord
      }
    }
  `);
  const revokeSignIn = useCallback((id: string) => commit({ input: { id } }), [commit]);
  return [revokeSignIn, inFlight] as const;
}
