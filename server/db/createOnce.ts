import type { Context } from '../context';
import type { LimitName } from '../rateLimits';

interface Creation<T> {
  /** The client's own id of what it makes, under a unique key. */
  localId: string | null | undefined;
  /** What was made with that id before. */
  find: (localId: string) => Promise<T | undefined>;
  create: () => Promise<T>;
  /** What making one takes; repeating it takes nothing. */
  limit?: [name: LimitName, key: string];
}

/**
 * Creates what a localId stands for once: repeated, it is the one made then, even where it could not be made any more. Of
 * those that race the unique key lets one through, and the others find it.
 */
export async function createOnce<T>(
  { rateLimits }: Pick<Context, 'rateLimits'>,
  { localId, find, create, limit }: Creation<T>,
): Promise<T> {
  const made = localId ? await find(localId) : undefined;
  if (made) return made;
  if (limit) await rateLimits.take(...limit);
  try {
    return await create();
  } catch (error) {
    const raced = localId ? await find(localId) : undefined;
    if (!raced) throw error;
    if (limit) await rateLimits.giveBack(...limit);
    return raced;
  }
}
