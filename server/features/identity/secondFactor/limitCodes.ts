import { networkAround } from '../../../http/http';
import { AppError } from '../../../lib/errors';
import { noteRefusedSignIn } from '../../../record/audit/noteRefusedSignIn';
import type { Context } from '../../../request/context';
import type { LimitName } from '../../../request/rateLimits';

interface CodeTry {
  userId: string;
  code: string | null | undefined;
  /** The key of a device that has signed in to the account before. */
  device?: string | undefined;
  /** The address from which somebody sets a new password by a link. */
  resetFrom?: string;
  /** It is the first one, which turns the second factor on: a wrong one is no guess, and no sign-in was refused. */
  turnsOn?: true;
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

const isWrongCode = (error: unknown) =>
  error instanceof AppError && error.code === 'BAD_USER_INPUT' && error.details.fields?.code !== undefined;

/**
 * Counts a code before it is checked, so that parallel guesses count as well, and takes the count back once it was right.
 * Only who has the password or a link comes this far. Known devices have their own counter, so that others can't lock the
 * owner out. The owner finds a wrong one in the audit log, whatever it should have opened. Not within a transaction: the counter is
 * on another connection.
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
