import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useDeleteNoteMutation as Mutation } from '../../__generated__/useDeleteNoteMutation.graphql';
import { useAppMutation } from '../../relay/useAppMutation';

export function useDeleteNoteMutation() {
  const [commit] = useAppMutation<Mutation>(graphql`
    mutation useDeleteNoteMutation($input: DeleteNoteInput!) {
      deleteNote(input: $input) {
        deletedNoteId @deleteRecord
      }
    }
  `);
  return useCallback(
    (id: string, baseUpdatedAt: string) => commit({ input: { id, baseUpdatedAt } }),
    [commit],
  );
}
