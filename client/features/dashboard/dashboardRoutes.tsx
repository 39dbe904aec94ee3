import type { RouteObject } from 'react-router-dom';
import type { DashboardPageQuery } from '../../__generated__/DashboardPageQuery.graphql';
import dashboardPageQuery from '../../__generated__/DashboardPageQuery$parameters';
import { pageQuery } from '../../relay/pageQuery';

export const dashboardRoutes: RouteObject[] = [
  {
    path: '/dashboard',
    loader: pageQuery<DashboardPageQuery>(dashboardPageQuery),
    lazy: {
      Component: async () => (await import('./DashboardPage')).DashboardPage,
      ErrorBoundary: async () => (await import('./DashboardError')).DashboardError,
    },
  },
];
