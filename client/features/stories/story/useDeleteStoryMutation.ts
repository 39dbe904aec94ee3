import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useDeleteStoryMutation as Mutation } from '../../../__generated__/useDeleteStoryMutation.graphql';
import { useDeleteMutation } from '../../../relay/useDeleteMutation';

export function useDeleteStoryMutation() {
  const [remove, inFlight] = useDeleteMutation<Mutation>(graphql`
    mutation useDeleteStoryMutation($input: DeleteStoryInput!) {
      deleteStory(input: $input) {
        deletedStoryId @deleteRecord
      }
    }
  `);
  const deleteStory = useCallback((id: string) => remove({ id }), [remove]);
  return [deleteStory, inFlight] as const;
}
