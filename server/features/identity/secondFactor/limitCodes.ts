import { networkAround } from '../../../http/requests';
import { AppError } from '../../../lib/errors';
import { noteRefusedSignIn } from '../../../record/audit/noteRefusedSignIn';
import type { Context } from '../../../request/context';
import type { LimitName } from '../../../request/rateLimits';

interface CodeTry {
  userId: string;
  code: string | null | undefined;
  /** The key of a device that has signed in to the account before. */
  device?: string | undefined;
  /** The client's IP address, if the code is for setting a new password by a link. */
  resetFrom?: string;
  /** Set if the code turns the second factor on: a wrong one is then no guess, and isn't recorded as a refused sign-in. */
  turnsOn?: true;
}

/**
 * The rate limits of a code, with their keys. Resets of the password have their own, by network and in total, so that somebody else who
 * has a link uses up neither the owner's tries for signing in nor those for a reset from another network.
 */
function countersOf({ userId, device, resetFrom }: CodeTry): [LimitName, string][] {
  if (resetFrom !== undefined)
    return [
      ['codeResetNetwork', `${userId} ${networkAround(resetFrom)}`],
      ['codeReset', userId],
    ];
  return device ? [['codeDevice', device]] : [['codeAccount', userId]];
}

const isWrongCode = (error: unknown) =>
  error instanceof AppError && error.code === 'BAD_USER_INPUT' && error.details.fields?.code !== undefined;

/**
 * Runs `work`, which checks a code, within the rate limits. Counts the code before, so that parallel guesses count as well, and takes
 * the count back if it was right. Only who has the password or a link gets this far. Known devices have their own counter, so that
 * others can't lock the owner out. Records wrong codes in the owner's audit log. Don't call it within a transaction: the counters use
 * another connection.
 */
export async function limitCodes<T>(
  ctx: Pick<Context, 'rateLimits'> & Parameters<typeof noteRefusedSignIn>[0],
  given: CodeTry,
  work: () => Promise<T>,
): Promise<T> {
  if (!given.code?.trim()) return work();
  const { rateLimits } = ctx;
  const counters = countersOf(given);
  for (const [name, key] of counters) await rateLimits.take(name, key);
  const result = await work().catch((error: unknown) => {
    if (!given.turnsOn && isWrongCode(error)) noteRefusedSignIn(ctx, { id: given.userId });
    throw error;
  });
  for (const [name, key] of counters) await rateLimits.giveBack(name, key);
  return result;
}
