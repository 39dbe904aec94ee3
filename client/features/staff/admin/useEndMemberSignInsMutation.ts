import { graphql } from 'react-relay';
import type { useEndMemberSignInsMutation as Mutation } from '../../../__generated__/useEndMemberSignInsMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

export function useEndMemberSignInsMutation() {
  return useAppMutation<Mutation>(graphql`
    mutation useEndMemberSignInsMutation($input: EndMemberSignInsInput!) {
      endMemberSignIns(input: $input) {
        managedMember {
          ...ManagedMemberRow_member
        }
      }
    }
  `);
}
