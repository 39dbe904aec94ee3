import { randomBytes } from 'node:crypto';
import { IsNull, LessThan } from 'typeorm';
import { messages } from '../../../contract/messages';
import type { Transaction } from '../../../db/database';
import { publishSignInsEnded } from '../../../events/publish';
import { AppError, unauthenticated } from '../../../lib/errors';
import { newId } from '../../../lib/ids';
import { sha256 } from '../../../lib/sha256';
import { lifetimeMs, RefreshToken, SignIn } from '../../../model/signIn.entity';
import { recordOwnAct, recordReplay } from '../../../record/audit/audit';
import type { Context } from '../../../request/context';
import { activeMemberSql, joinMember } from '../../members/user/memberConditions';
import { readMember, selectMemberSql } from '../../members/user/memberRows';
import { hasSecondFactor, proveSecondFactor, secondFactorRequired } from '../secondFactor/proveSecondFactor';
import { deviceHash, deviceTokenFor } from './knownDevices';

/** Grace period in which a used token is accepted again, for concurrent tabs and lost responses. Source: contract, section 5. */
const graceMs = 30_000;

/** Makes and stores a refresh token of the sign-in. */
async function storeToken(tx: Transaction, signInId: string, remembered: boolean): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.insert(RefreshToken, {
    tokenHash: sha256(token),
    signInId,
    expiresAt: new Date(Date.now() + lifetimeMs(remembered)),
    usedAt: null,
  });
  return token;
}

/** Returns the error for a member who can't sign in. The credentials were right, so it may give the reason. */
async function refusedSignIn(tx: Transaction, userId: string): Promise<AppError> {
  const member = await readMember(tx, { id: userId }, ['state']);
  if (member?.state === 'waiting') return new AppError('WAITING_FOR_APPROVAL', messages.signIn.waiting);
  if (member?.state === 'suspended') return new AppError('SUSPENDED', messages.signIn.suspended);
  // Otherwise two-step sign-in was turned on since proveSecondFactor().
  if (member && (await hasSecondFactor(tx, userId))) return secondFactorRequired();
  return unauthenticated(messages.signIn.refused);
}

interface NewSignIn {
  remembered: boolean;
  deviceToken?: string | null;
  /** The code of the second factor. */
  code?: string | null;
  /** Set if a passkey signed, which asked for finger, face or PIN: both steps in one. */
  byPasskey?: true;
  /** The act in the audit log. */
  act?: 'signed_in' | 'signed_in_with_provider';
  /** False if no credentials were asked for: then the sign-in isn't fresh, unless by a second factor. */
  isFresh?: boolean;
}

/**
 * Creates a sign-in with its first refresh token; from then on the device is known. Every kind of sign-in ends here, and uses up the
 * code of a member with a second factor, unless a passkey signed. The INSERT itself refuses members who aren't active or still need a
 * code: its lock makes it wait for a concurrent change of the member's state or second factor.
 */
export async function startSignIn(
  tx: Transaction,
  ctx: Context,
  userId: string,
  { remembered, deviceToken: given, code, byPasskey, act = 'signed_in', isFresh = true }: NewSignIn,
) {
  const { isProved } = byPasskey ? { isProved: true } : await proveSecondFactor(tx, ctx, userId, code);
  const now = new Date();
  const deviceToken = deviceTokenFor(given);
  const signInId = newId('signin');
  const { affectedRows } = await tx.execute(
    `INSERT INTO sign_ins (id, user_id, remembered, user_agent, device_hash, created_at, last_used_at, verified_at, second_factor)
     ${selectMemberSql('?, u.id, ?, ?, ?, ?, ?, ?, ?', {
       join: 'LEFT JOIN totp_secrets t ON t.user_id = u.id AND t.confirmed_at IS NOT NULL',
       condition: '(t.user_id IS NULL OR ?)',
       among: 'active',
       lock: 'LOCK IN SHARE MODE',
     })}`,
    [
      signInId,
      remembered,
      ctx.userAgent.slice(0, 255),
      deviceHash(userId, deviceToken),
      now,
      now,
      isFresh || isProved ? ctx.now() : null,
      isProved,
      userId,
      isProved,
    ],
  );
  if (affectedRows === 0) throw await refusedSignIn(tx, userId);
  await recordOwnAct(tx, ctx, { act, subjectId: userId, thing: signInId });
  return { signInId, refreshToken: await storeToken(tx, signInId, remembered), deviceToken, isProved };
}

const refused = () => unauthenticated('This sign-in has ended. Please sign in again.');

/**
 * Exchanges a refresh token for the next. One statement marks it as used, so that exactly one of several concurrent calls is first; the
 * others fall within the grace period. After the grace period a used token counts as stolen, and its sign-in is revoked. UNAUTHENTICATED
 * if the token or its sign-in has ended.
 */
export async function rotateRefreshToken(ctx: Context, token: string) {
  const tokenHash = sha256(token);
  const outcome = await ctx.db.transaction(async (tx) => {
    // The database's time: a server whose own clock is half a minute off would take a second tab for a thief.
    const now = ctx.now();
    const isFirst = (await tx.update(RefreshToken, { tokenHash, usedAt: IsNull() }, { usedAt: now })) === 1;
    const [row] = await tx.read<{
      signInId: string;
      userId: string;
      remembered: number;
      expiresAt: Date;
      usedAt: Date;
      revokedAt: Date | null;
      isActive: number;
    }>(
      `SELECT t.sign_in_id AS signInId, s.user_id AS userId, s.remembered, t.expires_at AS expiresAt,
              t.used_at AS usedAt, s.revoked_at AS revokedAt, ${activeMemberSql()} AS isActive
       FROM refresh_tokens t JOIN sign_ins s ON s.id = t.sign_in_id ${joinMember('s.user_id')} WHERE t.token_hash = ?`,
      [tokenHash],
    );
    if (!row?.isActive || row.revokedAt || row.expiresAt <= now) return undefined;
    if (!isFirst && now.getTime() - row.usedAt.getTime() > graceMs) {
      await tx.update(SignIn, { id: row.signInId }, { revokedAt: now, deviceHash: null });
      await recordReplay(tx, ctx, { act: 'sign_in_replayed', subjectId: row.userId, thing: row.signInId });
      publishSignInsEnded(tx, ctx, row.userId);
      return { replayed: row.signInId };
    }
    await tx.update(SignIn, { id: row.signInId }, { lastUsedAt: now });
    await tx.delete(RefreshToken, { signInId: row.signInId, expiresAt: LessThan(now) });
    return {
      signInId: row.signInId,
      userId: row.userId,
      refreshToken: await storeToken(tx, row.signInId, row.remembered === 1),
    };
  });
  if (outcome && 'replayed' in outcome) {
    ctx.log.warn(
      { requestId: ctx.requestId, signInId: outcome.replayed },
      'a used refresh token came again: sign-in revoked',
    );
    throw refused();
  }
  if (!outcome) throw refused();
  return outcome;
}

/** Ends the sign-in of a refresh token. Does nothing for an unknown token, or one whose sign-in has ended. */
export async function endSignInByToken(ctx: Context, token: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const tokenHash = sha256(token);
    const { affectedRows } = await tx.execute(
      `UPDATE sign_ins s JOIN refresh_tokens t ON t.sign_in_id = s.id
       SET s.revoked_at = ? WHERE t.token_hash = ? AND s.revoked_at IS NULL`,
      [new Date(), tokenHash],
    );
    if (affectedRows === 0) return;
    const [row] = await tx.read<{ userId: string; signInId: string }>(
      `SELECT s.user_id AS userId, s.id AS signInId FROM sign_ins s JOIN refresh_tokens t ON t.sign_in_id = s.id
       WHERE t.token_hash = ?`,
      [tokenHash],
    );
    if (!row) return;
    const { userId, signInId } = row;
    await recordOwnAct(tx, ctx, { act: 'sign_in_ended', subjectId: userId, thing: signInId });
    publishSignInsEnded(tx, ctx, userId);
  });
}
