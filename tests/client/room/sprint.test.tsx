import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refuse, variablesOf } from '../story/renderScreens';
import {
  answerClock,
  buildWriting,
  changed,
  inProgress,
  joined,
  press,
  showSession,
  sprintOf,
} from './sessionOnScreen';

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
