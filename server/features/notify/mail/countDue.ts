import type { Database } from '../../../db/database';
import { known, knownOnly } from '../../../record/mailKinds';

/** No more are counted, so that this takes no long statement when a mail server has been away for days. */
const countMax = 10_000;

/**
 * Mails that are due, are being sent, or failed and wait for another try, and to how many addresses they go. Only what others may
 * still join waits long for its time, such as a digest; almost all the rest is due or has been begun. So this reads few mails that
 * aren't due.
 */
export async function countDue(
  db: Pick<Database, 'read'>,
  now: Date,
): Promise<{ mails: number; recipients: number }> {
  const recipient = "COALESCE(user_id, NULLIF(email, ''), topic) AS recipient";
  const [row] = await db.read<{ mails: number; recipients: number }>(
    `SELECT COUNT(*) AS mails, COUNT(DISTINCT recipient) AS recipients FROM (
       (SELECT ${recipient} FROM mails WHERE joined IS NULL AND (due_at <= ? OR send_at <= ? OR attempts > 0) AND ${knownOnly} LIMIT ${countMax})
       UNION ALL
       (SELECT recipient FROM
         (SELECT ${recipient}, joined FROM mails WHERE send_at <= ? AND ${knownOnly} ORDER BY send_at LIMIT ${countMax}) AS due
        WHERE joined IS NOT NULL)
       LIMIT ${countMax}) AS waiting`,
    [now, now, ...known, now, ...known],
  );
  return { mails: Number(row?.mails), recipients: Number(row?.recipients) };
}
