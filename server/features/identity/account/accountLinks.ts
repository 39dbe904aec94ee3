import { randomBytes } from 'node:crypto';
import { MoreThan } from 'typeorm';
import type { Transaction } from '../../../db/database';
import { newId } from '../../../lib/ids';
import { sha256 } from '../../../lib/sha256';
import { AccountLink, type LinkPurpose } from '../../../model/accountLink.entity';
import type { Context } from '../../../request/context';
import { joinMember, presentMemberSql } from '../../members/user/memberConditions';

const minuteMs = 60_000;

/** Validity of each link in milliseconds. Source: contract, section 5. */
const lifetimesMs: Record<LinkPurpose, number> = {
  password_reset: 60 * minuteMs,
  magic_link: 15 * minuteMs,
  email_confirmation: 7 * 24 * 60 * minuteMs,
  email_change: 24 * 60 * minuteMs,
};

/** Tokens per link. Reset links have two, because the specified REST call takes two; both are required. */
const tokenCounts: Record<LinkPurpose, number> = {
  password_reset: 2,
  magic_link: 1,
  email_confirmation: 1,
  email_change: 1,
};

const hashOf = (tokens: readonly string[]) => sha256(tokens.join('.'));

/**
 * Creates the link for a mail and returns its tokens. It replaces the link of an earlier attempt to send the mail, unless that may have
 * arrived: both copies have the same Message-ID, and mail programs may show either.
 */
export async function makeLink(
  tx: Transaction,
  link: {
    purpose: LinkPurpose;
    userId: string;
    mailId: string;
    mayHaveArrived?: boolean;
    email: string;
    now: Date;
  },
): Promise<string[]> {
  const { purpose, userId, mailId, mayHaveArrived = false, email, now } = link;
  const tokens = Array.from({ length: tokenCounts[purpose] }, () => randomBytes(32).toString('base64url'));
  // A link that may have arrived stays valid: under another mail's id, it no longer counts as this mail's.
  if (mayHaveArrived) await tx.update(AccountLink, { mailId }, { mailId: newId('mail') });
  else await tx.delete(AccountLink, { mailId });
  await tx.insert(AccountLink, {
    tokenHash: hashOf(tokens),
    userId,
    purpose,
    email,
    mailId,
    expiresAt: new Date(now.getTime() + lifetimesMs[purpose]),
  });
  return tokens;
}

/**
 * Finds the owner of a link and the address that it was sent to; undefined if the link isn't valid, whatever the reason, so that
 * nothing is revealed. The address must still be the owner's: a mail that was begun before a change of the address may create its
 * link after the change, which ends earlier links only.
 */
export async function findLink(
  ctx: Pick<Context, 'now'> & { db: Pick<Context['db'], 'read'> },
  purpose: LinkPurpose,
  tokens: readonly string[],
): Promise<{ userId: string; username: string; mailId: string; email: string } | undefined> {
  const [row] = await ctx.db.read<{ userId: string; username: string; mailId: string; email: string }>(
    `SELECT l.user_id AS userId, u.username, l.mail_id AS mailId, COALESCE(l.email, u.email) AS email FROM account_links l ${joinMember('l.user_id')}
     WHERE l.token_hash = ? AND l.purpose = ? AND l.expires_at > ? AND ${presentMemberSql()}
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
