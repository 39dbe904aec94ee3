import type { RouteObject } from 'react-router-dom';
import type { GoalsPageQuery } from '../../../__generated__/GoalsPageQuery.graphql';
import goalsPageQuery from '../../../__generated__/GoalsPageQuery$parameters';
import { localDay } from '../../../documents/model/localDay';
import { pageQuery } from '../../../relay/pageQuery';
import { challengesPerPage } from './challengesPerPage';

export const goalRoutes: RouteObject[] = [
  {
    path: '/goals',
    loader: pageQuery<GoalsPageQuery>(goalsPageQuery, () => ({
      today: localDay(Date.now()),
      count: challengesPerPage,
    })),
    lazy: { Component: async () => (await import('./GoalsPage')).GoalsPage },
  },
];
