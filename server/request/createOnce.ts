import type { Context } from './context';
import type { LimitName } from './rateLimits';

interface Creation<T> {
  /** The client's idempotency key, under a unique key. */
  localId: string | null | undefined;
  /** Finds an object created with that key before. */
  find: (localId: string) => Promise<T | undefined>;
  create: () => Promise<T>;
  /** Rate limit of a new creation; a retry takes no points. */
  limit?: [name: LimitName, key: string];
  /** Takes the points of the limit and returns how many; by default one. */
  takePoints?: () => Promise<number>;
}

/**
 * Creates an object once per localId. A retry returns the existing one, even if it could no longer be
 * created. Of concurrent requests the unique key admits one; the others find its row.
 */
export async function createOnce<T>(
  { rateLimits }: Pick<Context, 'rateLimits'>,
  { localId, find, create, limit, takePoints }: Creation<T>,
): Promise<T> {
  const existing = localId ? await find(localId) : undefined;
  if (existing) return existing;
  const points = takePoints ? await takePoints() : 1;
  if (!takePoints && limit) await rateLimits.takeOfRunning(...limit);
  try {
    return await create();
  } catch (error) {
    const concurrent = localId ? await find(localId) : undefined;
    if (!concurrent) throw error;
    if (limit) await rateLimits.giveBack(...limit, points);
    return concurrent;
  }
}
