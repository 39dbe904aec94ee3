import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, pending, refuse, variablesOf } from '../../stories/story/renderScreens';
import { environment } from '../../support/mockEnvironment';
import { ida } from '../../support/users';
import { buildSession, sessionsList, showScreen } from './sessionScreens';
import {
  before,
  cancelled,
  completed,
  earlierPart,
  early,
  last,
  late,
  noon,
  sessionsEvent,
  showLiveTab,
  showTab,
  titles,
  titlesOfEarlier,
} from './sessionsOnPage';

test.each([
  ['all', { status: ['IN_PROGRESS', 'SCHEDULED'], leaderId: null, withEarlier: true }],
  ['scheduled', { status: ['SCHEDULED'], leaderId: null, withEarlier: false }],
  ['active', { status: ['IN_PROGRESS'], leaderId: null, withEarlier: false }],
  ['mine', { status: ['IN_PROGRESS', 'SCHEDULED'], leaderId: 'user_ann', withEarlier: true }],
])('the tab %s asks for its own sessions', async (tab, variables) => {
  await showScreen(`/sessions?tab=${tab}`);
  expect(variablesOf('sessions')).toMatchObject(variables);
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
  const leader = { ...ida, name: 'Deleted member', isDeleted: true };
  await showTab('all', [buildSession({ participantCount: 10, registration: 'FULL', leader })]);
  expect(screen.getByText(/^10\/10/)).toHaveTextContent(/, full$/);
  // Expect the text without a space before the comma.
  expect(screen.getByText(/writers have joined/).textContent).toBe(' writers have joined, full');
  expect(screen.getByText('Deleted member')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Deleted member' })).toBeNull();
});

describe('the list has two parts', () => {
  test('sessions ahead or in progress come first, then past ones under their own heading', async () => {
    await showTab('all', [{ ...early, status: 'IN_PROGRESS' }, noon, late], { over: [last, before] });
    expect(titles()).toEqual(['Early', 'Noon', 'Late', 'Last week', 'The week before']);
    expect(screen.getByRole('heading', { level: 2, name: 'Earlier and cancelled' })).toBeInTheDocument();
    expect(titlesOfEarlier()).toEqual(['Last week', 'The week before']);
    expect(within(earlierPart() as HTMLElement).getByText('cancelled')).toBeInTheDocument();
  });

  test('an empty part is not shown', async () => {
    const { unmount } = await showTab('all', [noon]);
    expect(earlierPart()).toBeNull();
    expect(screen.queryByText('No sessions found')).toBeNull();
    unmount();
    await showTab('all', [], { over: [last] });
    expect(titlesOfEarlier()).toEqual(['Last week']);
    expect(screen.queryByText('No sessions found')).toBeNull();
  });

  test('the parts have separate pages', async () => {
    await showTab('mine', [early], { next: 'cursor', over: [last], overNext: 'earlier cursor' });
    const earlier = within(earlierPart() as HTMLElement);
    await userEvent.click(earlier.getByRole('button', { name: 'Load more' }));
    const asked = { count: 20, cursor: 'earlier cursor', leaderId: 'user_ann' };
    expect(variablesOf('earlier')).toEqual(asked);
    expect(pending('sessions')).toHaveLength(0);
    await answer(sessionsList([], null, [before]));
    expect(titlesOfEarlier()).toEqual(['Last week', 'The week before']);
    expect(earlier.queryByRole('button', { name: 'Load more' })).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(variablesOf('sessions')).toMatchObject({
      cursor: 'cursor',
      status: ['IN_PROGRESS', 'SCHEDULED'],
      leaderId: 'user_ann',
    });
    await answer(sessionsList([late]));
    expect(titles()).toEqual(['Early', 'Late', 'Last week', 'The week before']);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });
});

describe('while the list is open', () => {
  test('what changes on a card changes in place', async () => {
    await showLiveTab('all', [early, late]);
    await sessionsEvent([{ ...early, status: 'IN_PROGRESS', participantCount: 10, registration: 'FULL' }]);
    const card = within(screen.getAllByRole('article')[0] as HTMLElement);
    expect(card.getByText('in progress')).toBeInTheDocument();
    expect(card.getByText(/^10\/10/)).toBeInTheDocument();
    expect(titles()).toEqual(['Early', 'Late']);
  });

  test('a new one takes its place', async () => {
    await showLiveTab('scheduled', [early, late]);
    await sessionsEvent([noon]);
    expect(titles()).toEqual(['Early', 'Noon', 'Late']);
  });

  test.each([
    ['ends', completed],
    ['is called off', cancelled],
  ])('one that %s goes to the earlier ones, into its place, and comes back', async (_move, over) => {
    await showLiveTab('all', [early, noon], { over: [before] });
    expect(titlesOfEarlier()).toEqual(['The week before']);
    await sessionsEvent([early, last].map((session) => ({ ...session, ...over })));
    expect(titles()).toEqual(['Noon', 'Early', 'Last week', 'The week before']);
    expect(titlesOfEarlier()).toEqual(['Early', 'Last week', 'The week before']);
    await sessionsEvent([early]);
    expect(titles()).toEqual(['Early', 'Noon', 'Last week', 'The week before']);
    expect(titlesOfEarlier()).toEqual(['Last week', 'The week before']);
  });

  test('deleting the last past session removes the heading', async () => {
    await showLiveTab('all', [noon], { over: [last] });
    // One subscription serves both parts.
    expect(pending('sessionsChanged')).toHaveLength(1);
    await sessionsEvent([], ['session_x']);
    expect(earlierPart()).toBeNull();
    expect(titles()).toEqual(['Noon']);
  });

  test('one that starts leaves Scheduled and comes to Active', async () => {
    await showLiveTab('scheduled', [early, noon]);
    await sessionsEvent([{ ...early, status: 'IN_PROGRESS' }]);
    expect(titles()).toEqual(['Noon']);
  });

  test('My Sessions adds sessions that the viewer leads, and nothing else', async () => {
    const mine = { ...late, leaderId: 'user_ann' };
    await showLiveTab('mine', [mine]);
    await sessionsEvent([noon, { ...early, leaderId: 'user_ann' }]);
    expect(titles()).toEqual(['Early', 'Late']);
    await sessionsEvent([
      { ...last, leaderId: 'user_ann' },
      { ...before, ...completed },
    ]);
    expect(titlesOfEarlier()).toEqual(['Last week']);
  });

  test('sessions beyond the loaded pages are not added', async () => {
    await showLiveTab('all', [early, noon], { next: 'cursor' });
    await sessionsEvent([late]);
    expect(titles()).toEqual(['Early', 'Noon']);
    // The end of the loaded part stays, even if its last session was removed.
    await sessionsEvent([], ['session_b']);
    const between = { ...early, id: 'session_d', title: 'Between', dateTime: '2026-03-09T10:00:00.000Z' };
    await sessionsEvent([between]);
    expect(titles()).toEqual(['Early', 'Between']);
  });

  test('after a lost connection the list is read again', async () => {
    await showTab('all', [late], { over: [last] });
    expect(pending('sessions')).toHaveLength(0);
    await sessionsEvent([]);
    expect(pending('sessions')).toHaveLength(1);
    expect(variablesOf('sessions')).toMatchObject({ count: 20, earlierCount: 20, leaderId: null });
    await answer(sessionsList([{ ...noon, participantCount: 7 }], null, [before]));
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
  expect(pending('sessions')).toHaveLength(1);
});

test('My Sessions that fail are an empty list', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await showScreen('/sessions?tab=mine');
  await refuse('sessions', { code: 'NETWORK', message: 'That went wrong.' });
  expect(screen.getByRole('heading', { name: 'No sessions found' })).toBeInTheDocument();
  expect(screen.getByText('Sessions are created by instructors and administrators')).toBeInTheDocument();
  expect(screen.queryByText('That went wrong.')).toBeNull();
});
