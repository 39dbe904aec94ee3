import { type MouseEvent, useCallback } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { FavoriteButton_story$key } from '../../../__generated__/FavoriteButton_story.graphql';
import type { FavoriteButtonFavoriteStoryMutation } from '../../../__generated__/FavoriteButtonFavoriteStoryMutation.graphql';
import type { FavoriteButtonUnfavoriteStoryMutation } from '../../../__generated__/FavoriteButtonUnfavoriteStoryMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';
import { HeartIcon } from '../../../ui/content/icons';
import { Button } from '../../../ui/form/Button';
import { focusNeighbour } from '../../../ui/layout/focusNeighbour';
import { mainId } from '../../../ui/layout/SkipLink';

interface FavoriteButtonProps {
  story: FavoriteButton_story$key;
  /** Store id of the list of favourites on screen, which the story leaves when its heart is removed. */
  favorites?: string;
}

/** The heart that adds a story to the viewer's favourites, or removes it. */
export function FavoriteButton({ story, favorites }: FavoriteButtonProps) {
  const { id, title, isFavorited } = useFragment(
    graphql`
      fragment FavoriteButton_story on Story {
        id
        title
        isFavorited
      }
    `,
    story,
  );
  const [favoriteStory, favoriting] = useFavoriteStoryMutation();
  const [unfavoriteStory, unfavoriting] = useUnfavoriteStoryMutation();
  const toggle = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (favoriting || unfavoriting) return;
    // The row leaves the list, so the focus moves to another row.
    if (isFavorited && favorites)
      focusNeighbour(currentTarget, 'button[aria-pressed]', document.getElementById(mainId));
    const change = isFavorited ? unfavoriteStory(id, favorites) : favoriteStory(id);
    // A failure shows no message: Relay has rolled back the heart.
    change.catch(() => {});
  };
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-pressed={isFavorited}
      aria-label={`Favorite ${title || 'Untitled Story'}`}
      title={isFavorited ? 'Remove from favorites' : 'Add to favorites'}
      color={isFavorited ? 'accent' : 'ink.muted'}
      fontSize="lg"
      mt="-1"
      onClick={toggle}
    >
      <HeartIcon fill={isFavorited ? 'currentColor' : 'none'} />
    </Button>
  );
}

export function useFavoriteStoryMutation() {
  const [commit, inFlight] = useAppMutation<FavoriteButtonFavoriteStoryMutation>(graphql`
    mutation FavoriteButtonFavoriteStoryMutation($input: FavoriteStoryInput!) {
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

export function useUnfavoriteStoryMutation() {
  const [commit, inFlight] = useAppMutation<FavoriteButtonUnfavoriteStoryMutation>(graphql`
    mutation FavoriteButtonUnfavoriteStoryMutation($input: UnfavoriteStoryInput!, $connections: [ID!]!) {
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
