import type { Context } from '../../../request/context';
import type { LimitName } from '../../../request/rateLimits';

/** Thrown by a save whose tags are new to the group, and more than it may add. */
export class TooManyNewTags extends Error {
  constructor(readonly count: number) {
    super(`${count} tags are new to the group`);
  }
}

/** Whose tags they are, and the limit of new ones. */
interface Adding {
  userId: string;
  limit?: LimitName;
}

/**
 * Runs a save with the number of tags that it may add to the group's: none at first, as most saves name known ones. If it
 * needs more, its transaction ends and it runs again with what the limit gave, so that it waits for the limit without a
 * connection or a lock.
 */
export async function addingTags<T>(
  { rateLimits }: Pick<Context, 'rateLimits'>,
  { userId, limit = 'tagMember' }: Adding,
  save: (allowed: number) => Promise<T>,
): Promise<T> {
  for (let allowed = 0; ; ) {
    try {
      return await save(allowed);
    } catch (error) {
      if (!(error instanceof TooManyNewTags)) throw error;
      await rateLimits.takeOfRunning(limit, userId, error.count - allowed);
      allowed = error.count;
    }
  }
}
