import type { DocumentKind } from '../model/model';
import type { SyncOverview } from './documentStore';
import type { SyncRecord } from './syncRequest';

type CountedState = 'syncing' | 'pending' | 'conflicts' | 'errors';

function countedStateOf({ document, item }: SyncRecord): CountedState | null {
  if (!document) return null;
  if (document.syncStatus === 'conflict') return 'conflicts';
  if (document.syncStatus === 'error') return 'errors';
  if (document.syncStatus === 'syncing') return 'syncing';
  return item ? 'pending' : null;
}

/** Counts documents by status as they change, since reading them all would read every text. */
export function createSyncCounts() {
  const counted = new Map<string, { state: CountedState; kind: DocumentKind }>();
  let isReached = true;
  let misses = 0;
  return {
    set(localId: string, entry: SyncRecord) {
      const state = countedStateOf(entry);
      if (state && entry.document) counted.set(localId, { state, kind: entry.document.kind });
      else counted.delete(localId);
    },
    clear: () => counted.clear(),
    isReached: () => isReached,
    /** Failed attempts to reach the server. */
    misses: () => misses,
    /** Notes whether a request reached the server; returns whether that has changed. */
    setReached(next: boolean): boolean {
      if (!next) misses += 1;
      const hasChanged = next !== isReached;
      isReached = next;
      return hasChanged;
    },
    overview(): Pick<SyncOverview, CountedState | 'syncingKind'> {
      const counts = { syncing: 0, pending: 0, conflicts: 0, errors: 0 };
      const kinds = new Set<DocumentKind>();
      for (const { state, kind } of counted.values()) {
        counts[state] += 1;
        if (state === 'syncing') kinds.add(kind);
      }
      const [only = null, another] = kinds;
      return { ...counts, syncingKind: another ? null : only };
    },
  };
}
