import { graphql } from 'react-relay';
import type { useChangePasswordMutation as Mutation } from '../../../__generated__/useChangePasswordMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

export function useChangePasswordMutation() {
  return useAppMutation<Mutation>(graphql`
    mutation useChangePasswordMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        revokedSignInIds @deleteRecord
        revokedPersonalAccessTokenIds @deleteRecord
      }
    }
  `);
}
