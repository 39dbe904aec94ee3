import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { StoryRow_story$key } from '../../__generated__/StoryRow_story.graphql';
import { PrivacyBadge } from '../../ui/PrivacyBadge';
import { TextRow } from '../writing/TextRow';
import { AuthorLink } from './AuthorLink';
import { FavoriteButton } from './FavoriteButton';
import { wordsLabel } from './labels';
import { SharedMark } from './SharedMark';
import { StoryDate } from './StoryDate';

export interface StoryRowProps {
  story: StoryRow_story$key;
  /** The list of favourites, where that is the one on the screen. */
  favorites?: string;
}

export function StoryRow({ story, favorites }: StoryRowProps) {
  const row = useFragment(
    graphql`
      fragment StoryRow_story on Story {
        id
        title
        excerpt(length: 200)
        wordCount
        createdAt
        privacyLevel
        author {
          ...AuthorLink_user
        }
        ...FavoriteButton_story
      }
    `,
    story,
  );
  const { id, title, excerpt, wordCount, createdAt, privacyLevel, author } = row;
  return (
    <TextRow
      to={`/stories/${id}`}
      title={title || 'Untitled Story'}
      excerpt={excerpt}
      facts={
        <>
          <AuthorLink user={author} />
          <span>{wordsLabel(wordCount)}</span>
          <StoryDate createdAt={createdAt} />
          <chakra.span display="inline-flex" alignItems="center" gap="2">
            <PrivacyBadge level={privacyLevel} />
            {privacyLevel === 'SHARED' && <SharedMark />}
          </chakra.span>
        </>
      }
      aside={<FavoriteButton story={row} favorites={favorites} />}
    />
  );
}
