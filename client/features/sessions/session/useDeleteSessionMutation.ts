import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useDeleteSessionMutation as Mutation } from '../../../__generated__/useDeleteSessionMutation.graphql';
import { useDeleteMutation } from '../../../relay/useDeleteMutation';

export function useDeleteSessionMutation() {
  const [remove, inFlight] = useDeleteMutation<Mutation>(graphql`
    mutation useDeleteSessionMutation($input: DeleteSessionInput!) {
      deleteSession(input: $input) {
        deletedSessionId @deleteRecord
      }
    }
  `);
  const deleteSession = useCallback((id: string) => remove({ id }), [remove]);
  return [deleteSession, inFlight] as const;
}
