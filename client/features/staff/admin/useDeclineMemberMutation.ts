import { graphql } from 'react-relay';
import type { useDeclineMemberMutation as Mutation } from '../../../__generated__/useDeclineMemberMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

export function useDeclineMemberMutation() {
  return useAppMutation<Mutation>(graphql`
    mutation useDeclineMemberMutation($input: DeclineMemberInput!) {
      declineMember(input: $input) {
        declinedUserId
      }
    }
  `);
}
