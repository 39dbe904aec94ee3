import { answered } from './answered';
import type { QueueItem, ServerCopy, TextKind } from './model';
import type { StoryStore } from './storyStore';
import { idle, interrupted, type Outcome, queued, type SyncNotice, sending } from './syncMachine';
import {
  backOff,
  type Entry,
  type Here,
  isDue,
  longestWaitMs,
  nextRequest,
  type Sent,
  type SyncAnswer,
  type SyncRequest,
} from './syncRequest';

/** How calls reach the server, as one member alone. */
export interface SyncTransport {
  /** Whether that member is signed in just now. */
  isReady(): boolean;
  /** Never rejects. */
  send(request: SyncRequest): Promise<SyncAnswer>;
  /** The server's copy of a story of the member's; null where it has none. Rejects where it can't be asked. */
  read(id: string): Promise<ServerCopy | null>;
}

export interface Clock {
  now(): number;
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}

export interface SyncEngineDeps {
  memberId: string;
  store: StoryStore;
  transport: SyncTransport;
  clock: Clock;
  random: () => number;
  locks: LockManager | undefined;
  isOnline: () => boolean;
  onNotice: (notice: SyncNotice, kind: TextKind) => void;
  /** After each step of a story. */
  onStep: (localId: string, entry: Entry) => void;
  /** The server was reached, or could not be. */
  onReach: (isReached: boolean) => void;
  /** Another tab is sending: it is asked to look again. */
  handOver: () => void;
}

export interface SyncEngine {
  start(): void;
  /** Sends what is due, after the given time at the latest. */
  wake(afterMs?: number): void;
  /** Sends all that waits, also what had to wait longer. */
  sendNow(): Promise<void>;
  stop(): void;
}

/** Source: specification, section 9. */
const periodMs = 30_000;
/** A call whose answer does not come is asked again: doing it twice does no harm. */
const answerMs = 60_000;
/** When to look again after another tab was found sending. */
const otherTabMs = 2_000;
/** Stories on their way at once: one that takes long holds up no other. */
const atOnce = 3;

type Waiting = Here & { item: QueueItem };

/** What waits for its author's choice is not sent; what has nothing to say is, to find that out. */
function isToBeSent(entry: Entry, now: number): entry is Waiting {
  const { story, item } = entry;
  if (!story || !item || !isDue(item, now)) return false;
  return story.conflictData === null || nextRequest(entry) !== null;
}

/** Sends what waits, one tab at a time, and asks the machine about everything else. */
export function createSyncEngine(deps: SyncEngineDeps): SyncEngine {
  const { memberId, store, transport, clock, locks } = deps;
  const underWay = new Set<string>();
  let isStopped = true;
  let isHolding = false;
  let reachFailures = 0;
  let timer: { afterMs: number; handle: unknown } | null = null;
  /** Drafts that nobody sent, by the revision that they had a period ago. */
  let seen = new Map<string, number>();
  /** What was saved since the round looked; and what tells a round that waits for answers. */
  let isAskedAgain = false;
  let tellRound = () => {};

  function wake(afterMs = 0) {
    if (isStopped || (timer && timer.afterMs <= afterMs)) return;
    if (timer) clock.clearTimeout(timer.handle);
    const handle = clock.setTimeout(() => {
      timer = null;
      // A page that is being put aside gets no lock: the next round does.
      round().catch(() => {});
    }, afterMs);
    timer = { afterMs, handle };
  }

  const canSend = () => !isStopped && deps.isOnline() && transport.isReady();

  async function round() {
    if (!canSend()) return;
    if (isHolding) {
      isAskedAgain = true;
      return tellRound();
    }
    isHolding = true;
    try {
      if (!locks) await sendAll();
      else
        await locks.request(`sync:${memberId}`, { ifAvailable: true }, async (lock) => {
          if (lock) return sendAll();
          deps.handOver();
          wake(otherTabMs);
        });
    } finally {
      isHolding = false;
    }
    if (isAskedAgain) wake();
  }

  /** Keeps what the device could not keep in memory: the engine goes on with either. */
  async function step(localId: string, decide: (entry: Here) => Outcome | Entry): Promise<Entry> {
    let outcome: Outcome | Entry | null = null;
    let kind: TextKind = 'story';
    const entry = await store
      .change(localId, (before) => {
        if (!before.story) return before;
        outcome = decide(before as Here);
        kind = before.story.kind;
        return { story: outcome.story, item: outcome.item };
      })
      .catch(() => store.read(localId));
    deps.onStep(localId, entry);
    for (const notice of (outcome as Partial<Outcome> | null)?.notices ?? []) deps.onNotice(notice, kind);
    return entry;
  }

  async function recover(entries: readonly Entry[]) {
    for (const { story } of entries)
      if (story?.syncStatus === 'syncing' && !underWay.has(story.localId))
        await step(story.localId, interrupted);
  }

  async function sendAll() {
    await store.flush();
    await recover(await store.withStatus('syncing'));
    const running = new Set<Promise<void>>();
    let isUnreachable = false;
    const start = (localId: string) => {
      underWay.add(localId);
      const run = send(localId)
        .then((isReached) => {
          isUnreachable ||= !isReached;
        })
        .finally(() => {
          underWay.delete(localId);
          running.delete(run);
        });
      running.add(run);
    };
    while (!isUnreachable && canSend()) {
      isAskedAgain = false;
      const now = clock.now();
      const due = (await store.waiting())
        .flatMap((entry) => (isToBeSent(entry, now) && !underWay.has(entry.item.id) ? [entry.item] : []))
        .sort((a, b) => a.timestamp - b.timestamp);
      for (const { id } of due.slice(0, atOnce - running.size)) start(id);
      if (running.size === 0) break;
      // What is saved meanwhile goes at once, though others are still on their way.
      const asked = new Promise<void>((resolve) => {
        tellRound = resolve;
      });
      if (!isAskedAgain) await Promise.race([...running, asked]);
    }
    await Promise.all(running);
    await planNext();
  }

  /** Sends what there is to say of one story. False where the server can't be reached. */
  async function send(localId: string): Promise<boolean> {
    let sent: Sent | null = null;
    await step(localId, (entry) => {
      const request = nextRequest(entry);
      if (!request || !entry.item) return idle(entry);
      sent = { request, revision: entry.story.revision, timestamp: entry.item.timestamp };
      return sending(entry);
    });
    const going = sent as Sent | null;
    if (!going) return true;
    // Signed out, or another member signed in, while it was written down.
    const answer = transport.isReady()
      ? await inTime(transport.send(going.request))
      : { kind: 'signedOut' as const };
    const isReached = answer.kind !== 'offline' && answer.kind !== 'signedOut';
    reachFailures = isReached ? 0 : reachFailures + 1;
    deps.onReach(answer.kind !== 'offline');
    await step(localId, (entry) => answered(entry, going, answer, clock.now(), deps.random()));
    return isReached;
  }

  function inTime(answer: Promise<SyncAnswer>): Promise<SyncAnswer> {
    return new Promise((resolve) => {
      const limit = clock.setTimeout(() => resolve({ kind: 'trouble', retryAfterMs: null }), answerMs);
      void answer.then((told) => {
        clock.clearTimeout(limit);
        resolve(told);
      });
    });
  }

  /** The next try of what has to wait, not later than a period from now. */
  async function planNext() {
    const now = clock.now();
    const waits = (await store.waiting()).flatMap(({ story, item }) =>
      story && item && !story.conflictData ? [isDue(item, now) ? 0 : item.notBefore - now] : [],
    );
    if (waits.length === 0) return;
    const soonest = Math.min(...waits);
    wake(reachFailures > 0 ? backOff(reachFailures, deps.random()) : Math.min(soonest, longestWaitMs));
  }

  /** Drafts that were left before their auto-save: nobody has touched them for a period, so they go up as they are. */
  async function sweep() {
    const now = clock.now();
    const left = (await store.withStatus('draft')).flatMap(({ story, item }) =>
      story && !item ? [story] : [],
    );
    for (const { localId, revision } of left)
      if (seen.get(localId) === revision)
        await step(localId, (entry) => queued(entry, { pressed: false }, now));
    seen = new Map(left.map(({ localId, revision }) => [localId, revision]));
  }

  let period: unknown = null;
  function tick() {
    if (isStopped) return;
    period = clock.setTimeout(() => {
      void sweep().finally(() => {
        wake();
        tick();
      });
    }, periodMs);
  }

  return {
    start() {
      if (!isStopped) return;
      isStopped = false;
      tick();
      wake();
    },
    wake,
    async sendNow() {
      for (const { story, item } of await store.waiting())
        if (story && item && !isDue(item, clock.now()))
          await step(story.localId, (entry) => ({
            ...entry,
            item: entry.item && { ...entry.item, notBefore: 0 },
          }));
      await round();
    },
    stop() {
      isStopped = true;
      if (timer) clock.clearTimeout(timer.handle);
      timer = null;
      clock.clearTimeout(period);
      tellRound();
    },
  };
}
