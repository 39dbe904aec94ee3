import type { Database } from '../../../db/database';
import { knownKindSql, knownKinds } from '../../../record/mailKinds';

/** Limits the count, so that the statement stays short when a mail server has been down for days. */
const countMax = 10_000;

/**
 * Counts mails that are due, are being sent, or wait for a retry, and their addresses. Reads few mails that aren't due: only those that
 * others may still join, such as digests, wait long for their time, and these are read by their time.
 */
export async function countDue(
  db: Pick<Database, 'read'>,
  now: Date,
): Promise<{ mails: number; recipients: number }> {
  const recipientSql = "COALESCE(user_id, NULLIF(email, ''), topic) AS recipient";
  const [row] = await db.read<{ mails: number; recipients: number }>(
    `SELECT COUNT(*) AS mails, COUNT(DISTINCT recipient) AS recipients FROM (
       (SELECT ${recipientSql} FROM mails WHERE joined IS NULL AND (due_at <= ? OR send_at <= ? OR attempts > 0) AND ${knownKindSql} LIMIT ${countMax})
       UNION ALL
       (SELECT recipient FROM
         (SELECT ${recipientSql}, joined FROM mails WHERE send_at <= ? AND ${knownKindSql} ORDER BY send_at LIMIT ${countMax}) AS due
        WHERE joined IS NOT NULL)
       LIMIT ${countMax}) AS waiting`,
    [now, now, ...knownKinds, now, ...knownKinds],
  );
  return { mails: Number(row?.mails), recipients: Number(row?.recipients) };
}
