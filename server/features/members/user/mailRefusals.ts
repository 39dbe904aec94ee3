import type { Transaction } from '../../../db/database';
import type { User } from '../../../model/user.entity';

type Tx = Pick<Transaction, 'execute'>;
type Address = Pick<User, 'id' | 'email'>;

/** An address is marked after so many refusals in a row. The schema says how many, at `mailRefusedAt`. */
const refusalsMax = 3;

/** Counts a permanent refusal of the member's address by the mail server; the third in a row marks it. */
export async function countMailRefusal(tx: Tx, { id, email }: Address, now: Date): Promise<void> {
  await tx.execute(
    `UPDATE users SET
       mail_refused_at = IF(mail_refusals + 1 >= ${refusalsMax}, COALESCE(mail_refused_at, ?), NULL),
       mail_refusals = LEAST(mail_refusals + 1, 100)
     WHERE id = ? AND email = ?`,
    [now, id, email],
  );
}

export async function resetMailRefusals(tx: Tx, { id, email }: Address): Promise<void> {
  await tx.execute(
    'UPDATE users SET mail_refusals = 0, mail_refused_at = NULL WHERE id = ? AND email = ? AND mail_refusals > 0',
    [id, email],
  );
}
