import { newLocalId } from '../../relay/newLocalId';
import { type DocumentKind, draftOf, type LocalDocument } from '../model/model';
import { localIdOf, newLocalDocument } from '../model/newLocalDocument';
import { database as pageDatabase } from '../storage/database';
import { createDocumentDb } from '../storage/documentDb';
import { removeUnloadBackup, restoreUnloadBackup } from '../storage/unloadBackup';
import { applyEdit, restoreRecord } from './applyEdit';
import { browserClock, browserConnection, type Channel, type TabMessage } from './browserPorts';
import type { DocumentKey, DocumentStore } from './documentStore';
import type { DocumentStoreDeps, StartableDocumentStore } from './documentStoreDeps';
import { resolveConflict } from './resolveConflict';
import { abandonedDrafts, isSynced, pruneDocuments, warmUpDatabase } from './retention';
import { saveOutcome } from './saveOutcome';
import { createSyncCounts } from './syncCounts';
import { createSyncEngine } from './syncEngine';
import { applyServerCopy, enqueueDelete, enqueueSave, type Outcome, type SyncNotice } from './syncMachine';
import type { PresentRecord, SyncRecord } from './syncRequest';

/** Source: specification, section 9. */
const afterSaveMs = 100;

const isHere = (entry: SyncRecord): entry is PresentRecord => entry.story !== null;
/** Deleted documents are hidden while their deletion is queued. */
const isShown = (entry: SyncRecord): entry is PresentRecord =>
  isHere(entry) && entry.item?.action !== 'delete';

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
  const listeners = new Set<(localId: string | null) => void>();
  const openHere = new Set<string>();
  /** localIds by the server's id, as far as known. */
  const localIds = new Map<string, string>();
  let channel: Channel | null = null;
  let isStarted = false;
  let unsubscribe = () => {};
  const tell = (localId: string | null) => {
    for (const listener of [...listeners]) listener(localId);
  };

  const store = createDocumentDb({
    memberId,
    database,
    patienceMs: deps.storagePatienceMs,
    onProblem: () => tell(null),
    onKept: (localId, entry) => happened(localId, entry),
  });
  const standings = createSyncCounts();

  /** No notices after sign-out. */
  const onNotice = (notice: SyncNotice, kind: DocumentKind) => {
    if (isStarted) deps.onNotice?.(notice, kind);
  };

  function happened(localId: string, entry: SyncRecord) {
    standings.set(localId, entry);
    if (entry.story?.id) localIds.set(entry.story.id, localId);
    channel?.postMessage({ kind: 'changed', localId });
    tell(localId);
  }

  const engine = createSyncEngine({
    memberId,
    store,
    transport,
    clock,
    random,
    locks,
    isOnline: connection.isOnline,
    onNotice,
    onStep: (localId, entry) => {
      happened(localId, entry);
      // Sent while the author signed out: synced documents don't stay on the device.
      if (!isStarted && !transport.isReady() && isSynced(entry)) void forget(localId);
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

  /** Applies one transition. Rejects with a StorageError if the result is in memory only. */
  async function step(
    localId: string,
    decide: (entry: SyncRecord) => SyncRecord | Outcome,
  ): Promise<SyncRecord> {
    let outcome: Partial<Outcome> = {};
    let kind: DocumentKind = 'story';
    const tellOf = (entry: SyncRecord) => {
      happened(localId, entry);
      for (const notice of outcome.notices ?? []) onNotice(notice, kind);
    };
    try {
      const entry = await store.change(localId, (before) => {
        const after = decide(before);
        outcome = after;
        kind = (after.story ?? before.story)?.kind ?? kind;
        return { story: after.story, item: after.item };
      });
      tellOf(entry);
      return entry;
    } catch (error) {
      tellOf(await store.read(localId));
      throw error;
    }
  }

  /** The same for a record that is present; a missing one stays missing. */
  const stepOf = (localId: string, decide: (entry: PresentRecord) => SyncRecord | Outcome) =>
    step(localId, (entry) => (isHere(entry) ? decide(entry) : entry));

  async function byId(id: string): Promise<PresentRecord | null> {
    const isIt = (entry: SyncRecord): entry is PresentRecord => isHere(entry) && entry.story.id === id;
    const guess = await store.read(localIds.get(id) ?? localIdOf(id));
    return isIt(guess) ? guess : ((await store.all()).find(isIt) ?? null);
  }

  const prune = () => pruneDocuments(store, openHere, locks).catch(() => {});

  const queue = (localId: string) =>
    stepOf(localId, (entry) => enqueueSave(entry, { pressed: false }, clock.now())).catch(() => {});

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
    for (const words of deps.lastWords?.() ?? [])
      await step(words.story.localId, (entry) => restoreUnloadBackup(entry, words, clock.now())).then(
        () => removeUnloadBackup(words.story),
        () => {},
      );
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
      await step(localId, (entry) =>
        isHere(entry) ? applyServerCopy(entry, copy, clock.now()) : { story: fresh, item: null },
      ).catch(() => {});
      const { story, item } = await store.read(localId);
      if (item) engine.wake(afterSaveMs);
      void prune();
      return story ?? fresh;
    },
    async write(story, change) {
      const { localId } = story;
      openHere.add(localId);
      const { story: kept } = await step(localId, (entry) =>
        applyEdit(restoreRecord(entry, story), story, change, newLocalId(), clock.now()),
      );
      return kept ?? story;
    },
    async autosave(localId) {
      // If the device can't store, `write` has reported it; what is in memory is sent all the same.
      await queue(localId);
      engine.wake(afterSaveMs);
    },
    async save(localId, privacyLevel) {
      let problem: unknown = null;
      const misses = standings.misses();
      const pressed = await stepOf(localId, (entry) =>
        enqueueSave(entry, { pressed: true, privacyLevel }, clock.now()),
      ).catch((error: unknown) => {
        problem = error;
        return store.read(localId);
      });
      engine.wake(afterSaveMs);
      const outcome = await saveOutcome({
        pressed,
        read: () => store.read(localId),
        subscribe: (listener) => {
          const hear = (changed: string | null) => {
            if (changed === null || changed === localId) listener();
          };
          listeners.add(hear);
          return () => listeners.delete(hear);
        },
        canReach: () => connection.isOnline() && transport.isReady() && standings.misses() === misses,
        clock,
      });
      // It is in this tab's memory only: don't report it as stored.
      if (outcome.kind === 'waiting' && problem) throw problem;
      return outcome;
    },
    async retry(localId) {
      await stepOf(localId, (entry) => enqueueSave(entry, { pressed: true }, clock.now())).catch(() => {});
      engine.wake(afterSaveMs);
    },
    async remove(localId) {
      openHere.delete(localId);
      await stepOf(localId, (entry) => enqueueDelete(entry, clock.now()));
      engine.wake(afterSaveMs);
    },
    async resolve(localId, resolution, merged) {
      await stepOf(localId, (entry) => resolveConflict(entry, resolution, merged, newLocalId(), clock.now()));
      engine.wake(afterSaveMs);
    },
    serverChanged(id) {
      void (async () => {
        const known = await byId(id);
        if (!known || !transport.isReady()) return;
        const copy = await transport.read(id);
        await stepOf(known.story.localId, (entry) => applyServerCopy(entry, copy, clock.now()));
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
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
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
