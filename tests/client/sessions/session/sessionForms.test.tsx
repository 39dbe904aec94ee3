import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nextMondayEvening } from '../../../../client/features/sessions/session/groupTime';
import { toLocalInput } from '../../../../client/features/sessions/session/sessionFormValues';
import { answer, pending, refuse, variablesOf } from '../../stories/story/renderScreens';
import { field, fill, press } from '../../support/formFields';
import { answerClock } from '../room/sessionOnScreen';
import { buildSession, fillInSession, groupIn, ownZone, showScreen } from './sessionScreens';

beforeEach(() => localStorage.clear());

const local = (iso: string) => toLocalInput(new Date(iso));

describe('creating', () => {
  const show = () => showScreen('/sessions/new', true);

  test('sends the typed values, in the viewer’s time zone, and opens the new session', async () => {
    const { router } = await show();
    expect(field('Date and time')).toHaveValue(toLocalInput(nextMondayEvening(ownZone, new Date())));
    expect(field('Duration')).toHaveValue('120');
    expect(field('Capacity')).toHaveValue(10);
    expect(field('Reading aloud')).toBeChecked();
    await fillInSession();
    await userEvent.click(field('Reading aloud'));
    expect(field('Date and time')).toHaveAccessibleDescription(/2026.*in your own time zone/);
    await press('Create Session');
    expect(screen.getByRole('button', { name: 'Creating...' })).toBeDisabled();
    expect(field('Title')).toHaveAttribute('readonly');
    expect(variablesOf('createSession').input).toEqual({
      title: 'Morning Sprint',
      description: 'Openings.',
      dateTime: new Date(2026, 10, 30, 19, 0).toISOString(),
      durationMinutes: 90,
      capacity: 12,
      location: 'The back room',
      isRecurring: true,
      hasReading: false,
      localId: expect.any(String),
    });
    await answer({ createSession: { session: { id: 'session_9' } } });
    expect(router.state.location.pathname).toBe('/sessions/session_9');
  });

  test('sent again after a lost response, uses the same id', async () => {
    await show();
    await fillInSession();
    await press('Create Session');
    const { localId } = variablesOf('createSession').input;
    await refuse('createSession', { code: 'NETWORK', message: 'no' });
    await press('Create Session');
    expect(variablesOf('createSession').input.localId).toBe(localId);
    await refuse('createSession', { code: 'NETWORK', message: 'no' });
    fill('Title', 'Another sprint');
    await press('Create Session');
    expect(variablesOf('createSession').input.localId).not.toBe(localId);
  });

  test('a session that starts now is sent with the server’s time, whatever date there was', async () => {
    const { router } = await show();
    await answerClock('2031-05-05T12:00:00.000Z');
    await fillInSession();
    fill('Date and time', local('2020-05-05T11:58:00.000Z'));
    await userEvent.click(field('Start now'));
    expect(field('Date and time')).toHaveAttribute('readonly');
    expect(field('Date and time')).toHaveAccessibleDescription('It starts as soon as it is created.');
    await press('Start Session');
    const { input } = variablesOf('createSession');
    expect(input.dateTime).toMatch(/^2031-05-05T12:0\d:/);
    expect(input).not.toHaveProperty('startsNow');
    await answer({ createSession: { session: { id: 'session_9' } } });
    expect(router.state.location.pathname).toBe('/sessions/session_9');
  });

  test('a past time is reported together with other errors, by the server’s clock', async () => {
    await show();
    await answerClock('2031-05-05T12:00:00.000Z');
    fill('Date and time', local('2031-05-05T11:58:00.000Z'));
    await press('Create Session');
    expect(field('Title')).toHaveAccessibleDescription('Title is required');
    expect(field('Date and time')).toHaveAccessibleDescription(/^A session can’t be set in the past/);
    fill('Date and time', local('2031-05-05T12:00:00.000Z'));
    expect(field('Date and time')).toBeValid();
    fill('Date and time', '');
    await press('Create Session');
    expect(field('Date and time')).toHaveAccessibleDescription(/^Date and time are required/);
  });
});

test('a new session restores what was typed after the sign-in ended, until the server has it', async () => {
  const show = () => showScreen('/sessions/new', true);
  await show();
  await fillInSession();
  cleanup();
  await show();
  expect(screen.getByText('The session you began has been restored.')).toBeInTheDocument();
  expect(field('Description')).toHaveValue('Openings.');
  expect(field('Repeats weekly')).toBeChecked();
  await press('Create Session');
  await answer({ createSession: { session: { id: 'session_9' } } });
  cleanup();
  await show();
  expect(field('Title')).toHaveValue('');
  expect(screen.queryByText('The session you began has been restored.')).toBeNull();
});

describe('editing', () => {
  async function show(overrides: Record<string, unknown> = {}, now = '12:00') {
    const view = await showScreen('/sessions/session_1/edit', true);
    await answer({ session: buildSession(overrides), ...groupIn(ownZone) });
    await answerClock(`2026-03-09T${now}:00.000Z`);
    return view;
  }

  test('starts from the session', async () => {
    await show({ location: 'The back room', isRecurring: true, durationMinutes: 75 });
    expect(field('Title')).toHaveValue('Monday Evening');
    expect(field('Description')).toHaveValue('We write, and read a page each.');
    expect(field('Date and time')).toHaveValue(local('2026-03-09T19:00:00.000Z'));
    expect(field('Duration in minutes')).toHaveValue(75);
    expect(field('Duration in minutes')).toHaveAttribute('min', '15');
    expect(field('Duration in minutes')).toHaveAttribute('step', '5');
    expect(field('Capacity')).toHaveValue(10);
    expect(field('Location')).toHaveValue('The back room');
    expect(field('Repeats weekly')).toBeChecked();
  });

  test('says of one that was started early when it ends', async () => {
    await show({ status: 'IN_PROGRESS', startedAt: '2026-03-09T17:30:00.000Z' });
    expect(field('Date and time')).toHaveAccessibleDescription(
      /It was started early, .*, and lasts its duration from then on\.$/,
    );
  });

  test('sends only changed fields, and goes back to the session', async () => {
    const { router } = await show();
    await userEvent.type(field('Title'), ', Late');
    fill('Duration in minutes', '45');
    await press('Save Changes');
    expect(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    expect(variablesOf('updateSession').input).toEqual({
      id: 'session_1',
      title: 'Monday Evening, Late',
      durationMinutes: 45,
      baseUpdatedAt: '2026-03-01T00:00:00.000Z',
    });
    await answer({ updateSession: { session: buildSession({ title: 'Monday Evening, Late' }) } });
    expect(router.state.location.pathname).toBe('/sessions/session_1');
  });

  test('a status that changed meanwhile needs no question', async () => {
    await show();
    fill('Title', 'Mine');
    await press('Save Changes');
    await refuse('updateSession', {
      code: 'CONFLICT',
      message: 'no',
      extensions: {
        session: buildSession({ status: 'IN_PROGRESS', updatedAt: '2026-03-01T00:05:00.000Z' }),
      },
    });
    await waitFor(() => expect(pending('updateSession')).toHaveLength(1));
    expect(variablesOf('updateSession').input).toMatchObject({ baseUpdatedAt: '2026-03-01T00:05:00.000Z' });
  });

  test('an end in the past is asked about before it is saved; Ctrl+S saves like the button, but not meanwhile', async () => {
    await show({}, '21:30');
    fill('Date and time', local('2026-03-09T19:10:00.000Z'));
    await userEvent.keyboard('{Control>}s{/Control}');
    const dialog = within(
      await screen.findByRole('alertdialog', { name: /^Save these changes\? It will be over/ }),
    );
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(pending('updateSession')).toHaveLength(0);
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(variablesOf('updateSession').input).toMatchObject({ id: 'session_1' });
  });

  test.each([
    [
      'has started',
      'IN_PROGRESS',
      ['Date and time'],
      /Started sessions can’t be moved/,
      'Duration in minutes',
    ],
    [
      'is over',
      'COMPLETED',
      ['Date and time', 'Duration in minutes', 'Capacity'],
      /over keeps its date/,
      'Title',
    ],
  ])(
    'of a session that %s, what can’t be changed any more says why',
    async (_when, status, kept, why, open) => {
      await show({ status });
      for (const label of kept) {
        expect(field(label)).toHaveAttribute('readonly');
        expect(field(label)).toHaveAccessibleDescription(why);
      }
      expect(field(open)).not.toHaveAttribute('readonly');
    },
  );
});
