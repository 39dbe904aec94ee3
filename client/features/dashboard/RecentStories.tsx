import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { RecentStories_viewer$key } from '../../__generated__/RecentStories_viewer.graphql';
import { LinkButton, TextLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { RecentStory } from './RecentStory';

export function RecentStories({ viewer }: { viewer: RecentStories_viewer$key }) {
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
  return (
    <chakra.section aria-labelledby="recent-stories" mt="12">
      <chakra.div
        display="flex"
        alignItems="baseline"
        justifyContent="space-between"
        gap="4"
        pb="3"
        borderBottomWidth="1px"
        borderColor="rule"
      >
        <chakra.h2 id="recent-stories" textStyle="heading">
          Recent Stories
        </chakra.h2>
        <TextLink to="/stories" py="1">
          View all
        </TextLink>
      </chakra.div>
      {stories.edges.length === 0 ? (
        <EmptyState
          title="No stories yet"
          text="Start with one line. Nobody sees it until you say so."
          action={<LinkButton to="/stories/new">Write your first story</LinkButton>}
        />
      ) : (
        <chakra.ul listStyle="none">
          {stories.edges.map(({ node }) => (
            <li key={node.id}>
              <RecentStory story={node} />
            </li>
          ))}
        </chakra.ul>
      )}
    </chakra.section>
  );
}
