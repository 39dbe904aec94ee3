import { hasUnsentText, type LocalDocument } from '../model/model';
import type { OfflineDatabase } from '../storage/database';
import type { DeviceRecords } from '../storage/deviceRecords';
import { documentsBeingWritten } from '../storage/documentLock';
import { isSynced, type SyncRecord } from './syncRequest';

/** How many synced documents a device keeps: the latest of each list, and others that were opened. */
const syncedMax = 400;

/** Removes synced documents that no tab has open: those that `isDropped` chooses, by default all beyond the latest `syncedMax`. */
export async function pruneDocuments(
  store: DeviceRecords,
  openHere: ReadonlySet<string>,
  locks?: LockManager,
  isDropped?: (document: LocalDocument) => boolean,
) {
  const open = new Set([...openHere, ...(await documentsBeingWritten(locks))]);
  await store.prune(
    (entries) => {
      const synced = entries.flatMap((entry) => (isSynced(entry) ? [entry.document] : []));
      const dropped = isDropped
        ? synced.filter(isDropped)
        : synced.sort((a, b) => b.lastModified - a.lastModified).slice(syncedMax);
      return dropped.flatMap(({ localId }) => (open.has(localId) ? [] : [localId]));
    },
    isDropped ? 0 : syncedMax,
  );
}

/** Opens the database ahead of the first write. A failure is reported by each use. */
export const warmUpDatabase = (database: OfflineDatabase) =>
  database.init().catch((error: unknown) => console.error(error));

/**
 * The localIds of unsent drafts whose tab was closed before their auto-save. Without Web Locks it is unknown which drafts are open
 * in another tab: the list is empty, and the periodic sweep sends them later.
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
