import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noteRoutes } from '../../../client/features/note/noteRoutes';
import { toast } from '../../../client/ui/feedback/toaster';
import { buildNote, notesOf, viewerOf } from '../documents/screens/privateTexts';
import { answer, documents, refuse, renderScreens } from '../story/renderScreens';

jest.mock('../../../client/relay/environment', () => jest.requireActual('../story/mockEnvironment'));

jest.setTimeout(120_000);

const show = async (overrides: Record<string, unknown> = {}) => {
  const view = await renderScreens(noteRoutes, '/notes/note_1');
  await answer('NotePageQuery', { note: buildNote(overrides) });
  return view;
};
const lines = () => Array.from(screen.getByRole('article').querySelectorAll('p'), (line) => line.textContent);

test('title, author, the moment it was made, and its lines as they were written', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1, name: 'Names for the ferry' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ann Lee' })).toHaveAttribute('href', '/u/ann');
  expect(lines()).toEqual(['The *Heron*.', 'The Tern.']);
  expect(screen.queryByText(/Updated/)).toBeNull();
});

test.each([
  ['a title of its own takes nothing from the text', { title: 'Ferry' }, 'Names for the ferry'],
  ['without a title the first line stays', { title: null }, 'Names for the ferry'],
  ['a heading’s marks are gone with the line', { content: '# Names for the ferry\nThe Tern.' }, 'The Tern.'],
])('%s', async (_what, overrides, first) => {
  await show(overrides);
  expect(lines()[0]).toBe(first);
});

test('no line goes with the title that is not in it, however the lines are parted', async () => {
  await show({ content: 'Names for the ferry\u2028The *Heron*.\u2029\rThe Tern.' });
  expect(lines()).toEqual(['The *Heron*.', 'The Tern.']);
});

test('without a title it is untitled', async () => {
  await show({ title: null });
  expect(screen.getByRole('heading', { level: 1, name: 'Untitled Note' })).toBeInTheDocument();
});

test('says when it changed, where it did', async () => {
  await show({ updatedAt: '2026-03-03T08:30:00.000Z' });
  const updated = screen.getByText(/Updated/);
  expect(within(updated).getByText(/2026/)).toHaveAttribute('datetime', '2026-03-03T08:30:00.000Z');
});

test('its journal, its category and its tags stand with it', async () => {
  await show({
    category: 'Names',
    tags: ['sea'],
    journal: { __typename: 'Journal', id: 'journal_1', title: 'Monday, March 2, 2026' },
  });
  expect(screen.getByText(/From journal/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Monday, March 2, 2026' })).toHaveAttribute(
    'href',
    '/journals/journal_1',
  );
  expect(screen.getByText('Names')).toBeInTheDocument();
  expect(screen.getByText('sea')).toBeInTheDocument();
});

test('a missing note and another member’s say the same, and lead back', async () => {
  await renderScreens(noteRoutes, '/notes/note_1');
  await answer('NotePageQuery', { note: null });
  expect(screen.getByRole('heading', { name: 'Note not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Notes' })).toHaveAttribute('href', '/notes');
});

describe('deleting', () => {
  const confirm = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(
      dialog.getByText('Are you sure you want to delete this note? This action cannot be undone.'),
    ).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  };

  test('says that it is done and leads to the list', async () => {
    const said = jest.spyOn(toast, 'success');
    const { router } = await show();
    await confirm();
    expect(said).not.toHaveBeenCalled();
    await answer('useDeleteNoteMutation', { deleteNote: { deletedNoteId: 'note_1' } });
    await waitFor(() => expect(router.state.location.pathname).toBe('/notes'));
    await answer('NotesPageQuery', viewerOf({ notes: notesOf([]) }));
    expect(said).toHaveBeenCalledWith('Note deleted successfully');
  });

  test('says where it failed, and the note stays', async () => {
    const complained = jest.spyOn(toast, 'error');
    const { router } = await show();
    await confirm();
    await refuse('useDeleteNoteMutation', { code: 'INTERNAL_SERVER_ERROR', message: 'no' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(complained).toHaveBeenCalledWith('Failed to delete note');
    expect(router.state.location.pathname).toBe('/notes/note_1');
    expect(screen.getByRole('heading', { level: 1, name: 'Names for the ferry' })).toBeInTheDocument();
  });
});

test('with the server gone a note is read as this device has it', async () => {
  await renderScreens(noteRoutes, '/notes/note_1');
  await act(() =>
    documents.open(
      {
        id: 'note_1',
        title: 'Names for the ferry',
        content: 'Names for the ferry\nThe Tern.',
        tags: ['sea'],
        privacyLevel: 'PRIVATE',
        details: { category: 'Names', isPinned: false, journalId: null },
        updatedAt: '2026-03-02T19:00:00.000Z',
      },
      { kind: 'note' },
    ),
  );
  await refuse('NotePageQuery', { code: 'NETWORK', message: 'no' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Names for the ferry' })).toBeInTheDocument();
  expect(screen.getByText('The Tern.')).toBeInTheDocument();
  expect(screen.getByText('Category: Names')).toBeInTheDocument();
  expect(screen.getByText('sea')).toBeInTheDocument();
});
