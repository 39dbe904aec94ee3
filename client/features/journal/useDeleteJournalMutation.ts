import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useDeleteJournalMutation as Mutation } from '../../__generated__/useDeleteJournalMutation.graphql';
import { useAppMutation } from '../../relay/useAppMutation';

export function useDeleteJournalMutation() {
  const [commit] = useAppMutation<Mutation>(graphql`
    mutation useDeleteJournalMutation($input: DeleteJournalInput!) {
      deleteJournal(input: $input) {
        deletedJournalId @deleteRecord
      }
    }
  `);
  return useCallback(
    (id: string, baseUpdatedAt: string) => commit({ input: { id, baseUpdatedAt } }),
    [commit],
  );
}
