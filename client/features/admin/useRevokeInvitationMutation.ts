import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useRevokeInvitationMutation as Mutation } from '../../__generated__/useRevokeInvitationMutation.graphql';
import { useAppMutation } from '../../relay/useAppMutation';

export function useRevokeInvitationMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useRevokeInvitationMutation($input: RevokeInvitationInput!) {
      revokeInvitation(input: $input) {
        invitation {
          id
          ...InvitationRow_invitation
        }
      }
    }
  `);
  const revokeInvitation = useCallback((id: string) => commit({ input: { id } }), [commit]);
  return [revokeInvitation, inFlight] as const;
}
