import { hasUnsentText } from '../model/model';
import type { OfflineDatabase } from '../storage/database';
import type { DocumentDb } from '../storage/documentDb';
import { documentsBeingWritten } from '../storage/documentLock';
import type { PresentRecord, SyncRecord } from './syncRequest';

/** How many synced documents stay on the device. */
const syncedKept = 50;

/** Whether the server has the same text. */
export const isSynced = (entry: SyncRecord): entry is PresentRecord =>
  entry.document !== null &&
  entry.item === null &&
  entry.document.syncStatus === 'synced' &&
  !hasUnsentText(entry.document);

/** Removes synced documents, except the latest and those that are open. */
export async function pruneDocuments(store: DocumentDb, openHere: ReadonlySet<string>, locks?: LockManager) {
  const open = new Set([...openHere, ...(await documentsBeingWritten(locks))]);
  await store.prune(
    (entries) =>
      entries
        .flatMap((entry) => (isSynced(entry) ? [entry.document] : []))
        .sort((a, b) => b.lastModified - a.lastModified)
        .slice(syncedKept)
        .flatMap(({ localId }) => (open.has(localId) ? [] : [localId])),
    syncedKept,
  );
}

/** Opens the database ahead of the first write. A failure is reported by each use. */
export const warmUpDatabase = (database: OfflineDatabase) =>
  database.init().catch((error: unknown) => console.error(error));

/**
 * Unsent drafts of tabs that were closed before their auto-save. Drafts open in an editor are excluded. Without Web
 * Locks that is unknown: the periodic sweep then finds them.
 */
export async function abandonedDrafts(
  entries: readonly SyncRecord[],
  locks?: LockManager,
): Promise<string[]> {
  if (!locks) return [];
  const open = await documentsBeingWritten(locks);
  return entries.flatMap(({ document, item }) =>
    document?.syncStatus === 'draft' && !item && hasUnsentText(document) && !open.has(document.localId)
      ? [document.localId]
      : [],
  );
}
