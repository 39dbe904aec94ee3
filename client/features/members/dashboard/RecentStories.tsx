import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type {
  RecentStories_viewer$data,
  RecentStories_viewer$key,
} from '../../../__generated__/RecentStories_viewer.graphql';
import { wordsLabel } from '../../../ui/content/labels';
import { MetaLine } from '../../../ui/content/MetaLine';
import { PrivacyBadge } from '../../../ui/content/PrivacyBadge';
import { Time } from '../../../ui/content/Time';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { LinkButton, TextLink } from '../../../ui/form/Button';
import { UnpublishedMark } from '../../stories/story/UnpublishedMark';
import { DashboardSection } from './DashboardSection';

interface RecentStoriesProps {
  viewer: RecentStories_viewer$key;
  /** The member has no story, and the page shows the first steps already. */
  isNew: boolean;
}

export function RecentStories({ viewer, isNew }: RecentStoriesProps) {
  const { stories } = useFragment(
    graphql`
      fragment RecentStories_viewer on Viewer {
        stories(first: 5) {
          edges {
            node {
              id
              title
              wordCount
              createdAt
              privacyLevel
              hasUnpublishedChanges
            }
          }
        }
      }
    `,
    viewer,
  );
  // A deleted story leaves an edge without a node.
  const recent = stories.edges.flatMap(({ node }) => node ?? []);
  return (
    <DashboardSection title="Recent Stories" all={{ to: '/stories', label: 'All stories' }}>
      {recent.length === 0 ? (
        <EmptyState
          motif={!isNew}
          title="No stories yet"
          titleAs="h3"
          text={isNew ? undefined : 'Start with one line. Nobody sees it until you say so.'}
          action={
            <LinkButton to="/stories/new" variant={isNew ? 'outline' : 'solid'}>
              Write your first story
            </LinkButton>
          }
        />
      ) : (
        <chakra.ul listStyle="none">
          {recent.map((story) => (
            <li key={story.id}>
              <RecentStory {...story} />
            </li>
          ))}
        </chakra.ul>
      )}
    </DashboardSection>
  );
}

type Story = RecentStories_viewer$data['stories']['edges'][number]['node'];

function RecentStory({ id, title, wordCount, createdAt, privacyLevel, hasUnpublishedChanges }: Story) {
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
