import { graphql } from 'react-relay';
import type { useDeleteStoryMutation as Mutation } from '../../../__generated__/useDeleteStoryMutation.graphql';
import { useDeleteMutation } from '../../../relay/useDeleteMutation';

export function useDeleteStoryMutation() {
  return useDeleteMutation<Mutation>(graphql`
    mutation useDeleteStoryMutation($input: DeleteStoryInput!) {
      deleteStory(input: $input) {
        deletedStoryId @deleteRecord
      }
    }
  `);
}
