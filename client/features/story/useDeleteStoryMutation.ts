import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useDeleteStoryMutation as Mutation } from '../../__generated__/useDeleteStoryMutation.graphql';
import { useAppMutation } from '../../relay/useAppMutation';

export function useDeleteStoryMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useDeleteStoryMutation($input: DeleteStoryInput!) {
      deleteStory(input: $input) {
        deletedStoryId @deleteRecord
      }
    }
  `);
  const deleteStory = useCallback((id: string) => commit({ input: { id } }), [commit]);
  return [deleteStory, inFlight] as const;
}
