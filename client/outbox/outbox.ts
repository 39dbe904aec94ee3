import { onConnected } from '../lib/connection';
import { parseJson } from '../lib/parseJson';
import { GraphQLRequestError, isRefusal, unreachable } from '../lib/requestError';
import { storage } from '../lib/storage';
import { createListeners } from '../lib/store';
import { createTurns } from '../lib/turns';
import { retryWait } from '../relay/backOff';
import { newLocalId } from '../relay/newLocalId';
import { readAccessToken, tokenSubject } from '../relay/tokens';

// Weighed: TanStack Query persists paused mutations, but brings a second cache of the server's data beside Relay's, and knows neither
// owners nor tabs. Workbox's background sync works in one browser family only, and has no access token.

/** Entries of one queue are sent in order, those of others at the same time. */
export interface Queue {
  /** Only this member's sign-in sends the entries. */
  memberId: string;
  kind: 'chat' | 'comment' | 'minutes' | 'settings';
  /** What the entries are about, such as a session's id. */
  about: string;
}

/** Something that a member has sent and that the server doesn't have yet, as far as this device knows. */
export interface Entry<T = unknown> extends Queue {
  /** The idempotency key: a repeated request makes nothing twice. */
  id: string;
  payload: T;
  /** Orders the queue. */
  at: number;
  /** How long it waits before it is sent, in milliseconds. */
  afterMs: number;
  /** Why the server refused it. It isn't sent again. */
  refusal?: string;
  /** Stored for a moment before an entry is removed because the server has it. */
  isSent?: true;
}

/** The kinds whose refused entries come back to their author. Of others there is nothing to correct. */
const kindsOfWords = new Set<Queue['kind']>(['chat', 'comment']);
/** Time-out of a request. It is repeated with the same key. */
const requestTimeoutMs = 60_000;
/** How much later than its own tab another tab sends an entry. */
const otherTabMs = 2_000;

/** Sends an entry. A rejection by a GraphQLRequestError that can't pass is a refusal; after any other, the entry is sent again. */
export type Sender<T> = (payload: T, entry: Entry<T>) => Promise<unknown>;
// biome-ignore lint/suspicious/noExplicitAny: each kind has a payload of its own
export type Senders = Record<Queue['kind'], Sender<any>>;

const memberPrefix = (memberId: string) => `outbox:${memberId}:`;
const nameOf = ({ memberId, kind, about }: Queue) => `${memberPrefix(memberId)}${kind}:${about}`;
const keyOf = (entry: Queue & { id: string }) => `${nameOf(entry)}:${entry.id}`;
const nameOfKey = (key: string) => key.slice(0, key.lastIndexOf(':'));

const keysIn = (prefix: string) => storage.keys().filter((key) => key.startsWith(prefix));

const entriesIn = (name: string): Entry[] =>
  keysIn(`${name}:`)
    .flatMap((key) => (parseJson(storage.get(key)) as Entry | null) ?? [])
    .sort((one, other) => one.at - other.at);

/** Sends one member's entries until it is ended. */
interface Sending {
  memberId: string;
  senders: Senders;
  isSignedIn: () => boolean;
  ending: AbortController;
}

type Answer = { result: unknown } | { error: unknown };

/** The answer to a request; an error if it takes too long, or when the member signs out. */
const answerTo = (request: Promise<unknown>, ending: AbortSignal) =>
  new Promise<Answer>((resolve) => {
    const giveUp = () => resolve({ error: unreachable(null) });
    const timer = setTimeout(giveUp, requestTimeoutMs);
    ending.addEventListener('abort', giveUp);
    void request
      .then(
        (result) => resolve({ result }),
        (error) => resolve({ error }),
      )
      .finally(() => {
        clearTimeout(timer);
        ending.removeEventListener('abort', giveUp);
      });
  });

/**
 * The outbox of this device, across tabs, reloads and sign-outs. Entries are in localStorage, one key each: unlike IndexedDB it stores
 * in the step that empties the form, so that no words are in neither, and notifies other tabs; entries are small.
 */
export class Outbox {
  private readonly changes = createListeners();
  private readonly sent = createListeners<{ entry: Entry; result?: unknown }>();
  private readonly inTurn = createTurns();
  private readonly failures = new Map<string, number>();
  private readonly timers = new Map<string, { at: number; handle: ReturnType<typeof setTimeout> }>();
  /** The entries that `deliver` waits for, with the answers that they got. */
  private readonly delivering = new Map<string, Answer | null>();
  private sending: Sending | null = null;

  constructor(private readonly locks: LockManager | undefined = navigator.locks) {}

  /** Notifies of each change of an entry, in any tab. */
  readonly subscribe = this.changes.subscribe;

  /** Notifies of entries that the server has received; the result is known in the tab that sent it. */
  readonly subscribeToSent = this.sent.subscribe;

  entries<T>(queue: Queue): Entry<T>[] {
    return entriesIn(nameOf(queue)) as Entry<T>[];
  }

  /** False if the entry is lost with this tab. */
  isStored(entry: Entry): boolean {
    return storage.lasts(keyOf(entry));
  }

  /** Stores an entry, or replaces the payload of that with the same id, and sends its queue after the given time. */
  put<T>(queue: Queue, payload: T, { id = newLocalId(), afterMs = 0 } = {}): void {
    this.add(queue, payload, id, afterMs);
    if (afterMs > 0) this.sendIn(nameOf(queue), afterMs);
    else void this.send(nameOf(queue));
  }

  /**
   * Stores an entry and tries to send it once for a form that waits. Resolves with the sender's result, or undefined if another tab
   * sent it. Rejects if that failed: a refused entry isn't sent again, and any other is tried again later.
   */
  async deliver<T>(queue: Queue, payload: T, id: string): Promise<unknown> {
    const { delivering } = this;
    delivering.set(id, null);
    const entry = this.add(queue, payload, id, 0);
    const failure = await this.send(nameOf(queue));
    const answer = delivering.get(id);
    delivering.delete(id);
    if (answer && 'error' in answer) throw answer.error;
    if (!answer && storage.get(keyOf(entry)) !== null) throw failure ?? unreachable(null);
    return answer?.result;
  }

  /** Returns false if the entry isn't there any more, because another tab was first. */
  remove(entry: Entry): boolean {
    const isThere = storage.get(keyOf(entry)) !== null;
    storage.remove(keyOf(entry));
    this.changes.notify();
    return isThere;
  }

  /** Sends the member's queues now: all, those of a kind, or one. */
  flush({ memberId, kind, about }: Pick<Queue, 'memberId'> & Partial<Queue>): void {
    const names = keysIn(memberPrefix(memberId)).map(nameOfKey);
    for (const name of new Set(names)) {
      const [, , ofKind, ofSubject] = name.split(':');
      if (ofKind === (kind ?? ofKind) && ofSubject === (about ?? ofSubject)) void this.send(name);
    }
  }

  /** Begins to send what the member has stored, until the returned function is called. */
  start(
    memberId: string,
    senders: Senders,
    isSignedIn = () => tokenSubject(readAccessToken()) === memberId,
  ): () => void {
    const ending = new AbortController();
    this.sending = { memberId, senders, isSignedIn, ending };
    this.failures.clear();
    const flush = () => this.flush({ memberId });
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (!key?.startsWith(memberPrefix(memberId))) return;
      const entry: Entry | null = parseJson(newValue);
      if (entry?.isSent) return this.sent.notify({ entry });
      this.changes.notify();
      // In case the tab that has stored it is closed.
      if (entry) this.sendIn(nameOfKey(key), entry.afterMs + otherTabMs);
    };
    const unsubscribe = onConnected(flush);
    window.addEventListener('online', flush, { signal: ending.signal });
    window.addEventListener('storage', onStorage, { signal: ending.signal });
    flush();
    return () => {
      this.sending = null;
      ending.abort();
      unsubscribe();
      for (const name of [...this.timers.keys()]) this.cancelTimer(name);
    };
  }

  private store(entry: Entry): void {
    storage.set(keyOf(entry), JSON.stringify(entry));
    this.changes.notify();
  }

  private add<T>(queue: Queue, payload: T, id: string, afterMs: number): Entry<T> {
    const queued = this.entries(queue);
    const at = queued.find((one) => one.id === id)?.at ?? Math.max(Date.now(), (queued.at(-1)?.at ?? 0) + 1);
    const entry = { ...queue, id, payload, at, afterMs };
    this.store(entry);
    return entry;
  }

  private cancelTimer(name: string): void {
    clearTimeout(this.timers.get(name)?.handle);
    this.timers.delete(name);
  }

  private sendIn(name: string, afterMs: number): void {
    const at = Date.now() + afterMs;
    if (!this.sending || (this.timers.get(name)?.at ?? Number.POSITIVE_INFINITY) <= at) return;
    this.cancelTimer(name);
    this.timers.set(name, { at, handle: setTimeout(() => void this.send(name), afterMs) });
  }

  private retryLater(name: string, error: unknown): unknown {
    const count = this.failures.get(name) ?? 0;
    this.failures.set(name, count + 1);
    const seconds = error instanceof GraphQLRequestError ? error.retryAfter : undefined;
    this.sendIn(name, retryWait(count, Math.random(), seconds && seconds * 1_000));
    return error;
  }

  /** Sends a queue, after what this or another tab is sending of it. Resolves to the error that has stopped it, if any. */
  private send(name: string): Promise<unknown> {
    const { locks } = this;
    this.cancelTimer(name);
    const send = async () => (locks ? locks.request(name, () => this.sendAll(name)) : this.sendAll(name));
    // A page that is being frozen gets no lock.
    return this.inTurn(name, send).catch((error: unknown) => this.retryLater(name, error));
  }

  private async sendAll(name: string): Promise<unknown> {
    const { delivering, failures } = this;
    for (;;) {
      const entry = entriesIn(name).find(({ refusal }) => refusal === undefined);
      if (!entry) return null;
      const { sending } = this;
      if (sending?.memberId !== entry.memberId || !sending.isSignedIn()) return unreachable(null);
      const text = storage.get(keyOf(entry));
      const answer = await answerTo(sending.senders[entry.kind](entry.payload, entry), sending.ending.signal);
      if ('error' in answer && !isRefusal(answer.error)) return this.retryLater(name, answer.error);
      failures.delete(name);
      if (delivering.has(entry.id)) delivering.set(entry.id, answer);
      // An entry that was changed meanwhile is sent again; one that was withdrawn isn't there any more.
      if (storage.get(keyOf(entry)) === text) this.settle(entry, answer);
    }
  }

  /** Removes an entry that was sent. Refused words stay: the form that waits for them may have been left. */
  private settle(entry: Entry, answer: Answer): void {
    if ('result' in answer) {
      // Other tabs learn from this that it was sent, not withdrawn.
      storage.set(keyOf(entry), JSON.stringify({ ...entry, isSent: true }));
      this.sent.notify({ entry, result: answer.result });
      this.remove(entry);
    } else if (!kindsOfWords.has(entry.kind)) this.remove(entry);
    else this.store({ ...entry, refusal: (answer.error as GraphQLRequestError).message });
  }
}

export const outbox = new Outbox();
