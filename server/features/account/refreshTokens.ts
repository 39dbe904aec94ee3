import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '../../context';
import type { Transaction } from '../../db/database';
import { unauthenticated } from '../../errors';
import { newId } from '../../ids';
import { lifetimeMs, RefreshToken, SignIn } from './signIn.entity';
import { tellOfEndedSignIns } from './signIns.service';

/** How long a used token is still good, for tabs that refresh at once or a lost answer. Source: contract, section 5. */
const graceMs = 30_000;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

async function storeToken(tx: Transaction, signInId: string, remembered: boolean): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.insert(RefreshToken, {
    tokenHash: hashOf(token),
    signInId,
    expiresAt: new Date(Date.now() + lifetimeMs(remembered)),
    usedAt: null,
  });
  return token;
}

/** A new sign-in of the member on this device, with its first refresh token. */
export async function startSignIn(tx: Transaction, ctx: Context, userId: string, remembered: boolean) {
  const now = new Date();
  const signInId = newId('signin');
  await tx.insert(SignIn, {
    id: signInId,
    userId,
    remembered,
    userAgent: ctx.userAgent.slice(0, 255),
    createdAt: now,
    lastUsedAt: now,
    revokedAt: null,
  });
  return { signInId, refreshToken: await storeToken(tx, signInId, remembered) };
}

const refused = () => unauthenticated('This sign-in has ended. Please sign in again.');

/**
 * Exchanges a refresh token for the next. One statement marks it used, so that of many at once exactly one is
 * first; the others are within the grace. After the grace a used token is a stolen one: the sign-in is revoked.
 */
export async function rotate(ctx: Context, token: string) {
  const tokenHash = hashOf(token);
  const outcome = await ctx.db.transaction(async (tx) => {
    tx.nothingPublic();
    const now = new Date();
    const { affectedRows } = await tx.execute(
      'UPDATE refresh_tokens SET used_at = ? WHERE token_hash = ? AND used_at IS NULL',
      [now, tokenHash],
    );
    const [row] = await tx.read<{
      signInId: string;
      userId: string;
      remembered: number;
      expiresAt: Date;
      usedAt: Date;
      revokedAt: Date | null;
    }>(
      `SELECT t.sign_in_id AS signInId, s.user_id AS userId, s.remembered, t.expires_at AS expiresAt,
              t.used_at AS usedAt, s.revoked_at AS revokedAt
       FROM refresh_tokens t JOIN sign_ins s ON s.id = t.sign_in_id WHERE t.token_hash = ?`,
      [tokenHash],
    );
    if (!row || row.revokedAt || row.expiresAt <= now) return undefined;
    if (affectedRows === 0 && now.getTime() - row.usedAt.getTime() > graceMs) {
      await tx.execute('UPDATE sign_ins SET revoked_at = ? WHERE id = ?', [now, row.signInId]);
      tellOfEndedSignIns(tx, ctx, row.userId);
      return { replayed: row.signInId };
    }
    await tx.execute('UPDATE sign_ins SET last_used_at = ? WHERE id = ?', [now, row.signInId]);
    await tx.execute('DELETE FROM refresh_tokens WHERE sign_in_id = ? AND expires_at < ?', [
      row.signInId,
      now,
    ]);
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

/** Ends the sign-in that the token belongs to; an unknown token ends nothing, and no answer tells which. */
export async function revokeByToken(ctx: Context, token: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    tx.nothingPublic();
    const tokenHash = hashOf(token);
    const { affectedRows } = await tx.execute(
      `UPDATE sign_ins s JOIN refresh_tokens t ON t.sign_in_id = s.id
       SET s.revoked_at = ? WHERE t.token_hash = ? AND s.revoked_at IS NULL`,
      [new Date(), tokenHash],
    );
    if (affectedRows === 0) return;
    const [row] = await tx.read<{ userId: string }>(
      `SELECT s.user_id AS userId FROM sign_ins s JOIN refresh_tokens t ON t.sign_in_id = s.id
       WHERE t.token_hash = ?`,
      [tokenHash],
    );
    if (row) tellOfEndedSignIns(tx, ctx, row.userId);
  });
}
