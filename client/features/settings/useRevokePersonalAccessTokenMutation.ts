import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useRevokePersonalAccessTokenMutation as Mutation } from '../../__generated__/useRevokePersonalAccessTokenMutation.graphql';
import { useAppMutation } from '../../relay/useAppMutation';

export function useRevokePersonalAccessTokenMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useRevokePersonalAccessTokenMutation($input: RevokePersonalAccessTokenInput!) {
      revokePersonalAccessToken(input: $input) {
        revokedPersonalAccessTokenId @deleteRecord
      }
    }
  `);
  const revokePersonalAccessToken = useCallback((id: string) => commit({ input: { id } }), [commit]);
  return [revokePersonalAccessToken, inFlight] as const;
}
