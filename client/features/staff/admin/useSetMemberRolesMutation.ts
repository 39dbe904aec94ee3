import { graphql } from 'react-relay';
import type { useSetMemberRolesMutation as Mutation } from '../../../__generated__/useSetMemberRolesMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

export function useSetMemberRolesMutation() {
  return useAppMutation<Mutation>(graphql`
    mutation useSetMemberRolesMutation($input: SetMemberRolesInput!) {
      setMemberRoles(input: $input) {
        managedMember {
          ...ManagedMemberRow_member
        }
      }
    }
  `);
}
