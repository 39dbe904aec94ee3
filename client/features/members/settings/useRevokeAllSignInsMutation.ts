import { graphql } from 'react-relay';
import type { useRevokeAllSignInsMutation as Mutation } from '../../../__generated__/useRevokeAllSignInsMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

/** Ends all sign-ins of the viewer, or with `keepCurrent` all others. */
export function useRevokeAllSignInsMutation() {
  return useAppMutation<Mutation>(graphql`
    mutation useRevokeAllSignInsMutation($input: RevokeAllSignInsInput!) {
      revokeAllSignIns(input: $input) {
        revokedSignInIds @deleteRecord
      }
    }
  `);
}
