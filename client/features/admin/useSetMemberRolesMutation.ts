import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useSetMemberRolesMutation as Mutation } from '../../__generated__/useSetMemberRolesMutation.graphql';
import { useAppMutation } from '../../relay/useAppMutation';

export function useSetMemberRolesMutation() {
  const [commit] = useAppMutation<Mutation>(graphql`
    mutation useSetMemberRolesMutation($input: SetMemberRolesInput!) {
      setMemberRoles(input: $input) {
        managedMember {
          ...ManagedMemberRow_member
        }
      }
    }
  `);
  return useCallback((input: Mutation['variables']['input']) => commit({ input }), [commit]);
}
