import { type OfflineDatabase, database as pageDatabase } from './database';
import { hasUnsentText, type LocalStory, type QueueItem } from './model';
import { inFull, memberOf } from './records';

type Stays = (story: LocalStory, item: QueueItem | undefined) => boolean;

/** What the server has as well. The rest waits here for its author alone. */
export const unlessSent: Stays = (story, item) => item !== undefined || hasUnsentText(story);
export const nothingStays: Stays = () => false;

/** Removes a member's stories from this device, but for those that stay. */
export async function forgetStories(
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
  const kept = records.map(inFull);
  const itemOf = new Map(items.map((item) => [item.id, item]));
  const leaving = kept.filter(
    (story) => story.memberId === memberId && !stays(story, itemOf.get(story.localId)),
  );
  const staying = new Set(kept.filter((story) => !leaving.includes(story)).map(({ localId }) => localId));
  await Promise.all([
    ...leaving.map(({ localId }) => stories.delete(localId)),
    ...items
      .filter((item) => memberOf(item) === memberId && !staying.has(item.id))
      .map(({ id }) => queue.delete(id)),
  ]);
  await transaction.done;
}
