import { graphql } from 'react-relay';
import type { useApproveMemberMutation as Mutation } from '../../../__generated__/useApproveMemberMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

export function useApproveMemberMutation() {
  return useAppMutation<Mutation>(graphql`
    mutation useApproveMemberMutation($input: ApproveMemberInput!) {
      approveMember(input: $input) {
        user {
          id
        }
      }
    }
  `);
}
