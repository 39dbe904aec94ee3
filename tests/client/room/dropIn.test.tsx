import { screen } from '@testing-library/react';
import { dropInSessionId } from '../../../server/contract/dropIn';
import { showScreen } from '../session/sessionScreens';
import { pending } from '../story/renderScreens';
import {
  ann,
  answerClock,
  answerPage,
  ben,
  buildSummary,
  buildWholeSession,
  buildWriting,
  changed,
  inProgress,
  sprintOf,
  wroteWords,
} from './sessionOnScreen';

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
