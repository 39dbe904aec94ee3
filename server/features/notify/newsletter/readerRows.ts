import type { Database, Transaction } from '../../../db/database';
import { Reader } from '../../../model/reader.entity';
import { joinMember, presentMemberSql } from '../../members/user/memberConditions';

/** Days within which an address must be confirmed; then it is deleted. */
export const confirmationDays = 7;

/** Something that an address follows, or will follow once it is confirmed. */
export interface Following {
  id: string;
  email: string;
  /** An author's id, or `blog`. */
  follows: string;
  confirmedAt: Date | null;
  createdAt: Date;
  /** The author's display name, or else username; null for the blog. */
  name: string | null;
  username: string | null;
}

const followingColumns = `r.id, r.email, r.follows, r.confirmed_at AS confirmedAt, r.created_at AS createdAt,
  COALESCE(u.display_name, u.username) AS name, u.username`;
/** SQL: readers `r`, with the authors `u` that they follow. */
const fromSql = `readers r ${joinMember('r.follows', { how: 'LEFT JOIN' })} AND ${presentMemberSql()}`;

type Db = Pick<Database, 'read'>;

export const followingById = async (db: Db, id: string): Promise<Following | undefined> =>
  (await db.read<Following>(`SELECT ${followingColumns} FROM ${fromSql} WHERE r.id = ?`, [id]))[0];

/** All that an address follows, confirmed or not, the blog first. */
export const followingOf = (db: Db, addressKey: string): Promise<Following[]> =>
  db.read<Following>(
    `SELECT ${followingColumns} FROM ${fromSql} WHERE r.address_key = ? ORDER BY r.follows <> 'blog', name, r.id`,
    [addressKey],
  );

/** Deletes all that an address follows, or one row of it. Repeating it changes nothing. */
export async function endFollowing(
  db: Pick<Database, 'transaction'>,
  addressKey: string,
  id?: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(Reader, id === undefined ? { addressKey } : { addressKey, id });
  });
}

/** Counts a permanent refusal of the address; the third in a row deletes its rows. */
export async function countReaderRefusal(tx: Transaction, addressKey: string): Promise<void> {
  await tx.execute('UPDATE readers SET refusals = refusals + 1 WHERE address_key = ?', [addressKey]);
  await tx.execute('DELETE FROM readers WHERE address_key = ? AND refusals >= 3', [addressKey]);
}

/** Resets the refusals after an accepted mail; with `until`, the mail had the stories published up to then. */
export async function recordReaderAccepted(tx: Transaction, addressKey: string, until?: Date): Promise<void> {
  await tx.execute('UPDATE readers SET refusals = 0 WHERE address_key = ? AND refusals > 0', [addressKey]);
  if (until)
    await tx.execute('UPDATE readers SET told_until = ? WHERE address_key = ? AND told_until < ?', [
      until,
      addressKey,
      until,
    ]);
}
