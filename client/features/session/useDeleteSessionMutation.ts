import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useDeleteSessionMutation as Mutation } from '../../__generated__/useDeleteSessionMutation.graphql';
import { useAppMutation } from '../../relay/useAppMutation';

export function useDeleteSessionMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useDeleteSessionMutation($input: DeleteSessionInput!) {
      deleteSession(input: $input) {
        deletedSessionId @deleteRecord
      }
    }
  `);
  const deleteSession = useCallback((id: string) => commit({ input: { id } }), [commit]);
  return [deleteSession, inFlight] as const;
}
