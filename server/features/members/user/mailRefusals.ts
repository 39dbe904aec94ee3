import type { Transaction } from '../../../db/database';
import type { User } from '../../../model/user.entity';

type Tx = Pick<Transaction, 'execute'>;
/** A member and the address that was mailed: nothing changes if it is no longer theirs. */
type MemberAddress = Pick<User, 'id' | 'email'>;

/** Refusals in a row after which an address is marked. The description of the GraphQL field `mailRefusedAt` names the number. */
const refusalsMax = 3;

/** Counts a permanent refusal of the member's address by the mail server; the third in a row marks it. */
export async function countMailRefusal(tx: Tx, { id, email }: MemberAddress, now: Date): Promise<void> {
  await tx.execute(
    `UPDATE users SET
       mail_refused_at = IF(mail_refusals + 1 >= ${refusalsMax}, COALESCE(mail_refused_at, ?), NULL),
       mail_refusals = LEAST(mail_refusals + 1, 100)
     WHERE id = ? AND email = ?`,
    [now, id, email],
  );
}

/** Ends the count and the mark, after the mail server accepted a mail. */
export async function resetMailRefusals(tx: Tx, { id, email }: MemberAddress): Promise<void> {
  await tx.execute(
    'UPDATE users SET mail_refusals = 0, mail_refused_at = NULL WHERE id = ? AND email = ? AND mail_refusals > 0',
    [id, email],
  );
}
