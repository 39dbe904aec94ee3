import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { outbox } from '../../../../client/outbox/outbox';
import { answer, sendEvent, variablesOf } from '../../stories/story/renderScreens';
import { ann, answerClock, joined, showSession, sprintOf } from './sessionOnScreen';

export const now = '2026-03-09T19:05:00.000Z';
export const message = (
  n: number,
  author: { id: string; name: string },
  content = `Message ${n}`,
  localId: string | null = null,
) => ({
  __typename: 'SessionMessage',
  id: `message_${n}`,
  content,
  localId,
  createdAt: now,
  author: { __typename: 'User', id: author.id, name: author.name },
});
type Message = ReturnType<typeof message>;
export const pageOf = (all: Message[], startCursor: string | null = null) => ({
  session: {
    __typename: 'Session',
    id: 'session_1',
    messages: {
      __typename: 'SessionMessageConnection',
      edges: all.map((node) => ({ __typename: 'SessionMessageEdge', node })),
      pageInfo: { __typename: 'PageInfo', hasPreviousPage: startCursor !== null, startCursor },
    },
  },
});
export const chatEvent = (all: Message[] = [], removedMessageIds: string[] = []) =>
  sendEvent({ sessionChatChanged: { messages: all, removedMessageIds } });
export const sprint = sprintOf(now, '2026-03-09T19:20:00.000Z');

export async function showChat(
  all: Message[],
  overrides: Record<string, unknown> = {},
  startCursor: string | null = null,
) {
  await showSession({ ...joined, ...overrides });
  await answerClock(now);
  await chatEvent();
  await answer(pageOf(all, startCursor));
}

export const log = () => within(screen.getByRole('log', { name: 'Messages' }));
export const listed = () =>
  log()
    .queryAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent);
export const box = () => screen.getByRole('textbox', { name: 'Message' });
export const begin = (text: string) => fireEvent.change(box(), { target: { value: text } });
export const say = (text: string) => {
  begin(text);
  return userEvent.type(box(), '{Enter}');
};
export const sentInput = () =>
  variablesOf('sendSessionMessage').input as { localId: string; content: string };
export const isSent = (n: number) =>
  answer({
    sendSessionMessage: { message: message(n, ann, sentInput().content, sentInput().localId) },
  });
export const queue = { memberId: ann.id, kind: 'chat', about: 'session_1' } as const;
/** The messages that wait on this device. */
export const unsent = () => outbox.entries<{ content: string }>(queue).map(({ payload }) => payload.content);
