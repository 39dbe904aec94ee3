import { IsNull } from 'typeorm';
import { messages } from '../../../contract/messages';
import type { Transaction } from '../../../db/database';
import { networkAround } from '../../../http/requests';
import { normalEmail } from '../../../lib/emailAddress';
import { unauthenticated } from '../../../lib/errors';
import type { LinkPurpose } from '../../../model/accountLink.entity';
import type { MailKind } from '../../../model/mail.entity';
import { ProviderIdentity } from '../../../model/provider.entity';
import { User } from '../../../model/user.entity';
import { recordSecurityAct } from '../../../record/acts';
import { recordOwnAct } from '../../../record/audit/audit';
import { queueMail } from '../../../record/queueMail';
import type { Context } from '../../../request/context';
import { limitCodes } from '../secondFactor/limitCodes';
import { hasSecondFactor, proveSecondFactor, secondFactorRequired } from '../secondFactor/proveSecondFactor';
import { completeSignIn } from './account.service';
import { findLink } from './accountLinks';
import { endLinksAndTokens } from './endAccess';
import { findKnownDevice } from './knownDevices';
import { hashPassword } from './passwords';
import { useProof } from './proof';
import { accountKey } from './rateKeys';
import type {
  RequestMagicLinkInput,
  RequestPasswordResetInput,
  ResetPasswordInput,
  SignInWithMagicLinkInput,
} from './recovery.inputs';
import { startSignIn } from './refreshTokens';
import { forgetFailures } from './signInLimits';
import { revokeSignInsOf } from './signIns.service';

/**
 * Queues a mail with a link, for known and unknown addresses alike: the mail queue looks up the account later, so that neither the
 * response nor its time reveals who is a member. Returns the mail's id.
 */
async function queueLink(ctx: Context, kind: MailKind & LinkPurpose, address: string): Promise<string> {
  const email = normalEmail(address);
  await ctx.rateLimits.take('recoveryAddress', ctx.ip);
  await ctx.rateLimits.take('recoveryNetwork', `${accountKey(email)} ${networkAround(ctx.ip)}`);
  await ctx.rateLimits.take('recoveryAccount', accountKey(email));
  return ctx.db.transaction(async (tx) => {
    return queueMail(tx, ctx, kind, email);
  });
}

/** Queues a mail with a reset link, if the address is a member's. */
export async function requestPasswordReset(ctx: Context, { email }: RequestPasswordResetInput) {
  await queueLink(ctx, 'password_reset', email);
  return { message: messages.recovery.resetRequested };
}

/** Queues a mail with a link that signs in, if the address is a member's. */
export async function requestMagicLink(ctx: Context, { email }: RequestMagicLinkInput) {
  const requestId = await queueLink(ctx, 'magic_link', email);
  return { requestId, message: messages.recovery.magicLinkRequested };
}

/**
 * Removes the link to a provider, because an intruder may have linked their own account there. The owner links theirs again by signing
 * in with it, because it has the same address. False if none is linked. The caller records who did it.
 */
export async function removeProviderLink(
  tx: Transaction,
  ctx: Parameters<typeof recordSecurityAct>[1],
  userId: string,
): Promise<boolean> {
  if ((await tx.delete(ProviderIdentity, { userId, unlinkedAt: IsNull() })) === 0) return false;
  await recordSecurityAct(tx, ctx, userId, 'provider_unlinked');
  return true;
}

/**
 * Sets a new password by a link. Ends all sign-ins, tokens, other links, the calendar address and the provider's link of the
 * member, and notifies them by mail. The UNAUTHENTICATED error doesn't reveal whether the link was used, unknown or expired.
 */
export async function resetPassword(
  ctx: Context,
  { accessToken, refreshToken, password, code }: ResetPasswordInput,
) {
  const tokens = [accessToken, refreshToken];
  const refused = () => unauthenticated(messages.recovery.resetLinkRefused);
  await ctx.rateLimits.take('linkAddress', ctx.ip);
  // Looks the link up before the expensive hash; the transaction below uses it up.
  const member = await findLink(ctx, 'password_reset', tokens);
  if (!member) throw refused();
  const { userId } = member;
  if (!code?.trim() && (await hasSecondFactor(ctx.db, userId))) {
    await ctx.rateLimits.giveBack('linkAddress', ctx.ip);
    throw secondFactorRequired();
  }
  const passwordHash = await hashPassword(password);
  const setPassword = async (tx: Transaction) => {
    const proof = { userId, purpose: 'password_reset', tokens, signedInHere: false } as const;
    if (!(await useProof(tx, ctx, proof))) throw refused();
    await proveSecondFactor(tx, ctx, userId, code);
    const present = { id: userId, deletedAt: IsNull() };
    if ((await tx.update(User, present, { passwordHash, updatedAt: new Date() })) === 0) throw refused();
    if (await removeProviderLink(tx, ctx, userId))
      await recordOwnAct(tx, ctx, { act: 'provider_unlinked', subjectId: userId });
    await revokeSignInsOf(tx, ctx, userId);
    await endLinksAndTokens(tx, ctx, userId);
    await queueMail(tx, ctx, 'password_changed', member.email);
    await recordSecurityAct(tx, ctx, userId, 'password_changed');
    await recordOwnAct(tx, ctx, { act: 'password_changed', subjectId: userId });
  };
  await limitCodes(ctx, { userId, code, resetFrom: ctx.ip }, () => ctx.db.transaction(setPassword));
  await Promise.all([
    ctx.rateLimits.giveBack('linkAddress', ctx.ip),
    // Failures with the old password must not block the owner, who has the new one.
    forgetFailures(ctx, member.email),
  ]);
  return { message: messages.recovery.resetDone };
}

/**
 * Signs in by a mailed link. If the request's access token belongs to the same account, its password and sign-ins stay (contract,
 * section 9). The UNAUTHENTICATED error doesn't reveal whether the link was used, unknown or expired.
 */
export async function signInWithMagicLink(
  ctx: Context,
  { token, deviceToken, code }: SignInWithMagicLinkInput,
) {
  const refused = () => unauthenticated(messages.recovery.magicLinkRefused);
  await ctx.rateLimits.take('linkAddress', ctx.ip);
  const found = await findLink(ctx, 'magic_link', [token]);
  if (!found) throw refused();
  const enterWithCode = async (tx: Transaction) => {
    const proof = {
      userId: found.userId,
      purpose: 'magic_link',
      tokens: [token],
      signedInHere: ctx.viewer?.id === found.userId,
    } as const;
    const proved = await useProof(tx, ctx, proof);
    if (!proved) throw refused();
    // With an expired access token, the call isn't a visitor's: repeated with a fresh one, it may keep the password and other access.
    if (proved.endedAccess && ctx.refusedToken) throw ctx.refusedToken;
    return startSignIn(tx, ctx, found.userId, { remembered: true, deviceToken, code });
  };
  const device = code ? await findKnownDevice(ctx, found.userId, deviceToken) : undefined;
  // Only refused links count against this limit; wrong codes have a limit of their own.
  await ctx.rateLimits.giveBack('linkAddress', ctx.ip);
  const signIn = await limitCodes(ctx, { userId: found.userId, code, device }, () =>
    ctx.db.transaction(enterWithCode),
  );
  const user = await ctx.db.shared.dataSource.manager.findOneByOrFail(User, { id: found.userId });
  return completeSignIn(ctx, user, signIn);
}
