import type { RouteObject } from 'react-router-dom';
import type { SettingsPageQuery } from '../../../__generated__/SettingsPageQuery.graphql';
import settingsPageQuery from '../../../__generated__/SettingsPageQuery$parameters';
import { pageQuery } from '../../../relay/pageQuery';

export const settingsRoutes: RouteObject[] = [
  {
    path: '/settings',
    loader: pageQuery<SettingsPageQuery>(settingsPageQuery),
    // Switching tabs fetches nothing; a retry keeps the address and fetches.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.search === nextUrl.search,
    lazy: { Component: async () => (await import('./SettingsPage')).SettingsPage },
  },
];
