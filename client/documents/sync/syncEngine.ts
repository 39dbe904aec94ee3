import { longestWaitMs, retryWait } from '../../relay/backOff';
import type { QueueItem } from '../model/model';
import type { DocumentDb } from '../storage/documentDb';
import type { Clock, SyncMessage } from './browserPorts';
import { createPeriods, type Periods } from './periods';
import { isDue, nextRequest } from './queue';
import type { Outcome } from './reduce';
import type { SyncEvent } from './syncEvents';
import type { PresentRecord, SyncRecord, SyncResponse, SyncTransport } from './syncRequest';

interface SyncEngineDeps {
  memberId: string;
  store: DocumentDb;
  transport: SyncTransport;
  clock: Clock;
  random: () => number;
  locks?: LockManager;
  isOnline: () => boolean;
  /** Applies an event. If the device can't store the result, it is in memory and the engine goes on with that. */
  dispatch: (localId: string, event: SyncEvent) => Promise<Outcome | undefined>;
  /** Called after each request: whether it reached the server. */
  onReach: (isReached: boolean) => void;
  /** Reaches the engines of the member's other tabs. */
  post: (message: SyncMessage) => void;
}

/** Time-out of a request. It is retried: requests are idempotent. */
const requestTimeoutMs = 60_000;
/** When to try again after another tab was sending. */
const otherTabMs = 2_000;
/** Parallel requests, so that a slow one doesn't delay the others. */
const maxParallel = 3;

type Waiting = PresentRecord & { item: QueueItem };

/** Whether a request is due. Conflicts wait for their author, unless they have a request that can be sent all the same. */
function isToBeSent(entry: SyncRecord, now: number): entry is Waiting {
  const { document, item } = entry;
  if (!document || !item || !isDue(item, now)) return false;
  return document.conflictData === null || nextRequest(entry) !== null;
}

/** Sends what is queued, one tab at a time. The transitions are decided by pure functions. */
export class SyncEngine {
  private readonly underWay = new Set<string>();
  private isStopped = true;
  /** The round under way. */
  private running: Promise<void> | null = null;
  private isSending = false;
  private reachFailures = 0;
  /** The next round. It can be postponed if it only retries, or was left to another tab. */
  private timer: { afterMs: number; isRetry: boolean; handle: unknown } | null = null;
  /** Unsent drafts with their revision as of the last period. */
  private draftsOfLastSweep = new Map<string, number>();
  /** Whether something was saved since the round read the queue, and how to wake a round that waits for answers. */
  private isRoundRequested = false;
  private wakeRound = () => {};
  private readonly periods: Periods;

  constructor(private readonly deps: SyncEngineDeps) {
    this.periods = createPeriods({
      clock: deps.clock,
      random: deps.random,
      work: () => this.sweep().finally(() => this.wake()),
      post: () => deps.post({ kind: 'period' }),
    });
  }

  start(): void {
    if (!this.isStopped) return;
    this.isStopped = false;
    this.periods.start();
    this.wake();
  }

  stop(): void {
    this.isStopped = true;
    this.cancelTimer();
    this.periods.stop();
    this.wakeRound();
  }

  /** Sends what is due, within the given time. */
  wake(afterMs = 0): void {
    this.planRound(afterMs, false);
  }

  /** Sends everything that is queued, back-off or not: what a round under way leaves is sent by one more. */
  async sendNow(): Promise<void> {
    const { store, dispatch, clock } = this.deps;
    await this.running?.catch(() => {});
    for (const { document, item } of await store.waiting())
      if (document && item && !isDue(item, clock.now()))
        await dispatch(document.localId, { type: 'retryRequested', now: clock.now() });
    // A round that has begun meanwhile may have read the queue before these were due.
    await this.running?.catch(() => {});
    await this.round();
  }

  /** Handles a message of another tab's engine. */
  handleMessage(message: SyncMessage) {
    if (message.kind === 'reach') return this.handleReach(message.failures);
    // Other tabs can't sweep records that are only in this tab's memory.
    if (message.kind === 'period') return this.deps.store.problem() ? undefined : this.periods.postpone();
    // Only the tab that is sending reacts: otherwise tabs would ask each other forever.
    if (!this.isSending) return;
    this.isRoundRequested = true;
    this.wakeRound();
  }

  /** Shares the back-off with other tabs, so that many tabs together try no more often than one. */
  private handleReach(failures: number) {
    if (failures === 0) {
      this.reachFailures = 0;
      return this.deps.onReach(true);
    }
    if (!this.timer?.isRetry) return;
    this.cancelTimer();
    this.reachFailures = failures;
    this.retryLater();
  }

  private retryLater(): void {
    this.planRound(retryWait(this.reachFailures, this.deps.random()), true);
  }

  private planRound(afterMs: number, isRetry: boolean): void {
    if (this.isStopped || (this.timer && this.timer.afterMs <= afterMs)) return;
    this.cancelTimer();
    const handle = this.deps.clock.setTimeout(() => {
      this.timer = null;
      // A page that is being frozen gets no lock: the next round retries.
      this.round().catch(() => {});
    }, afterMs);
    this.timer = { afterMs, isRetry, handle };
  }

  private cancelTimer(): void {
    if (this.timer) this.deps.clock.clearTimeout(this.timer.handle);
    this.timer = null;
  }

  private canSend(): boolean {
    return !this.isStopped && this.deps.isOnline() && this.deps.transport.isSignedIn();
  }

  private async round(): Promise<void> {
    if (!this.canSend()) return;
    if (this.running) {
      this.isRoundRequested = true;
      this.wakeRound();
      return this.running;
    }
    this.running = this.sendAlone();
    try {
      await this.running;
    } finally {
      this.running = null;
    }
    if (this.isRoundRequested && this.reachFailures === 0) this.wake();
  }

  /** Sends, or leaves it to the tab that is sending. */
  private async sendAlone(): Promise<void> {
    const { locks, memberId, post } = this.deps;
    if (!locks) return this.sendAll();
    await locks.request(`sync:${memberId}`, { ifAvailable: true }, async (lock) => {
      if (lock) return this.sendAll();
      this.isRoundRequested = false;
      post({ kind: 'send' });
      this.planRound(otherTabMs, true);
    });
  }

  private async sendAll(): Promise<void> {
    this.isSending = true;
    try {
      await this.sendDue();
    } finally {
      this.isSending = false;
    }
  }

  private async sendDue(): Promise<void> {
    const { store } = this.deps;
    await store.flush();
    await this.recover(await store.withStatus('syncing'));
    const running = new Set<Promise<void>>();
    let isUnreachable = false;
    const start = (localId: string) => {
      this.underWay.add(localId);
      const run = this.send(localId)
        .then((isReached) => {
          isUnreachable ||= !isReached;
        })
        .finally(() => {
          this.underWay.delete(localId);
          running.delete(run);
        });
      running.add(run);
    };
    /** The due documents, in order. Read again only once all were sent, or after a save, because it reads every text. */
    let due: string[] = [];
    while (!isUnreachable && this.canSend()) {
      if (due.length === 0 || this.isRoundRequested) {
        this.isRoundRequested = false;
        due = await this.readDue();
      }
      for (const localId of due.splice(0, maxParallel - running.size)) start(localId);
      if (running.size === 0) break;
      // Sends new saves at once, while other requests are still running.
      const woken = new Promise<void>((resolve) => {
        this.wakeRound = resolve;
      });
      if (!this.isRoundRequested) await Promise.race([...running, woken]);
    }
    await Promise.all(running);
    await this.planNext();
  }

  private async readDue(): Promise<string[]> {
    const now = this.deps.clock.now();
    return (await this.deps.store.waiting())
      .flatMap((entry) => (isToBeSent(entry, now) && !this.underWay.has(entry.item.id) ? [entry.item] : []))
      .sort((a, b) => a.timestamp - b.timestamp)
      .map(({ id }) => id);
  }

  /** Resets records whose request ended with its tab. */
  private async recover(entries: readonly SyncRecord[]): Promise<void> {
    const { dispatch, clock } = this.deps;
    for (const { document } of entries)
      if (document?.syncStatus === 'syncing' && !this.underWay.has(document.localId))
        await dispatch(document.localId, { type: 'sendInterrupted', now: clock.now() });
  }

  /** Sends the next request of one document. Resolves to false if the server can't be reached. */
  private async send(localId: string): Promise<boolean> {
    const { dispatch, transport, clock, random: nextRandom, post, onReach } = this.deps;
    const { sent } = (await dispatch(localId, { type: 'sendStarted', now: clock.now() })) ?? {};
    if (!sent) return true;
    // The member may have signed out while `sendStarted` was stored.
    const response = transport.isSignedIn()
      ? await withTimeout(transport.send(sent.request), clock)
      : { kind: 'signedOut' as const };
    const isReached = response.kind !== 'offline' && response.kind !== 'signedOut';
    this.reachFailures = isReached ? 0 : this.reachFailures + 1;
    post({ kind: 'reach', localId, failures: this.reachFailures });
    onReach(response.kind !== 'offline');
    const [now, random] = [clock.now(), nextRandom()];
    await dispatch(localId, { type: 'serverResponded', sent, response, random, now });
    return isReached;
  }

  /** Schedules the next attempt, within one period. */
  private async planNext(): Promise<void> {
    const { store, clock } = this.deps;
    const now = clock.now();
    const waits = (await store.waiting()).flatMap(({ document, item }) =>
      document && item && !document.conflictData ? [isDue(item, now) ? 0 : item.retryAt - now] : [],
    );
    if (waits.length === 0) return;
    if (this.reachFailures > 0) this.retryLater();
    else this.wake(Math.min(...waits, longestWaitMs));
  }

  /** Sends drafts that were left before their auto-save and have not changed for a period. */
  private async sweep(): Promise<void> {
    const { store, dispatch, clock } = this.deps;
    const now = clock.now();
    const drafts = (await store.unqueued('draft')).flatMap(({ document }) => document ?? []);
    for (const { localId, revision } of drafts)
      if (this.draftsOfLastSweep.get(localId) === revision)
        await dispatch(localId, { type: 'saveRequested', pressed: false, now });
    this.draftsOfLastSweep = new Map(drafts.map(({ localId, revision }) => [localId, revision]));
  }
}

/** The answer, or trouble if it takes too long. */
function withTimeout(answer: Promise<SyncResponse>, clock: Clock): Promise<SyncResponse> {
  return new Promise((resolve) => {
    const timer = clock.setTimeout(() => resolve({ kind: 'trouble', retryAfterMs: null }), requestTimeoutMs);
    void answer.then((response) => {
      clock.clearTimeout(timer);
      resolve(response);
    });
  });
}
