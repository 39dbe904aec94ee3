import { act, renderHook, screen, within } from '@testing-library/react';
import { announceSubscriptionStart } from '../../../../client/relay/subscriptionStart';
import { changeGroup, resetSettings } from '../../../../client/settings/settingsStore';
import { useNewStoryPath } from '../../../../client/shortcuts/newStoryRoom';
import { dropInSessionId } from '../../../../server/contract/dropIn';
import { answer, pending, refuse, variablesOf } from '../../stories/story/renderScreens';
import { showScreen } from '../session/sessionScreens';
import {
  ann,
  answerClock,
  answerPage,
  ben,
  buildSummary,
  buildWholeSession,
  buildWriter,
  buildWriting,
  changed,
  deletedElsewhere,
  eve,
  inProgress,
  joined,
  press,
  roomChanged,
  roomOf,
  showSession,
  sprintOf,
  wroteWords,
} from './sessionOnScreen';

afterEach(() => resetSettings());

const here = { isHere: true };
const room = () => within(screen.getByRole('region', { name: 'Writing room' }));
const listed = (name: string) =>
  within(screen.getByRole('list', { name }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const attending = () => pending('attendSession');

describe('the room', () => {
  test('opens in the hour before the session, and counts down by the server’s clock', async () => {
    await showSession();
    expect(screen.queryByRole('region', { name: 'Writing room' })).toBeNull();
    // It is 19:00 in the session's time zone by the server's clock; the device's clock is years off.
    await answerClock('2026-03-09T18:35:00.000Z');
    expect(room().getByRole('timer', { name: 'Starts in' })).toHaveTextContent(/^(25:00|24:\d\d)$/);
  });

  test('takes new stories of those who take part, and says to others that theirs don’t count', async () => {
    const path = renderHook(() => useNewStoryPath()).result;
    const { unmount } = await showSession(joined);
    expect(path.current).toBe('/stories/new?session=session_1');
    unmount();
    expect(path.current).toBe('/stories/new');
    await showSession({ ...inProgress, joined: [ben, eve] });
    expect(path.current).toBe('/stories/new');
    expect(room().getByText(/Words are counted once you have joined\.$/)).toBeVisible();
  });

  test('announces to the others what somebody begins to write, once', async () => {
    await showSession({ ...joined, room: roomOf([buildWriter(ben), buildWriter(ann)]) });
    const begins = (title: string) =>
      roomChanged([buildWriter(ben, { piece: { title } }), buildWriter(ann, { piece: { title: 'Mine' } })]);
    await begins('The lamp');
    const news = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(news()).toContain('Ben Okri is writing “The lamp”.');
    await begins('The lamp is out');
    expect(news()).toContain('Ben Okri is writing “The lamp”.');
  });

  test('is closed earlier, and when the session is over', async () => {
    const { unmount } = await showSession();
    await answerClock('2026-03-09T17:00:00.000Z');
    expect(screen.queryByRole('region', { name: 'Writing room' })).toBeNull();
    unmount();
    await showSession({ status: 'CANCELLED', registration: 'CLOSED' });
    await answerClock('2026-03-09T19:30:00.000Z');
    expect(screen.queryByRole('region', { name: 'Writing room' })).toBeNull();
  });

  test('counts the time that is left by the server’s clock', async () => {
    await showSession(inProgress);
    expect(room().getByRole('timer', { name: 'Time left' })).toHaveTextContent('');
    await answerClock('2026-03-09T19:30:00.000Z');
    expect(room().getByRole('timer', { name: 'Time left' })).toHaveTextContent(/^1:(30:00|29:\d\d)$/);
  });

  test('says that it is time when the countdown ends, before the server starts the session', async () => {
    await showSession(inProgress);
    await answerClock('2026-03-09T21:00:01.000Z');
    expect(room().getByRole('timer', { name: 'Time left' })).toHaveTextContent('Time to put down the pen');
  });

  test('reads the clock when the server is back, if its first reading failed', async () => {
    await showSession();
    await refuse('serverTime', { code: 'NETWORK', message: 'no' });
    expect(pending('serverTime')).toHaveLength(0);
    await act(async () => announceSubscriptionStart());
    await answerClock('2026-03-09T18:35:00.000Z');
    expect(room().getByRole('timer', { name: 'Starts in' })).toHaveTextContent(/^(25:00|24:\d\d)$/);
  });

  test('shows who is present, and what they show of their writing', async () => {
    const exercise = { id: 'exercise_1', title: 'A room without colours' };
    await showSession({
      ...inProgress,
      room: roomOf([
        buildWriter(ben, { ...here, isLeader: true }),
        buildWriter(eve, { ...here, words: 412, piece: { title: 'Salt' } }),
        buildWriter(
          { ...eve, id: 'user_lou', name: 'Lou' },
          { ...here, piece: { title: exercise.title, exercise } },
        ),
        buildWriter({ ...eve, id: 'user_kim', username: 'kim', name: 'Kim' }, { words: 1 }),
        buildWriter(ann),
      ]),
    });
    expect(screen.getByRole('heading', { name: 'Here now (3)' })).toBeInTheDocument();
    expect(listed('Here now')).toEqual([
      'BBen Okrileads',
      'EEvewriting Salt412 words',
      'LLouexercise: A room without colours',
    ]);
    expect(listed('Also writing')).toEqual(['KKim1 word']);
  });

  test('shows arrivals and word counts live', async () => {
    await showSession(inProgress);
    expect(room().getByText('Nobody here yet. The table is set.')).toBeInTheDocument();
    expect(variablesOf('sessionRoomChanged')).toEqual({ id: 'session_1' });
    await roomChanged([buildWriter(eve, { ...here, words: 30 })]);
    expect(listed('Here now')).toEqual(['EEve30 words']);
  });

  test('stays gone with its session if news of it was on its way', async () => {
    await showSession(inProgress);
    await deletedElsewhere();
    await roomChanged([buildWriter(eve, here)]);
    expect(screen.getByRole('heading', { name: 'This session was deleted' })).toBeInTheDocument();
  });

  test('is not shown as empty to a member whose arrival is being sent', async () => {
    await showSession({ ...inProgress, viewerIsLeader: true, viewerWriting: buildWriting() });
    expect(room().queryByText(/Nobody here yet/)).toBeNull();
    expect(room().getByText('Taking your seat…')).toBeInTheDocument();
    await act(async () => changeGroup('privacy', { show_activity_status: false }));
    expect(room().getByText(/Nobody here yet/)).toBeInTheDocument();
  });

  test('is replaced by the summary when the session ends', async () => {
    await showSession(inProgress);
    await changed({ status: 'COMPLETED', registration: 'CLOSED', summary: buildSummary() });
    expect(screen.queryByRole('region', { name: 'Writing room' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'A quiet hour' })).toBeInTheDocument();
    expect(screen.getByText('The session is over.')).toBeInTheDocument();
  });
});

describe('presence', () => {
  test('is reported while a participant or the leader is on the page', async () => {
    const { unmount } = await showSession(joined);
    expect(attending().map(({ request }) => request.variables)).toEqual([{ id: 'session_1' }]);
    unmount();
    await showSession({ ...inProgress, viewerIsLeader: true, viewerWriting: buildWriting() });
    expect(attending()).toHaveLength(1);
  });

  test('starts when the server has confirmed the seat, and not before', async () => {
    await showSession(inProgress);
    expect(room().getByText(/Join the session to take a seat/)).toBeInTheDocument();
    expect(screen.getByText(/^Until .*Monday/)).toBeInTheDocument();
    await press('Join Session');
    expect(attending()).toHaveLength(0);
    await answer({ joinSession: { session: buildWholeSession(joined) } });
    expect(attending()).toHaveLength(1);
  });

  test('continues on the way from the room to the editor, and ends some time after the last page is left', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const { router } = await showSession(joined);
      const [attendance] = attending();
      await act(async () => router.navigate('/somewhere'));
      expect(attending()).toEqual([attendance]);
      await act(async () => void jest.advanceTimersByTime(10_000));
      await act(async () => router.navigate('/sessions/session_1'));
      await act(async () => void jest.advanceTimersByTime(10_000));
      expect(attending()).toEqual([attendance]);
      await act(async () => router.navigate('/somewhere'));
      await act(async () => void jest.advanceTimersByTime(15_000));
      expect(attending()).toHaveLength(0);
    } finally {
      jest.useRealTimers();
    }
  });

  test('stops for a member who hides it, from that moment on', async () => {
    await showSession(joined);
    expect(attending()).toHaveLength(1);
    await act(async () => changeGroup('privacy', { show_activity_status: false }));
    expect(attending()).toHaveLength(0);
  });
});

const now = '2026-03-09T19:05:00.000Z';
const dropIn = {
  ...inProgress,
  id: dropInSessionId,
  kind: 'DROP_IN',
  title: 'The drop-in room',
  joined: [],
  viewerIsParticipant: true,
  viewerWriting: buildWriting(),
  viewerCanStartSprints: true,
  openMoves: [],
};
const sprintBy = (starterId: string) =>
  sprintOf('2026-03-09T19:00:00.000Z', '2026-03-09T19:20:00.000Z', starterId);

async function show(overrides: Record<string, unknown> = {}) {
  await showScreen('/sessions/drop-in');
  expect(pending('session')[0]?.request.variables).toEqual({ id: dropInSessionId });
  await answerPage(buildWholeSession({ ...dropIn, ...overrides }));
  await answerClock(now);
}

describe('the drop-in room', () => {
  it('opens at its address, without a date, seats, participants or an end', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1, name: 'The drop-in room' })).toBeVisible();
    expect(screen.getByText('Always open')).toBeVisible();
    expect(screen.queryByText('Time left')).toBeNull();
    expect(screen.queryByText(/seats taken/)).toBeNull();
    expect(screen.queryByRole('region', { name: 'Participants' })).toBeNull();
    for (const name of ['Join Session', 'Leave Session', 'Add to calendar', 'Edit'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('lets a member start a sprint, and end their own only', async () => {
    await show();
    expect(screen.getByRole('button', { name: 'Start a sprint' })).toBeVisible();
    await changed({ ...dropIn, sprint: sprintBy(ben.id) });
    expect(screen.queryByRole('button', { name: 'End sprint' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Start a sprint' })).toBeNull();
    await changed({ ...dropIn, sprint: sprintBy(ann.id) });
    expect(screen.getByRole('button', { name: 'End sprint' })).toBeVisible();
  });

  it('shows what was written there today', async () => {
    await show({ summary: buildSummary({ words: 120, intervals: [120], writers: [wroteWords(ben, 120)] }) });
    expect(screen.getByRole('region', { name: 'What we wrote here today' })).toHaveTextContent('120 words');
  });

  it('is linked above the list of sessions, but not above one’s own', async () => {
    await showScreen('/sessions');
    expect(screen.getByRole('link', { name: 'The drop-in room' })).toHaveAttribute(
      'href',
      '/sessions/drop-in',
    );
  });
});
