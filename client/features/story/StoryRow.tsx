import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { StoryRow_story$key } from '../../__generated__/StoryRow_story.graphql';
import { TextLink } from '../../ui/Button';
import { PrivacyBadge } from '../../ui/PrivacyBadge';
import { AuthorLink } from './AuthorLink';
import { Facts } from './Facts';
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
    <chakra.article display="flex" gap={{ base: '1', md: '4' }} alignItems="flex-start">
      <chakra.div flex="1" minW="0">
        <chakra.h2 textStyle="heading" dir="auto">
          <TextLink to={`/stories/${id}`} tone="quiet">
            {title || 'Untitled Story'}
          </TextLink>
        </chakra.h2>
        {excerpt && (
          <chakra.p
            dir="auto"
            mt="1.5"
            maxW="measure"
            fontFamily="reading"
            lineHeight="prose"
            color="ink.muted"
            overflowWrap="anywhere"
          >
            {excerpt}
          </chakra.p>
        )}
        <Facts mt="3">
          <AuthorLink user={author} />
          <span>{wordsLabel(wordCount)}</span>
          <StoryDate createdAt={createdAt} />
          <chakra.span display="inline-flex" alignItems="center" gap="2">
            <PrivacyBadge level={privacyLevel} />
            {privacyLevel === 'SHARED' && <SharedMark />}
          </chakra.span>
        </Facts>
      </chakra.div>
      <FavoriteButton story={row} favorites={favorites} />
    </chakra.article>
  );
}
