import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useSuspendMemberMutation as Mutation } from '../../__generated__/useSuspendMemberMutation.graphql';
import { useAppMutation } from '../../relay/useAppMutation';

export function useSuspendMemberMutation() {
  const [commit] = useAppMutation<Mutation>(graphql`
    mutation useSuspendMemberMutation($input: SuspendMemberInput!) {
      suspendMember(input: $input) {
        managedMember {
          ...ManagedMemberRow_member
        }
      }
    }
  `);
  return useCallback((input: Mutation['variables']['input']) => commit({ input }), [commit]);
}
