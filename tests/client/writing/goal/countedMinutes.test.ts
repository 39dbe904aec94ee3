import { noteMinute } from '../../../../client/documents/writtenMinutes';
import { storage } from '../../../../client/lib/storage';
import { outbox } from '../../../../client/outbox/outbox';
import { answer, pending, refuse } from '../../stories/story/renderScreens';
import { challenge, click, inputOf, joined, page, show } from './goalsScreen';

describe('minutes of writing', () => {
  /** The claims of an access token of Ann's. */
  const token = `e30.${btoa(JSON.stringify({ sub: 'user_ann' }))}.sign`;
  beforeEach(() => storage.set('access_token', token));
  afterEach(() => localStorage.clear());
  const at = (minute: number) => new Date(2026, 10, 24, 20, minute).getTime();

  const day = { memberId: 'user_ann', kind: 'minutes', about: '2026-11-24' } as const;
  const waiting = () => outbox.entries(day).map(({ payload }) => payload);

  test('are noted once each while a goal counts them, and not otherwise', async () => {
    noteMinute(at(1));
    expect(waiting()).toEqual([]);
    await show({ countsMinutes: true });
    for (const time of [at(2), at(2) + 59_000, at(3)]) noteMinute(time);
    expect(waiting()).toEqual([[1_202, 1_203]]);
    // A report has several.
    expect(pending('recordWritingMinutes')).toHaveLength(0);
  });

  test('wait until the server has them', async () => {
    const again = () => show({ countsMinutes: true });
    await again();
    noteMinute(at(4));
    await again();
    expect(inputOf('recordWritingMinutes')).toEqual({ day: '2026-11-24', minutes: [1_204] });
    await refuse('recordWritingMinutes', { code: 'NETWORK', message: 'gone' });
    await again();
    noteMinute(at(5));
    await answer({ recordWritingMinutes: { minutes: 1 } });
    // The server counts a repeated minute once.
    expect(inputOf('recordWritingMinutes')).toEqual({ day: '2026-11-24', minutes: [1_204, 1_205] });
    await answer({ recordWritingMinutes: { minutes: 2 } });
    expect(waiting()).toEqual([]);
  });

  test('that the server refuses are dropped', async () => {
    await show({ countsMinutes: true });
    noteMinute(at(6));
    await show({ countsMinutes: true });
    await refuse('recordWritingMinutes', { code: 'BAD_USER_INPUT', message: 'long ago' });
    expect(waiting()).toEqual([]);
  });

  test('are noted as soon as a challenge in minutes is joined', async () => {
    await show({ challenges: [challenge({ unit: 'MINUTES' })] });
    await click('Join November');
    const mine = challenge({ ...joined, unit: 'MINUTES' });
    await answer({ joinChallenge: { challenge: mine } });
    await answer(page({ challenges: [mine], countsMinutes: true }));
    noteMinute(at(7));
    expect(waiting()).toEqual([[1_207]]);
  });

  test('are no longer counted once nothing needs them, and those that wait are reported', async () => {
    await show({ countsMinutes: true });
    noteMinute(at(8));
    await show();
    noteMinute(at(9));
    expect(inputOf('recordWritingMinutes')).toEqual({ day: '2026-11-24', minutes: [1_208] });
    await answer({ recordWritingMinutes: { minutes: 1 } });
    expect(waiting()).toEqual([]);
  });
});
