import { hasUnsentText, type LocalDocument } from '../model/model';
import { type OfflineDatabase, database as pageDatabase } from './database';
import { fromStoredDocument, type StoredItem } from './storedRecords';

type Stays = (document: LocalDocument, item: StoredItem | undefined) => boolean;

/** Keeps what is not on the server, for its author's next sign-in. */
export const unlessSent: Stays = (document, item) => item !== undefined || hasUnsentText(document);
export const nothingStays: Stays = () => false;

/** Removes a member's documents from this device, except those that stay. */
export async function removeDocuments(
  memberId: string,
  stays: Stays,
  database: OfflineDatabase = pageDatabase,
): Promise<void> {
  await database.init();
  const transaction = database.connection().transaction(['stories', 'syncQueue'], 'readwrite');
  transaction.done.catch(() => {});
  const stories = transaction.objectStore('stories');
  const queue = transaction.objectStore('syncQueue');
  const [records, items] = await Promise.all([stories.getAll(), queue.getAll()]);
  const kept = records.map(fromStoredDocument);
  const itemOf = new Map(items.map((item) => [item.id, item]));
  const leaving = kept.filter(
    (document) => document.memberId === memberId && !stays(document, itemOf.get(document.localId)),
  );
  const staying = new Set(
    kept.filter((document) => !leaving.includes(document)).map(({ localId }) => localId),
  );
  await Promise.all([
    ...leaving.map(({ localId }) => stories.delete(localId)),
    ...items
      .filter((item) => item.memberId === memberId && !staying.has(item.id))
      .map(({ id }) => queue.delete(id)),
  ]);
  await transaction.done;
}
