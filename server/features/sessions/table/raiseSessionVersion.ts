import type { Transaction } from '../../../db/database';
import { placeholders } from '../../../db/rows';

/**
 * Raises the versions of sessions whose page changes by a write to another table. Call it before that write: a row that refers to a
 * session share-locks the session's row, and of two transactions that then raise it one would be a deadlock's victim. Words that are
 * counted while a session runs don't raise it, because all writers in a room would wait for one row: the next event has them.
 */
export const raiseSessionVersion = (tx: Transaction, ...ids: string[]) =>
  tx.execute(`UPDATE sessions SET row_version = row_version + 1 WHERE id IN (${placeholders(ids)})`, ids);
