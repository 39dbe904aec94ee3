import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useWithdrawStoryMutation as Mutation } from '../../__generated__/useWithdrawStoryMutation.graphql';
import { useAppMutation } from '../../relay/useAppMutation';

/** Makes a story private, effective immediately. */
export function useWithdrawStoryMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useWithdrawStoryMutation($input: UpdateStoryInput!) {
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
          viewerCanShare
          readersMayComment
          sharedWith {
            id
          }
        }
      }
    }
  `);
  const withdrawStory = useCallback(
    (id: string) => commit({ input: { id, privacyLevel: 'PRIVATE' } }),
    [commit],
  );
  return [withdrawStory, inFlight] as const;
}
