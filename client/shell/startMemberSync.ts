import { reportMinutes } from '../documents/transport/reportMinutes';
import { sendMessage, takeOverUnsent } from '../features/sessions/room/chat/sendMessage';
import { sendComment } from '../features/stories/comment/sendComment';
import { outbox, type Senders } from '../outbox/outbox';
import { sendAccountSettings, syncAccountSettings } from '../settings/accountSettings';

export const senders: Senders = {
  chat: sendMessage,
  comment: sendComment,
  minutes: reportMinutes,
  settings: sendAccountSettings,
};

/** Sends what the member's outbox has, and keeps their settings the same as the account's, until the returned function is called. */
export function startMemberSync(memberId: string): () => void {
  takeOverUnsent(memberId);
  const ends = [outbox.start(memberId, senders), syncAccountSettings(memberId)];
  return () => {
    for (const end of ends) end();
  };
}
