import type { StoredBackup } from '../storage/unloadBackup';

/** Time and timers; tests replace them. */
export interface Clock {
  now(): number;
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}

/** Reaches the member's other tabs. */
export interface Channel {
  postMessage(message: TabMessage): void;
  onmessage: ((event: MessageEvent<TabMessage>) => void) | null;
  close(): void;
}

/** A message between a member's tabs: a record has changed, or the server was reached. */
export type TabMessage = { kind: 'changed'; localId: string } | { kind: 'reached' };

/** The network, as the device sees it. */
export interface Connection {
  isOnline(): boolean;
  /** Notifies when that changes, and when a frozen tab resumes, because it got no events meanwhile. */
  subscribe(listener: () => void): () => void;
}

/** Backups of text that was typed right before a tab was closed or reloaded. */
export interface UnloadBackups {
  read(): readonly StoredBackup[];
  /** Notifies when another tab has written a backup. */
  subscribe(listener: () => void): () => void;
}

export const browserClock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

export const browserConnection: Connection = {
  isOnline: () => navigator.onLine,
  subscribe(listener) {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) listener();
    };
    window.addEventListener('online', listener);
    window.addEventListener('offline', listener);
    window.addEventListener('pageshow', shown);
    document.addEventListener('resume', listener);
    return () => {
      window.removeEventListener('online', listener);
      window.removeEventListener('offline', listener);
      window.removeEventListener('pageshow', shown);
      document.removeEventListener('resume', listener);
    };
  },
};
