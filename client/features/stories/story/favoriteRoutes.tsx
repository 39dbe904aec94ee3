import type { RouteObject } from 'react-router-dom';
import type { FavoritesPageQuery } from '../../../__generated__/FavoritesPageQuery.graphql';
import favoritesPageQuery from '../../../__generated__/FavoritesPageQuery$parameters';
import { pageQuery } from '../../../relay/pageQuery';
import { searchOf } from '../../../ui/form/searchOf';

export const favoriteRoutes: RouteObject[] = [
  {
    path: '/favorites',
    loader: pageQuery<FavoritesPageQuery>(favoritesPageQuery, ({ url }) => ({
      search: searchOf(url.searchParams) || null,
    })),
    lazy: { Component: async () => (await import('./FavoritesPage')).FavoritesPage },
  },
];
