import { NotificationWay } from '../../../contract/enums';
import { notificationText } from '../../../contract/notificationTexts';
import type { Database } from '../../../db/database';
import type { Notice } from '../../../model/notification.entity';
import { wantsOf } from '../notification/memberWants';
import { factsOfNotices } from '../notification/noticeFacts';
import { noticePaths } from '../notification/noticeLinks';
import type { PushText } from './pushSender';

/**
 * The push messages for a member's notices, one for each kind and subject: only those that the member still wants this way. In
 * quiet hours, returns their end instead.
 */
export async function pushTextsOf(
  db: Pick<Database, 'read'>,
  userId: string,
  notices: readonly Notice[],
  now: Date,
): Promise<PushText[] | Date> {
  const wants = await wantsOf(db, userId);
  const quiet = wants.quietUntil(now);
  if (quiet) return quiet;
  const wanted = notices.filter(({ kind }) => wants.isWanted(kind, NotificationWay.PUSH));
  const groups = await factsOfNotices(db, userId, wanted, now);
  const pathOf = await noticePaths(db, userId, groups);
  return groups.map(({ facts }) => ({
    title: notificationText(facts),
    path: pathOf(facts),
    tag: `${facts.kind}:${facts.subjectId}`,
  }));
}
