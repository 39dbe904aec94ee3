import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { StoryRow_story$key } from '../../__generated__/StoryRow_story.graphql';
import { TextRow } from '../../documents/screens/TextRow';
import { AuthorLink } from '../../ui/content/AuthorLink';
import { wordsLabel } from '../../ui/content/labels';
import { Badge, PrivacyBadge } from '../../ui/content/PrivacyBadge';
import { Time } from '../../ui/content/Time';
import { isSameContent } from '../../ui/isSameContent';
import { FavoriteButton } from './FavoriteButton';
import { SharedByName, SharedMark } from './SharedMark';
import { StoryMenu } from './StoryMenu';
import { UnpublishedMark } from './UnpublishedMark';

export interface StoryRowProps {
  story: StoryRow_story$key;
  /** Store id of the list of favourites, if it is on screen. */
  favorites?: string;
  /** In the author's own list: with a menu. */
  own?: boolean | undefined;
}

/** While drafts are synced, the list changes often; Relay then gives every row a new object. */
export const StoryRow = memo(Row, isSameContent);

function Row({ story, favorites, own }: StoryRowProps) {
  const row = useFragment(
    graphql`
      fragment StoryRow_story on Story {
        id
        title
        excerpt(length: 200)
        wordCount
        createdAt
        workingUpdatedAt
        privacyLevel
        isSharedWithViewer
        hasUnpublishedChanges
        heldBecause
        author {
          ...AuthorLink_user
        }
        ...FavoriteButton_story
      }
    `,
    story,
  );
  const { id, excerpt, wordCount, createdAt, workingUpdatedAt, privacyLevel, author } = row;
  const title = row.title || 'Untitled Story';
  return (
    <TextRow
      to={`/stories/${id}`}
      title={title}
      excerpt={excerpt}
      facts={
        <>
          <AuthorLink user={author} />
          <span>{wordsLabel(wordCount)}</span>
          <Time value={createdAt} what="Created" />
          {own && workingUpdatedAt && workingUpdatedAt !== createdAt && (
            <span>
              Edited <Time value={workingUpdatedAt} />
            </span>
          )}
          <chakra.span display="inline-flex" alignItems="center" gap="2">
            <PrivacyBadge level={privacyLevel} />
            {row.isSharedWithViewer ? (
              <SharedByName>Shared with you</SharedByName>
            ) : (
              privacyLevel === 'SHARED' && <SharedMark />
            )}
            {row.hasUnpublishedChanges && <UnpublishedMark />}
            {row.heldBecause && <Badge tone="warning">Waits for an organiser</Badge>}
          </chakra.span>
        </>
      }
      aside={
        <chakra.div display="flex">
          <FavoriteButton story={row} favorites={favorites} />
          {own && <StoryMenu story={{ ...row, title }} />}
        </chakra.div>
      }
    />
  );
}
