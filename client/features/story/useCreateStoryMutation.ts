import { graphql } from 'react-relay';
import type { useCreateStoryMutation as Mutation } from '../../__generated__/useCreateStoryMutation.graphql';
import { useAppMutation } from '../../relay/useAppMutation';

export type CreateStoryInput = Mutation['variables']['input'];

export function useCreateStoryMutation() {
  return useAppMutation<Mutation>(graphql`
    mutation useCreateStoryMutation($input: CreateStoryInput!) {
      createStory(input: $input) {
        story {
          id
          title
          content
          privacyLevel
          updatedAt
          tags {
            id
            name
          }
        }
      }
    }
  `);
}
