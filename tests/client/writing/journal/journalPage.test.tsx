import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { journalRoutes } from '../../../../client/features/writing/journal/journalRoutes';
import { buildJournal, buildNote, notesOf } from '../../documents/screens/privateTexts';
import {
  answer,
  documents,
  refuse,
  renderScreens,
  setOnline,
  variablesOf,
} from '../../stories/story/renderScreens';
import { toasts } from '../../support/toasts';

const show = async (overrides: Record<string, unknown> = {}) => {
  const view = await renderScreens(journalRoutes, '/journals/journal_1');
  await answer({ journal: buildJournal(overrides) });
  return view;
};

/** Stores the entry on the device, as opening it does. */
const openHere = (details: Record<string, string | null> = {}) =>
  act(() =>
    documents.open(
      {
        id: 'journal_1',
        title: 'Monday, March 2, 2026',
        content: 'Rain on the *tram*.',
        tags: [],
        privacyLevel: 'PRIVATE',
        details: { mood: null, prompt: null, journalDate: '2026-03-02T19:00:00.000Z', ...details },
        updatedAt: '2026-03-02T19:00:00.000Z',
      },
      { kind: 'journal' },
    ),
  );

test('title, author, long date, and the text just as it was written, with mood and prompt where there are any', async () => {
  await show({ mood: 'Hopeful', prompt: 'What woke you?' });
  expect(screen.getByRole('heading', { level: 1, name: 'Monday, March 2, 2026' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ann Lee' })).toHaveAttribute('href', '/u/ann');
  const long = new Date('2026-03-02T19:00:00.000Z').toLocaleDateString(undefined, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  expect(screen.getByText((_text, element) => element?.tagName === 'TIME')).toHaveTextContent(long);
  const text = screen.getByText(/Rain on the/);
  expect(text.tagName).toBe('PRE');
  expect(text.textContent).toBe('Rain on the *tram*.\n\n  Still, we wrote.');
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/journals/journal_1/edit');
  expect(screen.getByText('Hopeful')).toBeInTheDocument();
  expect(screen.getByText('What woke you?')).toBeInTheDocument();
});

test('an entry without a word says so, and has no mood and no prompt', async () => {
  await show({ content: '', wordCount: 0 });
  expect(screen.getByText('No content available')).toBeInTheDocument();
  expect(screen.queryByText(/Mood|Prompt/)).toBeNull();
});

test.each([
  ['shows its time below a title that is the same day', 'Monday, March 2, 2026', true],
  ['is only the day below another title', 'A quiet day', false],
])('the date %s', async (_what, title, isExact) => {
  const createdAt = '2026-03-02T12:07:00.000Z';
  await show({ createdAt, title });
  const exact = new Date(createdAt).toLocaleString(undefined, { dateStyle: 'full', timeStyle: 'short' });
  const date = screen.getByText((_text, element) => element?.tagName === 'TIME');
  expect(date.textContent?.includes(`Created ${exact}`)).toBe(isExact);
});

describe('deleting', () => {
  const askToDelete = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    return within(await screen.findByRole('alertdialog'));
  };
  const confirm = async () => userEvent.click((await askToDelete()).getByRole('button', { name: 'Delete' }));
  const closed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

  test('shows a failure, and the entry stays, in its current version', async () => {
    const { router } = await show();
    await confirm();
    await refuse('deleteJournal', { code: 'CONFLICT', message: 'Changed elsewhere' });
    await closed();
    await answer({ journal: buildJournal({ content: 'Changed elsewhere.' }) });
    expect(screen.getByText('Changed elsewhere.')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/journals/journal_1');
    expect(toasts()).toEqual(['Failed to delete journal']);
  });

  test('accepts that one is already deleted, and also removes it from this device', async () => {
    const { router } = await show();
    await openHere();
    await confirm();
    await refuse('deleteJournal', { code: 'NOT_FOUND', message: 'no' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/journals'));
    await waitFor(async () => expect(await documents.list()).toEqual([]));
  });

  test('is queued on this device while the server is unreachable', async () => {
    const { router } = await show();
    await openHere();
    setOnline(false);
    await confirm();
    await refuse('deleteJournal', { code: 'NETWORK', message: 'no' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/journals'));
    expect(await documents.read({ id: 'journal_1' })).toBeNull();
    expect(toasts()).toEqual([
      'Journal deleted on this device. The server hears of it once it can be reached.',
    ]);
  });

  test('fails offline if this device does not have the entry', async () => {
    const { router } = await show();
    await confirm();
    await refuse('deleteJournal', { code: 'NETWORK', message: 'no' });
    await closed();
    expect(router.state.location.pathname).toBe('/journals/journal_1');
    expect(toasts()).toEqual(['Failed to delete journal']);
  });
});

describe('its notes', () => {
  const pinned = buildNote({
    id: 'note_2',
    title: 'Later',
    isPinned: true,
    createdAt: '2026-03-01T19:00:00.000Z',
  });

  test('are listed below it, pinned ones first, and can be loaded further', async () => {
    await show({ notes: notesOf([buildNote(), pinned], 'after the first') });
    const notes = within(screen.getByRole('region', { name: 'Notes' }));
    expect(notes.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      'Later',
      'Names for the ferry',
    ]);
    expect(notes.getByRole('link', { name: 'New Note' })).toHaveAttribute(
      'href',
      '/notes/new?journalId=journal_1',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(variablesOf('node.notes')).toMatchObject({ cursor: 'after the first' });
  });

  test('include those that are only on this device', async () => {
    await show();
    expect(screen.getByText('No notes on this entry yet.')).toBeInTheDocument();
    await act(() =>
      documents.write(documents.begin({ kind: 'note', details: { journalId: 'journal_1' } }), {
        title: 'Keys',
        content: 'Keys',
      }),
    );
    expect(await screen.findByRole('heading', { level: 3, name: 'Keys' })).toBeInTheDocument();
    expect(screen.queryByText('No notes on this entry yet.')).toBeNull();
  });
});

test('the page says so if its author has unsent changes', async () => {
  await show();
  const journal = await openHere();
  await act(() => documents.write(journal, { content: 'Rain, and wind.' }));
  expect(await screen.findByText(/This is the journal as the server has it/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go on writing' })).toHaveAttribute(
    'href',
    '/journals/journal_1/edit',
  );
});
