import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useDeleteAccountMutation as Mutation } from '../../../__generated__/useDeleteAccountMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

export function useDeleteAccountMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useDeleteAccountMutation($input: DeleteAccountInput!) {
      deleteAccount(input: $input) {
        deletedUserId
      }
    }
  `);
  const deleteAccount = useCallback((password: string | null) => commit({ input: { password } }), [commit]);
  return [deleteAccount, inFlight] as const;
}
