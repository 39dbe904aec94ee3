import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { graphql } from 'react-relay';
import { useNavigation, useSearchParams } from 'react-router-dom';
import type { FavoritesPageQuery } from '../../../__generated__/FavoritesPageQuery.graphql';
import { usePageQuery } from '../../../relay/usePageQuery';
import { SkeletonList } from '../../../ui/feedback/Skeleton';
import { LinkButton } from '../../../ui/form/Button';
import { SearchBox } from '../../../ui/form/SearchBox';
import { searchOf } from '../../../ui/form/searchOf';
import { Page } from '../../../ui/layout/Page';
import { FavoriteGrid } from './FavoriteGrid';

export function FavoritesPage() {
  return (
    <Page
      title="My Favorites"
      actions={
        <LinkButton to="/stories" variant="outline">
          All stories
        </LinkButton>
      }
    >
      <chakra.div mb="8">
        <SearchBox label="Search favorites" />
      </chakra.div>
      <Suspense fallback={<SkeletonList />}>
        <Favorites />
      </Suspense>
    </Page>
  );
}

function Favorites() {
  const { viewer } = usePageQuery<FavoritesPageQuery>(graphql`
    query FavoritesPageQuery($search: String) @preloadable {
      viewer {
        ...FavoriteGrid_viewer @arguments(search: $search)
      }
    }
  `);
  const [params] = useSearchParams();
  const { state } = useNavigation();
  if (!viewer) return null;
  return (
    <div aria-busy={state !== 'idle'}>
      <FavoriteGrid viewer={viewer} isSearch={searchOf(params) !== ''} />
    </div>
  );
}
