import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useRestoreMemberMutation as Mutation } from '../../__generated__/useRestoreMemberMutation.graphql';
import { useAppMutation } from '../../relay/useAppMutation';

export function useRestoreMemberMutation() {
  const [commit] = useAppMutation<Mutation>(graphql`
    mutation useRestoreMemberMutation($input: RestoreMemberInput!) {
      restoreMember(input: $input) {
        managedMember {
          ...ManagedMemberRow_member
        }
      }
    }
  `);
  return useCallback((input: Mutation['variables']['input']) => commit({ input }), [commit]);
}
