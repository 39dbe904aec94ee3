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

  function setState(next: LockState) {
    if (!isReleased) state.set(next);
  }

  /** Called with the lock granted: the lock is held until the promise resolves. */
  const holdLock = () =>
    new Promise<void>((resolve) => {
      if (isReleased) return resolve();
      releaseLock = resolve;
      setState('mine');
    });

  /** Waits for the tab that has the lock. */
  async function queueForLock(manager: LockManager) {
    if (isReleased) return;
    const aborter = new AbortController();
    leaveQueue = () => aborter.abort();
    await request(manager, { signal: aborter.signal });
  }

  /** Requests the lock. Resolves when it is released or stolen, or when the request is aborted. */
  async function request(manager: LockManager, options: LockOptions) {
    try {
      await manager.request(lockName(localId), options, holdLock);
    } catch {
      if (isReleased || options.signal?.aborted) return;
      // Another tab took over: queue again.
      setState('elsewhere');
      void queueForLock(manager);
    }
  }

  /** Takes the lock if no tab has it, else queues for it. */
  async function requestIfFree(manager: LockManager) {
    let isFree = false;
    try {
      await manager.request(lockName(localId), { ifAvailable: true }, (lock) => {
        isFree = lock !== null;
        return lock ? holdLock() : undefined;
      });
    } catch {
      setState('elsewhere');
    }
    if (isReleased) return;
    if (!isFree) setState('elsewhere');
    void queueForLock(manager);
  }

  if (locks) void requestIfFree(locks);

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
