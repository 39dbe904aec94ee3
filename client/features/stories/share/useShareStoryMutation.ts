import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useShareStoryMutation as Mutation } from '../../../__generated__/useShareStoryMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

export interface Sharing {
  /** The members who can read the story; empty for every member. */
  userIds: readonly string[];
  canComment: boolean;
}

const withEveryone: Sharing = { userIds: [], canComment: true };

/** Shares a story, by default with every member. */
export function useShareStoryMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
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
  const shareStory = useCallback(
    (id: string, { userIds, canComment }: Sharing = withEveryone) =>
      commit({ input: { id, userIds, canComment } }),
    [commit],
  );
  return [shareStory, inFlight] as const;
}
