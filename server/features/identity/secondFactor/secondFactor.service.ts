import { IsNull, Not } from 'typeorm';
import { messages } from '../../../contract/messages';
import type { Transaction } from '../../../db/database';
import { AppError, badInput, forbidden, unauthenticated } from '../../../lib/errors';
import { RecoveryCode, TotpSecret } from '../../../model/secondFactor.entity';
import { SignIn } from '../../../model/signIn.entity';
import { recordSecurityAct } from '../../../record/acts';
import { recordOwnAct } from '../../../record/audit/audit';
import type { Context } from '../../../request/context';
import { readMember } from '../../members/user/memberRows';
import { makeRecoveryCodes, readCode, recoveryHash } from './codes';
import { refuseUnprovedChange, requireFreshSignIn } from './freshSignIn';
import { limitCodes } from './limitCodes';
import { lockSignIn } from './lockSignIn';
import { forgetProofs, markProved, type OptionalConfig } from './provedSignIns';
import { hasSecondFactor } from './proveSecondFactor';
import { openSecret, sealSecret } from './sealedSecret';
import type { SecondFactor } from './secondFactor.types';
import { makeSecret, readableSecret, stepOfCode } from './totp';

const texts = messages.secondFactor;

/** Locks the member's row: concurrent sign-ins and other changes wait for this one and see it. */
async function lockMember(tx: Transaction, userId: string): Promise<void> {
  if (!(await readMember(tx, { id: userId }, ['id'], { lock: 'FOR UPDATE' }))) throw unauthenticated();
}

/** When the second factor was turned on, and how many recovery codes are left; null while it is off. */
export async function secondFactorOf(ctx: Context, userId: string): Promise<SecondFactor | null> {
  const [row] = await ctx.db.read<{ turnedOnAt: Date; codes: number }>(
    `SELECT confirmed_at AS turnedOnAt, (SELECT COUNT(*) FROM recovery_codes WHERE user_id = t.user_id) AS codes
     FROM totp_secrets t WHERE user_id = ? AND confirmed_at IS NOT NULL`,
    [userId],
  );
  return row ? { turnedOnAt: row.turnedOnAt, recoveryCodesLeft: Number(row.codes) } : null;
}

/**
 * Makes a secret for an authenticator app, in place of an earlier one that wasn't confirmed. CONFLICT if one is on;
 * FORBIDDEN until the address is confirmed: otherwise somebody who signed up with another's address could lock them out.
 */
export async function startTotp(ctx: Context, userId: string): Promise<{ secret: string; uri: string }> {
  await requireFreshSignIn(ctx);
  const columns = ['username', 'emailConfirmedAt'] as const;
  const member = await readMember(ctx.db, { id: userId }, columns, { among: 'all' });
  if (!member?.emailConfirmedAt) throw forbidden(messages.waysIn.confirmAddressFirst);
  await ctx.rateLimits.take('secondFactorMember', userId);
  const secret = makeSecret();
  await ctx.db.transaction(async (tx) => {
    await lockMember(tx, userId);
    await tx.delete(TotpSecret, { userId, confirmedAt: IsNull() });
    if (await hasSecondFactor(tx, userId)) throw new AppError('CONFLICT', texts.alreadyOn);
    await tx.insert(TotpSecret, {
      userId,
      secret: sealSecret(secret, userId, ctx.config.authSecret),
      lastStep: 0,
      createdAt: ctx.now(),
      confirmedAt: null,
    });
  });
  return readableSecret(secret, member.username);
}

/** Replaces the member's recovery codes and returns them; they can't be retrieved later. */
async function replaceRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = makeRecoveryCodes();
  await tx.delete(RecoveryCode, { userId });
  await tx.insert(
    RecoveryCode,
    codes.map((code) => ({ userId, codeHash: recoveryHash(userId, readCode(code)?.code ?? '') })),
  );
  return codes;
}

/**
 * Turns the second factor on by a first code, and returns the recovery codes. Sign-ins stay, but other devices aren't known any more.
 * CONFLICT without startTotp() before; BAD_USER_INPUT for a wrong code.
 */
export async function confirmTotp(ctx: Context, userId: string, given: string): Promise<string[]> {
  const recoveryCodes = await limitCodes(ctx, { userId, code: given, turnsOn: true }, () =>
    ctx.db.transaction(async (tx) => {
      await lockMember(tx, userId);
      await refuseUnprovedChange(tx, ctx, userId);
      const [unconfirmed] = await tx.read<{ secret: string }>(
        'SELECT secret FROM totp_secrets WHERE user_id = ? AND confirmed_at IS NULL',
        [userId],
      );
      if (!unconfirmed) throw new AppError('CONFLICT', texts.startFirst);
      const secret = openSecret(unconfirmed.secret, userId, ctx.config.authSecret);
      const code = readCode(given);
      const lastStep = secret && code?.kind === 'totp' && stepOfCode(secret, code.code, ctx.now());
      if (!lastStep) throw badInput({ code: texts.wrongFirstCode });
      const confirmedAt = ctx.now();
      await tx.update(TotpSecret, { userId }, { lastStep, confirmedAt });
      if (!(await markProved(tx, { userId, signInId: ctx.viewer?.signInId, at: confirmedAt })))
        throw unauthenticated();
      // Each known device has its own tries, and an intruder with the password could have made many devices known before.
      await tx.update(SignIn, { userId, id: Not(ctx.viewer?.signInId ?? '') }, { deviceHash: null });
      const codes = await replaceRecoveryCodes(tx, userId);
      await recordSecurityAct(tx, ctx, userId, 'second_factor_on');
      await recordOwnAct(tx, ctx, { act: 'second_factor_on', subjectId: userId });
      return codes;
    }),
  );
  if (ctx.viewer) ctx.viewer = await ctx.authenticator.stillSignedIn(ctx.viewer.signInId, userId);
  return recoveryCodes;
}

/** Turns the second factor off, and deletes one that wasn't confirmed. False if it was off. The caller records who did it. */
export async function removeSecondFactor(
  tx: Transaction,
  ctx: Parameters<typeof recordSecurityAct>[1] & OptionalConfig,
  userId: string,
): Promise<boolean> {
  await lockMember(tx, userId);
  const wasOn = (await tx.delete(TotpSecret, { userId, confirmedAt: Not(IsNull()) })) === 1;
  await tx.delete(TotpSecret, { userId });
  await tx.delete(RecoveryCode, { userId });
  await forgetProofs(tx, ctx, userId);
  if (wasOn) await recordSecurityAct(tx, ctx, userId, 'second_factor_off');
  return wasOn;
}

/** Turns the member's own second factor off. Repeating it changes nothing. */
export async function disableTotp(ctx: Context, userId: string): Promise<void> {
  await requireFreshSignIn(ctx);
  await ctx.db.transaction(async (tx) => {
    const wasOn = await removeSecondFactor(tx, ctx, userId);
    await lockSignIn(tx, ctx);
    if (wasOn) await recordOwnAct(tx, ctx, { act: 'second_factor_off', subjectId: userId });
  });
  if (ctx.viewer) ctx.viewer = await ctx.authenticator.stillSignedIn(ctx.viewer.signInId, userId);
}

/** Makes new recovery codes, which ends the former ones. CONFLICT while the second factor is off. */
export async function renewRecoveryCodes(ctx: Context, userId: string): Promise<string[]> {
  await requireFreshSignIn(ctx);
  await ctx.rateLimits.take('secondFactorMember', userId);
  return ctx.db.transaction(async (tx) => {
    await lockMember(tx, userId);
    await lockSignIn(tx, ctx);
    if (!(await hasSecondFactor(tx, userId))) throw new AppError('CONFLICT', texts.off);
    const codes = await replaceRecoveryCodes(tx, userId);
    await recordSecurityAct(tx, ctx, userId, 'recovery_codes_renewed');
    await recordOwnAct(tx, ctx, { act: 'recovery_codes_renewed', subjectId: userId });
    return codes;
  });
}
