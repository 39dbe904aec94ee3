import type { Context } from '../context';
import type { LimitName } from '../rateLimits';

export interface CodeTry {
  userId: string;
  code: string | null | undefined;
  /** The key of a device that has signed in to the account before. */
  device?: string | undefined;
}

/**
 * Counts a code before it is checked, so that parallel guesses count as well, and takes the count back once it was right.
 * Only who has the password or a link comes this far. Known devices have their own counter, so that others can't lock the
 * owner out. Not within a transaction: the counter is on another connection.
 */
export async function limitCodes<T>(
  { rateLimits }: Pick<Context, 'rateLimits'>,
  { userId, code, device }: CodeTry,
  work: () => Promise<T>,
): Promise<T> {
  if (!code?.trim()) return work();
  const [name, key]: [LimitName, string] = device ? ['codeDevice', device] : ['codeAccount', userId];
  await rateLimits.take(name, key);
  const result = await work();
  await rateLimits.giveBack(name, key);
  return result;
}
