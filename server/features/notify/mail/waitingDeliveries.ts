import type { Transaction } from '../../../db/database';
import type { Mail } from '../../../model/mail.entity';

type Carrier = Pick<Mail, 'kind' | 'userId' | 'topic'>;

/** SQL: the deliveries that wait for a mail: those of its kind, or of any kind for a digest; undefined for other mails. */
function waitingSql({ kind, userId, topic }: Carrier): { where: string; params: string[] } | undefined {
  if (kind === 'notification' && userId && topic)
    return {
      where: "user_id = ? AND way = 'mail' AND kind = ? AND delivery_id IS NULL",
      params: [userId, topic],
    };
  if (kind === 'digest' && userId)
    return { where: "user_id = ? AND way = 'digest' AND delivery_id IS NULL", params: [userId] };
  return undefined;
}

/** Attaches the deliveries that wait to the mail. */
export async function attachWaitingDeliveries(
  tx: Transaction,
  mail: Carrier & Pick<Mail, 'id'>,
): Promise<void> {
  const waiting = waitingSql(mail);
  if (waiting)
    await tx.execute(`UPDATE notices SET delivery_id = ? WHERE ${waiting.where}`, [
      mail.id,
      ...waiting.params,
    ]);
}

/** Deletes the deliveries that wait for a mail that isn't sent. */
export async function removeWaitingDeliveries(tx: Transaction, mail: Carrier): Promise<void> {
  const waiting = waitingSql(mail);
  if (waiting) await tx.execute(`DELETE FROM notices WHERE ${waiting.where}`, waiting.params);
}
