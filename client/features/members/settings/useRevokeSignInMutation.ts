import { graphql } from 'react-relay';
import type { useRevokeSignInMutation as Mutation } from '../../../__generated__/useRevokeSignInMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

export function useRevokeSignInMutation() {
  return useAppMutation<Mutation>(graphql`
    mutation useRevokeSignInMutation($input: RevokeSignInInput!) {
      revokeSignIn(input: $input) {
        revokedSignInId @deleteRecord
      }
    }
  `);
}
