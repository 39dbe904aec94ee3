import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useUnfavoriteStoryMutation as Mutation } from '../../../__generated__/useUnfavoriteStoryMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

export function useUnfavoriteStoryMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useUnfavoriteStoryMutation($input: UnfavoriteStoryInput!, $connections: [ID!]!) {
      unfavoriteStory(input: $input) {
        unfavoritedStoryId @deleteEdge(connections: $connections)
        story {
          id
          isFavorited
        }
      }
    }
  `);
  const unfavoriteStory = useCallback(
    (id: string, favorites?: string) =>
      commit(
        { input: { id }, connections: favorites ? [favorites] : [] },
        {
          optimisticResponse: {
            unfavoriteStory: { unfavoritedStoryId: id, story: { id, isFavorited: false } },
          },
        },
      ),
    [commit],
  );
  return [unfavoriteStory, inFlight] as const;
}
