import { NotificationKind, NotificationWay } from '../../../contract/enums';
import type { Transaction } from '../../../db/database';
import type { Services } from '../../../request/context';
import { readMemberWith } from '../../members/user/memberRows';
import { isAlwaysOn, waysWithoutChoice } from './kinds';

/** The mails that a member unsubscribes from: one kind of notification, or the digest of all. */
type MailTopic = NotificationKind | 'digest';

const allKinds = Object.values(NotificationKind);

/** Whether a text is a topic of mails from which members can unsubscribe. */
export const isMailTopic = (topic: string): topic is MailTopic =>
  topic === 'digest' || (allKinds.some((kind) => kind === topic) && !isAlwaysOn(topic as NotificationKind));

/** The bit of a way in the column `ways`, a SET of app, mail, push and digest. */
const wayBits = { [NotificationWay.MAIL]: 2, [NotificationWay.DIGEST]: 8 } as const;

async function removeWay(
  tx: Transaction,
  userId: string,
  kind: NotificationKind,
  { way, startsWith }: { way: NotificationWay.MAIL | NotificationWay.DIGEST; startsWith: 'app' | 'standard' },
): Promise<void> {
  const ways = waysWithoutChoice(kind, startsWith);
  const others = ways.filter((other) => other !== way).join(',');
  await tx.execute(
    `INSERT INTO notification_preferences (user_id, kind, ways) VALUES (?, ?, ?)
     ON DUPLICATE KEY UPDATE ways = CAST(ways + 0 AS UNSIGNED) & ~${wayBits[way]} & 15`,
    [userId, kind, others],
  );
}

/** Turns the mails of a kind, or the digest, off. Does nothing if repeated, or for a deleted account. */
export async function endMails(
  { db }: Pick<Services, 'db'>,
  userId: string,
  topic: MailTopic,
): Promise<void> {
  await db.transaction(async (tx) => {
    const member = await readMemberWith<{ startsWith: 'app' | 'standard' | null }>(
      tx,
      userId,
      's.starts_with AS startsWith',
      { join: 'LEFT JOIN notification_settings s ON s.user_id = u.id', lock: 'FOR UPDATE' },
    );
    if (!member) return;
    const startsWith = member.startsWith ?? 'standard';
    if (topic !== 'digest') return removeWay(tx, userId, topic, { way: NotificationWay.MAIL, startsWith });
    for (const kind of allKinds)
      if (!isAlwaysOn(kind)) await removeWay(tx, userId, kind, { way: NotificationWay.DIGEST, startsWith });
  });
}
