import { type EntityTarget, type FindOptionsWhere, LessThanOrEqual } from 'typeorm';
import { messages } from '../contract/messages';
import type { Transaction } from '../db/database';
import { notFound } from '../lib/errors';
import { kindOf } from '../lib/ids';
import type { DocumentKind } from '../model/deletedDocument.entity';
import { forgetStored } from './storedTexts';
import { sizesOfDocument } from './textSizes';

const tables: Record<DocumentKind, string> = {
  story: 'stories',
  journal: 'journals',
  note: 'notes',
};

export const tableOf = (id: string): string => tables[kindOf(id) as DocumentKind];

interface Keyed {
  id: string;
  authorId: string;
  localId?: string | null;
  updatedAt: Date;
}

/**
 * Deletes a document and remembers its idempotency key. Comparing with the base and deleting are one statement: a
 * document that was changed since the base stays. Returns whether it was deleted.
 */
export async function deleteDocument<T extends Keyed>(
  tx: Transaction,
  entity: EntityTarget<T>,
  { id, authorId }: Pick<Keyed, 'id' | 'authorId'>,
  { base, now }: { base: Date | null | undefined; now: Date },
): Promise<boolean> {
  const kind = kindOf(id) as DocumentKind;
  // A story's versions go with it: 100,000 take two seconds.
  if (kind === 'story') tx.mayTake(30);
  // A key never changes.
  const [key] = await tx.read<{ localId: string | null; size: string }>(
    `SELECT local_id AS localId, ${sizesOfDocument[kind]} AS size FROM ${tables[kind]} WHERE id = ?`,
    [id],
  );
  const criteria: FindOptionsWhere<Keyed> = { id, ...(base && { updatedAt: LessThanOrEqual(base) }) };
  const deleted = await tx.delete(entity, criteria as FindOptionsWhere<T>);
  if (deleted === 0) return false;
  await forgetStored(tx, authorId, Number(key?.size ?? 0));
  if (key?.localId)
    // An imported text can be imported and deleted again.
    await tx.execute(
      `INSERT INTO deleted_documents (author_id, kind, local_id, deleted_at) VALUES (?, ?, ?, ?)
       ON DUPLICATE KEY UPDATE deleted_at = ?`,
      [authorId, kind, key.localId, now, now],
    );
  return true;
}

/**
 * NOT_FOUND if the author has deleted what was created with this document's key. Called after the insert: that waits
 * for a deletion in progress, which is then seen here.
 */
export async function refuseDeleted(tx: Transaction, { id, authorId, localId }: Keyed): Promise<void> {
  if (!localId) return;
  const [deleted] = await tx.read(
    'SELECT 1 FROM deleted_documents WHERE author_id = ? AND kind = ? AND local_id = ?',
    [authorId, kindOf(id) ?? '', localId],
  );
  if (deleted) throw notFound(messages.alreadyDeleted);
}
