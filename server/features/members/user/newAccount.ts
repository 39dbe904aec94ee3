import { dayMs } from '../../../contract/calendar';
import { Role } from '../../../contract/enums';
import { messages } from '../../../contract/messages';
import { newAccount } from '../../../contract/spamRules';
import type { Transaction } from '../../../db/database';
import { AppError } from '../../../lib/errors';
import { approvedTextCountSql } from '../../../record/findings';
import type { Context } from '../../../request/context';
import type { LimitName } from '../../../request/rateLimits';
import { readMemberWith } from './memberRows';

/** What the rules for new accounts depend on. */
export interface Author {
  isStaff: boolean;
  /** Days since the account was made. */
  days: number;
  /** How many of its texts organisers have approved, counted up to the number that is needed. */
  approved: number;
}

/** Whether the rules for new accounts apply. Source: `contract/spamRules.ts`. */
export const isNew = ({ isStaff, days, approved }: Author): boolean =>
  !isStaff && days < newAccount.days && approved < newAccount.approved;

/** Reads the facts about an author, in one statement. */
export async function readAuthor(
  db: Pick<Transaction, 'read'>,
  { now }: Pick<Context, 'now'>,
  userId: string,
): Promise<Author> {
  const row = await readMemberWith<{ roles: string; createdAt: Date; approved: number }>(
    db,
    userId,
    `u.roles, u.created_at AS createdAt, ${approvedTextCountSql} AS approved`,
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
 * Takes points of a rate limit. An act of a new account costs more points, so that it may act a third as often. Returns the number
 * of points, which the caller gives back if the act changed nothing, but not if it was refused: points that are given back after the
 * limit was reset would raise it.
 */
export async function takeMemberPoints(
  ctx: Pick<Context, 'rateLimits' | 'config' | 'db' | 'now'>,
  name: LimitName,
  userId: string,
): Promise<number> {
  const isLimited = ctx.config.newAccountsWait && isNew(await readAuthor(ctx.db, ctx, userId));
  const points = isLimited ? newAccount.points : 1;
  try {
    await ctx.rateLimits.takeOfRunning(name, userId, points);
    return points;
  } catch (error) {
    if (!isLimited || !(error instanceof AppError) || error.code !== 'RATE_LIMITED') throw error;
    throw new AppError('RATE_LIMITED', messages.rateLimitedNew, error.details);
  }
}
