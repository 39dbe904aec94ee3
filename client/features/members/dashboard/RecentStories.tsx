import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { RecentStories_viewer$key } from '../../../__generated__/RecentStories_viewer.graphql';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { LinkButton } from '../../../ui/form/Button';
import { DashboardSection } from './DashboardSection';
import { RecentStory } from './RecentStory';

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
              ...RecentStory_story
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
              <RecentStory story={story} />
            </li>
          ))}
        </chakra.ul>
      )}
    </DashboardSection>
  );
}
