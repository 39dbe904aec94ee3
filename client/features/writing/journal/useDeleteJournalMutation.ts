import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useDeleteJournalMutation as Mutation } from '../../../__generated__/useDeleteJournalMutation.graphql';
import { useDeleteMutation } from '../../../relay/useDeleteMutation';

export function useDeleteJournalMutation() {
  const [remove] = useDeleteMutation<Mutation>(graphql`
    mutation useDeleteJournalMutation($input: DeleteJournalInput!) {
      deleteJournal(input: $input) {
        deletedJournalId @deleteRecord
      }
    }
  `);
  return useCallback((id: string, baseUpdatedAt: string) => remove({ id, baseUpdatedAt }), [remove]);
}
