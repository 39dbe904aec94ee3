import type { SyncOverview } from './desk';
import type { Entry } from './syncRequest';

type Standing = 'syncing' | 'pending' | 'conflicts' | 'errors';

function standingOf({ story, item }: Entry): Standing | null {
  if (!story) return null;
  if (story.syncStatus === 'conflict') return 'conflicts';
  if (story.syncStatus === 'error') return 'errors';
  if (story.syncStatus === 'syncing') return 'syncing';
  return item ? 'pending' : null;
}

/** How many of the member's stories stand how, counted as they change: reading them all would read every text. */
export function createStandings() {
  const standings = new Map<string, Standing>();
  let isReached = true;
  let misses = 0;
  return {
    set(localId: string, entry: Entry) {
      const standing = standingOf(entry);
      if (standing) standings.set(localId, standing);
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
    overview(): Pick<SyncOverview, Standing> {
      const counts = { syncing: 0, pending: 0, conflicts: 0, errors: 0 };
      for (const standing of standings.values()) counts[standing] += 1;
      return counts;
    },
  };
}
