import { notificationPath, notificationText } from '../contract/notificationTexts';
import type { Database } from '../db/database';
import type { Notice } from '../model/notification.entity';
import { factsOfNotices } from '../notifications/noticeFacts';
import type { PushText } from './pushSender';

/** The push messages of a member's notices: one for each kind and subject. */
export async function pushTextsOf(
  db: Pick<Database, 'read'>,
  userId: string,
  notices: readonly Notice[],
  now: Date,
): Promise<PushText[]> {
  const told = await factsOfNotices(db, userId, notices, now);
  return told.map(({ facts }) => ({
    title: notificationText(facts),
    path: notificationPath(facts),
    tag: `${facts.kind}:${facts.subjectId}`,
  }));
}
