import type { RouteObject } from 'react-router-dom';
import type { VersionsPageQuery } from '../../../__generated__/VersionsPageQuery.graphql';
import versionsPageQuery from '../../../__generated__/VersionsPageQuery$parameters';
import { pageQuery } from '../../../relay/pageQuery';

export const versionRoutes: RouteObject[] = [
  {
    path: '/stories/:id/versions',
    loader: pageQuery<VersionsPageQuery>(versionsPageQuery, ({ params }) => ({ id: params.id ?? '' })),
    // The selected version is in the address; changing it needn't fetch the list.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
        ? false
        : defaultShouldRevalidate,
    lazy: { Component: async () => (await import('./VersionsPage')).VersionsPage },
  },
];
