import { randomBytes } from 'node:crypto';
import { MoreThan } from 'typeorm';
import type { Transaction } from '../../../db/database';
import { newId } from '../../../lib/ids';
import { sha256 } from '../../../lib/sha256';
import { AccountLink, type LinkPurpose } from '../../../model/accountLink.entity';
import type { Context } from '../../../request/context';
import { isPresent, joinMember } from '../../members/user/memberConditions';

const minuteMs = 60_000;

/** Validity of each link in milliseconds. Source: contract, section 5. */
const lifetimes: Record<LinkPurpose, number> = {
  password_reset: 60 * minuteMs,
  magic_link: 15 * minuteMs,
  email_confirmation: 7 * 24 * 60 * minuteMs,
  email_change: 24 * 60 * minuteMs,
};

/** Tokens per link. Reset links carry two, because the specified REST call takes two; both are required. */
const tokensIn: Record<LinkPurpose, number> = {
  password_reset: 2,
  magic_link: 1,
  email_confirmation: 1,
  email_change: 1,
};

const hashOf = (tokens: readonly string[]) => sha256(tokens.join('.'));

/**
 * Creates the link for a mail and returns its tokens. It replaces the one of an earlier attempt, unless that may have arrived:
 * both copies have the same Message-ID, and mail programs may show either.
 */
export async function makeLink(
  tx: Transaction,
  of: {
    purpose: LinkPurpose;
    userId: string;
    mailId: string;
    mayHaveArrived?: boolean;
    email: string;
    now: Date;
  },
): Promise<string[]> {
  const { purpose, userId, mailId, mayHaveArrived = false, email, now } = of;
  const tokens = Array.from({ length: tokensIn[purpose] }, () => randomBytes(32).toString('base64url'));
  if (mayHaveArrived) await tx.update(AccountLink, { mailId }, { mailId: newId('mail') });
  else await tx.delete(AccountLink, { mailId });
  await tx.insert(AccountLink, {
    tokenHash: hashOf(tokens),
    userId,
    purpose,
    email,
    mailId,
    expiresAt: new Date(now.getTime() + lifetimes[purpose]),
  });
  return tokens;
}

/**
 * Finds the owner of a valid link and the address that it was sent to. Undefined otherwise, without a reason, so that nothing is
 * revealed. Checks the address: a mail begun before a change of it may create its link afterwards, which the change didn't end.
 */
export async function findLink(
  ctx: Pick<Context, 'now'> & { db: Pick<Context['db'], 'read'> },
  purpose: LinkPurpose,
  tokens: readonly string[],
): Promise<{ userId: string; username: string; mailId: string; email: string } | undefined> {
  const [row] = await ctx.db.read<{ userId: string; username: string; mailId: string; email: string }>(
    `SELECT l.user_id AS userId, u.username, l.mail_id AS mailId, COALESCE(l.email, u.email) AS email FROM account_links l ${joinMember('l.user_id')}
     WHERE l.token_hash = ? AND l.purpose = ? AND l.expires_at > ? AND ${isPresent()}
       AND (l.purpose = 'email_change' OR l.email IS NULL OR l.email = u.email)`,
    [hashOf(tokens), purpose, ctx.now()],
  );
  return row;
}

/** Uses up a link. Of concurrent calls exactly one returns true, because the row can be deleted only once. */
export async function useLink(
  tx: Transaction,
  ctx: Pick<Context, 'now'>,
  purpose: LinkPurpose,
  tokens: readonly string[],
): Promise<boolean> {
  const link = { tokenHash: hashOf(tokens), purpose, expiresAt: MoreThan(ctx.now()) };
  return (await tx.delete(AccountLink, link)) === 1;
}

/** Invalidates the member's pending links, after a password change or account deletion. */
export async function removeLinksOf(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(AccountLink, { userId });
}
