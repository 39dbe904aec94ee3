import { longestWaitMs, retryWait } from '../../relay/backOff';
import type { QueueItem } from '../model/model';
import type { DeviceRecords } from '../storage/deviceRecords';
import type { Clock, TabMessage } from './browserPorts';
import { isDue, nextRequest } from './queue';
import type { Outcome } from './reduce';
import type { SyncEvent } from './syncEvents';
import type { PresentRecord, SyncRecord, SyncResponse, SyncTransport } from './syncRequest';

interface SyncEngineDeps {
  memberId: string;
  store: DeviceRecords;
  transport: SyncTransport;
  clock: Clock;
  random: () => number;
  locks?: LockManager;
  isOnline: () => boolean;
  /** Applies an event. Resolves to undefined if the device can't store the result, so that nothing has happened. */
  dispatch: (localId: string, event: SyncEvent) => Promise<Outcome | undefined>;
  /** Called after each request: whether it reached the server. */
  onReach: (isReached: boolean) => void;
  /** Reaches the engines of the member's other tabs. */
  post: (message: TabMessage) => void;
}

/** Time-out of a request. It is retried: requests are idempotent. */
const requestTimeoutMs = 60_000;
/** Interval of the periodic work. Source: specification, section 9. */
const periodMs = 30_000;
/** When to try again what another tab was sending. */
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

/** Sends what is queued, each document in one tab at a time. The transitions are decided by pure functions. */
export class SyncEngine {
  private isStopped = true;
  private readonly underWay = new Set<string>();
  /** The due documents that aren't under way yet, in order. */
  private due: string[] = [];
  private readonly workers = new Set<Promise<void>>();
  private reachFailures = 0;
  /** The next round. */
  private timer: { afterMs: number; handle: unknown } | null = null;
  private period: unknown = null;
  /** Unsent drafts with their revision as of the last period. */
  private draftsOfLastSweep = new Map<string, number>();

  constructor(private readonly deps: SyncEngineDeps) {}

  start(): void {
    if (!this.isStopped) return;
    this.isStopped = false;
    this.planPeriod();
    this.wake();
  }

  stop(): void {
    this.isStopped = true;
    this.cancelTimer();
    this.deps.clock.clearTimeout(this.period);
  }

  /** Sends what is due, within the given time. */
  wake(afterMs = 0): void {
    if (this.isStopped || (this.timer && this.timer.afterMs <= afterMs)) return;
    this.cancelTimer();
    const handle = this.deps.clock.setTimeout(() => {
      this.timer = null;
      // A page that is being frozen gets no lock: the next round retries.
      this.round().catch(() => {});
    }, afterMs);
    this.timer = { afterMs, handle };
  }

  /** Sends everything that is queued, back-off or not: what is under way when this is called is sent by one more round. */
  async sendNow(): Promise<void> {
    const { store, dispatch, clock } = this.deps;
    await Promise.all(this.workers);
    for (const { document, item } of await store.waiting())
      if (document && item && !isDue(item, clock.now()))
        await dispatch(document.localId, { type: 'retryRequested', now: clock.now() });
    await this.round();
    await Promise.all(this.workers);
  }

  /** Another tab has reached the server. */
  handleReached(): void {
    const { reachFailures } = this;
    this.reachFailures = 0;
    this.deps.onReach(true);
    if (reachFailures > 0) this.wake();
  }

  private planPeriod(): void {
    this.period = this.deps.clock.setTimeout(() => {
      void this.sweep()
        .catch(() => {})
        .finally(() => {
          if (this.isStopped) return;
          this.wake();
          this.planPeriod();
        });
    }, periodMs);
  }

  private cancelTimer(): void {
    if (this.timer) this.deps.clock.clearTimeout(this.timer.handle);
    this.timer = null;
  }

  private canSend(): boolean {
    return !this.isStopped && this.deps.isOnline() && this.deps.transport.isSignedIn();
  }

  /** Reads what is due, and starts to send it. */
  private async round(): Promise<void> {
    if (!this.canSend()) return;
    const { store } = this.deps;
    await this.recover(await store.withStatus('syncing'));
    this.due = await this.readDue();
    while (this.due.length > 0 && this.workers.size < maxParallel) {
      const worker = this.sendDue()
        .catch(() => {})
        .finally(() => {
          this.workers.delete(worker);
          if (this.workers.size === 0) void this.planNext();
        });
      this.workers.add(worker);
    }
    if (this.workers.size === 0) await this.planNext();
  }

  /** Sends due documents, one after the other, as long as the server can be reached. */
  private async sendDue(): Promise<void> {
    while (this.canSend()) {
      const localId = this.due.shift();
      if (localId === undefined) return;
      if (this.underWay.has(localId)) continue;
      this.underWay.add(localId);
      const isReached = await this.alone(localId, () => this.send(localId)).finally(() =>
        this.underWay.delete(localId),
      );
      if (isReached === false) this.due = [];
    }
  }

  /** Does the work unless another tab is sending the document. */
  private async alone<T>(localId: string, work: () => Promise<T>): Promise<T | undefined> {
    const { locks } = this.deps;
    if (!locks) return work();
    return locks.request(`send:${localId}`, { ifAvailable: true }, async (lock) =>
      lock ? work() : undefined,
    );
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
    for (const { document } of entries) {
      if (!document || this.underWay.has(document.localId)) continue;
      const { localId } = document;
      await this.alone(localId, () => dispatch(localId, { type: 'sendInterrupted', now: clock.now() }));
    }
  }

  /** Sends the next request of one document. Resolves to false if the server can't be reached. */
  private async send(localId: string): Promise<boolean> {
    const { dispatch, transport, clock, random: nextRandom, post, onReach } = this.deps;
    const started = await dispatch(localId, { type: 'sendStarted', now: clock.now() });
    // The device can't store: try again as if the server couldn't be reached.
    if (!started) this.reachFailures += 1;
    if (!started?.sent) return started !== undefined;
    const { sent } = started;
    // The member may have signed out while `sendStarted` was stored.
    const response = transport.isSignedIn()
      ? await withTimeout(transport.send(sent.request), clock)
      : { kind: 'signedOut' as const };
    const isReached = response.kind !== 'offline' && response.kind !== 'signedOut';
    this.reachFailures = isReached ? 0 : this.reachFailures + 1;
    if (isReached) post({ kind: 'reached' });
    onReach(response.kind !== 'offline');
    const [now, random] = [clock.now(), nextRandom()];
    await dispatch(localId, { type: 'serverResponded', sent, response, random, now });
    return isReached;
  }

  /** Schedules the next attempt, within one period. */
  private async planNext(): Promise<void> {
    const { store, clock, random } = this.deps;
    const now = clock.now();
    const waits = (await store.waiting()).flatMap(({ document, item }) =>
      document && item && !document.conflictData
        ? [isDue(item, now) ? (document.syncStatus === 'syncing' ? otherTabMs : 0) : item.retryAt - now]
        : [],
    );
    if (waits.length === 0) return;
    this.wake(
      this.reachFailures > 0 ? retryWait(this.reachFailures, random()) : Math.min(...waits, longestWaitMs),
    );
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
export function withTimeout(answer: Promise<SyncResponse>, clock: Clock): Promise<SyncResponse> {
  return new Promise((resolve) => {
    const timer = clock.setTimeout(() => resolve({ kind: 'trouble', retryAfterMs: null }), requestTimeoutMs);
    void answer.then((response) => {
      clock.clearTimeout(timer);
      resolve(response);
    });
  });
}
