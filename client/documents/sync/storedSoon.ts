import { StorageError, type StorageErrorKind } from '../storage/database';
import type { Clock } from './browserPorts';

/** How long something that a person asked for waits for a slow device, in milliseconds. */
const patienceMs = 4_000;

interface Watched {
  problem: () => StorageErrorKind | null;
  subscribe: (listener: () => void) => () => void;
  clock: Clock;
}

/**
 * Resolves once this device has stored what it couldn't store in time. Rejects with its problem: at once if the device is
 * full or refuses, or after the patience.
 */
export function storedSoon({ problem, subscribe, clock }: Watched): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clock.clearTimeout(limit);
      unsubscribe();
      const kind = problem();
      if (kind) reject(new StorageError(kind));
      else resolve();
    };
    const look = () => {
      if (problem() !== 'blocked') end();
    };
    const limit = clock.setTimeout(end, patienceMs);
    const unsubscribe = subscribe(look);
    look();
  });
}
