import type { DocumentKind } from '../model/model';
import type { SyncOverview } from './documentStore';
import type { SyncRecord } from './syncRequest';

type Standing = 'syncing' | 'pending' | 'conflicts' | 'errors';

function standingOf({ document, item }: SyncRecord): Standing | null {
  if (!document) return null;
  if (document.syncStatus === 'conflict') return 'conflicts';
  if (document.syncStatus === 'error') return 'errors';
  if (document.syncStatus === 'syncing') return 'syncing';
  return item ? 'pending' : null;
}

/** Counts documents by status as they change, since reading them all would read every text. */
export function createSyncCounts() {
  const standings = new Map<string, { standing: Standing; kind: DocumentKind }>();
  let isReached = true;
  let misses = 0;
  return {
    set(localId: string, entry: SyncRecord) {
      const standing = standingOf(entry);
      if (standing && entry.document) standings.set(localId, { standing, kind: entry.document.kind });
      else standings.delete(localId);
    },
    clear: () => standings.clear(),
    isReached: () => isReached,
    /** Failed attempts to reach the server. */
    misses: () => misses,
    /** Returns whether this changes the state. */
    reach(next: boolean): boolean {
      if (!next) misses += 1;
      const isNews = next !== isReached;
      isReached = next;
      return isNews;
    },
    overview(): Pick<SyncOverview, Standing | 'syncingKind'> {
      const counts = { syncing: 0, pending: 0, conflicts: 0, errors: 0 };
      const kinds = new Set<DocumentKind>();
      for (const { standing, kind } of standings.values()) {
        counts[standing] += 1;
        if (standing === 'syncing') kinds.add(kind);
      }
      const [only = null, another] = kinds;
      return { ...counts, syncingKind: another ? null : only };
    },
  };
}
