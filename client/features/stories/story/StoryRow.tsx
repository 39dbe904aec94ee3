import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { StoryRow_story$data, StoryRow_story$key } from '../../../__generated__/StoryRow_story.graphql';
import { TextRow } from '../../../documents/screens/TextRow';
import { AuthorLink } from '../../../relay/AuthorLink';
import { Badge } from '../../../ui/content/Badge';
import { wordsLabel } from '../../../ui/content/labels';
import { PrivacyBadge } from '../../../ui/content/PrivacyBadge';
import { Time } from '../../../ui/content/Time';
import { FavoriteButton } from './FavoriteButton';
import { SharedMark, SharingLabel } from './SharedMark';
import { StoryMenu } from './StoryMenu';
import { UnpublishedMark } from './UnpublishedMark';

interface StoryRowProps {
  story: StoryRow_story$key;
  /** Store id of the list of favourites, if it is on screen. */
  favorites?: string;
  /** Whether it is the author's own list, whose rows have a menu. */
  own?: boolean | undefined;
}

/** Says who the story is shared with. The names of members are only on the story's page. */
function SharedWith({
  privacyLevel,
  isSharedWithViewer,
  isSharedByName,
}: Pick<StoryRow_story$data, 'privacyLevel' | 'isSharedWithViewer' | 'isSharedByName'>) {
  if (isSharedWithViewer) return <SharingLabel>Shared with you</SharingLabel>;
  if (isSharedByName) return <SharingLabel>Shared with named members</SharingLabel>;
  return privacyLevel === 'SHARED' && <SharedMark />;
}

export function StoryRow({ story, favorites, own }: StoryRowProps) {
  const row = useFragment(
    graphql`
      fragment StoryRow_story on Story {
        id
        title
        lang
        excerpt(length: 200)
        wordCount
        createdAt
        revisedAt
        draft {
          updatedAt
        }
        privacyLevel
        isSharedWithViewer
        isSharedByName
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
  const { id, excerpt, wordCount, createdAt, revisedAt, draft, privacyLevel, author } = row;
  // Not `updatedAt`, which sharing changes as well.
  const editedAt = draft && draft.updatedAt > revisedAt ? draft.updatedAt : revisedAt;
  const title = row.title || 'Untitled Story';
  return (
    <TextRow
      to={`/stories/${id}`}
      title={title}
      lang={row.lang}
      excerpt={excerpt}
      facts={
        <>
          <AuthorLink user={author} />
          <span>{wordsLabel(wordCount)}</span>
          <Time value={createdAt} what="Created" />
          {own && editedAt !== createdAt && (
            <span>
              Edited <Time value={editedAt} />
            </span>
          )}
          <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" gap="2">
            <PrivacyBadge level={privacyLevel} />
            <SharedWith {...row} />
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
