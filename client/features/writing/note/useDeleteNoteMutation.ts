import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useDeleteNoteMutation as Mutation } from '../../../__generated__/useDeleteNoteMutation.graphql';
import { useDeleteMutation } from '../../../relay/useDeleteMutation';

export function useDeleteNoteMutation() {
  const [remove] = useDeleteMutation<Mutation>(graphql`
    mutation useDeleteNoteMutation($input: DeleteNoteInput!) {
      deleteNote(input: $input) {
        deletedNoteId @deleteRecord
      }
    }
  `);
  return useCallback((id: string, baseUpdatedAt: string) => remove({ id, baseUpdatedAt }), [remove]);
}
