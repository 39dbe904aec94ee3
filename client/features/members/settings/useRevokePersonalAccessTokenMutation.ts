import { graphql } from 'react-relay';
import type { useRevokePersonalAccessTokenMutation as Mutation } from '../../../__generated__/useRevokePersonalAccessTokenMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

export function useRevokePersonalAccessTokenMutation() {
  return useAppMutation<Mutation>(graphql`
    mutation useRevokePersonalAccessTokenMutation($input: RevokePersonalAccessTokenInput!) {
      revokePersonalAccessToken(input: $input) {
        revokedPersonalAccessTokenId @deleteRecord
      }
    }
  `);
}
