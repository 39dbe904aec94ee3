import { type EntityTarget, type FindOptionsWhere, LessThanOrEqual } from 'typeorm';
import { messages } from '../contract/messages';
import type { Transaction } from '../db/database';
import { notFound } from '../lib/errors';
import { kindOf } from '../lib/ids';
import type { DocumentKind } from '../model/deletedDocument.entity';
import { forgetStored } from './storedTexts';
import { documentSizeSql } from './textSizes';

const tables: Record<DocumentKind, string> = {
  story: 'stories',
  journal: 'journals',
  note: 'notes',
};

/** The table of a document, by its id. */
export const tableOf = (id: string): string => tables[kindOf(id) as DocumentKind];

/** A document with the idempotency key of its creation. */
interface KeyedDocument {
  id: string;
  authorId: string;
  localId?: string | null;
  updatedAt: Date;
}

/**
 * Deletes a document and stores its idempotency key. The DELETE compares it with the base: a document that was changed since the base
 * stays. Returns whether it was deleted.
 */
export async function deleteDocument<T extends KeyedDocument>(
  tx: Transaction,
  entity: EntityTarget<T>,
  { id, authorId }: Pick<KeyedDocument, 'id' | 'authorId'>,
  { base, now }: { base: Date | null | undefined; now: Date },
): Promise<boolean> {
  const kind = kindOf(id) as DocumentKind;
  // The versions of a story are deleted with it, which takes two seconds for 100,000.
  if (kind === 'story') tx.mayTake(30);
  // Reading before the deletion is safe, because a key never changes.
  const [key] = await tx.read<{ localId: string | null; size: string }>(
    `SELECT local_id AS localId, ${documentSizeSql[kind]} AS size FROM ${tables[kind]} WHERE id = ?`,
    [id],
  );
  const criteria: FindOptionsWhere<KeyedDocument> = { id, ...(base && { updatedAt: LessThanOrEqual(base) }) };
  const deleted = await tx.delete(entity, criteria as FindOptionsWhere<T>);
  if (deleted === 0) return false;
  await forgetStored(tx, authorId, Number(key?.size ?? 0));
  if (key?.localId)
    // The key may be stored already, because a text can be imported and deleted again.
    await tx.execute(
      `INSERT INTO deleted_documents (author_id, kind, local_id, deleted_at) VALUES (?, ?, ?, ?)
       ON DUPLICATE KEY UPDATE deleted_at = ?`,
      [authorId, kind, key.localId, now, now],
    );
  return true;
}

/**
 * NOT_FOUND if the author has deleted a document that was created with the same key. Call it after the INSERT, which waits for a
 * concurrent deletion, so that the deletion is seen here.
 */
export async function refuseDeleted(
  tx: Transaction,
  { id, authorId, localId }: KeyedDocument,
): Promise<void> {
  if (!localId) return;
  const [deleted] = await tx.read(
    'SELECT 1 FROM deleted_documents WHERE author_id = ? AND kind = ? AND local_id = ?',
    [authorId, kindOf(id) ?? '', localId],
  );
  if (deleted) throw notFound(messages.alreadyDeleted);
}
