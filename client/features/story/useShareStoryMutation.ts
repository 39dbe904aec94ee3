import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useShareStoryMutation as Mutation } from '../../__generated__/useShareStoryMutation.graphql';
import { useAppMutation } from '../../relay/useAppMutation';

/** Shares with every member of the group. */
export function useShareStoryMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useShareStoryMutation($input: ShareStoryInput!) {
      shareStory(input: $input) {
        story {
          id
          privacyLevel
          updatedAt
          viewerCanShare
        }
      }
    }
  `);
  const shareStory = useCallback(
    (id: string) => commit({ input: { id, userIds: [], canComment: true } }),
    [commit],
  );
  return [shareStory, inFlight] as const;
}
