import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { takeOverUnsent } from '../../../../client/features/sessions/room/chat/sendMessage';
import { messages } from '../../../../server/contract/messages';
import { answer, pending, refuse, variablesOf } from '../../stories/story/renderScreens';
import {
  box,
  chatEvent,
  isSent,
  listed,
  log,
  message,
  now,
  pageOf,
  say,
  sentInput,
  showChat,
  sprint,
  unsent,
} from './chatOnScreen';
import {
  ann,
  answerClock,
  ben,
  changed,
  eve,
  inProgress,
  joined,
  press,
  showSession,
} from './sessionOnScreen';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the chat of a session', () => {
  it('shows messages with their writers, and new ones in a log as they come', async () => {
    await showChat([message(1, ben), message(2, ann)]);
    expect(listed()).toEqual(['Message 1', 'Message 2']);
    await chatEvent([message(3, eve)]);
    expect(listed()).toEqual(['Message 1', 'Message 2', 'Message 3']);
    expect(log().getByText('Eve')).toBeVisible();
    await chatEvent([], ['message_1']);
    expect(listed()).toEqual(['Message 2', 'Message 3']);
  });

  it('reads new messages of others aloud, without their buttons, and no earlier ones', async () => {
    await showChat([message(1, ben)], { viewerCanModerate: true });
    expect(screen.getByRole('log', { name: 'Messages' })).toHaveAttribute('aria-live', 'off');
    await chatEvent([message(2, ann), message(3, eve)]);
    const announced = document.querySelector('[aria-live=polite][aria-relevant=additions]');
    expect(announced).toHaveTextContent(/^Eve: Message 3$/);
  });

  it('is not shown to members who take no part, nor is the reading order', async () => {
    await showSession({ ...inProgress });
    await answerClock(now);
    expect(screen.queryByRole('region', { name: 'Chat' })).toBeNull();
    for (const event of ['sessionChatChanged', 'sessionReadingChanged']) expect(pending(event)).toEqual([]);
  });

  it('shows what waits to be sent, though the messages could not be loaded', async () => {
    await showSession(joined);
    await answerClock(now);
    await chatEvent();
    await refuse('session.messages', { code: 'NETWORK', message: 'Away' });
    await say('Good evening');
    await refuse('sendSessionMessage', { code: 'NETWORK', message: 'Away' });
    expect(listed()).toEqual(['Good evening']);
    expect(log().getByText('Waiting to be sent')).toBeVisible();
  });

  it('sends with Enter, and shows the message once', async () => {
    await showChat([]);
    await say('Good evening');
    expect(box()).toHaveValue('');
    expect(log().getByText('Waiting to be sent')).toBeVisible();
    // The event is faster than the answer.
    await chatEvent([message(1, ann, 'Good evening', sentInput().localId)]);
    expect(listed()).toEqual(['Good evening']);
    await isSent(1);
    expect(listed()).toEqual(['Good evening']);
    expect(log().queryByText('Waiting to be sent')).toBeNull();
  });

  it.each(['NETWORK', 'SERVICE_UNAVAILABLE'] as const)(
    'sends what could not be sent (%s) again with the same key when the connection is back',
    async (code) => {
      await showChat([]);
      await say('Hello?');
      const { localId } = sentInput();
      await refuse('sendSessionMessage', { code, message: 'Away' });
      expect(listed()).toEqual(['Hello?']);
      expect(box()).toHaveValue('');
      await chatEvent();
      expect(sentInput()).toMatchObject({ localId, content: 'Hello?' });
      await isSent(1);
      await answer(pageOf([message(1, ann, 'Hello?', localId)]));
      expect(listed()).toEqual(['Hello?']);
      expect(unsent()).toEqual([]);
    },
  );

  it('gives back a text that the server refuses, above what was begun meanwhile, and says why', async () => {
    await showChat([]);
    await say('No');
    await userEvent.type(box(), 'And then');
    await refuse('sendSessionMessage', { code: 'FORBIDDEN', message: 'You may not do this' });
    expect(screen.getByRole('alert')).toHaveTextContent('You may not do this');
    expect(box()).toHaveValue('No\nAnd then');
    expect(listed()).toEqual([]);
  });

  it('keeps what was begun on the way to another screen and back, until it is sent', async () => {
    await showChat([]);
    await userEvent.type(box(), 'Half a');
    cleanup();
    await showChat([]);
    expect(box()).toHaveValue('Half a');
    await userEvent.type(box(), ' thought{Enter}');
    expect(sentInput().content).toBe('Half a thought');
    cleanup();
    await showChat([]);
    expect(box()).toHaveValue('');
  });

  it('keeps what was begun for each session and member', async () => {
    sessionStorage.setItem(`chatDraft:${ben.id}:session_1`, 'Ben’s');
    sessionStorage.setItem(`chatDraft:${ann.id}:session_2`, 'Elsewhere');
    await showChat([]);
    expect(box()).toHaveValue('');
  });

  it('is quiet in a sprint: nothing new is shown, and what waits is sent after it', async () => {
    await showChat([message(1, ben)]);
    await say('Wait');
    await changed({ ...joined, sprint });
    await refuse('sendSessionMessage', { code: 'CONFLICT', message: messages.chat.quiet });
    expect(screen.queryByRole('log')).toBeNull();
    expect(
      screen.getByText(/Quiet until the sprint is over. What you wrote will be sent then./),
    ).toBeVisible();
    await chatEvent([message(2, eve)]);
    expect(screen.queryByText(/Message 2/)).toBeNull();
    expect(screen.getByRole('heading', { name: 'Chat' })).toBeVisible();
    await changed({ ...joined, sprint: { ...sprint, endsAt: now } });
    expect(sentInput().content).toBe('Wait');
    await isSent(3);
    expect(listed()).toEqual(['Message 1', 'Message 2', 'Wait']);
  });

  it('counts new messages while it is folded', async () => {
    await showChat([message(1, ben)]);
    await press('Fold chat');
    await chatEvent([message(2, eve), message(3, ann)]);
    expect(screen.getByRole('heading', { name: 'Chat (1 new)' })).toBeVisible();
    await press('Unfold chat');
    expect(screen.getByRole('heading', { name: 'Chat' })).toBeVisible();
  });

  it('shows texts as they are, and only web addresses as links', async () => {
    await showChat([
      message(1, { id: 'user_x', name: '<b>Eve</b>' }, '<img src=x onerror=alert(1)>'),
      message(2, ben, 'See https://example.org/a?b=1. Not javascript:alert(1)'),
    ]);
    expect(log().getByText('<b>Eve</b>')).toBeVisible();
    expect(listed()[0]).toBe('<img src=x onerror=alert(1)>');
    const links = log().getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://example.org/a?b=1']);
    expect(links[0]).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('lets writers delete their own messages, and those who keep order all', async () => {
    await showChat([message(1, ben), message(2, ann)]);
    expect(log().getAllByRole('button', { name: /^Delete/ })).toHaveLength(1);
    await press('Delete message: Message 2');
    await answer({ deleteSessionMessage: { deletedMessageId: 'message_2' } });
    expect(listed()).toEqual(['Message 1']);
    expect(screen.queryByRole('button', { name: 'Clear chat' })).toBeNull();
  });

  it('is cleared by those who keep order, after a question', async () => {
    await showChat([message(1, ben)], { viewerCanModerate: true });
    expect(log().getByRole('button', { name: 'Delete message: Message 1' })).toBeVisible();
    await press('Clear chat');
    await press('Clear');
    await answer({ clearSessionChat: { session: { __typename: 'Session', id: 'session_1' } } });
    await chatEvent();
    await answer(pageOf([]));
    expect(listed()).toEqual([]);
  });

  it('fetches earlier messages on request, without one that is deleted meanwhile', async () => {
    await showChat([message(5, ben)], {}, 'cursor');
    await press('Earlier messages');
    expect(variablesOf('session.messages')).toMatchObject({ before: 'cursor' });
    await chatEvent([], ['message_4']);
    await answer(pageOf([message(3, eve), message(4, eve)]));
    expect(listed()).toEqual(['Message 5']);
    await answer(pageOf([message(3, eve)]));
    expect(listed()).toEqual(['Message 3', 'Message 5']);
    expect(screen.queryByRole('button', { name: 'Earlier messages' })).toBeNull();
  });

  it('still lists the earlier messages after an outage, without those deleted meanwhile', async () => {
    await showChat([message(5, ben)], {}, 'before 5');
    await press('Earlier messages');
    await answer(pageOf([message(2, eve), message(3, eve)], 'before 2'));
    await chatEvent();
    await answer(pageOf([message(6, ann)], 'before 6'));
    expect(variablesOf('session.messages')).toMatchObject({ before: 'before 6' });
    await answer(pageOf([message(2, eve), message(5, ben)], 'before 2'));
    expect(listed()).toEqual(['Message 2', 'Message 5', 'Message 6']);
    expect(pending('session.messages')).toEqual([]);
    expect(screen.getByRole('button', { name: 'Earlier messages' })).toBeVisible();
  });

  it('folds what muted and blocked members say, also of new messages, and counts none of it', async () => {
    await showSession(
      { ...joined, status: 'COMPLETED' },
      { mutedMemberIds: [ben.id], blockedMemberIds: [eve.id] },
    );
    await answerClock(now);
    await chatEvent();
    await answer(pageOf([message(1, ben), message(2, eve), message(3, ann)]));
    expect(screen.getByRole('heading', { name: 'Chat' })).toBeVisible();
    await press('Unfold chat');
    // After the session it can be read, and not written in.
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
    expect(listed()).toEqual([
      'A message by someone you muted. Show it',
      'A message by someone you blocked. Show it',
      'Message 3',
    ]);
    await chatEvent([message(4, ben)]);
    expect(listed()[3]).toBe('A message by someone you muted. Show it');
    await userEvent.click(log().getAllByRole('button', { name: 'Show it' })[0]!);
    expect(listed()[0]).toBe('Message 1');
    expect(document.activeElement).toContainElement(log().getByText('Message 1'));
  });
});

test('messages that the last version before 1.0 has stored are taken over', () => {
  const stored = [{ localId: 'local_1_a', content: 'Until next week' }];
  localStorage.setItem(`chat:${ann.id}:session_1`, JSON.stringify(stored));
  // What can't be read must not stop the app's start.
  localStorage.setItem(`chat:${ann.id}:session_2`, '[{"localId"');
  localStorage.setItem(`chat:${ann.id}:session_3`, '{}');
  takeOverUnsent(ann.id);
  expect(unsent()).toEqual(['Until next week']);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('chat:'))).toEqual([]);
});
