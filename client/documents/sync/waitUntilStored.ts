import { StorageError, type StorageErrorKind } from '../storage/database';
import type { Clock } from './browserPorts';

/** How long an action of the member waits for a slow device. */
const timeoutMs = 4_000;

interface StorageState {
  problem: () => StorageErrorKind | null;
  subscribe: (listener: () => void) => () => void;
  clock: Clock;
}

/**
 * Resolves once this device has stored what it couldn't store in time. Rejects with its problem: at once if the device is
 * full or refuses, else after the time-out.
 */
export function waitUntilStored({ problem, subscribe, clock }: StorageState): Promise<void> {
  return new Promise((resolve, reject) => {
    const finish = () => {
      clock.clearTimeout(timer);
      unsubscribe();
      const kind = problem();
      if (kind) reject(new StorageError(kind));
      else resolve();
    };
    const check = () => {
      if (problem() !== 'blocked') finish();
    };
    const timer = clock.setTimeout(finish, timeoutMs);
    const unsubscribe = subscribe(check);
    check();
  });
}
