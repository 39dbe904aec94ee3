import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../../../server/contract/messages';
import { answer, pending, refuse, sendEvent, variablesOf } from '../../stories/story/renderScreens';
import {
  ann,
  answerClock,
  type BuiltUser,
  ben,
  buildWriter,
  eve,
  inProgress,
  press,
  roomOf,
  showSession,
} from './sessionOnScreen';

const now = '2026-03-09T19:05:00.000Z';
const later = (seconds: number) => new Date(Date.parse(now) + seconds * 1_000).toISOString();

const reader = ({ id, name }: BuiltUser, turn: 'waits' | 'reads' | 'done' = 'waits') => ({
  __typename: 'SessionReader',
  isReading: turn === 'reads',
  hasRead: turn === 'done',
  member: { __typename: 'User', id, name },
});
const readingOf = (readers: ReturnType<typeof reader>[], overrides: Record<string, unknown> = {}) => ({
  __typename: 'SessionReading',
  version: 3,
  minutes: 5,
  endsAt: null as string | null,
  leftSeconds: null as number | null,
  readers,
  ...overrides,
});
type Reading = ReturnType<typeof readingOf>;

const readingEvent = (reading: Reading) => sendEvent({ sessionReadingChanged: reading });
const arranged = (reading: Reading) => answer({ arrangeSessionReading: { reading } });
const stepped = (reading: Reading) => answer({ stepSessionReading: { reading } });
const room = roomOf([buildWriter(ann), buildWriter(ben), buildWriter(eve)]);

async function showReading(reading: Reading, overrides: Record<string, unknown> = {}) {
  await showSession({ ...inProgress, joined: [ann, ben, eve], room, ...overrides });
  await answerClock(now);
  await readingEvent(reading);
}
const panel = () => within(screen.getByRole('region', { name: 'Reading aloud' }));
const listed = () =>
  panel()
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const clock = () => panel().getByRole('timer', { name: 'Reading time left' }).textContent;
const leads = { viewerCanModerate: true };

describe('the reading order of a session', () => {
  it('shows who reads, who has read and who is next, and a clock by the server’s time', async () => {
    await showReading(
      readingOf([reader(ann, 'done'), reader(ben, 'reads'), reader(eve)], { endsAt: later(90) }),
    );
    expect(listed()).toEqual(['1Ann (you)has read', '2Ben Okrireads now', '3Eve']);
    expect(panel().getByRole('status')).toHaveTextContent('Ben Okri reads now. Next: Eve.');
    expect(clock()).toMatch(/^1:(30|[12]\d)$/);
    expect(panel().getAllByRole('button')).toHaveLength(1);
  });

  it('stands still while it is paused, and says when the time is up', async () => {
    await showReading(readingOf([reader(ann, 'reads')], { leftSeconds: 61 }));
    expect(clock()).toBe('1:01');
    expect(panel().getByText('Paused')).toBeVisible();
    await readingEvent(readingOf([reader(ann, 'reads')], { version: 4, endsAt: later(-5) }));
    expect(clock()).toBe('0:00');
    expect(panel().getByText('Time is up')).toBeVisible();
    expect(panel().getByRole('status')).toHaveTextContent('You read now.');
  });

  it('takes the viewer’s name and gives it back', async () => {
    await showReading(readingOf([]));
    expect(panel().getByText('Nobody has put their name down yet.')).toBeVisible();
    await press('Put my name down');
    await answer({ joinSessionReading: { reading: readingOf([reader(ann)], { version: 4 }) } });
    expect(listed()).toEqual(['1Ann (you)']);
    await press('Take my name off');
    await answer({ leaveSessionReading: { reading: readingOf([], { version: 5 }) } });
    expect(listed()).toEqual([]);
  });

  it.each([
    ['after the session', { status: 'COMPLETED' }],
    ['in a session that its leader keeps without', { ...inProgress, room, hasReading: false }],
  ])('is not there %s', async (_when, session) => {
    await showSession({ ...session, joined: [ann, ben, eve] });
    expect(pending('sessionReadingChanged')).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Reading aloud' })).toBeNull();
  });

  it('shows no earlier state after a later one', async () => {
    await showReading(readingOf([reader(ben)], { version: 7 }));
    await readingEvent(readingOf([], { version: 6 }));
    expect(listed()).toEqual(['1Ben Okri']);
  });

  it('is arranged with buttons by those who keep order, who keep the focus', async () => {
    await showReading(readingOf([reader(ann), reader(ben)]), leads);
    await press('Move Ben Okri up');
    expect(variablesOf('arrangeSessionReading')).toEqual({
      input: { sessionId: 'session_1', version: 3, memberIds: [ben.id, ann.id] },
    });
    // Until the answer is there, nothing else is sent.
    await press('Move Ben Okri up');
    expect(pending('arrangeSessionReading')).toHaveLength(1);
    await arranged(readingOf([reader(ben), reader(ann)], { version: 4 }));
    expect(listed()).toEqual(['1Ben Okri', '2Ann (you)']);
    const up = panel().getByRole('button', { name: 'Move Ben Okri up' });
    expect(up).toHaveFocus();
    expect(up).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(up);
    expect(pending('arrangeSessionReading')).toEqual([]);
    await press('Remove Ben Okri');
    await arranged(readingOf([reader(ann)], { version: 5 }));
    await act(async () => {
      await new Promise(requestAnimationFrame);
    });
    expect(panel().getByRole('button', { name: 'Start reading' })).toHaveFocus();
  });

  it('takes members whom those who keep order add, and their minutes', async () => {
    await showReading(readingOf([reader(ben)]), leads);
    const members = panel().getByRole('combobox', { name: 'A member to add' });
    expect(
      within(members)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Add a reader…', 'Ann', 'Eve']);
    await userEvent.selectOptions(members, 'Eve');
    await press('Add');
    expect(variablesOf('arrangeSessionReading').input).toMatchObject({ memberIds: [ben.id, eve.id] });
    await arranged(readingOf([reader(ben), reader(eve)], { version: 4 }));
    const minutes = panel().getByRole('spinbutton', { name: 'minutes for each' });
    await userEvent.clear(minutes);
    await userEvent.type(minutes, '8{Enter}');
    expect(variablesOf('arrangeSessionReading').input).toEqual({
      sessionId: 'session_1',
      version: 4,
      minutes: 8,
    });
    await arranged(readingOf([reader(ben), reader(eve)], { version: 5, minutes: 8 }));
    expect(minutes).toHaveValue(8);
    expect(minutes).toHaveFocus();
  });

  it('is started, paused, passed on and ended by those who keep order', async () => {
    await showReading(readingOf([reader(ann), reader(ben)]), leads);
    const given = () => variablesOf('stepSessionReading').input;
    await press('Start reading');
    expect(given()).toEqual({ sessionId: 'session_1', version: 3, step: 'START' });
    const running = { endsAt: later(300), version: 4 };
    await stepped(readingOf([reader(ann, 'reads'), reader(ben)], running));
    expect(clock()).toMatch(/^(5:00|4:\d\d)$/);
    await press('Pause');
    expect(given()).toMatchObject({ step: 'PAUSE' });
    await stepped(readingOf([reader(ann, 'reads'), reader(ben)], { leftSeconds: 290, version: 5 }));
    await press('Go on');
    expect(given()).toMatchObject({ step: 'START' });
    await stepped(readingOf([reader(ann, 'reads'), reader(ben)], { ...running, version: 6 }));
    await press('Next reader');
    expect(given()).toMatchObject({ step: 'NEXT', version: 6 });
    await stepped(readingOf([reader(ann, 'done'), reader(ben, 'reads')], { ...running, version: 7 }));
    expect(panel().getByRole('button', { name: 'Finish' })).toBeVisible();
    await press('End reading');
    expect(given()).toMatchObject({ step: 'END' });
    await stepped(readingOf([reader(ann), reader(ben)], { version: 8 }));
    expect(panel().queryByRole('timer')).toBeNull();
  });

  it('says why a change was refused, and goes on with the state of the last event', async () => {
    await showReading(readingOf([reader(ann, 'reads'), reader(ben)], { endsAt: later(60) }), leads);
    await press('Next reader');
    await readingEvent(
      readingOf([reader(ann, 'done'), reader(ben, 'reads')], { endsAt: later(60), version: 4 }),
    );
    await refuse('stepSessionReading', { code: 'CONFLICT', message: messages.reading.changed });
    expect(panel().getByRole('alert')).toHaveTextContent(messages.reading.changed);
    await press('Finish');
    expect(variablesOf('stepSessionReading').input).toMatchObject({ version: 4 });
  });
});
