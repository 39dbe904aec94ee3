import type { RouteObject } from 'react-router-dom';
import type { HelpPageQuery } from '../../__generated__/HelpPageQuery.graphql';
import helpPageQuery from '../../__generated__/HelpPageQuery$parameters';
import { pageQuery } from '../../relay/pageQuery';

export const helpRoutes: RouteObject[] = [
  {
    path: '/help',
    loader: pageQuery<HelpPageQuery>(helpPageQuery),
    lazy: {
      Component: async () => (await import('./HelpPage')).HelpPage,
      ErrorBoundary: async () => (await import('./HelpError')).HelpError,
    },
  },
];
