import { database as pageDatabase } from './database';
import type { Desk, StoryKey } from './desk';
import type { DeskDeps, StartedDesk } from './deskDeps';
import { forgetLastWords, withLastWords } from './lastWords';
import { draftOf, type LocalStory, newLocalId, type TextKind } from './model';
import { blankStory, localIdOf } from './records';
import { resolved } from './resolved';
import { saveOutcome } from './saveOutcome';
import { createStandings } from './standings';
import { createStoryStore } from './storyStore';
import { browserClock, browserConnection, type Channel, type TabMessage } from './surroundings';
import { createSyncEngine } from './syncEngine';
import { type Outcome, queued, removed, type SyncNotice, told } from './syncMachine';
import type { Entry, Here } from './syncRequest';
import { draftsLeftBehind, isInStep, openAhead, pruneStories, takeInEarlier } from './upkeep';
import { hereAgain, writtenUpon } from './writtenUpon';

/** Source: specification, section 9. */
const afterSaveMs = 100;

const isHere = (entry: Entry): entry is Here => entry.story !== null;
/** What its author deleted is not shown while the server has yet to hear of it. */
const isShown = (entry: Entry): entry is Here => isHere(entry) && entry.item?.action !== 'delete';

/** Keeps and reads at once; sends nothing before it is started. */
export function openDesk(memberId: string, deps: DeskDeps): StartedDesk {
  const {
    transport,
    database = pageDatabase,
    clock = browserClock,
    random = Math.random,
    locks,
    openChannel = () => null,
    connection = browserConnection,
    earlier = [],
  } = deps;
  const listeners = new Set<(localId: string | null) => void>();
  const openHere = new Set<string>();
  /** Under which name a story of the server's is here, as far as that has been met. */
  const localIds = new Map<string, string>();
  let channel: Channel | null = null;
  let isStarted = false;
  let unsubscribe = () => {};
  const tell = (localId: string | null) => {
    for (const listener of [...listeners]) listener(localId);
  };

  const store = createStoryStore({
    memberId,
    database,
    patienceMs: deps.storagePatienceMs,
    onProblem: () => tell(null),
    onKept: (localId, entry) => happened(localId, entry),
  });
  const standings = createStandings();

  /** Who has signed out is told nothing any more. */
  const onNotice = (notice: SyncNotice, kind: TextKind) => {
    if (isStarted) deps.onNotice?.(notice, kind);
  };

  function happened(localId: string, entry: Entry) {
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
      // Sent while its author signed out: what the server has does not stay behind them.
      if (!isStarted && !transport.isReady() && isInStep(entry)) void forget(localId);
    },
    onReach: (isReached) => {
      if (standings.reach(isReached)) tell(null);
    },
    handOver: () => channel?.postMessage({ kind: 'send' }),
  });

  const forget = (localId: string) =>
    store
      .prune((entries) =>
        entries.some((entry) => entry.story?.localId === localId && isInStep(entry)) ? [localId] : [],
      )
      .catch(() => {});

  /** One step of a story. Rejects with a StorageError where what came of it is in memory alone. */
  async function step(localId: string, decide: (entry: Entry) => Entry | Outcome): Promise<Entry> {
    let outcome: Partial<Outcome> = {};
    let kind: TextKind = 'story';
    const tellOf = (entry: Entry) => {
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

  /** The same for a story that is here; one that is not stays so. */
  const stepOf = (localId: string, decide: (entry: Here) => Entry | Outcome) =>
    step(localId, (entry) => (isHere(entry) ? decide(entry) : entry));

  async function byId(id: string): Promise<Here | null> {
    const isIt = (entry: Entry): entry is Here => isHere(entry) && entry.story.id === id;
    const guess = await store.read(localIds.get(id) ?? localIdOf(id));
    return isIt(guess) ? guess : ((await store.all()).find(isIt) ?? null);
  }

  const prune = () => pruneStories(store, openHere, locks).catch(() => {});

  const queue = (localId: string) =>
    stepOf(localId, (entry) => queued(entry, { pressed: false }, clock.now())).catch(() => {});

  /** Reads how all stand: at the start, and when a tab that was asleep has heard of nothing. */
  async function lookAround() {
    const entries = await store.all();
    standings.clear();
    for (const entry of entries) if (entry.story) standings.set(entry.story.localId, entry);
    tell(null);
    return entries;
  }

  async function prepare() {
    await openAhead(database);
    await takeInEarlier(store, earlier);
    for (const words of deps.lastWords?.() ?? [])
      await step(words.story.localId, (entry) => withLastWords(entry, words, clock.now())).then(
        () => forgetLastWords(words.story),
        () => {},
      );
    const entries = await lookAround();
    if (!isStarted) return;
    for (const localId of await draftsLeftBehind(entries, locks)) await queue(localId);
    engine.start();
    await prune();
  }

  function hear({ data }: MessageEvent<TabMessage>) {
    if (data.kind === 'send') return engine.wake();
    void store.read(data.localId).then((entry) => {
      standings.set(data.localId, entry);
      tell(data.localId);
    });
  }

  const begin: Desk['begin'] = (origin) => ({
    ...blankStory(memberId, newLocalId(), clock.now()),
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
    async read(key: StoryKey) {
      const entry = 'localId' in key ? await store.read(key.localId) : await byId(key.id);
      return entry && isShown(entry) ? entry.story : null;
    },
    async open(copy, origin) {
      const known = await byId(copy.id);
      const localId = known?.story.localId ?? localIdOf(copy.id);
      openHere.add(localId);
      const fresh: LocalStory = {
        ...blankStory(memberId, localId, clock.now()),
        ...origin,
        ...draftOf(copy),
        id: copy.id,
        base: copy,
        syncStatus: 'synced',
        savedOnce: true,
      };
      await step(localId, (entry) =>
        isHere(entry) ? told(entry, copy, clock.now()) : { story: fresh, item: null },
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
        writtenUpon(hereAgain(entry, story), story, change, newLocalId(), clock.now()),
      );
      return kept ?? story;
    },
    async autosave(localId) {
      // Where this device keeps nothing, `write` has said so; what is in memory goes up all the same.
      await queue(localId);
      engine.wake(afterSaveMs);
    },
    async save(localId, privacyLevel) {
      let problem: unknown = null;
      const misses = standings.misses();
      const pressed = await stepOf(localId, (entry) =>
        queued(entry, { pressed: true, privacyLevel }, clock.now()),
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
      // It is in this tab alone, and must not be said to be on the device.
      if (outcome.kind === 'waiting' && problem) throw problem;
      return outcome;
    },
    async retry(localId) {
      await stepOf(localId, (entry) => queued(entry, { pressed: true }, clock.now())).catch(() => {});
      engine.wake(afterSaveMs);
    },
    async remove(localId) {
      openHere.delete(localId);
      await stepOf(localId, (entry) => removed(entry, clock.now()));
      engine.wake(afterSaveMs);
    },
    async resolve(localId, resolution, merged) {
      await stepOf(localId, (entry) => resolved(entry, resolution, merged, newLocalId(), clock.now()));
      engine.wake(afterSaveMs);
    },
    serverChanged(id) {
      void (async () => {
        const known = await byId(id);
        if (!known || !transport.isReady()) return;
        const copy = await transport.read(id);
        await stepOf(known.story.localId, (entry) => told(entry, copy, clock.now()));
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
