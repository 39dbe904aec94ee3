import type { MouseEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { FavoriteButton_story$key } from '../../../__generated__/FavoriteButton_story.graphql';
import { HeartIcon } from '../../../ui/content/icons';
import { Button } from '../../../ui/form/Button';
import { passFocusOn } from '../../../ui/layout/passFocusOn';
import { mainId } from '../../../ui/layout/SkipLink';
import { useFavoriteStoryMutation } from './useFavoriteStoryMutation';
import { useUnfavoriteStoryMutation } from './useUnfavoriteStoryMutation';

interface FavoriteButtonProps {
  story: FavoriteButton_story$key;
  /** Store id of the list of favourites on screen, which the story leaves when its heart is removed. */
  favorites?: string;
}

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
    // The row leaves the list, so move the focus.
    if (isFavorited && favorites)
      passFocusOn(currentTarget, 'button[aria-pressed]', document.getElementById(mainId));
    const change = isFavorited ? unfavoriteStory(id, favorites) : favoriteStory(id);
    // The heart has rolled back; no message.
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
