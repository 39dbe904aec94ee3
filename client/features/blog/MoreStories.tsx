import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { MoreStories_query$key } from '../../__generated__/MoreStories_query.graphql';
import { LinkButton, TextLink } from '../../ui/form/Button';
import { StoryFacts } from './StoryFacts';

const shown = 3;

/** Further stories, and a link to start writing. */
export function MoreStories({ query, besides }: { query: MoreStories_query$key; besides: string }) {
  // One more than is shown, because the current story may be among them.
  const { publicStories } = useFragment(
    graphql`
      fragment MoreStories_query on Query {
        publicStories(first: 4) {
          edges {
            node {
              id
              title
              ...StoryFacts_story
            }
          }
        }
      }
    `,
    query,
  );
  const stories = publicStories.edges
    .map(({ node }) => node)
    .filter(({ id }) => id !== besides)
    .slice(0, shown);
  return (
    <chakra.aside maxW="measure" mx="auto" mt="16">
      {stories.length > 0 && (
        <>
          <chakra.h2 textStyle="heading" mb="4">
            More Stories
          </chakra.h2>
          <chakra.ul listStyle="none">
            {stories.map((story) => (
              <chakra.li key={story.id} py="4" borderTopWidth="1px" borderColor="rule">
                <chakra.h3 dir="auto" textStyle="subheading" overflowWrap="anywhere">
                  <TextLink to={`/blog/${story.id}`} tone="quiet">
                    {story.title || 'Untitled Story'}
                  </TextLink>
                </chakra.h3>
                <chakra.div mt="1">
                  <StoryFacts story={story} />
                </chakra.div>
              </chakra.li>
            ))}
          </chakra.ul>
        </>
      )}
      <chakra.div mt="10" display="flex" flexWrap="wrap" gap="3">
        <LinkButton to="/stories/new">Write Your Story</LinkButton>
        <LinkButton to="/blog" variant="outline">
          Browse Stories
        </LinkButton>
      </chakra.div>
    </chakra.aside>
  );
}
