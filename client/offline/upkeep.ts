import type { OfflineDatabase } from './database';
import { hasUnsentText } from './model';
import { type EarlierCopy, withEarlier } from './records';
import { storiesBeingWritten } from './storyLock';
import type { StoryStore } from './storyStore';
import type { Entry, Here } from './syncRequest';

/** Stories in step with the server that stay on the device. */
const keptInStep = 50;

/** What the server has as well, word for word. */
export const isInStep = (entry: Entry): entry is Here =>
  entry.story !== null &&
  entry.item === null &&
  entry.story.syncStatus === 'synced' &&
  !hasUnsentText(entry.story);

/** Of stories in step the latest stay on the device, and those that are open. */
export async function pruneStories(store: StoryStore, openHere: ReadonlySet<string>, locks?: LockManager) {
  const open = new Set([...openHere, ...(await storiesBeingWritten(locks))]);
  await store.prune(
    (entries) =>
      entries
        .flatMap((entry) => (isInStep(entry) ? [entry.story] : []))
        .sort((a, b) => b.lastModified - a.lastModified)
        .slice(keptInStep)
        .flatMap(({ localId }) => (open.has(localId) ? [] : [localId])),
    keptInStep,
  );
}

/** Texts that earlier builds kept are taken in once. */
export async function takeInEarlier(store: StoryStore, earlier: readonly EarlierCopy[]) {
  for (const { story, forget } of earlier)
    await store
      .change(story.localId, (entry) => withEarlier(entry, story))
      .then(forget)
      .catch(() => {});
}

/** Opens the database ahead of the first word; whether it can be, each use of it finds out for itself. */
export const openAhead = (database: OfflineDatabase) =>
  database.init().catch((error: unknown) => console.error(error));

/**
 * Drafts that a tab which ended before its auto-save has left. What a tab is just writing goes up when that says so; where
 * the browser can't tell, the sweep of those that nobody touches takes them.
 */
export async function draftsLeftBehind(entries: readonly Entry[], locks?: LockManager): Promise<string[]> {
  if (!locks) return [];
  const open = await storiesBeingWritten(locks);
  return entries.flatMap(({ story, item }) =>
    story?.syncStatus === 'draft' && !item && hasUnsentText(story) && !open.has(story.localId)
      ? [story.localId]
      : [],
  );
}
