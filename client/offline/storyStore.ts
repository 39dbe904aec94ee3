import { type OfflineConnection, type OfflineDatabase, StorageError, toStorageError } from './database';
import { inTime, withConnection } from './deviceAnswers';
import type { QueueItem, SyncStatus } from './model';
import { inFull, itemInFull, itemToKeep, type KeptStory, memberOf, storyToKeep } from './records';
import { type Held, rejoined } from './rejoin';
import type { Entry } from './syncRequest';

export interface StoryStore {
  read(localId: string): Promise<Entry>;
  /** All that the member has on this device. */
  all(): Promise<Entry[]>;
  /** Those that are to be sent. */
  waiting(): Promise<Entry[]>;
  withStatus(status: SyncStatus): Promise<Entry[]>;
  /**
   * Reads, decides and writes in one transaction over both stores. Rejects with a StorageError where this device keeps
   * nothing; the change is then in this tab's memory, from where it is read and kept as soon as that can be.
   */
  change(localId: string, decide: (entry: Entry) => Entry): Promise<Entry>;
  /** Removes those that the answer names, seen all together, where there are more than so many. */
  prune(choose: (entries: readonly Entry[]) => readonly string[], moreThan?: number): Promise<void>;
  /** Tries to keep what is in memory alone. Resolves to whether nothing is left there. */
  flush(): Promise<boolean>;
  /** Why this device keeps nothing just now. */
  problem(): StorageError | null;
}

export interface StoryStoreDeps {
  memberId: string;
  database: OfflineDatabase;
  /** How long the device may take: who writes must hear within a second that nothing is kept. */
  patienceMs?: number;
  onProblem?: (problem: StorageError | null) => void;
  /** What was in memory alone is on the device now. */
  onKept?: (localId: string, entry: Entry) => void;
}

const nothing: Entry = { story: null, item: null };
const bothStores = ['stories', 'syncQueue'] as const;
/** How long nothing is made of a device that does not answer a reading: what is there must not be said to be missing. */
const readingPatience = 5;
/** So many records are asked for each by itself; more come sooner all together. */
const oneByOne = 20;
const firstRetryMs = 500;
const longestRetryMs = 30_000;

/** What one turn has come to, whether or not the device keeps it. */
interface Turn {
  isOver: boolean;
  seen: Entry | null;
  decided: Entry | null;
  refusal: unknown;
}

export function createStoryStore({
  memberId,
  database,
  patienceMs = 700,
  onProblem = () => {},
  onKept = () => {},
}: StoryStoreDeps): StoryStore {
  const inMemory = new Map<string, Held>();
  /** What the device had when it last answered: what is decided while it does not is decided on that. */
  const known = new Map<string, Entry>();
  let problem: StorageError | null = null;
  /** Changes of one tab go one after the other, so that what memory holds is never older than what a change read. */
  let last: Promise<unknown> = Promise.resolve();
  let retry: { waitMs: number } | null = null;

  function say(next: StorageError | null) {
    if (problem?.kind === next?.kind) return;
    problem = next;
    onProblem(next);
  }

  const isStuck = () => problem?.kind === 'blocked';
  const readingMs = () => (isStuck() ? patienceMs : patienceMs * readingPatience);

  /** The device has answered. */
  function answers() {
    if (inMemory.size === 0) say(null);
  }

  const isOwn = (record: KeptStory | QueueItem) => memberOf(record) === memberId;
  const own = (story?: KeptStory, item?: QueueItem): Entry => ({
    story: story && isOwn(story) ? inFull(story) : null,
    item: item && isOwn(item) ? itemInFull(item) : null,
  });

  const connected = withConnection(database);

  async function commit(
    connection: OfflineConnection,
    localId: string,
    decide: (stored: Entry) => Entry,
  ): Promise<Entry> {
    const transaction = connection.transaction(bothStores, 'readwrite', { durability: 'strict' });
    const stories = transaction.objectStore('stories');
    const queue = transaction.objectStore('syncQueue');
    // A failed transaction says so through `done`; without a listener it would be said again as unhandled.
    transaction.done.catch(() => {});
    try {
      const stored = own(...(await Promise.all([stories.get(localId), queue.get(localId)])));
      const { story, item } = decide(stored);
      if (story !== stored.story) await (story ? stories.put(storyToKeep(story)) : stories.delete(localId));
      if (item !== stored.item)
        await (item && story ? queue.put(itemToKeep(item, story)) : queue.delete(localId));
      await transaction.done;
      return { story, item };
    } catch (error) {
      try {
        transaction.abort();
      } catch {
        // It has ended by itself.
      }
      throw error;
    }
  }

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  }

  function decideIn(turn: Turn, decide: (entry: Entry) => Entry, entry: Entry): Entry {
    try {
      turn.decided = decide(entry);
      return turn.decided;
    } catch (error) {
      turn.refusal = error;
      throw error;
    }
  }

  async function changeNow(
    localId: string,
    decide: (entry: Entry) => Entry,
    patience: number,
  ): Promise<Entry> {
    const turn: Turn = { isOver: false, seen: null, decided: null, refusal: null };
    const held = inMemory.get(localId);
    const keep = connected((connection) =>
      commit(connection, localId, (stored) => {
        // A device that comes back late must not do again what was done in memory meanwhile.
        if (turn.isOver) throw new StorageError('blocked');
        turn.seen = stored;
        return decideIn(turn, decide, held ? rejoined(stored, held) : stored);
      }),
    );
    try {
      const after = await inTime(keep, patience);
      known.set(localId, after);
      inMemory.delete(localId);
      answers();
      return after;
    } catch (error) {
      turn.isOver = true;
      // The decision itself was against it: that is no fault of the device.
      if (turn.refusal) throw turn.refusal;
      const before = known.get(localId) ?? null;
      const entry = turn.decided ?? decideIn(turn, decide, held?.entry ?? before ?? nothing);
      // Of a story that was never read nobody can say that it is to go.
      if (entry.story || held || before)
        inMemory.set(localId, { entry, seen: turn.seen ?? (held ? held.seen : before) });
      const storageError = toStorageError(error);
      say(storageError);
      retrySoon();
      throw storageError;
    }
  }

  async function flush() {
    for (const localId of [...inMemory.keys()])
      await inTurn(() => changeNow(localId, (entry) => entry, patienceMs)).then(
        (entry) => onKept(localId, entry),
        () => {},
      );
    return inMemory.size === 0;
  }

  /** The network has no part in this: words that are in one tab alone go to the device as soon as it takes them. */
  function retrySoon() {
    if (retry || inMemory.size === 0) return;
    const next = { waitMs: firstRetryMs };
    retry = next;
    const again = () =>
      setTimeout(async () => {
        next.waitMs = Math.min(longestRetryMs, next.waitMs * 2);
        if (await flush()) retry = null;
        else again();
      }, next.waitMs);
    again();
  }

  /** What the device tells, and in its place what memory has newer. */
  async function reading(
    ask: (connection: OfflineConnection) => Promise<Entry[]>,
    isAsked: (entry: Entry) => boolean,
  ): Promise<Entry[]> {
    const kept = await inTime(connected(ask), readingMs()).then(
      (entries) => {
        answers();
        return entries;
      },
      (error) => {
        say(toStorageError(error));
        return [];
      },
    );
    return [
      ...kept.filter(({ story }) => story && !inMemory.has(story.localId)),
      ...[...inMemory.values()].flatMap(({ entry }) => (entry.story && isAsked(entry) ? [entry] : [])),
    ];
  }

  async function together(asked: Promise<KeptStory[]>, askedItems: Promise<QueueItem[]>): Promise<Entry[]> {
    const [stories, items] = await Promise.all([asked, askedItems]);
    const itemOf = new Map(items.map((item) => [item.id, item]));
    return stories.filter(isOwn).map((story) => own(story, itemOf.get(story.localId)));
  }

  return {
    all: () =>
      reading(
        (connection) => {
          const transaction = connection.transaction(bothStores);
          return together(
            transaction.objectStore('stories').getAll(),
            transaction.objectStore('syncQueue').getAll(),
          );
        },
        () => true,
      ),
    // Each text that is read costs the one who is typing: only those that are asked for are.
    waiting: () =>
      reading(
        async (connection) => {
          const transaction = connection.transaction(bothStores);
          const items = (await transaction.objectStore('syncQueue').getAll()).filter(isOwn);
          const stories = transaction.objectStore('stories');
          if (items.length > oneByOne)
            return (await together(stories.getAll(), Promise.resolve(items))).filter(({ item }) => item);
          return Promise.all(items.map(async (item) => own(await stories.get(item.id), item)));
        },
        ({ item }) => item !== null,
      ),
    withStatus: (status) =>
      reading(
        (connection) => {
          const transaction = connection.transaction(bothStores);
          return together(
            transaction.objectStore('stories').index('by-sync-status').getAll(status),
            transaction.objectStore('syncQueue').getAll(),
          );
        },
        ({ story }) => story?.syncStatus === status,
      ),
    async read(localId) {
      const held = inMemory.get(localId);
      if (held) return held.entry;
      try {
        const entry = await inTime(
          connected(async (connection) => {
            const transaction = connection.transaction(bothStores);
            return own(
              ...(await Promise.all([
                transaction.objectStore('stories').get(localId),
                transaction.objectStore('syncQueue').get(localId),
              ])),
            );
          }),
          readingMs(),
        );
        answers();
        known.set(localId, entry);
        return inMemory.get(localId)?.entry ?? entry;
      } catch (error) {
        say(toStorageError(error));
        return inMemory.get(localId)?.entry ?? nothing;
      }
    },
    // Words come in faster than a device that does not answer is given up on: only the retries wait for it fully.
    change: (localId, decide) =>
      inTurn(() => changeNow(localId, decide, isStuck() ? patienceMs / 10 : patienceMs)),
    prune: (choose, moreThan = 0) =>
      inTurn(() =>
        connected(async (connection) => {
          const transaction = connection.transaction(bothStores, 'readwrite');
          transaction.done.catch(() => {});
          const stories = transaction.objectStore('stories');
          if ((await stories.count()) > moreThan) {
            const entries = await together(stories.getAll(), transaction.objectStore('syncQueue').getAll());
            await Promise.all(choose(entries).map((localId) => stories.delete(localId)));
          }
          await transaction.done;
        }),
      ),
    flush,
    problem: () => problem,
  };
}
