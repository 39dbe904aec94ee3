import type { Database, Transaction } from '../../../db/database';
import type { SqlValue } from '../../../db/rows';
import { kindOf } from '../../../lib/ids';

/**
 * Stores the ids of the stories that were ever public. Call it in the transaction that deletes them, with the condition of the deletion.
 */
export async function rememberOncePublic(
  tx: Transaction,
  condition: string,
  params: SqlValue[],
): Promise<void> {
  // Locks the stories until they are deleted, so that none is published in between.
  await tx.read(`SELECT id FROM stories WHERE ${condition} FOR UPDATE`, params);
  await tx.execute(
    `INSERT IGNORE INTO deleted_public_stories (story_id, deleted_at)
     SELECT id, ? FROM stories WHERE ${condition} AND published_at IS NOT NULL`,
    [new Date(), ...params],
  );
}

/**
 * Whether a story that the visitor may not read was public once, so that its public address responds with 'gone' instead of
 * 'not found'. Doesn't distinguish withdrawn from deleted stories.
 */
export async function wasOncePublic(db: Pick<Database, 'read'>, storyId: string): Promise<boolean> {
  if (kindOf(storyId) !== 'story') return false;
  const found = await db.read(
    `SELECT 1 FROM stories WHERE id = ? AND published_at IS NOT NULL
     UNION ALL SELECT 1 FROM deleted_public_stories WHERE story_id = ?`,
    [storyId, storyId],
  );
  return found.length > 0;
}
