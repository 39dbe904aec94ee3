import { useRef } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { useNavigation, useSearchParams } from 'react-router-dom';
import type { MyStories_viewer$key } from '../../__generated__/MyStories_viewer.graphql';
import type { MyStoriesPaginationQuery } from '../../__generated__/MyStoriesPaginationQuery.graphql';
import { LocalTextList, useUnsentTexts } from '../../documents/screens/LocalTexts';
import { useFocusKept } from '../../ui/layout/useFocusKept';
import { filterOnDevice } from './filterOnDevice';
import { MyStoriesFilters } from './MyStoriesFilters';
import { NoStories, NoStoriesLeft } from './NoStories';
import { StoryList } from './StoryList';
import { isFiltering, isOfDevice, isSearchable, storiesFilter } from './storiesFilter';

export function MyStories({ viewer }: { viewer: MyStories_viewer$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    MyStoriesPaginationQuery,
    MyStories_viewer$key
  >(
    graphql`
      fragment MyStories_viewer on Viewer
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 100 }
        cursor: { type: "String" }
        search: { type: "String" }
        orderBy: { type: "StoryOrder" }
        privacyLevel: { type: "PrivacyLevel" }
        status: { type: "OwnStoryStatus" }
        tag: { type: "String" }
      )
      @refetchable(queryName: "MyStoriesPaginationQuery") {
        storyTags {
          name
        }
        stories(
          first: $count
          after: $cursor
          search: $search
          orderBy: $orderBy
          privacyLevel: $privacyLevel
          status: $status
          tag: $tag
        )
          @connection(
            key: "MyStories_stories"
            filters: ["search", "orderBy", "privacyLevel", "status", "tag"]
          ) {
          edges {
            __typename
          }
          ...StoryList_stories
        }
      }
    `,
    viewer,
  );
  const [params] = useSearchParams();
  const filter = storiesFilter(params);
  const { state } = useNavigation();
  const unsent = useUnsentTexts('story');
  const local = filterOnDevice(unsent, filter);
  const isFiltered = isFiltering(filter);
  const isBare = !isFiltered && unsent.length === 0 && data.stories.edges.length === 0;
  const list = useRef<HTMLDivElement>(null);
  useFocusKept(list);
  const showsServer = !isOfDevice(filter) && isSearchable(filter);
  return (
    <>
      {!isBare && <MyStoriesFilters tags={data.storyTags.map(({ name }) => name)} />}
      <div ref={list} data-focus-frame aria-busy={state !== 'idle'}>
        <LocalTextList texts={local} />
        {showsServer ? (
          <StoryList
            own
            stories={data.stories}
            hidden={new Set(unsent.map(({ id }) => id))}
            paging={{ hasNext, loading: isLoadingNext, loadNext }}
            empty={local.length > 0 ? null : isFiltered ? <NoStoriesLeft /> : <NoStories />}
          />
        ) : (
          local.length === 0 && <NoStoriesLeft />
        )}
      </div>
    </>
  );
}
