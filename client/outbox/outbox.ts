import { onConnected } from '../lib/connection';
import { GraphQLRequestError, unreachable } from '../lib/requestError';
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
}

/** Time-out of a request. It is repeated with the same key. */
const requestTimeoutMs = 60_000;
/** How much later than its own tab another tab sends an entry. */
const otherTabMs = 2_000;

/** Sends an entry. A rejection by a GraphQLRequestError that can't pass is a refusal; after any other, the entry is sent again. */
export type Sender<T> = (payload: T, entry: Entry<T>) => Promise<unknown>;
// biome-ignore lint/suspicious/noExplicitAny: each kind has a payload of its own
export type Senders = Record<Queue['kind'], Sender<any>>;

const passingCodes = new Set([
  'NETWORK',
  'SERVICE_UNAVAILABLE',
  'INTERNAL_SERVER_ERROR',
  'UNAUTHENTICATED',
  'RATE_LIMITED',
]);

/** Whether the server has refused an entry for good. */
export const isRefusal = (error: unknown): error is GraphQLRequestError =>
  error instanceof GraphQLRequestError && !passingCodes.has(error.code);

const memberPrefix = (memberId: string) => `outbox:${memberId}:`;
const nameOf = ({ memberId, kind, about }: Queue) => `${memberPrefix(memberId)}${kind}:${about}`;
const keyOf = (entry: Queue & { id: string }) => `${nameOf(entry)}:${entry.id}`;
const nameOfKey = (key: string) => key.slice(0, key.lastIndexOf(':'));

function parseEntry(text: string | null): Entry | null {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

const keysIn = (prefix: string) => storage.keys().filter((key) => key.startsWith(prefix));

const entriesIn = (name: string): Entry[] =>
  keysIn(`${name}:`)
    .flatMap((key) => parseEntry(storage.get(key)) ?? [])
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
export function createOutbox(locks: LockManager | undefined = navigator.locks) {
  const changes = createListeners();
  const sent = createListeners<{ entry: Entry; result?: unknown }>();
  const inTurn = createTurns();
  const failures = new Map<string, number>();
  const timers = new Map<string, { at: number; handle: ReturnType<typeof setTimeout> }>();
  /** The entries that `deliver` waits for, with the answers that they got. */
  const delivering = new Map<string, Answer | null>();
  let sender: Sending | null = null;

  function store(entry: Entry): void {
    storage.set(keyOf(entry), JSON.stringify(entry));
    changes.notify();
  }

  function remove(entry: Entry): void {
    storage.remove(keyOf(entry));
    changes.notify();
  }

  function cancelTimer(name: string): void {
    clearTimeout(timers.get(name)?.handle);
    timers.delete(name);
  }

  function flushIn(name: string, afterMs: number): void {
    const at = Date.now() + afterMs;
    if (!sender || (timers.get(name)?.at ?? Number.POSITIVE_INFINITY) <= at) return;
    cancelTimer(name);
    timers.set(name, { at, handle: setTimeout(() => void flush(name), afterMs) });
  }

  /** Sends a queue now, after what this or another tab is sending of it. Returns the error that has stopped it, if any. */
  function flush(name: string): Promise<unknown> {
    cancelTimer(name);
    const send = async () => (locks ? locks.request(name, () => sendAll(name)) : sendAll(name));
    // A page that is being frozen gets no lock.
    return inTurn(name, send).catch((error: unknown) => retryLater(name, error));
  }

  function retryLater(name: string, error: unknown): unknown {
    const count = failures.get(name) ?? 0;
    failures.set(name, count + 1);
    const seconds = error instanceof GraphQLRequestError ? error.retryAfter : undefined;
    flushIn(name, retryWait(count, Math.random(), seconds && seconds * 1_000));
    return error;
  }

  async function sendAll(name: string): Promise<unknown> {
    for (;;) {
      const entry = entriesIn(name).find(({ refusal }) => refusal === undefined);
      if (!entry) return null;
      if (sender?.memberId !== entry.memberId || !sender.isSignedIn()) return unreachable(null);
      const text = storage.get(keyOf(entry));
      const answer = await answerTo(sender.senders[entry.kind](entry.payload, entry), sender.ending.signal);
      if ('error' in answer && !isRefusal(answer.error)) return retryLater(name, answer.error);
      failures.delete(name);
      if (delivering.has(entry.id)) delivering.set(entry.id, answer);
      // An entry that was changed meanwhile is sent again; one that was withdrawn isn't there any more.
      if (storage.get(keyOf(entry)) === text) settle(entry, answer);
    }
  }

  /** Removes an entry that was sent. A refused one stays, unless a form waits that has its words. */
  function settle(entry: Entry, answer: Answer): void {
    if ('result' in answer) {
      // Other tabs learn from this that it was sent, not withdrawn.
      storage.set(keyOf(entry), JSON.stringify({ ...entry, isSent: true }));
      sent.notify({ entry, result: answer.result });
      remove(entry);
    } else if (delivering.has(entry.id)) remove(entry);
    else store({ ...entry, refusal: (answer.error as GraphQLRequestError).message });
  }

  /** Stores an entry, or replaces the payload of that with the same id. */
  function add<T>(queue: Queue, payload: T, id: string, afterMs: number): Entry<T> {
    const queued = entriesIn(nameOf(queue));
    const at = queued.find((one) => one.id === id)?.at ?? Math.max(Date.now(), (queued.at(-1)?.at ?? 0) + 1);
    const entry = { ...queue, id, payload, at, afterMs };
    store(entry);
    return entry;
  }

  return {
    /** Stores an entry, or replaces the payload of that with the same id, and sends its queue after the given time. */
    put<T>(queue: Queue, payload: T, { id = newLocalId(), afterMs = 0 } = {}): void {
      add(queue, payload, id, afterMs);
      if (afterMs > 0) flushIn(nameOf(queue), afterMs);
      else void flush(nameOf(queue));
    },
    remove,
    entries: <T>(queue: Queue) => entriesIn(nameOf(queue)) as Entry<T>[],
    /** Notifies of each change of an entry, in any tab. */
    subscribe: changes.subscribe,
    /** Notifies of entries that the server has received; the result is known in the tab that sent it. */
    subscribeToSent: sent.subscribe,
    /** False if the entry is lost with this tab. */
    isStored: (entry: Entry) => storage.lasts(keyOf(entry)),
    flush: (queue: Queue) => void flush(nameOf(queue)),
    /** Sends all of the member's entries of a kind. */
    flushKind(memberId: string, kind: Queue['kind']) {
      for (const name of queuesIn(`${memberPrefix(memberId)}${kind}:`)) void flush(name);
    },
    /**
     * Stores an entry and tries to send it once for a form that waits. Resolves with the sender's result, or undefined if another tab
     * sent it. Rejects if that failed: a refused entry is removed, and any other is tried again later.
     */
    async deliver<T>(queue: Queue, payload: T, id: string): Promise<unknown> {
      delivering.set(id, null);
      const entry = add(queue, payload, id, 0);
      const failure = await flush(nameOf(queue));
      const answer = delivering.get(id);
      delivering.delete(id);
      if (answer && 'error' in answer) throw answer.error;
      if (!answer && storage.get(keyOf(entry)) !== null) throw failure;
      return answer?.result;
    },
    /** Begins to send what the member has stored, until the returned function is called. */
    start(
      memberId: string,
      senders: Senders,
      isSignedIn = () => tokenSubject(readAccessToken()) === memberId,
    ): () => void {
      const ending = new AbortController();
      sender = { memberId, senders, isSignedIn, ending };
      failures.clear();
      const prefix = memberPrefix(memberId);
      const flushAll = () => {
        for (const name of queuesIn(prefix)) void flush(name);
      };
      const onStorage = ({ key, newValue }: StorageEvent) => {
        if (!key?.startsWith(prefix)) return;
        const entry = parseEntry(newValue) as (Entry & { isSent?: true }) | null;
        if (entry?.isSent) return sent.notify({ entry });
        changes.notify();
        // In case the tab that has stored it is closed.
        if (entry) flushIn(nameOfKey(key), entry.afterMs + otherTabMs);
      };
      const unsubscribe = onConnected(flushAll);
      window.addEventListener('online', flushAll);
      window.addEventListener('storage', onStorage);
      flushAll();
      return () => {
        sender = null;
        ending.abort();
        for (const name of [...timers.keys()]) cancelTimer(name);
        unsubscribe();
        window.removeEventListener('online', flushAll);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}

const queuesIn = (prefix: string) => new Set(keysIn(prefix).map(nameOfKey));

export const outbox = createOutbox();
