import type { RouteObject } from 'react-router-dom';
import type { EditFeedbackPageQuery } from '../../../__generated__/EditFeedbackPageQuery.graphql';
import editFeedbackPageQuery from '../../../__generated__/EditFeedbackPageQuery$parameters';
import type { FeedbackListPageQuery } from '../../../__generated__/FeedbackListPageQuery.graphql';
import feedbackListPageQuery from '../../../__generated__/FeedbackListPageQuery$parameters';
import type { FeedbackPageQuery } from '../../../__generated__/FeedbackPageQuery.graphql';
import feedbackPageQuery from '../../../__generated__/FeedbackPageQuery$parameters';
import { pageQuery } from '../../../relay/pageQuery';
import { feedbackFilters } from './feedbackFilters';

export const feedbackRoutes: RouteObject[] = [
  {
    path: '/feedback',
    loader: pageQuery<FeedbackListPageQuery>(feedbackListPageQuery, ({ url }) =>
      feedbackFilters(url.searchParams),
    ),
    lazy: { Component: async () => (await import('./FeedbackListPage')).FeedbackListPage },
  },
  {
    path: '/feedback/new',
    lazy: { Component: async () => (await import('./NewFeedbackPage')).NewFeedbackPage },
  },
  {
    path: '/feedback/:id',
    loader: pageQuery<FeedbackPageQuery>(feedbackPageQuery, ({ params }) => ({ id: params.id ?? '' })),
    lazy: { Component: async () => (await import('./FeedbackPage')).FeedbackPage },
  },
  {
    path: '/feedback/:id/edit',
    // An edit must start from the server's current version.
    loader: pageQuery<EditFeedbackPageQuery>(
      editFeedbackPageQuery,
      ({ params }) => ({ id: params.id ?? '' }),
      {
        fetchPolicy: 'network-only',
      },
    ),
    lazy: { Component: async () => (await import('./EditFeedbackPage')).EditFeedbackPage },
  },
];
