import type { RouteObject } from 'react-router-dom';
import type { ReportsPageQuery } from '../../__generated__/ReportsPageQuery.graphql';
import reportsPageQuery from '../../__generated__/ReportsPageQuery$parameters';
import { pageQuery } from '../../relay/pageQuery';
import { reportFilter } from './reportFilters';

export const reportRoutes: RouteObject[] = [
  {
    path: '/admin/reports',
    loader: pageQuery<ReportsPageQuery>(reportsPageQuery, ({ url }) => ({
      state: reportFilter(url.searchParams).state,
    })),
    lazy: { Component: async () => (await import('./ReportsPage')).ReportsPage },
  },
];
