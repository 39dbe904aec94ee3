import { graphql } from 'react-relay';
import type { useUpdateStoryMutation as Mutation } from '../../__generated__/useUpdateStoryMutation.graphql';
import { useAppMutation } from '../../relay/useAppMutation';

export type UpdateStoryInput = Mutation['variables']['input'];

export function useUpdateStoryMutation() {
  return useAppMutation<Mutation>(graphql`
    mutation useUpdateStoryMutation($input: UpdateStoryInput!) {
      updateStory(input: $input) {
        story {
          id
          title
          content
          excerpt(length: 200)
          privacyLevel
          wordCount
          readingTimeMinutes
          updatedAt
          versionNumber
          viewerCanShare
          tags {
            id
            name
          }
        }
      }
    }
  `);
}
