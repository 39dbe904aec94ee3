import { graphql } from 'react-relay';
import type { useShareStoryMutation as Mutation } from '../../../__generated__/useShareStoryMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

/** Shares a story with the members who are named, or with every member. */
export function useShareStoryMutation() {
  return useAppMutation<Mutation>(graphql`
    mutation useShareStoryMutation($input: ShareStoryInput!) {
      shareStory(input: $input) {
        story {
          id
          privacyLevel
          updatedAt
          viewerCanShare
          readersMayComment
          isSharedByName
          sharedWith {
            id
            name
            username
          }
        }
      }
    }
  `);
}
