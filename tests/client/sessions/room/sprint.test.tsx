import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, pending, refuse, variablesOf } from '../../stories/story/renderScreens';
import {
  ann,
  answerClock,
  ben,
  buildWriter,
  buildWriting,
  changed,
  eve,
  inProgress,
  joined,
  press,
  roomOf,
  showSession,
  sprintOf,
} from './sessionOnScreen';

beforeEach(() => sessionStorage.clear());

describe('an intention', () => {
  test('is said in one line, and removed by emptying it', async () => {
    await showSession(joined);
    const line = screen.getByRole('textbox', { name: 'What will you do?' });
    expect(screen.queryByRole('button', { name: 'Say it' })).toBeNull();
    await userEvent.type(line, ' Two pages {Enter}');
    expect(variablesOf('saySessionLines').input).toEqual({ id: 'session_1', intention: 'Two pages' });
    const writing = (intention: string | null) => ({
      saySessionLines: {
        session: { id: 'session_1', viewerWriting: buildWriting({ intention, closing: null }) },
      },
    });
    await answer(writing('Two pages'));
    expect(line).toHaveValue('Two pages');
    await userEvent.clear(line);
    await press('Remove');
    expect(variablesOf('saySessionLines').input).toEqual({ id: 'session_1', intention: null });
    await answer(writing(null));
    expect(pending('saySessionLines')).toEqual([]);
  });

  test('that was only typed is still there after a reload, until it is said', async () => {
    const line = () => screen.getByRole('textbox', { name: 'What will you do?' });
    const { unmount } = await showSession(joined);
    await userEvent.type(line(), 'Two pages');
    unmount();
    const again = await showSession(joined);
    expect(line()).toHaveValue('Two pages');
    await press('Say it');
    await answer({
      saySessionLines: {
        session: { id: 'session_1', viewerWriting: buildWriting({ intention: 'Two pages', closing: null }) },
      },
    });
    again.unmount();
    await showSession(joined);
    expect(line()).toHaveValue('');
  });
});

describe('a line of somebody whom the viewer muted or blocked', () => {
  test('is folded in the room until it is asked for', async () => {
    const room = roomOf([
      buildWriter(ben, { isHere: true, intention: 'A letter to you' }),
      buildWriter(eve, { intention: 'Two pages' }),
    ]);
    await showSession({ ...joined, room }, { blockedMemberIds: [ben.id] });
    expect(screen.getByText('Two pages')).toBeInTheDocument();
    expect(screen.queryByText('A letter to you')).toBeNull();
    expect(screen.getByText('A line by someone you blocked.')).toBeInTheDocument();
    await press('Show it');
    expect(screen.getByText('A letter to you')).toBeInTheDocument();
  });

  test('may be the title of what they write', async () => {
    const room = roomOf([
      buildWriter(ben, { isHere: true, piece: { title: 'To you' } }),
      buildWriter(eve, { piece: { title: 'Rain' } }),
    ]);
    await showSession({ ...joined, room }, { blockedMemberIds: [ben.id] });
    expect(screen.getByText('Rain')).toBeInTheDocument();
    expect(screen.queryByText('To you')).toBeNull();
    await press('Show it');
    expect(screen.getByText('To you')).toBeInTheDocument();
  });
});

describe('the result of a sprint', () => {
  const sprintResult = {
    __typename: 'SessionSprintResult',
    startedAt: '2026-03-09T19:20:00.000Z',
    endsAt: '2026-03-09T19:40:00.000Z',
    words: 120,
    writers: [
      { __typename: 'SessionSprintWriter', words: 80, member: ben },
      { __typename: 'SessionSprintWriter', words: 40, member: ann },
    ],
  };
  const shown = () => screen.queryByRole('region', { name: 'The last sprint' });

  test('is shown when the sprint is over: one’s own first, then the others’', async () => {
    await showSession({ ...joined, room: { ...roomOf([]), sprintResult } });
    await answerClock('2026-03-09T19:39:00.000Z');
    expect(shown()).toBeNull();
    // As after the device slept: the clock is read anew.
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await answerClock('2026-03-09T19:39:59.900Z');
    expect(await screen.findByRole('region', { name: 'The last sprint' })).toHaveTextContent(
      /^The last sprint40 words of yoursBen Okri 80$/,
    );
  });

  test('has the own words, also if they are hidden from others', async () => {
    const [bens] = sprintResult.writers;
    await showSession({
      ...joined,
      room: { ...roomOf([]), sprintResult: { ...sprintResult, words: 80, writers: [bens] } },
      viewerWriting: buildWriting({
        sprints: [{ __typename: 'SessionSprintWords', startedAt: sprintResult.startedAt, words: 7 }],
      }),
    });
    await answerClock('2026-03-09T19:41:00.000Z');
    expect(shown()).toHaveTextContent(/^The last sprint7 words of yoursBen Okri 80$/);
  });
});

describe('a sprint', () => {
  const running = sprintOf('2026-03-09T19:20:00.000Z', '2026-03-09T19:40:00.000Z');
  const leading = { ...inProgress, viewerIsLeader: true, viewerCanEdit: true, viewerWriting: buildWriting() };

  test('counts down for everybody, with the session’s time beside it', async () => {
    await showSession({ ...inProgress, sprint: running });
    await answerClock('2026-03-09T19:30:00.000Z');
    expect(screen.getByRole('timer', { name: 'Sprint' })).toHaveTextContent(/^(10:00|9:\d\d)$/);
    expect(screen.getByText('left in the session')).toHaveTextContent(
      /^1:(30:00|29:\d\d) left in the session$/,
    );
    expect(screen.queryByRole('button', { name: 'End sprint' })).toBeNull();
  });

  test('is announced when it starts and when it ends', async () => {
    await showSession(inProgress);
    await answerClock('2026-03-09T19:30:00.000Z');
    await changed({
      ...inProgress,
      sprint: sprintOf('2026-03-09T19:30:00.000Z', '2026-03-09T19:50:00.000Z'),
    });
    expect(screen.getByText('A sprint of 20 minutes has started.')).toBeInTheDocument();
    await changed({
      ...inProgress,
      sprint: sprintOf('2026-03-09T19:30:00.000Z', '2026-03-09T19:30:00.000Z'),
    });
    expect(screen.getByText('The sprint is over.')).toBeInTheDocument();
    expect(screen.getByRole('timer', { name: 'Time left' })).toBeInTheDocument();
  });

  test('is over by the server’s clock, without any event', async () => {
    await showSession({ ...inProgress, sprint: running });
    await answerClock('2026-03-09T19:39:00.000Z');
    // As after the device slept: the clock is read anew.
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await answerClock('2026-03-09T19:39:59.900Z');
    expect(await screen.findByText('The sprint is over.')).toBeInTheDocument();
    expect(screen.getByRole('timer', { name: 'Time left' })).toHaveTextContent(/^(1:20:00|1:19:\d\d)$/);
  });

  test.each([
    ['ran already', '2026-03-09T19:30:00.000Z'],
    ['was over', '2026-03-09T19:50:00.000Z'],
  ])('that %s when the page was opened is not announced', async (_state, now) => {
    await showSession({ ...inProgress, sprint: running });
    await answerClock(now);
    expect(screen.queryByText(/sprint (of|is over)/i)).toBeNull();
  });

  test('that ends with its session is not announced separately', async () => {
    await showSession({ ...inProgress, sprint: running });
    await answerClock('2026-03-09T19:30:00.000Z');
    await changed({
      status: 'CANCELLED',
      registration: 'CLOSED',
      sprint: sprintOf('2026-03-09T19:20:00.000Z', '2026-03-09T19:30:00.000Z'),
    });
    expect(screen.getByText('The session was cancelled.')).toBeInTheDocument();
    expect(screen.queryByText('The sprint is over.')).toBeNull();
  });

  test('can be started by whoever manages the session', async () => {
    await showSession(leading);
    await answerClock('2026-03-09T19:30:00.000Z');
    await press('25 minutes');
    expect(screen.getByRole('spinbutton', { name: 'minutes' })).toHaveValue(25);
    await press('Start a sprint');
    expect(variablesOf('startSprint')).toEqual({ input: { id: 'session_1', minutes: 25 } });
    await answer({
      startSprint: {
        session: {
          __typename: 'Session',
          id: 'session_1',
          sprint: sprintOf('2026-03-09T19:30:00.000Z', '2026-03-09T19:55:00.000Z'),
        },
      },
    });
    expect(screen.getByRole('timer', { name: 'Sprint' })).toHaveTextContent(/^(25:00|24:\d\d)$/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'End sprint' })).toHaveFocus());
    await press('End sprint');
    expect(variablesOf('endSprint')).toEqual({ input: { id: 'session_1' } });
  });

  test('of other lengths is refused in place', async () => {
    await showSession(leading);
    await userEvent.clear(screen.getByRole('spinbutton', { name: 'minutes' }));
    await userEvent.type(screen.getByRole('spinbutton', { name: 'minutes' }), '55{Enter}');
    await refuse('startSprint', {
      code: 'BAD_USER_INPUT',
      message: 'The session ends before that: choose fewer minutes',
      fields: { minutes: 'The session ends before that: choose fewer minutes' },
    });
    expect(screen.getByRole('alert')).toHaveTextContent('The session ends before that');
    expect(screen.getByRole('spinbutton', { name: 'minutes' })).toBeInvalid();
  });

  test('can’t be started by others', async () => {
    await showSession(joined);
    expect(screen.queryByRole('button', { name: 'Start a sprint' })).toBeNull();
  });
});
