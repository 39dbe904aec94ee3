import { Tabs } from '@chakra-ui/react';
import { Suspense } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { StoriesPage_viewer$key } from '../../../__generated__/StoriesPage_viewer.graphql';
import type { StoriesPagePaginationQuery } from '../../../__generated__/StoriesPagePaginationQuery.graphql';
import type { StoriesPageQuery } from '../../../__generated__/StoriesPageQuery.graphql';
import { usePageQuery } from '../../../relay/usePageQuery';
import { PlusIcon } from '../../../ui/content/icons';
import { OfflineFallback } from '../../../ui/feedback/OfflineFallback';
import { SkeletonList } from '../../../ui/feedback/Skeleton';
import { LinkButton } from '../../../ui/form/Button';
import { Page } from '../../../ui/layout/Page';
import { ImportButton } from '../import/ImportButton';
import { ExportZipButton } from './ExportZipButton';
import { FavoriteStories } from './FavoriteStories';
import { MyStories } from './MyStories';
import { NoOtherStories } from './NoStories';
import { OfflineStories } from './OfflineStories';
import { StoryList } from './StoryList';
import { storiesTab, storiesTabs } from './storiesTabs';

export function StoriesPage() {
  const [search, setSearch] = useSearchParams();
  const tab = storiesTab(search);
  const { key } = useLocation();
  return (
    <Page
      title="Stories"
      actions={
        <>
          {tab === 'my' && (
            <>
              <ImportButton />
              <ExportZipButton />
            </>
          )}
          <LinkButton to="/stories/new">
            <PlusIcon />
            Write Story
          </LinkButton>
        </>
      }
    >
      <Tabs.Root
        value={tab}
        onValueChange={({ value }) => setSearch(value === 'my' ? {} : { tab: value })}
        lazyMount
        unmountOnExit
      >
        <Tabs.List aria-label="Stories">
          {storiesTabs.map(({ key, label }) => (
            <Tabs.Trigger key={key} value={key}>
              {label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value={tab}>
          <OfflineFallback
            key={tab}
            attempt={key}
            instead={(error) => <OfflineStories tab={tab} error={error} />}
          >
            <Suspense fallback={<SkeletonList />}>
              <StoriesOfTab />
            </Suspense>
          </OfflineFallback>
        </Tabs.Content>
      </Tabs.Root>
    </Page>
  );
}

function StoriesOfTab() {
  const { viewer } = usePageQuery<StoriesPageQuery>(graphql`
    query StoriesPageQuery(
      $my: Boolean!
      $favorites: Boolean!
      $shared: Boolean!
      $search: String
      $orderBy: StoryOrder
      $privacyLevel: PrivacyLevel
      $status: OwnStoryStatus
      $tag: String
    ) @preloadable {
      viewer {
        ...MyStories_viewer
          @arguments(
            search: $search
            orderBy: $orderBy
            privacyLevel: $privacyLevel
            status: $status
            tag: $tag
          )
          @include(if: $my)
          @alias(as: "my")
        ...FavoriteStories_viewer @include(if: $favorites) @alias(as: "favorites")
        ...StoriesPage_viewer @include(if: $shared) @alias(as: "shared")
      }
    }
  `);
  if (viewer?.my) return <MyStories viewer={viewer.my} />;
  if (viewer?.favorites) return <FavoriteStories viewer={viewer.favorites} />;
  if (viewer?.shared) return <SharedStories viewer={viewer.shared} />;
  return null;
}

function SharedStories({ viewer }: { viewer: StoriesPage_viewer$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    StoriesPagePaginationQuery,
    StoriesPage_viewer$key
  >(
    graphql`
      fragment StoriesPage_viewer on Viewer
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
      @refetchable(queryName: "StoriesPagePaginationQuery") {
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
