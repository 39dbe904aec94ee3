import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, pending, refuse, variablesOf } from '../story/renderScreens';
import { environment } from '../support/mockEnvironment';
import { buildLeader, buildSession, sessionsList, showScreen } from './sessionScreens';
import {
  before,
  cancelled,
  completed,
  earlierPart,
  early,
  last,
  late,
  noon,
  showLiveTab,
  showTab,
  titles,
  titlesOfEarlier,
  told,
} from './sessionsOnPage';

test('there are four tabs, and All Sessions comes first', async () => {
  await showTab('all', []);
  expect(screen.getByRole('heading', { level: 1, name: 'Writing Sessions' })).toBeInTheDocument();
  const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent);
  expect(tabs).toEqual(['All Sessions', 'Scheduled', 'Active', 'My Sessions']);
  expect(screen.getByRole('tab', { name: 'All Sessions' })).toHaveAttribute('aria-selected', 'true');
});

test.each([
  ['all', { status: ['IN_PROGRESS', 'SCHEDULED'], leaderId: null, withEarlier: true }],
  ['scheduled', { status: ['SCHEDULED'], leaderId: null, withEarlier: false }],
  ['active', { status: ['IN_PROGRESS'], leaderId: null, withEarlier: false }],
  ['mine', { status: ['IN_PROGRESS', 'SCHEDULED'], leaderId: 'user_ann', withEarlier: true }],
])('the tab %s asks for its own sessions', async (tab, variables) => {
  await showScreen(`/sessions?tab=${tab}`);
  expect(variablesOf('SessionsPageQuery')).toMatchObject(variables);
});

test('the tab is in the address', async () => {
  const { router } = await showTab('all', []);
  await userEvent.click(screen.getByRole('tab', { name: 'Active' }));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=active'));
  await answer('SessionsPageQuery', sessionsList([]));
  await userEvent.click(screen.getByRole('tab', { name: 'All Sessions' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('a card shows what a writer needs to choose', async () => {
  const given = { status: 'IN_PROGRESS', isRecurring: true, location: 'The back room', durationMinutes: 90 };
  await showTab('all', [buildSession(given)]);
  const card = within(screen.getByRole('article'));
  expect(card.getByRole('link', { name: 'Monday Evening' })).toHaveAttribute('href', '/sessions/session_1');
  expect(card.getByText('in progress')).toBeInTheDocument();
  expect(card.getByText('We write, and read a page each.')).toBeInTheDocument();
  const time = card.getByText((_text, element) => element?.tagName === 'TIME');
  expect(time).toHaveAttribute('datetime', '2026-03-09T19:00:00.000Z');
  expect(card.getByText('1 hour 30 minutes')).toBeInTheDocument();
  expect(card.getByText(/^3\/10/)).toHaveTextContent('3/10 writers have joined');
  expect(card.getByRole('link', { name: 'Ida Bell' })).toHaveAttribute('href', '/u/ida');
  expect(card.getByText('The back room')).toBeInTheDocument();
  expect(card.getByText('Every week')).toBeInTheDocument();
});

test.each([
  [{}, null],
  [{ viewerIsParticipant: true }, 'You’re in'],
  [{ viewerIsParticipant: true, status: 'COMPLETED' }, 'You took part'],
])('a card says quietly whether the viewer is in: %j', async (overrides, mark) => {
  await showTab('all', [buildSession(overrides)]);
  for (const text of ['You’re in', 'You took part'])
    expect(screen.queryByText(text) !== null).toBe(text === mark);
});

test('a full session says so; a deleted leader has a name and no profile', async () => {
  const leader = buildLeader({ name: 'Deleted member', isDeleted: true });
  await showTab('all', [buildSession({ participantCount: 10, registration: 'FULL', leader })]);
  expect(screen.getByText(/^10\/10/)).toHaveTextContent(/, full$/);
  // Expect the text without a space before the comma.
  expect(screen.getByText(/writers have joined/).textContent).toBe(' writers have joined, full');
  expect(screen.getByText('Deleted member')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Deleted member' })).toBeNull();
});

describe('without sessions', () => {
  test('staff are offered to create one', async () => {
    await showTab('scheduled', [], { isStaff: true });
    expect(screen.getByText('No sessions found')).toBeInTheDocument();
    expect(screen.getByText('Get started by creating a new writing session')).toBeInTheDocument();
    const links = screen.getAllByRole('link', { name: 'Create Session' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/sessions/new', '/sessions/new']);
  });

  test('others are told who does', async () => {
    await showTab('scheduled', []);
    expect(screen.getByText('No sessions found')).toBeInTheDocument();
    expect(screen.getByText('Sessions are created by instructors and administrators')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Create Session' })).toBeNull();
  });
});

describe.each([
  ['all', null],
  ['mine', 'user_ann'],
])('the tab %s has two parts', (tab, leaderId) => {
  test('sessions ahead or in progress come first, then past ones under their own heading', async () => {
    await showTab(tab, [{ ...early, status: 'IN_PROGRESS' }, noon, late], { over: [last, before] });
    expect(titles()).toEqual(['Early', 'Noon', 'Late', 'Last week', 'The week before']);
    expect(screen.getByRole('heading', { level: 2, name: 'Earlier and cancelled' })).toBeInTheDocument();
    expect(titlesOfEarlier()).toEqual(['Last week', 'The week before']);
    expect(within(earlierPart() as HTMLElement).getByText('cancelled')).toBeInTheDocument();
  });

  test('an empty part is not shown', async () => {
    const { unmount } = await showTab(tab, [noon]);
    expect(earlierPart()).toBeNull();
    expect(screen.queryByText('No sessions found')).toBeNull();
    unmount();
    await showTab(tab, [], { over: [last] });
    expect(titlesOfEarlier()).toEqual(['Last week']);
    expect(screen.queryByText('No sessions found')).toBeNull();
  });

  test('if both are empty, a message is shown', async () => {
    await showTab(tab, []);
    expect(screen.getByText('No sessions found')).toBeInTheDocument();
    expect(screen.getByText('Sessions are created by instructors and administrators')).toBeInTheDocument();
    expect(earlierPart()).toBeNull();
  });

  test('the parts have separate pages', async () => {
    await showTab(tab, [early], { next: 'cursor', over: [last], overNext: 'earlier cursor' });
    const earlier = within(earlierPart() as HTMLElement);
    await userEvent.click(earlier.getByRole('button', { name: 'Load more' }));
    const asked = { count: 20, cursor: 'earlier cursor', leaderId };
    expect(variablesOf('useEarlierSessionsPaginationQuery')).toEqual(asked);
    expect(pending('useOpenSessionsPaginationQuery')).toHaveLength(0);
    await answer('useEarlierSessionsPaginationQuery', sessionsList([], null, [before]));
    expect(titlesOfEarlier()).toEqual(['Last week', 'The week before']);
    expect(earlier.queryByRole('button', { name: 'Load more' })).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    await answer('useOpenSessionsPaginationQuery', sessionsList([late]));
    expect(titles()).toEqual(['Early', 'Late', 'Last week', 'The week before']);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });
});

test('the next page is loaded on demand, and a failure can be tried again', async () => {
  await showTab('mine', [noon], { next: 'cursor' });
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  const asked = { count: 20, cursor: 'cursor', status: ['IN_PROGRESS', 'SCHEDULED'], leaderId: 'user_ann' };
  expect(variablesOf('useOpenSessionsPaginationQuery')).toEqual(asked);
  await refuse('useOpenSessionsPaginationQuery', { code: 'NETWORK', message: 'no' });
  expect(screen.getByRole('alert')).toHaveTextContent('The next sessions could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await answer('useOpenSessionsPaginationQuery', sessionsList([late]));
  expect(titles()).toEqual(['Noon', 'Late']);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

describe('while the list is open', () => {
  test('what changes on a card changes in place', async () => {
    await showLiveTab('all', [early, late]);
    await told([{ ...early, status: 'IN_PROGRESS', participantCount: 10, registration: 'FULL' }]);
    const card = within(screen.getAllByRole('article')[0] as HTMLElement);
    expect(card.getByText('in progress')).toBeInTheDocument();
    expect(card.getByText(/^10\/10/)).toBeInTheDocument();
    expect(titles()).toEqual(['Early', 'Late']);
  });

  test.each(['all', 'scheduled'])('a new one takes its place under %s', async (tab) => {
    await showLiveTab(tab, [early, late]);
    await told([noon]);
    expect(titles()).toEqual(['Early', 'Noon', 'Late']);
  });

  test.each([
    ['ends', completed],
    ['is called off', cancelled],
  ])('one that %s goes to the earlier ones, into its place, and comes back', async (_move, over) => {
    await showLiveTab('all', [early, noon], { over: [before] });
    expect(titlesOfEarlier()).toEqual(['The week before']);
    await told([early, last].map((session) => ({ ...session, ...over })));
    expect(titles()).toEqual(['Noon', 'Early', 'Last week', 'The week before']);
    expect(titlesOfEarlier()).toEqual(['Early', 'Last week', 'The week before']);
    await told([early]);
    expect(titles()).toEqual(['Early', 'Noon', 'Last week', 'The week before']);
    expect(titlesOfEarlier()).toEqual(['Last week', 'The week before']);
  });

  test('deleting the last past session removes the heading', async () => {
    await showLiveTab('all', [noon], { over: [last] });
    await told([], ['session_x']);
    expect(earlierPart()).toBeNull();
    expect(titles()).toEqual(['Noon']);
  });

  test('one subscription serves both parts', async () => {
    await showTab('all', [noon], { over: [last] });
    expect(pending('sessionsChanged')).toHaveLength(1);
  });

  test('the first one replaces the empty state', async () => {
    await showLiveTab('all', []);
    await told([noon]);
    expect(titles()).toEqual(['Noon']);
  });

  test('one that is moved to another time moves', async () => {
    await showLiveTab('scheduled', [early, noon]);
    await told([{ ...early, dateTime: '2026-03-10T08:00:00.000Z' }]);
    expect(titles()).toEqual(['Noon', 'Early']);
  });

  test('one that starts leaves Scheduled and comes to Active', async () => {
    await showLiveTab('scheduled', [early, noon]);
    await told([{ ...early, status: 'IN_PROGRESS' }]);
    expect(titles()).toEqual(['Noon']);
  });

  test('My Sessions adds sessions that the viewer leads, and nothing else', async () => {
    const mine = { ...late, leaderId: 'user_ann' };
    await showLiveTab('mine', [mine]);
    await told([noon, { ...early, leaderId: 'user_ann' }]);
    expect(titles()).toEqual(['Early', 'Late']);
    await told([
      { ...last, leaderId: 'user_ann' },
      { ...before, ...completed },
    ]);
    expect(titlesOfEarlier()).toEqual(['Last week']);
  });

  test('one that is deleted goes', async () => {
    await showLiveTab('all', [early, late]);
    await told([], ['session_c']);
    expect(titles()).toEqual(['Early']);
  });

  test('sessions beyond the loaded pages are not added', async () => {
    await showLiveTab('all', [early, noon], { next: 'cursor' });
    await told([late]);
    expect(titles()).toEqual(['Early', 'Noon']);
    // The end of the loaded part stays, even if its last session was removed.
    await told([], ['session_b']);
    const between = { ...early, id: 'session_d', title: 'Between', dateTime: '2026-03-09T10:00:00.000Z' };
    await told([between]);
    expect(titles()).toEqual(['Early', 'Between']);
  });

  test('nor are those beyond the loaded past ones', async () => {
    await showLiveTab('all', [], { over: [last], overNext: 'cursor' });
    await told([before, { ...early, ...completed }]);
    expect(titles()).toEqual(['Early', 'Last week']);
  });

  test('after a lost connection the list is read again', async () => {
    await showTab('all', [late], { over: [last] });
    expect(pending('SessionsPageQuery')).toHaveLength(0);
    await told([]);
    expect(pending('SessionsPageQuery')).toHaveLength(1);
    expect(variablesOf('SessionsPageQuery')).toMatchObject({ count: 20, earlierCount: 20, leaderId: null });
    await answer('SessionsPageQuery', sessionsList([{ ...noon, participantCount: 7 }], null, [before]));
    expect(titles()).toEqual(['Noon', 'The week before']);
    expect(screen.getByText(/^7\/10/)).toBeInTheDocument();
  });
});

test('going back shows the known list, without sessions deleted meanwhile, and reads it again', async () => {
  const { router } = await showLiveTab('all', [early, late]);
  await act(() => router.navigate('/elsewhere'));
  await act(async () => environment.commitUpdate((store) => store.delete('session_a')));
  await act(() => router.navigate('/sessions'));
  expect(titles()).toEqual(['Late']);
  expect(pending('SessionsPageQuery')).toHaveLength(1);
});

const failures = ['NETWORK', 'INTERNAL_SERVER_ERROR'] as const;

test.each(failures)('My Sessions that fail (%s) are an empty list', async (code) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await showScreen('/sessions?tab=mine');
  await refuse('SessionsPageQuery', { code, message: 'That went wrong.' });
  expect(screen.getByRole('heading', { name: 'No sessions found' })).toBeInTheDocument();
  expect(screen.getByText('Sessions are created by instructors and administrators')).toBeInTheDocument();
  expect(screen.queryByText('That went wrong.')).toBeNull();
});

test.each(failures)('a list that fails (%s) does so in its place', async (code) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await showScreen('/sessions?tab=scheduled');
  await refuse('SessionsPageQuery', { code, message: 'That went wrong.' });
  expect(screen.getByRole('heading', { level: 1, name: 'Writing Sessions' })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Scheduled' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('alert')).toHaveTextContent('That went wrong.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await answer('SessionsPageQuery', sessionsList([early]));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(titles()).toEqual(['Early']);
});
