import type { RouteObject } from 'react-router-dom';
import type { NotificationsPageQuery } from '../../../__generated__/NotificationsPageQuery.graphql';
import notificationsPageQuery from '../../../__generated__/NotificationsPageQuery$parameters';
import { pageQuery } from '../../../relay/pageQuery';
import { filterVariables, notificationFilter } from './notificationFilters';

export const notificationRoutes: RouteObject[] = [
  {
    path: '/notifications',
    loader: pageQuery<NotificationsPageQuery>(notificationsPageQuery, ({ url }) =>
      filterVariables(notificationFilter(url.searchParams)),
    ),
    lazy: { Component: async () => (await import('./NotificationsPage')).NotificationsPage },
  },
];
