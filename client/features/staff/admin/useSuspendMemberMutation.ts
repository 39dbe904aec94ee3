import { graphql } from 'react-relay';
import type { useSuspendMemberMutation as Mutation } from '../../../__generated__/useSuspendMemberMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

export function useSuspendMemberMutation() {
  return useAppMutation<Mutation>(graphql`
    mutation useSuspendMemberMutation($input: SuspendMemberInput!) {
      suspendMember(input: $input) {
        managedMember {
          publicStoryCount
          ...ManagedMemberRow_member
          ...MemberLog_member
        }
      }
    }
  `);
}
