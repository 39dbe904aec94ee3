import type { RouteObject } from 'react-router-dom';
import type { SettingsPageQuery } from '../../../__generated__/SettingsPageQuery.graphql';
import settingsPageQuery from '../../../__generated__/SettingsPageQuery$parameters';
import { pageQuery } from '../../../relay/pageQuery';

export const settingsRoutes: RouteObject[] = [
  {
    path: '/settings',
    loader: pageQuery<SettingsPageQuery>(settingsPageQuery),
    // A change of the tab fetches nothing. A retry, whose address stays the same, fetches the page again.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.search === nextUrl.search,
    lazy: { Component: async () => (await import('./SettingsPage')).SettingsPage },
  },
];
