import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { RecentStory_story$key } from '../../../__generated__/RecentStory_story.graphql';
import { wordsLabel } from '../../../ui/content/labels';
import { MetaLine } from '../../../ui/content/MetaLine';
import { PrivacyBadge } from '../../../ui/content/PrivacyBadge';
import { Time } from '../../../ui/content/Time';
import { LinkButton, TextLink } from '../../../ui/form/Button';
import { UnpublishedMark } from '../../stories/story/UnpublishedMark';

export function RecentStory({ story }: { story: RecentStory_story$key }) {
  const { id, title, wordCount, createdAt, privacyLevel, hasUnpublishedChanges } = useFragment(
    graphql`
      fragment RecentStory_story on Story {
        id
        title
        wordCount
        createdAt
        privacyLevel
        hasUnpublishedChanges
      }
    `,
    story,
  );
  const shownTitle = title || 'Untitled';
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
      py="4"
      borderBottomWidth="1px"
      borderColor="rule"
    >
      <chakra.div minW="0">
        <chakra.h3 dir="auto" textStyle="subheading" overflowWrap="anywhere">
          <TextLink to={`/stories/${id}`} tone="quiet">
            {shownTitle}
          </TextLink>
        </chakra.h3>
        <MetaLine mt="1">
          <span>{wordsLabel(wordCount)}</span>
          <Time value={createdAt} what="Created" />
          <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" gap="2">
            <PrivacyBadge level={privacyLevel} />
            {hasUnpublishedChanges && <UnpublishedMark />}
          </chakra.span>
        </MetaLine>
      </chakra.div>
      <LinkButton to={`/stories/${id}/edit`} variant="outline" size="sm" aria-label={`Edit ${shownTitle}`}>
        Edit
      </LinkButton>
    </chakra.div>
  );
}
