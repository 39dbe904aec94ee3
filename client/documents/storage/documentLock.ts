import { createStore } from '../../lib/store';

/** The tab that may write a document: this one, or another; 'asking' until that is known. */
type LockState = 'asking' | 'mine' | 'elsewhere';

export interface DocumentLock {
  state(): LockState;
  subscribe(listener: () => void): () => void;
  /** Moves the lock to this tab; the tab that had it is notified. */
  takeOver(): void;
  release(): void;
}

const lockPrefix = 'story:';
const lockName = (localId: string) => lockPrefix + localId;

/**
 * One tab writes a document; the others queue for its Web Lock, so that the next one can write as soon as that tab is
 * closed or crashes. Without Web Locks every tab may write, and their changes are merged when they are stored.
 */
export function createDocumentLock(localId: string, locks: LockManager | undefined): DocumentLock {
  const state = createStore<LockState>(locks ? 'asking' : 'mine');
  let isReleased = false;
  let releaseLock = () => {};
  let leaveQueue = () => {};

  /** Called with the lock granted: the lock is held until the promise resolves. */
  const holdLock = () =>
    new Promise<void>((resolve) => {
      if (isReleased) return resolve();
      releaseLock = resolve;
      state.set('mine');
    });

  /** Requests the lock; if another tab has it, or takes it over, queues for it. */
  async function request(manager: LockManager, options: LockOptions): Promise<void> {
    try {
      await manager.request(lockName(localId), options, (lock) => (lock ? holdLock() : undefined));
    } catch {
      if (options.signal?.aborted) return;
    }
    if (isReleased) return;
    state.set('elsewhere');
    const aborter = new AbortController();
    leaveQueue = () => aborter.abort();
    void request(manager, { signal: aborter.signal });
  }

  if (locks) void request(locks, { ifAvailable: true });

  return {
    state: state.read,
    subscribe: state.subscribe,
    takeOver() {
      if (!locks || isReleased || state.read() === 'mine') return;
      leaveQueue();
      void request(locks, { steal: true });
    },
    release() {
      isReleased = true;
      leaveQueue();
      releaseLock();
    },
  };
}

/** The localIds of documents that are open for writing in any tab. */
export async function documentsBeingWritten(locks: LockManager | undefined): Promise<Set<string>> {
  const { held = [] } = (await locks?.query().catch(() => ({ held: [] }))) ?? {};
  return new Set(
    held.flatMap(({ name }) => (name?.startsWith(lockPrefix) ? [name.slice(lockPrefix.length)] : [])),
  );
}
