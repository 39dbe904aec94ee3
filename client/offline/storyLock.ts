/** Whether this tab may write a story, or another does; 'asking' for the moment until that is known. */
export type LockState = 'asking' | 'mine' | 'elsewhere';

export interface StoryLock {
  state(): LockState;
  subscribe(listener: () => void): () => void;
  /** Writes here from now on; the tab that did so is told. */
  takeOver(): void;
  release(): void;
}

const prefix = 'story:';
const nameOf = (localId: string) => prefix + localId;

/**
 * One tab writes a story. The others wait for it in line, so that the next one writes as soon as it is closed or dies.
 * Where the browser has no Web Locks every tab may write, and what two of them wrote is joined as it is kept.
 */
export function createStoryLock(localId: string, locks: LockManager | undefined): StoryLock {
  const listeners = new Set<() => void>();
  let state: LockState = locks ? 'asking' : 'mine';
  let isReleased = false;
  let letGo = () => {};
  let leaveLine = () => {};

  function become(next: LockState) {
    if (state === next || isReleased) return;
    state = next;
    for (const listener of [...listeners]) listener();
  }

  const hold = () =>
    new Promise<void>((resolve) => {
      if (isReleased) return resolve();
      letGo = resolve;
      become('mine');
    });

  async function wait(manager: LockManager) {
    if (isReleased) return;
    const aborter = new AbortController();
    leaveLine = () => aborter.abort();
    await own(manager, { signal: aborter.signal });
  }

  /** Ends when the lock is let go of, is stolen, or is not waited for any more. */
  async function own(manager: LockManager, options: LockOptions) {
    try {
      await manager.request(nameOf(localId), options, hold);
    } catch {
      if (isReleased || options.signal?.aborted) return;
      // Another tab took over: this one goes to the end of the line.
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
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    takeOver() {
      if (!locks || isReleased || state === 'mine') return;
      leaveLine();
      void own(locks, { steal: true });
    },
    release() {
      isReleased = true;
      listeners.clear();
      leaveLine();
      letGo();
    },
  };
}

/** The stories that any tab has open to write. */
export async function storiesBeingWritten(locks: LockManager | undefined): Promise<Set<string>> {
  const { held = [] } = (await locks?.query().catch(() => ({ held: [] }))) ?? {};
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])));
}
