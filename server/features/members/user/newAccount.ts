import { dayMs } from '../../../contract/calendar';
import { Role } from '../../../contract/enums';
import { messages } from '../../../contract/messages';
import { newAccount } from '../../../contract/spamRules';
import type { Transaction } from '../../../db/database';
import { AppError } from '../../../lib/errors';
import { approvedTexts } from '../../../record/findings';
import type { Context } from '../../../request/context';
import type { LimitName } from '../../../request/rateLimits';
import { readMemberWith } from './memberRows';

/** Facts about the author of a text. */
export interface Author {
  isStaff: boolean;
  /** Days since the account was made. */
  days: number;
  /** How many of its texts organisers have approved, counted up to the number that is needed. */
  approved: number;
}

export const isNew = ({ isStaff, days, approved }: Author): boolean =>
  !isStaff && days < newAccount.days && approved < newAccount.approved;

/** Reads what the rules need to know about an account, in one statement. */
export async function authorNow(
  db: Pick<Transaction, 'read'>,
  { now }: Pick<Context, 'now'>,
  userId: string,
): Promise<Author> {
  const row = await readMemberWith<{ roles: string; createdAt: Date; approved: number }>(
    db,
    userId,
    `u.roles, u.created_at AS createdAt, ${approvedTexts} AS approved`,
    { params: [userId], among: 'all' },
  );
  const roles = row?.roles.split(',') ?? [];
  return {
    isStaff: roles.includes(Role.ADMIN) || roles.includes(Role.INSTRUCTOR),
    days: row ? Math.max(0, Math.floor((now().getTime() - row.createdAt.getTime()) / dayMs)) : 0,
    approved: Number(row?.approved ?? 0),
  };
}

/**
 * Takes points of a limit. An act of a new account costs more, so that it may act a third as often. Returns the number of points,
 * to be given back if the act did nothing, but not after a refusal: given back after the limit has been reset, they would raise it.
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
