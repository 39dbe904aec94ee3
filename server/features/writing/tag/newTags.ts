import type { Context } from '../../../request/context';
import type { LimitName } from '../../../request/rateLimits';

/** Thrown by a save that needs more new tags than it may add to the group's. `count`: how many it needs. */
export class TooManyNewTags extends Error {
  constructor(readonly count: number) {
    super(`${count} tags are new to the group`);
  }
}

/** The member who adds the tags, and the limit for new ones. */
interface TagAdder {
  userId: string;
  limit?: LimitName;
}

/**
 * Runs a save with the number of tags that it may add to the group's: none at first, because most saves name existing tags. If it needs
 * new ones, its transaction rolls back, the rate limit is charged, and the save runs again with that number. So it never waits for the
 * rate limit while it has a connection or locks.
 */
export async function addingTags<T>(
  { rateLimits }: Pick<Context, 'rateLimits'>,
  { userId, limit = 'tagMember' }: TagAdder,
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
