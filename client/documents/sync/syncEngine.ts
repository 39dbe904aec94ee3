import type { QueueItem, ServerCopy } from '../model/model';
import type { DocumentDb } from '../storage/documentDb';
import type { Clock, SyncMessage } from './browserPorts';
import { createPeriods } from './periods';
import type { Outcome } from './reduce';
import type { SyncEvent } from './syncEvents';
import {
  isDue,
  longestWaitMs,
  nextRequest,
  type PresentRecord,
  retryWait,
  type SyncRecord,
  type SyncRequest,
  type SyncResponse,
} from './syncRequest';

/** Sends requests to the server on behalf of one member. */
export interface SyncTransport {
  /** Whether that member is signed in just now. */
  isReady(): boolean;
  /** Never rejects. */
  send(request: SyncRequest): Promise<SyncResponse>;
  /** The server's copy of one of the member's documents; null if there is none. Rejects if the server can't be reached. */
  read(id: string): Promise<ServerCopy | null>;
}

export interface SyncEngineDeps {
  memberId: string;
  store: DocumentDb;
  transport: SyncTransport;
  clock: Clock;
  random: () => number;
  locks: LockManager | undefined;
  isOnline: () => boolean;
  /** Applies an event. If the device can't store the result, it is in memory and the engine goes on with that. */
  dispatch: (localId: string, event: SyncEvent) => Promise<Outcome | undefined>;
  /** The server was reached, or could not be. */
  onReach: (isReached: boolean) => void;
  /** Reaches the engines of the member's other tabs. */
  post: (message: SyncMessage) => void;
}

export interface SyncEngine {
  start(): void;
  /** Sends what is due, within the given time. */
  wake(afterMs?: number): void;
  /** Handles a message of another tab's engine. */
  hear(message: SyncMessage): void;
  /** Sends everything that is queued, back-off or not. */
  sendNow(): Promise<void>;
  stop(): void;
}

/** Time-out of a request. It is retried: requests are idempotent. */
const answerMs = 60_000;
/** When to look again after another tab was sending. */
const otherTabMs = 2_000;
/** Parallel requests, so that a slow one doesn't delay the others. */
const atOnce = 3;

type Waiting = PresentRecord & { item: QueueItem };

/** Conflicts wait for their author, unless there is a request to send. */
function isToBeSent(entry: SyncRecord, now: number): entry is Waiting {
  const { story, item } = entry;
  if (!story || !item || !isDue(item, now)) return false;
  return story.conflictData === null || nextRequest(entry) !== null;
}

/** Sends what is queued, one tab at a time. The transitions are decided by pure functions. */
export function createSyncEngine(deps: SyncEngineDeps): SyncEngine {
  const { memberId, store, dispatch, transport, clock, locks } = deps;
  const underWay = new Set<string>();
  let isStopped = true;
  let isHolding = false;
  let isSending = false;
  let reachFailures = 0;
  /** The next round. It can be postponed if it only retries, or was left to another tab. */
  let timer: { afterMs: number; isRetry: boolean; handle: unknown } | null = null;
  /** Unsent drafts with their revision as of the last period. */
  let seen = new Map<string, number>();
  /** Whether something was saved since the round looked, and how to wake a round that waits for answers. */
  let isAskedAgain = false;
  let tellRound = () => {};

  function wake(afterMs = 0, isRetry = false) {
    if (isStopped || (timer && timer.afterMs <= afterMs)) return;
    cancelTimer();
    const handle = clock.setTimeout(() => {
      timer = null;
      // A page that is being frozen gets no lock: the next round retries.
      round().catch(() => {});
    }, afterMs);
    timer = { afterMs, isRetry, handle };
  }

  function cancelTimer() {
    if (timer) clock.clearTimeout(timer.handle);
    timer = null;
  }

  /** Shares the back-off with other tabs, so that many tabs together try no more often than one. */
  function hearOfReach(failures: number) {
    if (failures === 0) {
      reachFailures = 0;
      return deps.onReach(true);
    }
    if (!timer?.isRetry) return;
    cancelTimer();
    reachFailures = failures;
    wake(retryWait(failures, deps.random()), true);
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
          isAskedAgain = false;
          deps.post({ kind: 'send' });
          wake(otherTabMs, true);
        });
    } finally {
      isHolding = false;
    }
    if (isAskedAgain && reachFailures === 0) wake();
  }

  async function recover(entries: readonly SyncRecord[]) {
    for (const { story } of entries)
      if (story?.syncStatus === 'syncing' && !underWay.has(story.localId))
        await dispatch(story.localId, { type: 'sendInterrupted', now: clock.now() });
  }

  async function sendAll() {
    isSending = true;
    try {
      await sendDue();
    } finally {
      isSending = false;
    }
  }

  async function sendDue() {
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
      // Sends new saves at once, while other requests are still running.
      const asked = new Promise<void>((resolve) => {
        tellRound = resolve;
      });
      if (!isAskedAgain) await Promise.race([...running, asked]);
    }
    await Promise.all(running);
    await planNext();
  }

  /** Sends the next request of one document. Resolves to false if the server can't be reached. */
  async function send(localId: string): Promise<boolean> {
    const { sent } = (await dispatch(localId, { type: 'sendStarted', now: clock.now() })) ?? {};
    if (!sent) return true;
    // Signed out, or another member signed in, while it was written down.
    const response = transport.isReady()
      ? await inTime(transport.send(sent.request))
      : { kind: 'signedOut' as const };
    const isReached = response.kind !== 'offline' && response.kind !== 'signedOut';
    reachFailures = isReached ? 0 : reachFailures + 1;
    deps.post({ kind: 'reach', localId, failures: reachFailures });
    deps.onReach(response.kind !== 'offline');
    const [now, random] = [clock.now(), deps.random()];
    await dispatch(localId, { type: 'serverResponded', sent, response, random, now });
    return isReached;
  }

  function inTime(answer: Promise<SyncResponse>): Promise<SyncResponse> {
    return new Promise((resolve) => {
      const limit = clock.setTimeout(() => resolve({ kind: 'trouble', retryAfterMs: null }), answerMs);
      void answer.then((told) => {
        clock.clearTimeout(limit);
        resolve(told);
      });
    });
  }

  /** Schedules the next attempt, within one period. */
  async function planNext() {
    const now = clock.now();
    const waits = (await store.waiting()).flatMap(({ story, item }) =>
      story && item && !story.conflictData ? [isDue(item, now) ? 0 : item.retryAt - now] : [],
    );
    if (waits.length === 0) return;
    const soonest = Math.min(...waits);
    if (reachFailures > 0) wake(retryWait(reachFailures, deps.random()), true);
    else wake(Math.min(soonest, longestWaitMs));
  }

  /** Sends drafts that were left before their auto-save and have not changed for a period. */
  async function sweep() {
    const now = clock.now();
    const left = (await store.withStatus('draft')).flatMap(({ story, item }) =>
      story && !item ? [story] : [],
    );
    for (const { localId, revision } of left)
      if (seen.get(localId) === revision)
        await dispatch(localId, { type: 'saveRequested', pressed: false, now });
    seen = new Map(left.map(({ localId, revision }) => [localId, revision]));
  }

  const periods = createPeriods({
    clock,
    random: deps.random,
    work: () => sweep().finally(wake),
    post: () => deps.post({ kind: 'period', localId: '' }),
  });

  return {
    start() {
      if (!isStopped) return;
      isStopped = false;
      periods.start();
      wake();
    },
    wake: (afterMs) => wake(afterMs),
    hear(message) {
      if (message.kind === 'reach') return hearOfReach(message.failures);
      // Other tabs can't sweep records that are only in this tab's memory.
      if (message.kind === 'period') return store.problem() ? undefined : periods.hear();
      // Only the tab that is sending reacts: otherwise tabs would ask each other for ever.
      if (!isSending) return;
      isAskedAgain = true;
      tellRound();
    },
    async sendNow() {
      for (const { story, item } of await store.waiting())
        if (story && item && !isDue(item, clock.now()))
          await dispatch(story.localId, { type: 'retryRequested', now: clock.now() });
      await round();
    },
    stop() {
      isStopped = true;
      cancelTimer();
      periods.stop();
      tellRound();
    },
  };
}
