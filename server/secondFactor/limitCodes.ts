import type { Context } from '../context';
import { networkAround } from '../http';
import type { LimitName } from '../rateLimits';

export interface CodeTry {
  userId: string;
  code: string | null | undefined;
  /** The key of a device that has signed in to the account before. */
  device?: string | undefined;
  /** The address of who sets a new password by a link. */
  resetFrom?: string;
}

/**
 * Resets have counters of their own, by network and over all: whoever else holds a link doesn't use up the owner's tries of
 * signing in, nor those of resetting elsewhere.
 */
function countersOf({ userId, device, resetFrom }: CodeTry): [LimitName, string][] {
  if (resetFrom !== undefined)
    return [
      ['codeResetNetwork', `${userId} ${networkAround(resetFrom)}`],
      ['codeReset', userId],
    ];
  return device ? [['codeDevice', device]] : [['codeAccount', userId]];
}

/**
 * Counts a code before it is checked, so that parallel guesses count as well, and takes the count back once it was right.
 * Only who has the password or a link comes this far. Known devices have their own counter, so that others can't lock the
 * owner out. Not within a transaction: the counter is on another connection.
 */
export async function limitCodes<T>(
  { rateLimits }: Pick<Context, 'rateLimits'>,
  given: CodeTry,
  work: () => Promise<T>,
): Promise<T> {
  if (!given.code?.trim()) return work();
  const counters = countersOf(given);
  for (const [name, key] of counters) await rateLimits.take(name, key);
  const result = await work();
  for (const [name, key] of counters) await rateLimits.giveBack(name, key);
  return result;
}
