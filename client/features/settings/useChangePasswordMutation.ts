import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useChangePasswordMutation as Mutation } from '../../__generated__/useChangePasswordMutation.graphql';
import { useAppMutation } from '../../relay/useAppMutation';

export function useChangePasswordMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useChangePasswordMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        revokedSignInIds @deleteRecord
        revokedPersonalAccessTokenIds @deleteRecord
      }
    }
  `);
  const changePassword = useCallback((input: Mutation['variables']['input']) => commit({ input }), [commit]);
  return [changePassword, inFlight] as const;
}
