import { graphql } from 'react-relay';
import type { useStoryPrivacyMutation as Mutation } from '../../../__generated__/useStoryPrivacyMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

/** Changes who can read a story, effective immediately. */
export function useStoryPrivacyMutation() {
  return useAppMutation<Mutation>(graphql`
    mutation useStoryPrivacyMutation($input: UpdateStoryInput!) {
      updateStory(input: $input) {
        story {
          id
          # That of the draft, if it had one.
          title
          content
          wordCount
          hasUnpublishedChanges
          privacyLevel
          updatedAt
          workingUpdatedAt
          revisedAt
          viewerCanShare
          readersMayComment
          isSharedByName
          sharedWith {
            id
          }
        }
      }
    }
  `);
}
