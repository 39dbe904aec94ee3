import type { Transaction } from '../db/database';
import { newId } from '../lib/ids';

/** Queues the member's push messages for `dueAt`, or earlier if they are queued already, in the transaction that adds a delivery by push. */
export async function queuePush(tx: Transaction, userId: string, now: Date, dueAt: Date): Promise<void> {
  await tx.execute(
    `INSERT INTO push_messages (id, user_id, created_at, due_at) VALUES (?, ?, ?, ?)
     ON DUPLICATE KEY UPDATE due_at = LEAST(due_at, ?), joined_count = joined_count + 1`,
    [newId('push'), userId, now, dueAt, dueAt],
  );
}
