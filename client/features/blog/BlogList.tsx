import { graphql, usePaginationFragment } from 'react-relay';
import type { BlogList_query$key } from '../../__generated__/BlogList_query.graphql';
import type { BlogListPaginationQuery } from '../../__generated__/BlogListPaginationQuery.graphql';
import { LoadMore } from '../../ui/content/LoadMore';
import { StoryGrid } from '../../ui/content/StoryGrid';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { LinkButton } from '../../ui/form/Button';
import { BlogCard } from './BlogCard';
import { FeaturedStory } from './FeaturedStory';

const perPage = 20;

export function BlogList({ query, searching }: { query: BlogList_query$key; searching: boolean }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    BlogListPaginationQuery,
    BlogList_query$key
  >(
    graphql`
      fragment BlogList_query on Query
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        search: { type: "String" }
      )
      @refetchable(queryName: "BlogListPaginationQuery") {
        publicStories(first: $count, after: $cursor, search: $search)
          @connection(key: "BlogList_publicStories", filters: ["search"]) {
          edges {
            node {
              id
              ...FeaturedStory_story
              ...BlogCard_story
            }
          }
        }
      }
    `,
    query,
  );
  // A deleted story leaves an edge without a node.
  const [first, ...rest] = data.publicStories.edges.flatMap(({ node }) => node ?? []);
  if (!first)
    return searching ? (
      <EmptyState title="No stories found" text="Try other words, or clear the search with Escape." />
    ) : (
      <EmptyState
        title="No public stories yet"
        text="The first one could be yours."
        action={<LinkButton to="/stories/new">Write Your Story</LinkButton>}
      />
    );
  return (
    <>
      <FeaturedStory story={first} />
      <StoryGrid>
        {rest.map((story) => (
          <li key={story.id}>
            <BlogCard story={story} />
          </li>
        ))}
      </StoryGrid>
      <LoadMore hasNext={hasNext} loading={isLoadingNext} loadNext={loadNext} count={perPage} />
    </>
  );
}
