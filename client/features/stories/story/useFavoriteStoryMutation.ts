import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useFavoriteStoryMutation as Mutation } from '../../../__generated__/useFavoriteStoryMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

export function useFavoriteStoryMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useFavoriteStoryMutation($input: FavoriteStoryInput!) {
      favoriteStory(input: $input) {
        story {
          id
          isFavorited
        }
      }
    }
  `);
  const favoriteStory = useCallback(
    (id: string) =>
      commit(
        { input: { id } },
        { optimisticResponse: { favoriteStory: { story: { id, isFavorited: true } } } },
      ),
    [commit],
  );
  return [favoriteStory, inFlight] as const;
}
