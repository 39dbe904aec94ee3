import type { RouteObject } from 'react-router-dom';
import type { EditJournalPageQuery } from '../../../__generated__/EditJournalPageQuery.graphql';
import editJournalPageQuery from '../../../__generated__/EditJournalPageQuery$parameters';
import type { JournalPageQuery } from '../../../__generated__/JournalPageQuery.graphql';
import journalPageQuery from '../../../__generated__/JournalPageQuery$parameters';
import type { JournalsPageQuery } from '../../../__generated__/JournalsPageQuery.graphql';
import journalsPageQuery from '../../../__generated__/JournalsPageQuery$parameters';
import { textsOf, textsTab } from '../../../documents/screens/textsTabs';
import { pageQuery } from '../../../relay/pageQuery';
import { readAccessToken, tokenSubject } from '../../../relay/tokens';
import { revalidateUnlessMoved } from '../../../ui/layout/movedPage';

export const journalRoutes: RouteObject[] = [
  {
    path: '/journals',
    loader: pageQuery<JournalsPageQuery>(journalsPageQuery, ({ url }) =>
      textsOf(textsTab(url.searchParams), tokenSubject(readAccessToken())),
    ),
    lazy: { Component: async () => (await import('./JournalsPage')).JournalsPage },
  },
  {
    path: '/journals/new',
    lazy: { Component: async () => (await import('./NewJournalPage')).NewJournalPage },
  },
  {
    path: '/journals/:id',
    loader: pageQuery<JournalPageQuery>(journalPageQuery, ({ params }) => ({ id: params.id ?? '' })),
    lazy: { Component: async () => (await import('./JournalPage')).JournalPage },
  },
  {
    path: '/journals/:id/edit',
    // An edit must start from the server's current version.
    loader: pageQuery<EditJournalPageQuery>(editJournalPageQuery, ({ params }) => ({ id: params.id ?? '' }), {
      fetchPolicy: 'network-only',
    }),
    shouldRevalidate: revalidateUnlessMoved,
    lazy: { Component: async () => (await import('./EditJournalPage')).EditJournalPage },
  },
];
