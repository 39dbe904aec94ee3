import type { RouteObject } from 'react-router-dom';
import type { DashboardPageQuery } from '../../../__generated__/DashboardPageQuery.graphql';
import dashboardPageQuery from '../../../__generated__/DashboardPageQuery$parameters';
import { localDay } from '../../../documents/model/localDay';
import { pageQuery } from '../../../relay/pageQuery';
import { daysToRead } from './writingCalendar';

export const dashboardRoutes: RouteObject[] = [
  {
    path: '/dashboard',
    loader: pageQuery<DashboardPageQuery>(dashboardPageQuery, () => daysToRead(localDay(Date.now()))),
    lazy: {
      Component: async () => (await import('./DashboardPage')).DashboardPage,
      ErrorBoundary: async () => (await import('./DashboardError')).DashboardError,
    },
  },
];
