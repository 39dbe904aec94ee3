import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { outbox } from '../../../../client/outbox/outbox';
import { messages } from '../../../../server/contract/messages';
import { answer, pending, refuse } from '../../stories/story/renderScreens';
import { begin, chatEvent, isSent, queue, say, showChat, sprint, unsent } from './chatOnScreen';
import {
  ann,
  buildWholeSession,
  changed,
  deletedElsewhere,
  inProgress,
  joined,
  press,
} from './sessionOnScreen';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a chat whose session is over before a message is sent', () => {
  const closed = { code: 'CONFLICT' as const, message: messages.chat.closed };
  const over = { status: 'COMPLETED', sprint: null };
  const leave = async () => {
    await press('Leave Session');
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await answer({ leaveSession: { session: buildWholeSession(inProgress) } });
  };
  /** A chat that is opened after the session with messages that came too late. */
  const late = async (...contents: string[]) => {
    for (const content of contents) outbox.put(queue, { content });
    await showChat([], over);
    for (const _ of contents) await refuse('sendSessionMessage', closed);
  };
  const notSent = () => within(screen.getByRole('list', { name: 'Not sent' }));

  it('keeps a message that was written offline, and says that it was not sent', async () => {
    await showChat([]);
    await say('Until next week');
    await refuse('sendSessionMessage', { code: 'NETWORK', message: 'Away' });
    await chatEvent();
    await refuse('sendSessionMessage', closed);
    expect(screen.getByRole('alert')).toHaveTextContent('The session is over: this was not sent.');
    expect(notSent().getByText('Until next week')).toBeVisible();
    expect(screen.queryByText('Waiting to be sent')).toBeNull();
    await changed({ ...joined, ...over });
    expect(notSent().getByText('Until next week')).toBeVisible();
    // It isn't tried again.
    expect(pending('sendSessionMessage')).toEqual([]);
  });

  it('shows what waited for the end of a sprint as not sent, also in a chat without messages', async () => {
    await showChat([]);
    await say('First');
    await refuse('sendSessionMessage', { code: 'NETWORK', message: 'Away' });
    await changed({ ...joined, sprint });
    expect(screen.getByText(/What you wrote will be sent then/)).toBeVisible();
    await changed({ ...joined, ...over });
    expect(notSent().getByText('First')).toBeVisible();
    expect(screen.queryByText('Waiting to be sent')).toBeNull();
    await refuse('sendSessionMessage', closed);
    expect(notSent().getByText('First')).toBeVisible();
  });

  it('shows it as sent if the server has had it all along', async () => {
    await showChat([]);
    await say('On time');
    await refuse('sendSessionMessage', { code: 'NETWORK', message: 'Away' });
    await changed({ ...joined, ...over });
    await chatEvent();
    await isSent(1);
    expect(screen.queryByRole('list', { name: 'Not sent' })).toBeNull();
    expect(unsent()).toEqual([]);
  });

  it('keeps it across a reload until its writer removes it', async () => {
    await late('First', 'Second');
    expect(screen.getByRole('alert')).toHaveTextContent('these were not sent');
    await press('Remove message: First');
    expect(notSent().getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Chat' })).toHaveFocus();
    await press('Remove message: Second');
    expect(screen.queryByRole('region', { name: 'Chat' })).toBeNull();
    expect(unsent()).toEqual([]);
  });

  it('lets its writer copy it', async () => {
    const user = userEvent.setup();
    await late('Keep me');
    await user.click(screen.getByRole('button', { name: 'Copy message: Keep me' }));
    expect(await navigator.clipboard.readText()).toBe('Keep me');
  });

  it.each([
    ['the session is deleted', deletedElsewhere, 'The session was deleted: this was not sent.'],
    ['its writer leaves the session', leave, 'You left the session: this was not sent.'],
  ])('shows what was only begun if %s', async (_what, end, text) => {
    await showChat([]);
    begin('Half a thought');
    await end();
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(notSent().getByText('Half a thought')).toBeVisible();
  });

  it.each(['COMPLETED', 'CANCELLED'])('shows what was only begun, too, if it is %s', async (status) => {
    await showChat([]);
    begin('Half a thought');
    await changed({ ...joined, ...over, status });
    expect(notSent().getByText('Half a thought')).toBeVisible();
    await press('Remove message: Half a thought');
    expect(screen.queryByRole('region', { name: 'Chat' })).toBeNull();
    expect(sessionStorage.getItem(`chatDraft:${ann.id}:session_1`)).toBeNull();
  });
});
