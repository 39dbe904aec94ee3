import { messages } from '../../../contract/messages';
import { newAccount } from '../../../contract/spamRules';
import { AppError } from '../../../lib/errors';
import type { Context } from '../../../request/context';
import type { LimitName } from '../../../request/rateLimits';
import { authorNow } from './findings';
import { isNew } from './rules';

/**
 * Takes points of a limit, of which a new account uses up more with each act: it may act a third as often. Returns how many, to be
 * given back if nothing came of it. Not those of a refusal: given back just after the limit began anew, they would raise it.
 */
export async function takeAsMember(
  ctx: Pick<Context, 'rateLimits' | 'config' | 'db' | 'now'>,
  name: LimitName,
  userId: string,
): Promise<number> {
  const isLimited = ctx.config.newAccountsWait && isNew(await authorNow(ctx.db, ctx, userId));
  const points = isLimited ? newAccount.points : 1;
  try {
    await ctx.rateLimits.takeOfRunning(name, userId, points);
    return points;
  } catch (error) {
    if (!isLimited || !(error instanceof AppError) || error.code !== 'RATE_LIMITED') throw error;
    throw new AppError('RATE_LIMITED', messages.rateLimitedNew, error.details);
  }
}
