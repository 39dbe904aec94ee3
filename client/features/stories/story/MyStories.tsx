import { graphql, usePaginationFragment } from 'react-relay';
import { useNavigation, useSearchParams } from 'react-router-dom';
import type { MyStories_viewer$key } from '../../../__generated__/MyStories_viewer.graphql';
import type { MyStoriesPaginationQuery } from '../../../__generated__/MyStoriesPaginationQuery.graphql';
import { LocalTextList, useUnsentTexts } from '../../../documents/screens/LocalTexts';
import { useKeptTexts } from '../../../documents/useDocuments';
import { FoundCount, LeftOut } from '../../../ui/content/FoundCount';
import { FocusFrame } from '../../../ui/layout/FocusFrame';
import { filterOnDevice } from './filterOnDevice';
import { MyStoriesFilters } from './MyStoriesFilters';
import { NoStories, NoStoriesLeft } from './NoStories';
import { StoryList } from './StoryList';
import { isFiltering, isOnDeviceOnly, isSearchable, storiesFilter } from './storiesFilter';

const noun = ['story', 'stories'] as const;

const NoneFound = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? <NoStoriesLeft /> : <NoStories />;

/** The member's own stories: first those with text that isn't sent yet, from this device, then the server's list. */
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
          wordsLeftOut
          textsLeftOut
          edges {
            node {
              id
            }
          }
          ...StoryList_stories
        }
      }
    `,
    viewer,
  );
  const filter = storiesFilter(useSearchParams()[0]);
  const { state } = useNavigation();
  const unsent = useUnsentTexts('story');
  const local = filterOnDevice(unsent, filter);
  const isFiltered = isFiltering(filter);
  const hasNoStories = !isFiltered && unsent.length === 0 && data.stories.edges.length === 0;
  const unsentIds = new Set(unsent.map(({ id }) => id));
  const showsServerList = !isOnDeviceOnly(filter) && isSearchable(filter);
  // A deleted story leaves an edge without a node.
  const sent = data.stories.edges.flatMap(({ node }) => (node && !unsentIds.has(node.id) ? node : []));
  useKeptTexts('story', sent);
  const count = local.length + (showsServerList ? sent.length : 0);
  return (
    <>
      {!hasNoStories && <MyStoriesFilters tags={data.storyTags.map(({ name }) => name)} />}
      <FocusFrame aria-busy={state !== 'idle'}>
        <FoundCount of={noun} count={count} hasMore={showsServerList && hasNext} isFiltered={isFiltered} />
        {showsServerList && <LeftOut of={data.stories} />}
        <LocalTextList texts={local} />
        {showsServerList ? (
          <StoryList
            own
            stories={data.stories}
            hiddenIds={unsentIds}
            paging={{ hasNext, loading: isLoadingNext, loadNext }}
            empty={local.length > 0 ? null : <NoneFound isFiltered={isFiltered} />}
          />
        ) : (
          local.length === 0 && <NoStoriesLeft />
        )}
      </FocusFrame>
    </>
  );
}
