import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LocalDocument } from '../../../../client/documents/model/model';
import { noteRoutes } from '../../../../client/features/writing/note/noteRoutes';
import { toast } from '../../../../client/ui/feedback/toaster';
import { buildNote, notesOf, viewerOf } from '../../documents/screens/privateTexts';
import { answer, documents, refuse, renderScreens, variablesOf } from '../../stories/story/renderScreens';
import { enter } from '../../support/formFields';
import { rowTitles } from '../../support/rowTitles';

describe('the page of a note', () => {
  const show = async (overrides: Record<string, unknown> = {}) => {
    const view = await renderScreens(noteRoutes, '/notes/note_1');
    await answer({ note: buildNote(overrides) });
    return view;
  };
  const lines = () =>
    Array.from(screen.getByRole('article').querySelectorAll('p'), (line) => line.textContent);

  test('author, journal, category, tags, when it changed, and its lines as they were written', async () => {
    const { unmount } = await show();
    expect(screen.queryByText(/Updated/)).toBeNull();
    unmount();
    await show({
      category: 'Names',
      tags: ['sea'],
      journal: { __typename: 'Journal', id: 'journal_1', title: 'Monday, March 2, 2026' },
      updatedAt: '2026-03-03T08:30:00.000Z',
    });
    expect(screen.getByRole('link', { name: 'Ann Lee' })).toHaveAttribute('href', '/u/ann');
    expect(lines()).toEqual(['The *Heron*.', 'The Tern.']);
    expect(screen.getByText(/From journal/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Monday, March 2, 2026' })).toHaveAttribute(
      'href',
      '/journals/journal_1',
    );
    expect(screen.getByText('Names')).toBeInTheDocument();
    expect(screen.getByText('sea')).toBeInTheDocument();
    const updated = screen.getByText(/Updated/);
    expect(within(updated).getByText(/2026/)).toHaveAttribute('datetime', '2026-03-03T08:30:00.000Z');
  });

  test.each([
    ['a title of its own takes nothing from the text', { title: 'Ferry' }, 'Names for the ferry'],
    ['without a title the first line stays', { title: null }, 'Names for the ferry'],
    [
      'a heading’s marks are gone with the line',
      { content: '# Names for the ferry\nThe Tern.' },
      'The Tern.',
    ],
    [
      'no line goes with the title that is not in it, however the lines are parted',
      { content: 'Names for the ferry\u2028The *Heron*.\u2029\rThe Tern.' },
      'The *Heron*.',
    ],
  ])('%s', async (_what, overrides: { title?: string | null; content?: string }, first) => {
    await show(overrides);
    expect(lines()[0]).toBe(first);
    const title =
      overrides.title === undefined ? 'Names for the ferry' : (overrides.title ?? 'Untitled Note');
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  });
});

describe('the list of notes', () => {
  type Notes = ReturnType<typeof buildNote>[];
  const listOf = (notes: Notes, next: string | null = null) => viewerOf({ notes: notesOf(notes, next) });
  const show = async (notes: Notes, path = '/notes') => {
    const view = await renderScreens(noteRoutes, path);
    await answer(listOf(notes));
    return view;
  };
  const rowOf = (title: string) =>
    within(screen.getByRole('link', { name: title }).closest('article') as HTMLElement);

  const ferry = buildNote();
  const keys = buildNote({
    id: 'note_2',
    title: 'Keys',
    excerpt: 'Keys',
    createdAt: '2026-03-01T19:00:00.000Z',
    tags: ['höuse'],
  });

  test('a row shows its title, the text below it, author, journal, tags, words and date', async () => {
    await show([
      buildNote({
        tags: ['sea', 'names'],
        journal: { __typename: 'Journal', id: 'journal_1', title: 'Monday, March 2, 2026' },
      }),
    ]);
    const row = within(screen.getByRole('article'));
    expect(row.getByRole('link', { name: 'Names for the ferry' })).toHaveAttribute('href', '/notes/note_1');
    expect(row.getByText('The Heron. The Tern.')).toBeInTheDocument();
    expect(row.getByRole('link', { name: 'Ann Lee' })).toHaveAttribute('href', '/u/ann');
    expect(row.getByRole('link', { name: 'Monday, March 2, 2026' })).toHaveAttribute(
      'href',
      '/journals/journal_1',
    );
    expect(row.getAllByRole('listitem').map((tag) => tag.textContent)).toEqual(['sea', 'names']);
    expect(row.getByText('8 words')).toBeInTheDocument();
    expect(row.queryByText('Pinned')).toBeNull();
  });

  test('the search box looks in tags as well', async () => {
    await show([ferry, keys]);
    enter(screen.getByRole('searchbox', { name: 'Search notes' }), 'house');
    await waitFor(() => expect(rowTitles()).toEqual(['Keys']));
    expect(await screen.findByText('1 note found')).toBeInTheDocument();
  });

  describe('pinning', () => {
    const pin = (title: string) => rowOf(title).getByRole('button', { name: `Pin ${title}` });

    test('puts the note first and marks it at once, and keeps the focus on the way', async () => {
      await show([ferry, keys]);
      await userEvent.click(pin('Keys'));
      expect(rowTitles()).toEqual(['Keys', 'Names for the ferry']);
      expect(rowOf('Keys').getByText('Pinned')).toBeInTheDocument();
      expect(pin('Keys')).toHaveAttribute('aria-pressed', 'true');
      expect(variablesOf('updateNote')).toEqual({ input: { id: 'note_2', isPinned: true } });
      expect(pin('Keys')).toHaveFocus();
      await answer({
        updateNote: { note: buildNote({ ...keys, isPinned: true, updatedAt: '2026-03-03T19:00:00.000Z' }) },
      });
      await userEvent.click(pin('Keys'));
      expect(rowTitles()).toEqual(['Names for the ferry', 'Keys']);
      expect(pin('Keys')).toHaveFocus();
    });

    test('rolls back where the server refuses, and says so', async () => {
      const complained = jest.spyOn(toast, 'error');
      await show([ferry, keys]);
      await userEvent.click(pin('Keys'));
      await refuse('updateNote', { code: 'NETWORK', message: 'no' });
      expect(rowTitles()).toEqual(['Names for the ferry', 'Keys']);
      expect(complained).toHaveBeenCalledWith('Failed to update note');
    });
  });

  test('without the server, those of the device are in its order: pinned ones first, then the newest', async () => {
    await renderScreens(noteRoutes, '/notes');
    for (const title of ['Pinned', 'Older', 'Newer']) {
      const details = { isPinned: title === 'Pinned' };
      // The next millisecond: a note's time distinguishes it from the one before.
      await new Promise((resolve) => setTimeout(resolve, 2));
      await act(() => documents.write(documents.begin({ kind: 'note', title, details }), { content: title }));
    }
    // The last changed is not the newest.
    const older = (await documents.list('note')).find(({ title }) => title === 'Older');
    await act(() => documents.write(older as LocalDocument, { content: 'Older, changed' }));
    await refuse('viewer.notes', { code: 'NETWORK', message: 'no' });
    await waitFor(() => expect(rowTitles()).toEqual(['Pinned', 'Newer', 'Older, changed']));
  });

  test('one that is on this device alone comes first', async () => {
    await renderScreens(noteRoutes, '/notes');
    const draft = { title: 'Shopping', content: 'Shopping\nInk and paper', details: { isPinned: true } };
    const { localId } = await act(() => documents.write(documents.begin({ kind: 'note' }), draft));
    await answer(listOf([ferry]));
    await waitFor(() => expect(rowTitles()).toEqual(['Shopping', 'Names for the ferry']));
    const row = rowOf('Shopping');
    expect(screen.getByRole('link', { name: 'Shopping' })).toHaveAttribute(
      'href',
      `/notes/new?localId=${localId}`,
    );
    expect(await row.findByText('Ink and paper')).toBeInTheDocument();
    expect(row.getByText('Pinned')).toBeInTheDocument();
    expect(row.queryByText('private')).toBeNull();
  });

  test('a server that fails is not said to be out of reach', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await renderScreens(noteRoutes, '/notes');
    await refuse('viewer.notes', { code: 'INTERNAL_SERVER_ERROR', message: 'no' });
    expect(
      screen.getByText(/^Something went wrong on the server\. Your notes will show again once it is back/),
    ).toBeInTheDocument();
    expect(screen.queryByText(/can’t be reached/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await answer(listOf([ferry]));
    expect(rowTitles()).toEqual(['Names for the ferry']);
  });
});
