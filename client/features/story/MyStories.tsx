import { graphql, usePaginationFragment } from 'react-relay';
import type { MyStories_viewer$key } from '../../__generated__/MyStories_viewer.graphql';
import type { MyStoriesPaginationQuery } from '../../__generated__/MyStoriesPaginationQuery.graphql';
import { LocalTextList, useUnsentTexts } from '../../documents/screens/LocalTexts';
import { LinkButton } from '../../ui/form/Button';
import { StoryList } from './StoryList';

export function MyStories({ viewer }: { viewer: MyStories_viewer$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    MyStoriesPaginationQuery,
    MyStories_viewer$key
  >(
    graphql`
      fragment MyStories_viewer on Viewer
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
      @refetchable(queryName: "MyStoriesPaginationQuery") {
        stories(first: $count, after: $cursor) @connection(key: "MyStories_stories") {
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
  const unsent = useUnsentTexts('story');
  return (
    <>
      <LocalTextList texts={unsent} />
      <StoryList
        stories={data.stories}
        hidden={new Set(unsent.map(({ id }) => id))}
        paging={{ hasNext, loading: isLoadingNext, loadNext }}
        empty={{
          text: 'Get started by writing your first story.',
          action: <LinkButton to="/stories/new">Write Story</LinkButton>,
        }}
      />
    </>
  );
}
