import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { usePinNoteMutation as Mutation } from '../../../__generated__/usePinNoteMutation.graphql';
import { useDocuments } from '../../../documents/useDocuments';
import { useAppMutation } from '../../../relay/useAppMutation';

/** Sends no base, because it doesn't change the text. */
export function usePinNoteMutation() {
  const documents = useDocuments();
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation usePinNoteMutation($input: UpdateNoteInput!) {
      updateNote(input: $input) {
        note {
          id
          isPinned
          updatedAt
        }
      }
    }
  `);
  const pinNote = useCallback(
    async (id: string, isPinned: boolean) => {
      await commit(
        { input: { id, isPinned } },
        { optimisticUpdater: (store) => store.get(id)?.setValue(isPinned, 'isPinned') },
      );
      // The local copy is outdated now.
      documents.serverChanged(id);
    },
    [commit, documents],
  );
  return [pinNote, inFlight] as const;
}
