import { graphql } from 'react-relay';
import type { useRevokeInvitationMutation as Mutation } from '../../../__generated__/useRevokeInvitationMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

export function useRevokeInvitationMutation() {
  return useAppMutation<Mutation>(graphql`
    mutation useRevokeInvitationMutation($input: RevokeInvitationInput!) {
      revokeInvitation(input: $input) {
        invitation {
          id
          ...InvitationRow_invitation
        }
      }
    }
  `);
}
