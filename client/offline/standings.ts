import type { SyncOverview } from './desk';
import type { TextKind } from './model';
import type { Entry } from './syncRequest';

type Standing = 'syncing' | 'pending' | 'conflicts' | 'errors';

function standingOf({ story, item }: Entry): Standing | null {
  if (!story) return null;
  if (story.syncStatus === 'conflict') return 'conflicts';
  if (story.syncStatus === 'error') return 'errors';
  if (story.syncStatus === 'syncing') return 'syncing';
  return item ? 'pending' : null;
}

/** How many of the member's texts stand how, counted as they change: reading them all would read every text. */
export function createStandings() {
  const standings = new Map<string, { standing: Standing; kind: TextKind }>();
  let isReached = true;
  let misses = 0;
  return {
    set(localId: string, entry: Entry) {
      const standing = standingOf(entry);
      if (standing && entry.story) standings.set(localId, { standing, kind: entry.story.kind });
      else standings.delete(localId);
    },
    clear: () => standings.clear(),
    isReached: () => isReached,
    /** How often the server could not be reached. */
    misses: () => misses,
    /** Whether that is news. */
    reach(next: boolean): boolean {
      if (!next) misses += 1;
      const isNews = next !== isReached;
      isReached = next;
      return isNews;
    },
    overview(): Pick<SyncOverview, Standing | 'syncingKind'> {
      const counts = { syncing: 0, pending: 0, conflicts: 0, errors: 0 };
      const kinds = new Set<TextKind>();
      for (const { standing, kind } of standings.values()) {
        counts[standing] += 1;
        if (standing === 'syncing') kinds.add(kind);
      }
      const [only = null, another] = kinds;
      return { ...counts, syncingKind: another ? null : only };
    },
  };
}
