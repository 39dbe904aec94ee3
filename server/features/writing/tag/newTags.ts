import type { Context } from '../../../request/context';
import type { LimitName } from '../../../request/rateLimits';

/** Thrown by a save that needs more new tags than it may add to the group's. */
export class TooManyNewTags extends Error {
  constructor(readonly count: number) {
    super(`${count} tags are new to the group`);
  }
}

/** The member who adds the tags, and the limit for new ones. */
interface Adding {
  userId: string;
  limit?: LimitName;
}

/**
 * Runs a save with the number of tags that it may add to the group's: none at first, as most saves name existing ones. If it
 * needs more, its transaction rolls back and it runs again with the number that the rate limit granted, so that it waits for
 * the limit without a connection or a lock.
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
