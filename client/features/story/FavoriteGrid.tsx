import { graphql, usePaginationFragment } from 'react-relay';
import type { FavoriteGrid_viewer$key } from '../../__generated__/FavoriteGrid_viewer.graphql';
import type { FavoriteGridPaginationQuery } from '../../__generated__/FavoriteGridPaginationQuery.graphql';
import { LoadMore } from '../../ui/content/LoadMore';
import { StoryGrid } from '../../ui/content/StoryGrid';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { LinkButton } from '../../ui/form/Button';
import { StoryRow } from './StoryRow';

const perPage = 40;

/** A story whose heart was removed stays until the page is opened again, so it can be restored. */
export function FavoriteGrid({ viewer, searching }: { viewer: FavoriteGrid_viewer$key; searching: boolean }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    FavoriteGridPaginationQuery,
    FavoriteGrid_viewer$key
  >(
    graphql`
      fragment FavoriteGrid_viewer on Viewer
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 40 }
        cursor: { type: "String" }
        search: { type: "String" }
      )
      @refetchable(queryName: "FavoriteGridPaginationQuery") {
        favoriteStories(first: $count, after: $cursor, search: $search)
          @connection(key: "FavoriteGrid_favoriteStories", filters: ["search"]) {
          edges {
            node {
              id
              ...StoryRow_story
            }
          }
        }
      }
    `,
    viewer,
  );
  // A deleted story leaves an edge without a node.
  const stories = data.favoriteStories.edges.flatMap(({ node }) => node ?? []);
  if (stories.length === 0 && !hasNext)
    return searching ? (
      <EmptyState
        title="No matching favorites found"
        text="Try other words, or clear the search with Escape."
      />
    ) : (
      <EmptyState
        title="No favorite stories yet"
        text="The heart beside a story puts it here."
        action={<LinkButton to="/stories?tab=shared">Find stories to read</LinkButton>}
      />
    );
  return (
    <>
      <StoryGrid>
        {stories.map((story) => (
          <li key={story.id}>
            <StoryRow story={story} />
          </li>
        ))}
      </StoryGrid>
      <LoadMore hasNext={hasNext} loading={isLoadingNext} loadNext={loadNext} count={perPage} />
    </>
  );
}
