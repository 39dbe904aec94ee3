import { graphql, usePaginationFragment } from 'react-relay';
import type { SharedStories_viewer$key } from '../../../__generated__/SharedStories_viewer.graphql';
import type { SharedStoriesPaginationQuery } from '../../../__generated__/SharedStoriesPaginationQuery.graphql';
import { NoOtherStories } from './NoStories';
import { StoryList } from './StoryList';

export function SharedStories({ viewer }: { viewer: SharedStories_viewer$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    SharedStoriesPaginationQuery,
    SharedStories_viewer$key
  >(
    graphql`
      fragment SharedStories_viewer on Viewer
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
      @refetchable(queryName: "SharedStoriesPaginationQuery") {
        sharedStories(first: $count, after: $cursor) @connection(key: "SharedStories_sharedStories") {
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
    <StoryList
      stories={data.sharedStories}
      paging={{ hasNext, loading: isLoadingNext, loadNext }}
      empty={<NoOtherStories />}
    />
  );
}
