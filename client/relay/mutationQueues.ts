import type { CacheConfig } from 'relay-runtime';
import { createTurns } from '../lib/turns';

/** A mutation waits at most this long for the response to the one before. */
export const responseTimeoutMs = 5_000;

/** The `cacheConfig` of mutations of the same thing: each waits for the response to the one before, so that the last one counts. */
export const queueConfig = (key: string): CacheConfig => ({ metadata: { queueKey: key } });

/** Returns a function that runs mutations with the same key one after the other, and others at once. */
export function createMutationQueues() {
  const inTurn = createTurns(responseTimeoutMs);
  return <T>({ metadata }: CacheConfig, work: () => Promise<T>): Promise<T> =>
    typeof metadata?.queueKey === 'string' ? inTurn(metadata.queueKey, work) : work();
}
