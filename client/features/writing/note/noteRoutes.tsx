import type { RouteObject } from 'react-router-dom';
import type { EditNotePageQuery } from '../../../__generated__/EditNotePageQuery.graphql';
import editNotePageQuery from '../../../__generated__/EditNotePageQuery$parameters';
import type { NotePageQuery } from '../../../__generated__/NotePageQuery.graphql';
import notePageQuery from '../../../__generated__/NotePageQuery$parameters';
import type { NotesPageQuery } from '../../../__generated__/NotesPageQuery.graphql';
import notesPageQuery from '../../../__generated__/NotesPageQuery$parameters';
import { textsOf, textsTab } from '../../../documents/screens/textsTabs';
import { pageQuery } from '../../../relay/pageQuery';
import { readAccessToken, tokenSubject } from '../../../relay/tokens';
import { revalidateUnlessMoved } from '../../../ui/layout/movedPage';

export const noteRoutes: RouteObject[] = [
  {
    path: '/notes',
    loader: pageQuery<NotesPageQuery>(notesPageQuery, ({ url }) =>
      textsOf(textsTab(url.searchParams), tokenSubject(readAccessToken())),
    ),
    lazy: { Component: async () => (await import('./NotesPage')).NotesPage },
  },
  {
    path: '/notes/new',
    lazy: { Component: async () => (await import('./NewNotePage')).NewNotePage },
  },
  {
    path: '/notes/:id',
    loader: pageQuery<NotePageQuery>(notePageQuery, ({ params }) => ({ id: params.id ?? '' })),
    lazy: { Component: async () => (await import('./NotePage')).NotePage },
  },
  {
    path: '/notes/:id/edit',
    // An edit must start from the server's current version.
    loader: pageQuery<EditNotePageQuery>(editNotePageQuery, ({ params }) => ({ id: params.id ?? '' }), {
      fetchPolicy: 'network-only',
    }),
    shouldRevalidate: revalidateUnlessMoved,
    lazy: { Component: async () => (await import('./EditNotePage')).EditNotePage },
  },
];
