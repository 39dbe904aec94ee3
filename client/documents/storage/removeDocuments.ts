import { hasUnsentText, type LocalDocument } from '../model/model';
import { type OfflineDatabase, database as pageDatabase } from './database';
import { fromStoredDocument, type StoredItem } from './storedRecords';

type KeepPredicate = (document: LocalDocument, item: StoredItem | undefined) => boolean;

/** Keeps what the server doesn't have, for the author's next sign-in. */
export const keepUnsent: KeepPredicate = (document, item) => item !== undefined || hasUnsentText(document);
export const keepNothing: KeepPredicate = () => false;

/** Removes a member's documents from this device, except those that the predicate keeps. */
export async function removeDocuments(
  memberId: string,
  isKept: KeepPredicate,
  database: OfflineDatabase = pageDatabase,
): Promise<void> {
  await database.init();
  const transaction = database.connection().transaction(['stories', 'syncQueue'], 'readwrite');
  transaction.done.catch(() => {});
  const stories = transaction.objectStore('stories');
  const queue = transaction.objectStore('syncQueue');
  const [records, items] = await Promise.all([stories.getAll(), queue.getAll()]);
  const documents = records.map(fromStoredDocument);
  const itemOf = new Map(items.map((item) => [item.id, item]));
  const removed = documents.filter(
    (document) => document.memberId === memberId && !isKept(document, itemOf.get(document.localId)),
  );
  const keptIds = new Set(
    documents.filter((document) => !removed.includes(document)).map(({ localId }) => localId),
  );
  await Promise.all([
    ...removed.map(({ localId }) => stories.delete(localId)),
    ...items
      .filter((item) => item.memberId === memberId && !keptIds.has(item.id))
      .map(({ id }) => queue.delete(id)),
  ]);
  await transaction.done;
}
