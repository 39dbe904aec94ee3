/** @jest-environment ./tests/client/support/aucklandEnvironment.cjs */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Outlet, type RouteObject } from 'react-router-dom';
import { NewJournalButton } from '../../../../client/documents/screens/NewJournalButton';
import type { DocumentStore } from '../../../../client/documents/sync/documentStore';
import { journalRoutes } from '../../../../client/features/writing/journal/journalRoutes';
import { SideNavigation } from '../../../../client/shell/SideNavigation';
import { viewerOf } from '../../documents/screens/privateTexts';
import {
  answer,
  documents,
  pending,
  refuse,
  renderScreens,
  setOnline,
  settle,
  variablesOf,
} from '../../stories/story/renderScreens';
import { itIs } from '../../support/deviceClock';

afterEach(() => jest.useRealTimers());

const screens: RouteObject[] = [
  {
    path: '/start',
    element: (
      <>
        <NewJournalButton />
        <Link to="/start/page">Another page</Link>
        <Outlet />
      </>
    ),
    children: [{ path: 'page', element: null }],
  },
];

const button = () => screen.getByRole('link', { name: /New Journal|Opening/ });
const press = () => userEvent.click(button());
const isAt = (address: string) => screen.findByText(`at ${address}`);
const answerToday = (journal: { id: string; journalDate: string } | null) =>
  answer(viewerOf({ journalOfDay: journal && { __typename: 'Journal', ...journal } }));
const begin = (begun: Parameters<DocumentStore['begin']>[0] = {}) =>
  act(() => documents.write(documents.begin({ kind: 'journal', ...begun }), { content: 'Snow.' }));

test.each([
  [
    'just before midnight',
    '2026-03-02T10:59:00.000Z',
    '2026-03-01T11:00:00.000Z',
    '2026-03-02T11:00:00.000Z',
  ],
  ['just after midnight', '2026-03-02T11:01:00.000Z', '2026-03-02T11:00:00.000Z', '2026-03-03T11:00:00.000Z'],
  [
    'on the day that has 25 hours',
    '2026-04-04T20:00:00.000Z',
    '2026-04-04T11:00:00.000Z',
    '2026-04-05T12:00:00.000Z',
  ],
])('it asks for the entry of the day by the member’s own clock: %s', async (_when, now, from, to) => {
  itIs(now);
  await renderScreens(screens, '/start');
  await press();
  // The device's own entries are read before the request is sent.
  await waitFor(() => expect(variablesOf('viewer.journalOfDay')).toEqual({ from, to }));
});

test('during the request it says so, and can’t be pressed twice; without an entry, a new one is opened', async () => {
  await renderScreens(screens, '/start');
  await press();
  expect(button()).toHaveTextContent('Opening…');
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  await press();
  await settle();
  expect(pending('viewer.journalOfDay')).toHaveLength(1);
  await answerToday(null);
  await isAt('/journals/new');
});

test('if the request fails, a new entry is opened', async () => {
  await renderScreens(screens, '/start');
  await press();
  await refuse('viewer.journalOfDay', { code: 'INTERNAL_SERVER_ERROR', message: 'no' });
  await isAt('/journals/new');
});

test('a new browser tab gets the address of a new one', async () => {
  await renderScreens(screens, '/start');
  expect(button()).toHaveAttribute('href', '/journals/new');
  // A browser would open a new tab; jsdom cannot.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(button());
  expect(pending('viewer.journalOfDay')).toHaveLength(0);
});

test('navigating elsewhere during the request is not undone', async () => {
  await renderScreens(screens, '/start');
  await press();
  await userEvent.click(screen.getByRole('link', { name: 'Another page' }));
  await answerToday({ id: 'journal_1', journalDate: new Date().toISOString() });
  expect(button()).toHaveTextContent('New Journal');
  expect(screen.queryByText(/^at /)).toBeNull();
});

test('today’s own entry is opened for editing, by the side bar too, which closes its drawer after that', async () => {
  const onNavigate = jest.fn();
  await renderScreens([{ path: '/start', element: <SideNavigation onNavigate={onNavigate} /> }], '/start');
  await press();
  expect(button()).toHaveTextContent('Opening…');
  expect(onNavigate).not.toHaveBeenCalled();
  await answerToday({ id: 'journal_1', journalDate: new Date().toISOString() });
  await isAt('/journals/journal_1/edit');
  expect(onNavigate).toHaveBeenCalledTimes(1);
});

describe('by address, a day’s entry is opened as well', () => {
  test('an entry that is only on this device too', async () => {
    await renderScreens([...screens, ...journalRoutes], '/start');
    await begin();
    await press();
    await answerToday(null);
    await screen.findByRole('heading', { level: 1, name: 'Today’s entry' });
    await userEvent.keyboard(' Then sun.');
    expect(screen.getByLabelText('Content')).toHaveValue('Snow. Then sun.');
    await userEvent.click(screen.getByRole('link', { name: 'Another entry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'New Journal' })).toBeInTheDocument();
    expect(screen.getByLabelText('Content')).toHaveValue('');
  });

  test('without one, a new entry begins', async () => {
    await renderScreens(journalRoutes, '/journals/new');
    await answerToday(null);
    await screen.findByRole('heading', { level: 1, name: 'New Journal' });
    await userEvent.keyboard('Sun.');
    expect(screen.getByLabelText('Content')).toHaveValue('Sun.');
  });
});

describe('an entry that is only on this device', () => {
  test('is today’s own if it was started today', async () => {
    await renderScreens(screens, '/start');
    const { localId } = await begin();
    await press();
    await answerToday(null);
    await isAt(`/journals/new?localId=${localId}`);
  });

  test('is used while the response to its creation is pending', async () => {
    await renderScreens(screens, '/start');
    const journalDate = new Date().toISOString();
    const { localId } = await begin({ details: { journalDate } });
    await press();
    await answerToday({ id: 'journal_1', journalDate });
    await isAt(`/journals/new?localId=${localId}`);
  });

  test('is replaced by a later one of another device', async () => {
    itIs('2026-03-02T20:00:00.000Z');
    await renderScreens(screens, '/start');
    await begin({ details: { journalDate: '2026-03-02T19:00:00.000Z' } });
    await press();
    await answerToday({ id: 'journal_1', journalDate: '2026-03-02T19:30:00.000Z' });
    await isAt('/journals/journal_1/edit');
  });

  test('is not today’s if it was started before midnight', async () => {
    itIs('2026-03-02T10:58:00.000Z');
    await renderScreens(screens, '/start');
    await begin({ details: { journalDate: '2026-03-02T10:58:00.000Z' } });
    itIs('2026-03-02T11:02:00.000Z');
    await press();
    await answerToday(null);
    await isAt('/journals/new');
  });
});

describe('offline', () => {
  test.each([
    ['the device’s entries answer at once', new Date().toISOString(), '/journals/journal_1/edit'],
    [
      'an entry of another day that was read today is not today’s',
      '2020-03-02T19:00:00.000Z',
      '/journals/new',
    ],
  ])('%s', async (_what, journalDate, opens) => {
    await renderScreens(screens, '/start');
    const copy = {
      id: 'journal_1',
      title: 'Rain',
      content: 'Rain.',
      tags: [],
      privacyLevel: 'PRIVATE' as const,
      details: { mood: null, prompt: null, journalDate },
      updatedAt: journalDate,
    };
    await act(() => documents.open(copy, { kind: 'journal' }));
    setOnline(false);
    await press();
    await isAt(opens);
    expect(pending('viewer.journalOfDay')).toHaveLength(0);
  });

  test('a story or a note that was started today is no journal', async () => {
    await renderScreens(screens, '/start');
    await begin({ kind: 'note' });
    setOnline(false);
    await press();
    await waitFor(() => expect(screen.getByText('at /journals/new')).toBeInTheDocument());
  });
});
