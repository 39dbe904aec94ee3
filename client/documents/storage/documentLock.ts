import { createStore } from '../../lib/store';

/** Whether this tab may write a document, or another does; 'asking' until that is known. */
type LockState = 'asking' | 'mine' | 'elsewhere';

export interface DocumentLock {
  state(): LockState;
  subscribe(listener: () => void): () => void;
  /** Moves the lock to this tab; the tab that had it is notified. */
  takeOver(): void;
  release(): void;
}

const prefix = 'story:';
const nameOf = (localId: string) => prefix + localId;

/**
 * One tab writes a document; the others queue for its Web Lock, so that the next one can write as soon as that tab is
 * closed or crashes. Without Web Locks every tab may write, and their changes are merged when they are stored.
 */
export function createDocumentLock(localId: string, locks: LockManager | undefined): DocumentLock {
  const state = createStore<LockState>(locks ? 'asking' : 'mine');
  let isReleased = false;
  let releaseLock = () => {};
  let leaveLine = () => {};

  function become(next: LockState) {
    if (!isReleased) state.set(next);
  }

  const hold = () =>
    new Promise<void>((resolve) => {
      if (isReleased) return resolve();
      releaseLock = resolve;
      become('mine');
    });

  async function wait(manager: LockManager) {
    if (isReleased) return;
    const aborter = new AbortController();
    leaveLine = () => aborter.abort();
    await own(manager, { signal: aborter.signal });
  }

  /** Resolves when the lock is released, stolen, or no longer awaited. */
  async function own(manager: LockManager, options: LockOptions) {
    try {
      await manager.request(nameOf(localId), options, hold);
    } catch {
      if (isReleased || options.signal?.aborted) return;
      // Another tab took over: queue again.
      become('elsewhere');
      void wait(manager);
    }
  }

  async function ask(manager: LockManager) {
    let isFree = false;
    try {
      await manager.request(nameOf(localId), { ifAvailable: true }, (lock) => {
        isFree = lock !== null;
        return lock ? hold() : undefined;
      });
    } catch {
      become('elsewhere');
    }
    if (isReleased) return;
    if (!isFree) become('elsewhere');
    void wait(manager);
  }

  if (locks) void ask(locks);

  return {
    state: state.read,
    subscribe: state.subscribe,
    takeOver() {
      if (!locks || isReleased || state.read() === 'mine') return;
      leaveLine();
      void own(locks, { steal: true });
    },
    release() {
      isReleased = true;
      leaveLine();
      releaseLock();
    },
  };
}

/** The localIds of documents that are open for writing in any tab. */
export async function documentsBeingWritten(locks: LockManager | undefined): Promise<Set<string>> {
  const { held = [] } = (await locks?.query().catch(() => ({ held: [] }))) ?? {};
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])));
}
