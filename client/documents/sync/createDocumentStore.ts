import { newLocalId } from '../../relay/newLocalId';
import { createListeners } from '../../ui/store';
import { type DocumentKind, draftOf, type LocalDocument } from '../model/model';
import { localIdOf, newLocalDocument } from '../model/newLocalDocument';
import { database as pageDatabase } from '../storage/database';
import { DocumentDb } from '../storage/documentDb';
import { removeUnloadBackup } from '../storage/unloadBackup';
import { browserClock, browserConnection, type Channel, type TabMessage } from './browserPorts';
import type { DocumentKey, DocumentStore } from './documentStore';
import type { DocumentStoreDeps, StartableDocumentStore } from './documentStoreDeps';
import { isPresent, type Outcome, reduce } from './reduce';
import { abandonedDrafts, isSynced, pruneDocuments, warmUpDatabase } from './retention';
import { saveOutcome } from './saveOutcome';
import { createSyncCounts } from './syncCounts';
import { SyncEngine } from './syncEngine';
import type { SyncEvent } from './syncEvents';
import type { PresentRecord, SyncRecord } from './syncRequest';

/** Source: specification, section 9. */
const afterSaveMs = 100;

/** Deleted documents are hidden while their deletion is queued. */
const isShown = (entry: SyncRecord): entry is PresentRecord =>
  isPresent(entry) && entry.item?.action !== 'delete';

/** Reads and writes at once; sends nothing before `start`. */
export function createDocumentStore(memberId: string, deps: DocumentStoreDeps): StartableDocumentStore {
  const {
    transport,
    database = pageDatabase,
    clock = browserClock,
    random = Math.random,
    locks,
    openChannel = () => null,
    connection = browserConnection,
  } = deps;
  const { subscribe, notify: tell } = createListeners<string | null>();
  const openHere = new Set<string>();
  /** localIds by the server's id, as far as known. */
  const localIds = new Map<string, string>();
  let channel: Channel | null = null;
  let isStarted = false;
  let unsubscribe = () => {};

  const store = new DocumentDb({
    memberId,
    database,
    patienceMs: deps.storagePatienceMs,
    onProblem: () => tell(null),
    onKept: (localId, entry) => happened(localId, entry),
  });
  const standings = createSyncCounts();

  function happened(localId: string, entry: SyncRecord) {
    standings.set(localId, entry);
    if (entry.story?.id) localIds.set(entry.story.id, localId);
    channel?.postMessage({ kind: 'changed', localId });
    tell(localId);
  }

  const engine = new SyncEngine({
    memberId,
    store,
    transport,
    clock,
    random,
    locks,
    isOnline: connection.isOnline,
    dispatch: async (localId, event) => {
      const { entry, outcome } = await dispatch(localId, event);
      // Sent while the author signed out: synced documents don't stay on the device.
      if (!isStarted && !transport.isReady() && isSynced(entry)) void forget(localId);
      return outcome;
    },
    onReach: (isReached) => {
      if (standings.reach(isReached)) tell(null);
    },
    post: (message) => channel?.postMessage(message),
  });

  const forget = (localId: string) =>
    store
      .prune((entries) =>
        entries.some((entry) => entry.story?.localId === localId && isSynced(entry)) ? [localId] : [],
      )
      .catch(() => {});

  /** Applies an event. Where the device can't store the result, it is in memory only, and `problem` says why. */
  async function dispatch(localId: string, event: SyncEvent) {
    const applied: { outcome?: Outcome; kind: DocumentKind; problem?: unknown } = { kind: 'story' };
    const entry = await store
      .change(localId, (before) => {
        const outcome = reduce(before, event);
        applied.outcome = outcome;
        applied.kind = (outcome.story ?? before.story)?.kind ?? 'story';
        return outcome;
      })
      .catch((error: unknown) => {
        applied.problem = error;
        return store.read(localId);
      });
    happened(localId, entry);
    // No notices after sign-out.
    if (isStarted) for (const notice of applied.outcome?.notices ?? []) deps.onNotice?.(notice, applied.kind);
    return { ...applied, entry };
  }

  /** The same, but rejects with that problem. */
  async function apply(localId: string, event: SyncEvent): Promise<SyncRecord> {
    const { entry, problem } = await dispatch(localId, event);
    if (problem) throw problem;
    return entry;
  }

  async function byId(id: string): Promise<PresentRecord | null> {
    const isIt = (entry: SyncRecord): entry is PresentRecord => isPresent(entry) && entry.story.id === id;
    const guess = await store.read(localIds.get(id) ?? localIdOf(id));
    return isIt(guess) ? guess : ((await store.all()).find(isIt) ?? null);
  }

  const prune = () => pruneDocuments(store, openHere, locks).catch(() => {});

  const queue = (localId: string) =>
    dispatch(localId, { type: 'saveRequested', pressed: false, now: clock.now() });

  /** Recounts all records: at start, and after a tab was frozen and has missed messages. */
  async function lookAround() {
    const entries = await store.all();
    standings.clear();
    for (const entry of entries) if (entry.story) standings.set(entry.story.localId, entry);
    tell(null);
    return entries;
  }

  async function prepare() {
    await warmUpDatabase(database);
    for (const backup of deps.lastWords?.() ?? []) {
      const event = { type: 'backupRestored', backup, now: clock.now() } as const;
      const { problem } = await dispatch(backup.story.localId, event);
      if (!problem) removeUnloadBackup(backup.story);
    }
    const entries = await lookAround();
    if (!isStarted) return;
    for (const localId of await abandonedDrafts(entries, locks)) await queue(localId);
    // Closed meanwhile.
    if (!isStarted) return;
    engine.start();
    await prune();
  }

  function hear({ data }: MessageEvent<TabMessage>) {
    if (data.kind !== 'changed') return engine.hear(data);
    void store.read(data.localId).then((entry) => {
      standings.set(data.localId, entry);
      tell(data.localId);
    });
  }

  const begin: DocumentStore['begin'] = (origin) => ({
    ...newLocalDocument(memberId, newLocalId(), clock.now()),
    ...origin,
  });

  return {
    memberId,
    begin,
    async list(kind) {
      const stories = (await store.all()).filter(isShown).map(({ story }) => story);
      return stories
        .filter((story) => kind === undefined || story.kind === kind)
        .sort((a, b) => b.lastModified - a.lastModified);
    },
    async read(key: DocumentKey) {
      const entry = 'localId' in key ? await store.read(key.localId) : await byId(key.id);
      return entry && isShown(entry) ? entry.story : null;
    },
    async open(copy, origin) {
      const known = await byId(copy.id);
      const localId = known?.story.localId ?? localIdOf(copy.id);
      openHere.add(localId);
      const fresh: LocalDocument = {
        ...newLocalDocument(memberId, localId, clock.now()),
        ...origin,
        ...draftOf(copy),
        id: copy.id,
        base: copy,
        syncStatus: 'synced',
        savedOnce: true,
      };
      await dispatch(localId, { type: 'opened', copy, fresh, now: clock.now() });
      const { story, item } = await store.read(localId);
      if (item) engine.wake(afterSaveMs);
      void prune();
      return story ?? fresh;
    },
    async write(story, change) {
      const { localId } = story;
      openHere.add(localId);
      const event = { type: 'edited', from: story, change, newName: newLocalId(), now: clock.now() } as const;
      return (await apply(localId, event)).story ?? story;
    },
    async autosave(localId) {
      // If the device can't store, `write` has reported it; what is in memory is sent all the same.
      await queue(localId);
      engine.wake(afterSaveMs);
    },
    async save(localId, privacyLevel) {
      const misses = standings.misses();
      const event = { type: 'saveRequested', pressed: true, privacyLevel, now: clock.now() } as const;
      const { entry: pressed, problem } = await dispatch(localId, event);
      engine.wake(afterSaveMs);
      const outcome = await saveOutcome({
        pressed,
        read: () => store.read(localId),
        subscribe: (listener) =>
          subscribe((changed) => {
            if (changed === null || changed === localId) listener();
          }),
        canReach: () => connection.isOnline() && transport.isReady() && standings.misses() === misses,
        clock,
      });
      // It is in this tab's memory only: don't report it as stored.
      if (outcome.kind === 'waiting' && problem) throw problem;
      return outcome;
    },
    async retry(localId) {
      await dispatch(localId, { type: 'saveRequested', pressed: true, now: clock.now() });
      engine.wake(afterSaveMs);
    },
    async remove(localId) {
      openHere.delete(localId);
      await apply(localId, { type: 'deleteRequested', now: clock.now() });
      engine.wake(afterSaveMs);
    },
    async resolve(localId, resolution, merged) {
      const [newName, now] = [newLocalId(), clock.now()];
      await apply(localId, { type: 'conflictResolved', resolution, merged, newName, now });
      engine.wake(afterSaveMs);
    },
    serverChanged(id) {
      void (async () => {
        const known = await byId(id);
        if (!known || !transport.isReady()) return;
        const copy = await transport.read(id);
        await apply(known.story.localId, { type: 'serverCopyReceived', copy, now: clock.now() });
        engine.wake(afterSaveMs);
      })().catch(() => {});
    },
    sync: () => engine.sendNow(),
    overview: () => ({
      ...standings.overview(),
      online: connection.isOnline() && standings.isReached(),
      signedOut: !transport.isReady(),
      storageProblem: store.problem()?.kind ?? null,
    }),
    subscribe,
    start() {
      if (isStarted) return;
      isStarted = true;
      channel = openChannel();
      if (channel) channel.onmessage = hear;
      unsubscribe = connection.subscribe(() => {
        tell(null);
        void lookAround();
        if (connection.isOnline()) engine.wake();
      });
      void prepare();
    },
    close() {
      if (!isStarted) return;
      isStarted = false;
      engine.stop();
      unsubscribe();
      channel?.close();
      channel = null;
    },
  };
}
