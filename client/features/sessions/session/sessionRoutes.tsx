import type { RouteObject } from 'react-router-dom';
import type { EditSessionPageQuery } from '../../../__generated__/EditSessionPageQuery.graphql';
import editSessionPageQuery from '../../../__generated__/EditSessionPageQuery$parameters';
import type { NewSessionPageQuery } from '../../../__generated__/NewSessionPageQuery.graphql';
import newSessionPageQuery from '../../../__generated__/NewSessionPageQuery$parameters';
import type { SessionPageQuery } from '../../../__generated__/SessionPageQuery.graphql';
import sessionPageQuery from '../../../__generated__/SessionPageQuery$parameters';
import type { SessionsPageQuery } from '../../../__generated__/SessionsPageQuery.graphql';
import sessionsPageQuery from '../../../__generated__/SessionsPageQuery$parameters';
import { pageQuery } from '../../../relay/pageQuery';
import { readAccessToken, tokenSubject } from '../../../relay/tokens';
import { sessionIdOf } from './sessionAddress';
import { readSessionsTab, sessionsQueryVariables } from './sessionsTabs';

export const sessionRoutes: RouteObject[] = [
  {
    path: '/sessions',
    loader: pageQuery<SessionsPageQuery>(sessionsPageQuery, ({ url }) =>
      sessionsQueryVariables(readSessionsTab(url.searchParams), tokenSubject(readAccessToken()) ?? ''),
    ),
    lazy: { Component: async () => (await import('./SessionsPage')).SessionsPage },
  },
  {
    path: '/sessions/new',
    loader: pageQuery<NewSessionPageQuery>(newSessionPageQuery),
    lazy: { Component: async () => (await import('./NewSessionPage')).NewSessionPage },
  },
  {
    path: '/sessions/:id',
    loader: pageQuery<SessionPageQuery>(sessionPageQuery, ({ params }) => ({ id: sessionIdOf(params) })),
    lazy: { Component: async () => (await import('./SessionPage')).SessionPage },
  },
  {
    path: '/sessions/:id/edit',
    // An edit must start from the server's current version.
    loader: pageQuery<EditSessionPageQuery>(editSessionPageQuery, ({ params }) => ({ id: params.id ?? '' }), {
      fetchPolicy: 'network-only',
    }),
    lazy: {
      Component: async () => (await import('./EditSessionPage')).EditSessionPage,
      ErrorBoundary: async () => (await import('../../../ui/feedback/leaveTo')).leaveTo('/sessions'),
    },
  },
];
