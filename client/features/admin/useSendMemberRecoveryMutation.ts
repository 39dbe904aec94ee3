import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useSendMemberRecoveryMutation as Mutation } from '../../__generated__/useSendMemberRecoveryMutation.graphql';
import { useAppMutation } from '../../relay/useAppMutation';

export function useSendMemberRecoveryMutation() {
  const [commit] = useAppMutation<Mutation>(graphql`
    mutation useSendMemberRecoveryMutation($input: SendMemberRecoveryInput!) {
      sendMemberRecovery(input: $input) {
        managedMember {
          ...ManagedMemberRow_member
        }
      }
    }
  `);
  return useCallback((input: Mutation['variables']['input']) => commit({ input }), [commit]);
}
