import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { journalRoutes } from '../../../../client/features/writing/journal/journalRoutes';
import { addNoteTag } from '../../../../client/features/writing/note/NoteEditor';
import {
  at,
  button,
  content,
  named,
  openNewNote,
  openNote,
  refusal,
  sent,
  titleHeading,
} from '../../documents/screens/editorScreen';
import { buildNote } from '../../documents/screens/privateTexts';
import {
  answer,
  documentServer,
  documents,
  notices,
  pending,
  refuse,
  renderScreens,
  setOnline,
} from '../../stories/story/renderScreens';
import { withoutAutoSaves } from '../../support/autoSaves';
import { enter } from '../../support/formFields';

withoutAutoSaves();

const pin = () => screen.getByRole('checkbox', { name: 'Pin this note' });
const category = () => screen.getByLabelText('Category');
const tagField = () => screen.getByLabelText('Tags');
const chips = () => within(screen.getByRole('list', { name: 'Chosen tags' })).getAllByRole('listitem');
const chosen = () => chips().map(({ textContent }) => textContent);

describe('a new note', () => {
  test('has 25 rows, needs more than a category, and its first line becomes its title while typing', async () => {
    await openNewNote();
    expect(content()).toHaveAttribute('rows', '25');
    expect(content()).toHaveAccessibleDescription('The first line becomes the title.');
    for (const field of [category(), tagField()]) expect(field).toHaveAccessibleDescription(/^Optional/);
    expect(titleHeading()).toHaveTextContent('Untitled Note');
    enter(category(), 'Ideas');
    expect(button('Create Note')).toBeDisabled();
    await userEvent.type(content(), '{Enter}## Ferry names{Enter}The Heron.');
    await waitFor(() => expect(titleHeading()).toHaveTextContent(/^Ferry names$/));
  });

  test('is created with its title, pin, category and tags, and then shown', async () => {
    const view = await openNewNote();
    await userEvent.type(content(), 'Ferry names{Enter}The Heron.');
    await userEvent.click(pin());
    enter(category(), 'Ideas');
    await userEvent.type(tagField(), 'Sea{Enter}night');
    await userEvent.click(button('Create Note'));
    await sent();
    expect(documentServer.requests).toMatchObject([
      {
        kind: 'create',
        textKind: 'note',
        privacyLevel: 'PRIVATE',
        text: {
          title: 'Ferry names',
          content: 'Ferry names\nThe Heron.',
          // A typed tag that was not confirmed with Enter is saved too.
          tags: ['Sea', 'night'],
          details: { isPinned: true, category: 'Ideas', journalId: null },
        },
      },
    ]);
    await at(view, `/notes/${[...documentServer.stories.keys()][0]}`);
    expect(notices).toHaveBeenCalledWith('created');
  });

  test('without a connection is saved on this device, with all of its fields', async () => {
    const view = await openNewNote();
    setOnline(false);
    enter(content(), 'Ferry');
    await userEvent.click(pin());
    const localId = await named(view);
    await waitFor(async () => expect((await documents.read({ localId }))?.details.isPinned).toBe(true));
    view.unmount();
    const again = await openNewNote(`?localId=${localId}`);
    expect(content()).toHaveValue('Ferry');
    expect(pin()).toBeChecked();
    await userEvent.click(button('Create Note'));
    await at(again, '/notes');
    expect(screen.getAllByText('Saved on this device')).not.toEqual([]);
    setOnline(true);
    await waitFor(() => expect(documentServer.stories.size).toBe(1));
  });

  test('without a word leaves nothing on the device', async () => {
    const view = await openNewNote();
    await userEvent.click(pin());
    await userEvent.click(button('Cancel'));
    await at(view, '/notes');
    await waitFor(async () => expect(await documents.list('note')).toEqual([]));
  });
});

describe('a note that belongs to a journal', () => {
  const journal = { __typename: 'Journal', id: 'journal_1', title: 'Monday, March 2, 2026' };

  test.each([
    ['the address', '?journalId=journal_1', {}],
    ['the navigation', '', { state: { journalId: 'journal_1' } }],
  ])('knows it from %s, is sent with it, and goes back to it', async (_what, query, options) => {
    const view = await openNewNote();
    await act(() => view.router.navigate(`/notes/new${query}`, options));
    await answer({ journal });
    expect(screen.getByText(/^For/)).toHaveTextContent('For Monday, March 2, 2026');
    expect(screen.getByRole('link', { name: journal.title })).toHaveAttribute('href', '/journals/journal_1');
    enter(content(), 'Trams.');
    await userEvent.keyboard('{Control>}s{/Control}');
    await sent();
    expect(documentServer.requests).toMatchObject([{ text: { details: { journalId: 'journal_1' } } }]);
    await userEvent.click(button('Cancel'));
    await at(view, '/journals/journal_1');
  });

  test('can be written if the journal can’t be loaded', async () => {
    await openNewNote('?journalId=journal_1');
    await refuse('journal', { code: 'NETWORK', message: 'no' });
    expect(screen.queryByText(/^For/)).toBeNull();
    enter(content(), 'Trams.');
    await userEvent.click(button('Create Note'));
    await sent();
    expect(documentServer.requests).toMatchObject([{ text: { details: { journalId: 'journal_1' } } }]);
  });
});

describe('tags', () => {
  test('are added by Enter or the button, as typed, and each once', async () => {
    await openNewNote();
    expect(tagField()).toHaveAttribute('maxlength', '50');
    expect(button('Add')).toBeDisabled();
    await userEvent.type(tagField(), '  Sea side {Enter}');
    await userEvent.type(tagField(), 'dusk, dawn');
    await userEvent.click(button('Add'));
    expect(tagField()).toHaveFocus();
    await userEvent.type(tagField(), 'Sea side{Enter}   {Enter}');
    expect(chosen()).toEqual(['Sea side', 'dusk, dawn']);
    expect(screen.getByText('dusk, dawn added.')).toHaveAttribute('role', 'status');
  });

  test('are removed by their button, also by keyboard, which moves the focus', async () => {
    await openNewNote();
    await userEvent.type(tagField(), 'a{Enter}b{Enter}');
    button('Remove a').focus();
    await userEvent.keyboard('{Enter}');
    expect(chosen()).toEqual(['b']);
    expect(screen.getByText('a removed.')).toHaveAttribute('role', 'status');
    expect(button('Remove b')).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(screen.queryByRole('list', { name: 'Chosen tags' })).toBeNull();
    expect(tagField()).toHaveFocus();
  });

  test('are at most twenty', () => {
    const twenty = Array.from({ length: 20 }, (_, index) => `tag ${index}`);
    expect(addNoteTag(twenty, 'one more')).toEqual({
      tags: twenty,
      problem: 'A note can have at most 20 tags',
    });
    expect(addNoteTag(twenty, 'tag 3')).toEqual({ tags: twenty });
  });

  test('with a twenty-first in the field the note can’t be saved, with a message', async () => {
    await openNote({ tags: Array.from({ length: 20 }, (_, index) => `tag ${index}`) });
    await userEvent.type(tagField(), 'one more');
    await userEvent.click(button('Save Changes'));
    expect(screen.getByRole('alert')).toHaveTextContent('Not saved. A note can have at most 20 tags');
    expect(documentServer.requests).toEqual([]);
  });
});

describe('a note that is edited', () => {
  test('is prefilled with the server’s values', async () => {
    await openNote({
      isPinned: true,
      category: 'Ideas',
      tags: ['sea'],
      journal: { __typename: 'Journal', id: 'journal_1', title: 'Monday, March 2, 2026' },
    });
    expect(titleHeading()).toHaveTextContent('Names for the ferry');
    expect(content()).toHaveValue('Names for the ferry\nThe *Heron*.\n\nThe Tern.');
    expect(pin()).toBeChecked();
    expect(category()).toHaveValue('Ideas');
    expect(chosen()).toEqual(['sea']);
    expect(screen.getByText(/^For/)).toHaveTextContent('For Monday, March 2, 2026');
    expect(pending('journal')).toEqual([]);
  });

  test('is sent with its changes, and shows that it is being saved', async () => {
    const view = await openNote({ isPinned: true, category: 'Ideas' });
    const letGo = documentServer.holdUp();
    await userEvent.click(pin());
    await userEvent.clear(category());
    await userEvent.click(button('Save Changes'));
    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled();
    expect(pin()).toBeDisabled();
    letGo();
    await at(view, '/notes/note_1');
    expect(documentServer.requests).toMatchObject([
      { kind: 'update', text: { details: { isPinned: false, category: '' } } },
    ]);
    expect(notices).toHaveBeenCalledWith('updated');
  });

  test('is not opened as a journal with the same id', async () => {
    const view = await openNote();
    setOnline(false);
    enter(content(), ' Unsent.');
    await waitFor(async () => expect((await documents.read({ id: 'note_1' }))?.content).toContain('Unsent.'));
    view.unmount();
    await renderScreens(journalRoutes, '/journals/note_1/edit');
    await answer({ journal: null }, refusal('journal', 'NOT_FOUND'));
    expect(await screen.findByRole('heading', { name: 'Journal not found' })).toBeInTheDocument();
  });

  test('that was changed elsewhere in the same paragraph lets its author choose, and keeps both texts', async () => {
    await openNote();
    documentServer.change('note_1', { content: 'Names for the ferry\nThe Gull.\n\nThe Tern.' });
    const field = content() as HTMLTextAreaElement;
    field.setSelectionRange(19, 19);
    await userEvent.type(field, ' and the tug', { initialSelectionStart: 19, initialSelectionEnd: 19 });
    await userEvent.click(button('Save Changes'));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/the one not chosen becomes a note of its own\.$/)).toBeInTheDocument();
    expect(dialog.getByRole('group', { name: 'Their text' })).toHaveTextContent('Gull');
    await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
    expect(dialog.queryByLabelText('Merged title')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Use theirs' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(content()).toHaveValue('Names for the ferry\nThe Gull.\n\nThe Tern.'));
    await waitFor(() =>
      expect(documentServer.requests).toContainEqual(
        expect.objectContaining({
          kind: 'keepVersion',
          textKind: 'note',
          version: expect.objectContaining({
            name: 'Not chosen in a conflict',
            content: buildNote().content.replace('ferry', 'ferry and the tug'),
          }),
        }),
      ),
    );
  });
});
