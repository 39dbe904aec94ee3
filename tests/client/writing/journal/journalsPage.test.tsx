import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setKeptCount } from '../../../../client/documents/keptCounts';
import { journalRoutes } from '../../../../client/features/writing/journal/journalRoutes';
import { buildJournal, journalsOf, viewerOf } from '../../documents/screens/privateTexts';
import {
  answer,
  documents,
  pending,
  refuse,
  renderScreens,
  setOnline,
  variablesOf,
} from '../../stories/story/renderScreens';
import { enter } from '../../support/formFields';
import { rowTitles } from '../../support/rowTitles';

type Journals = ReturnType<typeof buildJournal>[];
const listOf = (journals: Journals, next: string | null = null) =>
  viewerOf({ journals: journalsOf(journals, next) });
const show = async (journals: Journals, next: string | null = null, path = '/journals') => {
  const view = await renderScreens(journalRoutes, path);
  await answer(listOf(journals, next));
  return view;
};
const search = () => screen.getByRole('searchbox', { name: 'Search journals' });

const tram = buildJournal();
const cafe = buildJournal({
  id: 'journal_2',
  title: 'Sunday, March 1, 2026',
  excerpt: 'A long talk in the Café.',
  journalDate: '2026-03-01T19:00:00.000Z',
});

afterEach(() => localStorage.clear());

test('a row links to the entry, and shows its excerpt, author, words and date; the latest day is first', async () => {
  await show([buildJournal({ ...cafe, excerpt: '', wordCount: 0 }), tram]);
  expect(rowTitles()).toEqual(['Monday, March 2, 2026', 'Sunday, March 1, 2026']);
  const [first, second] = screen.getAllByRole('article') as [HTMLElement, HTMLElement];
  expect(within(second).getByText('No content')).toBeInTheDocument();
  const row = within(first);
  expect(row.getByRole('link', { name: 'Monday, March 2, 2026' })).toHaveAttribute(
    'href',
    '/journals/journal_1',
  );
  expect(row.getByText('Rain on the tram. Still, we wrote.')).toBeInTheDocument();
  expect(row.getByRole('link', { name: 'Ann Lee' })).toHaveAttribute('href', '/u/ann');
  expect(row.getByText('7 words')).toBeInTheDocument();
  expect(row.getByText((_text, element) => element?.tagName === 'TIME')).toHaveAttribute(
    'datetime',
    '2026-03-02T19:00:00.000Z',
  );
});

describe('the search box', () => {
  test('finds the shown texts, ignoring case and accents, without a request, and says if nothing is found', async () => {
    await show([tram, cafe]);
    // A region that comes with its text isn't read out.
    const news = screen.getByText('', { selector: '[role=status]' });
    enter(search(), 'CAFE  talk');
    await waitFor(() => expect(rowTitles()).toEqual(['Sunday, March 1, 2026']));
    await waitFor(() => expect(news).toHaveTextContent('1 journal found'));
    expect(pending('viewer.journals')).toHaveLength(0);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(rowTitles()).toHaveLength(2));
    enter(search(), 'snow');
    expect(await screen.findByText('No journals match your current filters')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(rowTitles()).toHaveLength(2));
    expect(search()).toHaveValue('');
    expect(search()).toHaveFocus();
  });

  test('loads the rest of the list, page after page, to search all of it, and again if that fails', async () => {
    await show([tram], 'after tram');
    expect(pending('viewer.journals')).toHaveLength(0);
    enter(search(), 'talk');
    expect(await screen.findByText('Looking through the rest…')).toBeInTheDocument();
    expect(screen.queryByText('No journals found')).toBeNull();
    expect(variablesOf('viewer.journals')).toEqual({
      authorId: null,
      count: 100,
      cursor: 'after tram',
    });
    await answer(listOf([buildJournal({ id: 'journal_3' })], 'further'));
    expect(variablesOf('viewer.journals')).toMatchObject({ cursor: 'further' });
    await refuse('viewer.journals', { code: 'NETWORK', message: 'no' });
    expect(screen.getByRole('alert')).toHaveTextContent('The other journals could not be looked through.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await answer(listOf([cafe]));
    expect(rowTitles()).toEqual(['Sunday, March 1, 2026']);
    expect(screen.queryByText('Looking through the rest…')).toBeNull();
  });

  test('keeps the search when going back from an entry, but not in the address', async () => {
    const { router } = await show([tram, cafe]);
    enter(search(), 'cafe');
    await waitFor(() => expect(rowTitles()).toHaveLength(1));
    await userEvent.click(screen.getByRole('link', { name: 'Sunday, March 1, 2026' }));
    await answer({ journal: cafe });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sunday, March 1, 2026');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(search()).toHaveValue('cafe'));
    expect(rowTitles()).toEqual(['Sunday, March 1, 2026']);
    expect(router.state.location.search).toBe('');
  });
});

test('the next page comes on demand', async () => {
  await show([tram], 'after tram');
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await answer(listOf([cafe]));
  expect(rowTitles()).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

describe('texts that are only on this device', () => {
  const keep = (title: string, content: string, details = {}) =>
    act(() => documents.write(documents.begin({ kind: 'journal', title, details }), { content }));

  test('come first, with their status and a link to continue, and are neither stories nor notes', async () => {
    await renderScreens(journalRoutes, '/journals');
    await act(() => documents.write(documents.begin({}), { title: 'A story', content: 'Once.' }));
    await act(() => documents.write(documents.begin({ kind: 'note' }), { content: 'A note.' }));
    const { localId } = await keep('Tuesday, March 3, 2026', 'Snow.');
    await answer(listOf([tram]));
    expect(await screen.findByText('Draft')).toBeInTheDocument();
    expect(rowTitles()).toEqual(['Tuesday, March 3, 2026', 'Monday, March 2, 2026']);
    expect(screen.getByRole('link', { name: 'Tuesday, March 3, 2026' })).toHaveAttribute(
      'href',
      `/journals/new?localId=${localId}`,
    );
    enter(search(), 'snow');
    await waitFor(() => expect(rowTitles()).toEqual(['Tuesday, March 3, 2026']));
  });

  test('are all there is while the server is unreachable: in its order, how many are kept, and to be searched', async () => {
    await renderScreens(journalRoutes, '/journals');
    setKeptCount('user_ann', 'journal', 100);
    await keep('Later', 'Thaw.', { journalDate: '2026-03-04T19:00:00.000Z' });
    await keep('Earlier', 'Snow.', { journalDate: '2026-03-03T19:00:00.000Z' });
    setOnline(false);
    await refuse('viewer.journals', { code: 'NETWORK', message: 'no' });
    await waitFor(() => expect(rowTitles()).toEqual(['Later', 'Earlier']));
    expect(screen.getByText(/These are the journals on this device/)).toBeInTheDocument();
    expect(screen.getByText('This device keeps your latest 100 journals.')).toBeInTheDocument();
    expect(screen.getAllByText('Offline')).toHaveLength(2);
    enter(search(), 'snow');
    await waitFor(() => expect(rowTitles()).toEqual(['Earlier']));
  });

  test('and without any, a new one can be started', async () => {
    await renderScreens(journalRoutes, '/journals');
    await refuse('viewer.journals', { code: 'NETWORK', message: 'no' });
    expect(await screen.findByText('No journals on this device')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'New Journal' })).toHaveLength(2);
  });
});
