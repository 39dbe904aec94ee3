import { screen, waitFor } from '@testing-library/react';
import { journalCopy } from '../../../../client/documents/transport/journalCopy';
import { noteCopy } from '../../../../client/documents/transport/serverCopies';
import { journalRoutes } from '../../../../client/features/writing/journal/journalRoutes';
import { noteRoutes } from '../../../../client/features/writing/note/noteRoutes';
import type { ServerError } from '../../../../client/lib/requestError';
import { answer, documentServer, renderScreens } from '../../stories/story/renderScreens';
import { buildJournal, buildNote } from './privateTexts';

export const content = () => screen.getByLabelText('Content');
export const button = (name: string) => screen.getByRole('button', { name });
/** The heading of the derived title; the tips beside it also have a heading. */
export const titleHeading = () => {
  const [heading] = screen.getAllByRole('heading', { level: 2 }).filter((one) => !one.closest('aside'));
  if (!heading) throw new Error('No title');
  return heading;
};

/** Waits until the page is loaded from the device. */
export const opened = () => screen.findByRole('heading', { level: 1 });

async function open(...screen: Parameters<typeof renderScreens>) {
  const view = await renderScreens(...screen);
  await opened();
  return view;
}

/** Without a query a second one of the day, because it isn't looked for the first. */
export const openNewJournal = (query = '?another=1') => open(journalRoutes, `/journals/new${query}`);
export const openNewNote = (query = '') => open(noteRoutes, `/notes/new${query}`);

export async function openJournal(overrides: Record<string, unknown> = {}) {
  const view = await renderScreens(journalRoutes, '/journals/journal_1/edit');
  const journal = buildJournal(overrides);
  documentServer.stories.set(journal.id, journalCopy(journal));
  await answer({ journal });
  await opened();
  return view;
}

export async function openNote(overrides: Record<string, unknown> = {}) {
  const view = await renderScreens(noteRoutes, '/notes/note_1/edit');
  const note = buildNote(overrides);
  const { journal, ...rest } = note;
  documentServer.stories.set(note.id, noteCopy({ ...rest, journal: journal as { id: string } | null }));
  await answer({ note });
  await opened();
  return view;
}

/** The server's refusal to return a text. */
export const refusal = (
  field: string,
  code: 'FORBIDDEN' | 'NOT_FOUND',
): (ServerError & { path: string[] })[] => [{ message: code, path: [field], extensions: { code } }];

export const sent = (count = 1) => waitFor(() => expect(documentServer.requests).toHaveLength(count));

type View = Awaited<ReturnType<typeof renderScreens>>;

export const at = ({ router }: View, path: string) =>
  waitFor(() => expect(router.state.location.pathname).toBe(path));

/** Waits until the address contains the draft's local id: it is then on the device. */
export const named = ({ router }: View) =>
  waitFor(() => {
    const localId = new URLSearchParams(router.state.location.search).get('localId');
    expect(localId).not.toBeNull();
    return localId as string;
  });
