import { act } from '@testing-library/react';
import { noteMinute, waitingMinutes } from '../../../../client/documents/writtenMinutes';
import { storage } from '../../../../client/lib/storage';
import { answer, pending, refuse } from '../../stories/story/renderScreens';
import { challenge, click, inputOf, joined, page, show } from './goalsScreen';

describe('minutes of writing', () => {
  /** The claims of an access token of Ann's. */
  const token = `e30.${btoa(JSON.stringify({ sub: 'user_ann' }))}.sign`;
  beforeEach(() => storage.set('access_token', token));
  afterEach(() => localStorage.clear());
  const at = (minute: number) => new Date(2026, 10, 24, 20, minute).getTime();

  test('are noted once each while a goal counts them, and not otherwise', async () => {
    expect(noteMinute(at(1))).toBe(false);
    expect(waitingMinutes('user_ann')).toBeNull();
    await show({ countsMinutes: true });
    expect([noteMinute(at(2)), noteMinute(at(2) + 59_000), noteMinute(at(3))]).toEqual([true, false, true]);
    expect(waitingMinutes('user_ann')).toEqual({ '2026-11-24': [1_202, 1_203] });
  });

  test('wait until the server has them', async () => {
    const again = () => show({ countsMinutes: true });
    await again();
    noteMinute(at(4));
    await again();
    expect(inputOf('recordWritingMinutes')).toEqual({ day: '2026-11-24', minutes: [1_204] });
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await refuse('recordWritingMinutes', { code: 'NETWORK', message: 'gone' });
    expect(waitingMinutes('user_ann')).toEqual({ '2026-11-24': [1_204] });
    await again();
    noteMinute(at(5));
    await answer({ recordWritingMinutes: { minutes: 1 } });
    await act(async () => {});
    expect(waitingMinutes('user_ann')).toEqual({ '2026-11-24': [1_205] });
  });

  test('are noted as soon as a challenge in minutes is joined', async () => {
    await show({ challenges: [challenge({ unit: 'MINUTES' })] });
    await click('Join November');
    const mine = challenge({ ...joined, unit: 'MINUTES' });
    await answer({ joinChallenge: { challenge: mine } });
    await answer(page({ challenges: [mine], countsMinutes: true }));
    expect(noteMinute(at(6))).toBe(true);
  });

  test('are no longer counted once nothing needs them', async () => {
    await show({ countsMinutes: true });
    await show();
    expect(pending('recordWritingMinutes')).toHaveLength(0);
    expect(waitingMinutes('user_ann')).toBeNull();
  });

  test('that wait are reported before counting stops, and stay if they can’t be', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await show({ countsMinutes: true });
    noteMinute(at(7));
    await show();
    await refuse('recordWritingMinutes', { code: 'NETWORK', message: 'gone' });
    expect(waitingMinutes('user_ann')).toEqual({ '2026-11-24': [1_207] });
    await show();
    expect(inputOf('recordWritingMinutes')).toEqual({ day: '2026-11-24', minutes: [1_207] });
    await answer({ recordWritingMinutes: { minutes: 1 } });
    await act(async () => {});
    expect(waitingMinutes('user_ann')).toBeNull();
  });
});
