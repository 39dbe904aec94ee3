import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, pending, refuse, sendEvent, variablesOf } from '../../stories/story/renderScreens';
import { computeStyles } from '../../support/styles';
import {
  answerClock,
  answerPage,
  ben,
  buildWholeSession,
  changed,
  eve,
  inProgress,
  participants,
  press,
  showSession,
} from '../room/sessionOnScreen';
import { buildSession, sessionsList } from './sessionScreens';

const button = (name: string) => screen.queryByRole('button', { name });

describe('a session', () => {
  test('shows all of its parts', async () => {
    computeStyles();
    const location = 'Library, or https://meet.example/7';
    await showSession({ location, isRecurring: true, description: 'Bring a pen.\nAnd tea.' });
    expect(screen.getByRole('heading', { level: 1, name: 'Monday Evening' })).toBeInTheDocument();
    expect(screen.getByText('Repeats weekly')).toBeInTheDocument();
    expect(document.querySelector('time[datetime="2026-03-09T19:00:00.000Z"]')).toHaveTextContent('2026');
    expect(screen.getByText('of 10 seats taken')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ida Bell' })).toHaveAttribute('href', '/u/ida');
    expect(screen.getByText(/^Library, or/)).toHaveTextContent(location);
    expect(screen.getByRole('link', { name: /meet/ })).toHaveAttribute('href', 'https://meet.example/7');
    expect(screen.getByText(/Bring a pen/).textContent).toBe('Bring a pen.\nAnd tea.');
    expect(getComputedStyle(screen.getByText(/Bring a pen/)).whiteSpace).toBe('pre-wrap');
  });

  test('of a series links to the next', async () => {
    const nextSession = buildSession({ id: 'session_2', title: 'Monday Evening II' });
    await showSession({ status: 'COMPLETED', registration: 'CLOSED', nextSession });
    const next = screen.getByRole('link', { name: 'Monday Evening II' });
    expect(next).toHaveAttribute('href', '/sessions/session_2');
  });
});

test.each([
  ['2026-03-09T18:58:30.000Z', true],
  ['2026-03-09T18:59:30.000Z', false],
])('a session that began at %s says so where that was early', async (startedAt, isEarly) => {
  await showSession({ ...inProgress, startedAt });
  const time = new Date(startedAt).toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' });
  expect(screen.queryByText(`Started early, at ${time}`) !== null).toBe(isEarly);
});

test('a session that started on another day shows that day', async () => {
  await showSession({ ...inProgress, startedAt: '2026-03-07T12:00:00.000Z' });
  expect(screen.getByText(/^Started early, on Saturday/)).toBeInTheDocument();
});

describe('a member who manages a session', () => {
  const mine = { viewerIsLeader: true, viewerCanEdit: true };
  const goingOn = 'Cancel this session while it is going on?';
  const untilThen = 'Until its planned start it can be scheduled again.';
  const expectMove = (status: string) =>
    expect(variablesOf('setSessionStatus')).toEqual({ input: { id: 'session_1', status } });

  async function pressAndConfirm(name: string, question: string | RegExp, confirm = name) {
    await press(name);
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(question)).toBeInTheDocument();
    expect(pending('setSessionStatus')).toHaveLength(0);
    await userEvent.click(dialog.getByRole('button', { name: confirm }));
  }

  test('sees the possible status changes, Edit and Delete; nobody else does', async () => {
    const { unmount } = await showSession(mine);
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/sessions/session_1/edit');
    for (const name of ['Start', 'Cancel session', 'Delete']) expect(button(name)).toBeInTheDocument();
    for (const name of ['End', 'Schedule again']) expect(button(name)).toBeNull();
    unmount();
    await showSession();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    for (const name of ['Start', 'Cancel session', 'Delete']) expect(button(name)).toBeNull();
  });

  test.each([
    [
      'Start',
      'SCHEDULED',
      'IN_PROGRESS',
      /^Start this session now, ahead of its time\? It is planned for Monday.*9.*\. It lasts 2 hours from its start\.$/,
      'Start now',
    ],
    [
      'End',
      'IN_PROGRESS',
      'COMPLETED',
      'End this session for everyone? It can’t be started again.',
      'End session',
    ],
  ])('is asked before %s', async (name, status, to, question, confirm) => {
    await showSession({ ...mine, status, openMoves: [to] });
    await answerClock('2026-03-09T18:44:00.000Z');
    await pressAndConfirm(name, question, confirm);
    expectMove(to);
    await answer({
      setSessionStatus: { session: buildWholeSession({ ...mine, status: to, openMoves: [] }) },
    });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(button(name)).toBeNull();
  });

  test.each([
    ['is ahead', 'SCHEDULED', '18:50', `Cancel this session? ${untilThen}`],
    ['is ahead, as it was started early', 'IN_PROGRESS', '18:50', `${goingOn} ${untilThen}`],
    ['has passed', 'IN_PROGRESS', '19:50', `${goingOn} It can’t be started again.`],
  ])(
    'is asked before cancelling it, in true words where the start %s',
    async (_when, status, time, question) => {
      await showSession({ ...mine, status, isRecurring: true, openMoves: ['CANCELLED'] });
      await answerClock(`2026-03-09T${time}:00.000Z`);
      await pressAndConfirm('Cancel session', `${question} Next week’s session stays.`);
      expectMove('CANCELLED');
    },
  );

  test('starts it without a question shortly before its time', async () => {
    await showSession(mine);
    await answerClock('2026-03-09T18:46:00.000Z');
    await press('Start');
    expectMove('IN_PROGRESS');
  });

  test.each([
    [{}, 'Start'],
    [{ ...inProgress, openMoves: ['CANCELLED', 'COMPLETED'] }, 'End'],
  ])('finds first what comes next, and last what destroys', async (state, first) => {
    await showSession({ ...mine, ...state });
    const header = within(screen.getByRole('article').querySelector('header') as HTMLElement);
    const inOrder = [...header.getAllByRole('button'), header.getByRole('link', { name: 'Edit' })]
      .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
      .map(({ textContent }) => textContent);
    expect(inOrder).toEqual([first, 'Edit', 'Add to calendar', 'Cancel session', 'Delete']);
  });

  test.each([
    ['IN_PROGRESS', true],
    ['COMPLETED', false],
  ])('hears before a weekly one that is %s is deleted whether its series ends', async (status, ends) => {
    await showSession({ ...mine, status, isRecurring: true, openMoves: [] });
    await press('Delete');
    const dialog = await screen.findByRole('alertdialog');
    const note = 'It repeats weekly: no further sessions will be created.';
    expect(dialog.textContent?.includes(note)).toBe(ends);
  });

  test('shows in time that the start has passed while the page was open', async () => {
    await showSession({ ...mine, ...inProgress, openMoves: ['CANCELLED'] });
    await answerClock('2026-03-09T18:59:59.500Z');
    await press('Cancel session');
    await screen.findByRole('alertdialog');
    expect(await screen.findByText(/It can’t be started again\.$/)).toBeInTheDocument();
  });

  test('schedules a cancelled session again without a question, and shows why that is refused', async () => {
    await showSession({ ...mine, status: 'CANCELLED', registration: 'CLOSED', openMoves: ['SCHEDULED'] });
    await press('Schedule again');
    await refuse('setSessionStatus', { code: 'CONFLICT', message: 'Its start has passed' });
    expect(screen.getByRole('alert')).toHaveTextContent('Its start has passed');
    expect(screen.getByText('cancelled')).toBeInTheDocument();
    await press('Schedule again');
    await answer({ setSessionStatus: { session: buildWholeSession(mine) } });
    expect(screen.getByText('scheduled')).toBeInTheDocument();
    expect(button('Start')).toBeInTheDocument();
  });

  test('says so to a member who may no longer manage it, and the controls go', async () => {
    const cancelled = { status: 'CANCELLED', registration: 'CLOSED' };
    await showSession({ ...mine, ...cancelled, openMoves: ['SCHEDULED'] });
    await press('Schedule again');
    await refuse('setSessionStatus', { code: 'FORBIDDEN', message: 'You may not do this' });
    await answerPage(buildWholeSession({ ...mine, ...cancelled, viewerCanEdit: false }));
    expect(button('Schedule again')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent('You may not do this');
  });

  test('deletes it after a question, and then sees the list', async () => {
    const { router } = await showSession(mine);
    await pressAndConfirm('Delete', 'Are you sure you want to delete this session?');
    expect(variablesOf('deleteSession')).toEqual({ input: { id: 'session_1' } });
    await answer({ deleteSession: { deletedSessionId: 'session_1' } });
    expect(screen.queryByText('This session was deleted')).toBeNull();
    await answer(sessionsList([]));
    expect(router.state.location.pathname).toBe('/sessions');
  });
});

describe('on an open page', () => {
  test('shows and announces others who join and leave', async () => {
    await showSession();
    expect(variablesOf('sessionChanged')).toEqual({ id: 'session_1' });
    await changed({ joined: [ben, eve, { ...eve, id: 'user_sam', username: 'sam', name: 'Sam' }] });
    expect(participants()).toEqual(['BBen Okri@ben', 'EEve@eve', 'SSam@sam']);
    expect(screen.getByText('Sam joined.')).toBeInTheDocument();
    await changed({ joined: [eve] });
    expect(participants()).toEqual(['EEve@eve']);
    expect(screen.getByText('2 writers left.')).toBeInTheDocument();
  });

  test('shows and announces a change of its status and details', async () => {
    await showSession();
    await changed({ title: 'Tuesday Evening' });
    expect(screen.getByRole('heading', { level: 1, name: 'Tuesday Evening' })).toBeInTheDocument();
    expect(screen.getByText('The session’s details changed.')).toBeInTheDocument();
    await changed({ title: 'Tuesday Evening', status: 'CANCELLED', registration: 'CLOSED' });
    expect(screen.getByText('cancelled')).toBeInTheDocument();
    expect(screen.getByText('The session was cancelled.')).toBeInTheDocument();
    expect(button('Join Session')).toBeNull();
  });

  test('a session that is deleted elsewhere says so, with a way on', async () => {
    await showSession(inProgress);
    await sendEvent({ sessionChanged: { session: null, removedSessionId: 'session_1' } });
    expect(screen.getByRole('heading', { name: 'This session was deleted' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View Sessions' })).toHaveAttribute('href', '/sessions');
  });

  test('a session that was deleted while offline says so, too', async () => {
    await showSession();
    await refuse('sessionChanged', { code: 'NOT_FOUND', message: 'Session not found' });
    await answerPage(null);
    expect(screen.getByRole('heading', { name: 'This session was deleted' })).toBeInTheDocument();
  });
});
