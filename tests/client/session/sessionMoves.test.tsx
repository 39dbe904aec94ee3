import { screen } from '@testing-library/react';
import { scheduleQuestion } from '../../../client/features/session/scheduleQuestion';
import { toValues } from '../../../client/features/session/sessionFormValues';
import { answerPage, buildWholeSession, press, showSession } from '../room/sessionOnScreen';
import { refuse } from '../story/renderScreens';
import { buildSession } from './sessionScreens';

const mine = { viewerIsLeader: true, viewerCanEdit: true };

test('a session that was started early is over its duration after that', () => {
  const values = toValues(buildSession());
  const at = (minutes: string, startedAt: string | null) =>
    scheduleQuestion({
      status: 'IN_PROGRESS',
      startedAt,
      before: values,
      values: { ...values, durationMinutes: minutes },
      now: Date.parse('2026-03-09T18:45:00.000Z'),
    })?.tone;
  expect(at('60', '2026-03-09T17:30:00.000Z')).toBe('danger');
  expect(at('90', '2026-03-09T17:30:00.000Z')).toBeUndefined();
  expect(at('60', '2026-03-09T19:00:00.000Z')).toBeUndefined();
});

describe('who leads a session', () => {
  test('is told that a status change failed without the network', async () => {
    await showSession({ ...mine, status: 'CANCELLED', registration: 'CLOSED', openMoves: ['SCHEDULED'] });
    await press('Schedule again');
    await refuse('setSessionStatus', { code: 'NETWORK', message: 'Please check your connection' });
    expect(screen.getByRole('alert')).toHaveTextContent('Please check your connection');
    expect(screen.getByRole('button', { name: 'Schedule again' })).toBeInTheDocument();
  });

  test('who may no longer manage it is told so, and the controls go', async () => {
    const cancelled = { status: 'CANCELLED', registration: 'CLOSED' };
    await showSession({ ...mine, ...cancelled, openMoves: ['SCHEDULED'] });
    await press('Schedule again');
    await refuse('setSessionStatus', { code: 'FORBIDDEN', message: 'You may not do this' });
    await answerPage(buildWholeSession({ ...mine, ...cancelled, viewerCanEdit: false }));
    expect(screen.queryByRole('button', { name: 'Schedule again' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent('You may not do this');
  });
});
