import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useRevokeAllSignInsMutation as Mutation } from '../../__generated__/useRevokeAllSignInsMutation.graphql';
import { useAppMutation } from '../../relay/useAppMutation';

/** Signs out all other devices. */
export function useRevokeAllSignInsMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useRevokeAllSignInsMutation($input: RevokeAllSignInsInput!) {
      revokeAllSignIns(input: $input) {
        revokedSignInIds @deleteRecord
      }
    }
  `);
  const revokeOtherSignIns = useCallback(() => commit({ input: { keepCurrent: true } }), [commit]);
  return [revokeOtherSignIns, inFlight] as const;
}
