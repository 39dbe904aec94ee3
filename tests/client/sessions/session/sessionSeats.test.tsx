import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, pending, refuse, variablesOf } from '../../stories/story/renderScreens';
import { environment } from '../../support/mockEnvironment';
import {
  ann,
  ben,
  buildWholeSession,
  changed,
  eve,
  inProgress,
  participants,
  press,
  showSession,
} from '../room/sessionOnScreen';

const button = (name: string) => screen.queryByRole('button', { name });

describe('a seat', () => {
  test('is shown as taken at once, and stays when the server confirms', async () => {
    await showSession();
    await press('Join Session');
    expect(variablesOf('joinSession')).toEqual({ input: { id: 'session_1' } });
    expect(button('Leave Session')).toBeInTheDocument();
    expect(participants()).toEqual(['BBen Okri@ben', 'EEve@eve', 'AAnn@ann']);
    expect(screen.getByText('Participants', { selector: 'dt' }).nextSibling).toHaveTextContent('3/10');
    expect(screen.queryByText('You joined the session.')).toBeNull();
    await answer({ joinSession: { session: buildWholeSession({ joined: [ben, eve, ann] }) } });
    expect(button('Leave Session')).toBeInTheDocument();
    expect(participants()).toHaveLength(3);
    expect(screen.getByText('You joined the session.')).toBeInTheDocument();
  });

  test('doesn’t hide the page for a member who joins while it is read again', async () => {
    await showSession();
    await act(async () =>
      environment.commitUpdate((store) => {
        // Of the viewer, other screens have read less than the list shows.
        store.create('user_ann', 'User').setValue('ann', 'username');
      }),
    );
    await changed({});
    expect(pending('session')).toHaveLength(1);
    await press('Join Session');
    expect(button('Leave Session')).toBeVisible();
    expect(button('Leave Session')).toHaveFocus();
    expect(participants()).toEqual(['BBen Okri@ben', 'EEve@eve', 'AAnn@ann']);
  });

  test.each([
    ['silently if the server fails', 'INTERNAL_SERVER_ERROR', []],
    ['with the reason if somebody else took it first', 'CONFLICT', ['This session is full']],
  ] as const)('is rolled back %s', async (_how, code, alerts) => {
    await showSession();
    await press('Join Session');
    await refuse('joinSession', { code, message: 'This session is full' });
    expect(button('Join Session')).toBeInTheDocument();
    expect(participants()).toHaveLength(2);
    expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual(alerts);
  });

  test('is given back at once, and rolled back if that fails', async () => {
    await showSession({ joined: [ben, ann] });
    await press('Leave Session');
    expect(variablesOf('leaveSession')).toEqual({ input: { id: 'session_1' } });
    expect(participants()).toEqual(['BBen Okri@ben']);
    expect(button('Join Session')).toBeInTheDocument();
    await refuse('leaveSession', { code: 'NETWORK', message: 'no' });
    expect(button('Leave Session')).toBeInTheDocument();
    expect(participants()).toHaveLength(2);
    await press('Leave Session');
    await answer({ leaveSession: { session: buildWholeSession({ joined: [ben] }) } });
    expect(button('Join Session')).toBeInTheDocument();
    expect(screen.getByText('You left the session.')).toBeInTheDocument();
  });

  test.each(['FULL', 'CLOSED'])(
    'of a session that is %s can’t be taken, but given back',
    async (registration) => {
      const { unmount } = await showSession({ registration });
      expect(button('Join Session')).toBeNull();
      unmount();
      await showSession({ registration, joined: [ann, ben] });
      expect(button('Leave Session')).toBeInTheDocument();
    },
  );

  test.each([
    ['while the session goes on', inProgress, 'Your place will be released.'],
    ['where the session is full', { registration: 'FULL' }, 'Your place will be released.'],
    [
      'where the session is over',
      { status: 'COMPLETED', registration: 'CLOSED' },
      'You will no longer be listed among those who took part.',
    ],
  ])('is given back after a question %s', async (_when, state, lost) => {
    await showSession({ ...state, joined: [ben, ann] });
    await press('Leave Session');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByRole('heading', { name: 'Leave this session?' })).toBeInTheDocument();
    expect(dialog.getByText(lost)).toBeInTheDocument();
    expect(pending('leaveSession')).toHaveLength(0);
    await userEvent.click(dialog.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(pending('leaveSession')).toHaveLength(0);
    await press('Leave Session');
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(variablesOf('leaveSession')).toEqual({ input: { id: 'session_1' } });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(button('Leave Session')).toBeNull();
  });

  test('that is the last free one makes the session full at once', async () => {
    await showSession({ capacity: 3 });
    await press('Join Session');
    await press('Leave Session');
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
  });

  test('is not for the leader', async () => {
    await showSession({ viewerIsLeader: true });
    expect(button('Join Session')).toBeNull();
    expect(button('Leave Session')).toBeNull();
  });
});

describe('a place in a full session', () => {
  const full = { registration: 'FULL' };
  const answered = (viewerAwaitsPlace: boolean, overrides: object = full) => ({
    session: buildWholeSession({ ...overrides, viewerAwaitsPlace }),
  });

  test('can be asked for: the button answers at once, and the request can be taken back', async () => {
    await showSession(full);
    await press('Tell me when a place is free');
    expect(variablesOf('requestSessionPlace')).toEqual({ input: { id: 'session_1' } });
    expect(button('Don’t tell me')).toBeInTheDocument();
    await answer({ requestSessionPlace: answered(true) });
    expect(screen.getByText('You will be told when a place is free.')).toBeInTheDocument();
    await press('Don’t tell me');
    await answer({ withdrawSessionPlaceRequest: answered(false) });
    expect(button('Tell me when a place is free')).toBeInTheDocument();
  });

  test('that is free already is refused with the reason', async () => {
    await showSession(full);
    await press('Tell me when a place is free');
    await refuse('requestSessionPlace', { code: 'CONFLICT', message: 'There is a free place' });
    expect(screen.getByRole('alert')).toHaveTextContent('There is a free place');
  });

  test('that became free can be taken; who wants another one later asks again', async () => {
    await showSession({ ...full, viewerAwaitsPlace: true });
    await changed({ joined: [ben] });
    expect(button('Join Session')).toBeInTheDocument();
    await changed(full);
    expect(button('Tell me when a place is free')).toBeInTheDocument();
  });

  test('stays asked for while the session is cancelled', async () => {
    await showSession({ ...full, viewerAwaitsPlace: true });
    await changed({ status: 'CANCELLED', registration: 'CLOSED' });
    expect(button('Don’t tell me')).toBeNull();
    await changed(full);
    expect(button('Don’t tell me')).toBeInTheDocument();
  });

  test.each([
    ['to participants', { ...full, joined: [ann, ben] }],
    ['to the leader', { ...full, viewerIsLeader: true }],
    ['when the session is over', { status: 'COMPLETED', registration: 'CLOSED' }],
  ])('is not offered %s', async (_whom, state) => {
    await showSession(state);
    expect(button('Tell me when a place is free')).toBeNull();
  });
});
