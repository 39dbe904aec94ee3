import { chakra } from '@chakra-ui/react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { FavoriteGrid_viewer$key } from '../../../__generated__/FavoriteGrid_viewer.graphql';
import type { FavoriteGridPaginationQuery } from '../../../__generated__/FavoriteGridPaginationQuery.graphql';
import { FoundCount, LeftOut } from '../../../ui/content/FoundCount';
import { KeptRow } from '../../../ui/content/KeptRow';
import { LoadMore } from '../../../ui/content/LoadMore';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { LinkButton } from '../../../ui/form/Button';
import { StoryRow } from './StoryRow';

const StoryGrid = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '14',
    '& > *': { py: '7', borderTopWidth: '1px', borderColor: 'rule', minW: '0' },
  },
});

const perPage = 40;

/** The viewer's favourites. A story whose heart was removed stays until the page is opened again, so that it can be restored. */
export function FavoriteGrid({ viewer, isSearch }: { viewer: FavoriteGrid_viewer$key; isSearch: boolean }) {
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
          wordsLeftOut
          textsLeftOut
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
  return (
    <>
      <FoundCount
        of={['favorite', 'favorites']}
        count={stories.length}
        hasMore={hasNext}
        isFiltered={isSearch}
      />
      <LeftOut of={data.favoriteStories} />
      {stories.length === 0 && !hasNext ? (
        <NoFavorites isSearch={isSearch} />
      ) : (
        <StoryGrid>
          {stories.map((story) => (
            <li key={story.id}>
              <KeptRow>
                <StoryRow story={story} />
              </KeptRow>
            </li>
          ))}
        </StoryGrid>
      )}
      <LoadMore hasNext={hasNext} loading={isLoadingNext} loadNext={loadNext} count={perPage} />
    </>
  );
}

const NoFavorites = ({ isSearch }: { isSearch: boolean }) =>
  isSearch ? (
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
