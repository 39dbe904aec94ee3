import { graphql } from 'react-relay';
import type { useSendMemberRecoveryMutation as Mutation } from '../../../__generated__/useSendMemberRecoveryMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

export function useSendMemberRecoveryMutation() {
  return useAppMutation<Mutation>(graphql`
    mutation useSendMemberRecoveryMutation($input: SendMemberRecoveryInput!) {
      sendMemberRecovery(input: $input) {
        managedMember {
          ...ManagedMemberRow_member
        }
      }
    }
  `);
}
