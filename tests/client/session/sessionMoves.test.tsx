import { screen } from '@testing-library/react';
import { answerPage, buildWholeSession, press, showSession } from '../room/sessionOnScreen';
import { refuse } from '../story/renderScreens';

const mine = { viewerIsLeader: true, viewerCanEdit: true };

describe('who leads a session', () => {
  test('is told that a status change failed without the network', async () => {
    await showSession({ ...mine, status: 'CANCELLED', registration: 'CLOSED', openMoves: ['SCHEDULED'] });
    await press('Schedule again');
    await refuse('useSetSessionStatusMutation', { code: 'NETWORK', message: 'Please check your connection' });
    expect(screen.getByRole('alert')).toHaveTextContent('Please check your connection');
    expect(screen.getByRole('button', { name: 'Schedule again' })).toBeInTheDocument();
  });

  test('who may no longer manage it is told so, and the controls go', async () => {
    const cancelled = { status: 'CANCELLED', registration: 'CLOSED' };
    await showSession({ ...mine, ...cancelled, openMoves: ['SCHEDULED'] });
    await press('Schedule again');
    await refuse('useSetSessionStatusMutation', { code: 'FORBIDDEN', message: 'You may not do this' });
    await answerPage(buildWholeSession({ ...mine, ...cancelled, viewerCanEdit: false }));
    expect(screen.queryByRole('button', { name: 'Schedule again' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent('You may not do this');
  });
});
