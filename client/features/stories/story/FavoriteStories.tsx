import { chakra } from '@chakra-ui/react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { FavoriteStories_viewer$key } from '../../../__generated__/FavoriteStories_viewer.graphql';
import type { FavoriteStoriesPaginationQuery } from '../../../__generated__/FavoriteStoriesPaginationQuery.graphql';
import { TextLink } from '../../../ui/form/Button';
import { NoOtherStories } from './NoStories';
import { StoryList } from './StoryList';

export function FavoriteStories({ viewer }: { viewer: FavoriteStories_viewer$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    FavoriteStoriesPaginationQuery,
    FavoriteStories_viewer$key
  >(
    graphql`
      fragment FavoriteStories_viewer on Viewer
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
      @refetchable(queryName: "FavoriteStoriesPaginationQuery") {
        favoriteStories(first: $count, after: $cursor) @connection(key: "FavoriteStories_favoriteStories") {
          __id
          edges {
            __typename
          }
          ...StoryList_stories
        }
      }
    `,
    viewer,
  );
  return (
    <>
      <chakra.p mb="6" textStyle="small">
        <TextLink to="/favorites">Search your favorites</TextLink>
      </chakra.p>
      <StoryList
        stories={data.favoriteStories}
        paging={{ hasNext, loading: isLoadingNext, loadNext }}
        empty={<NoOtherStories />}
        favorites={data.favoriteStories.__id}
      />
    </>
  );
}
