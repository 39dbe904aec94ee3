import { graphql } from 'react-relay';
import type { useRestoreMemberMutation as Mutation } from '../../../__generated__/useRestoreMemberMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

export function useRestoreMemberMutation() {
  return useAppMutation<Mutation>(graphql`
    mutation useRestoreMemberMutation($input: RestoreMemberInput!) {
      restoreMember(input: $input) {
        managedMember {
          publicStoryCount
          ...ManagedMemberRow_member
          ...MemberLog_member
        }
      }
    }
  `);
}
