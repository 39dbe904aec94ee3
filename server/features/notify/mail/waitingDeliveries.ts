import type { Transaction } from '../../../db/database';
import type { Mail } from '../../../model/mail.entity';

type Carrier = Pick<Mail, 'kind' | 'userId' | 'topic'>;

/** The deliveries that wait for a mail: those of its kind, or of any kind for a digest. */
function waiting({ kind, userId, topic }: Carrier): { where: string; params: string[] } | undefined {
  if (kind === 'notification' && userId && topic)
    return {
      where: "user_id = ? AND way = 'mail' AND kind = ? AND delivery_id IS NULL",
      params: [userId, topic],
    };
  if (kind === 'digest' && userId)
    return { where: "user_id = ? AND way = 'digest' AND delivery_id IS NULL", params: [userId] };
  return undefined;
}

/** Makes the deliveries that wait part of the mail. */
export async function takeWaitingDeliveries(
  tx: Transaction,
  mail: Carrier & Pick<Mail, 'id'>,
): Promise<void> {
  const which = waiting(mail);
  if (which)
    await tx.execute(`UPDATE notices SET delivery_id = ? WHERE ${which.where}`, [mail.id, ...which.params]);
}

/** Deletes the deliveries that wait for a mail that isn't sent. */
export async function removeWaitingDeliveries(tx: Transaction, mail: Carrier): Promise<void> {
  const which = waiting(mail);
  if (which) await tx.execute(`DELETE FROM notices WHERE ${which.where}`, which.params);
}
