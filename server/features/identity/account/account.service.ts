import { viewerInForce } from '../../../authz/rolesInForce';
import { Role } from '../../../contract/enums';
import { messages } from '../../../contract/messages';
import { checkDisplayName } from '../../../contract/profileRules';
import { isDuplicate, type Transaction } from '../../../db/database';
import { normalEmail } from '../../../lib/emailAddress';
import { AppError, badInput, unauthenticated } from '../../../lib/errors';
import { newId } from '../../../lib/ids';
import { User } from '../../../model/user.entity';
import { viewerOf } from '../../../model/viewer.type';
import { recordSecurityAct } from '../../../record/acts';
import { recordOwnAct } from '../../../record/audit/audit';
import { noteRefusedSignIn } from '../../../record/audit/noteRefusedSignIn';
import { queueMail } from '../../../record/queueMail';
import type { Context } from '../../../request/context';
import { readAccountByEmail, readMember } from '../../members/user/memberRows';
import { refuseEarly } from '../joining/joiningRule';
import { requireFreshSignInBesidePassword } from '../secondFactor/freshSignIn';
import { limitCodes } from '../secondFactor/limitCodes';
import { lockSignIn } from '../secondFactor/lockSignIn';
import type {
  ChangePasswordInput,
  RefreshTokensInput,
  SignInInput,
  SignOutInput,
  SignUpInput,
} from './account.inputs';
import { createAccountByRule } from './createAccount';
import { endLinksAndTokens } from './endAccess';
import { findKnownDevice } from './knownDevices';
import { hashPassword, verifyPassword } from './passwords';
import { endSignInByToken, rotateRefreshToken, startSignIn } from './refreshTokens';
import { countSignInTry } from './signInLimits';
import { revokeSignInsOf } from './signIns.service';

interface NewUser {
  username: string;
  email: string;
  roles?: Role[];
  /** The address counts as confirmed, as for accounts that an operator creates. */
  confirmed?: boolean;
}

/** An account that isn't stored yet; without a hash it has no password. */
export function buildUser(passwordHash: string | null, given: NewUser): User {
  const now = new Date();
  return Object.assign(new User(), {
    id: newId('user'),
    username: given.username,
    email: normalEmail(given.email),
    emailConfirmedAt: given.confirmed ? now : null,
    passwordHash,
    roles: given.roles ?? [Role.USER],
    displayName: null,
    bio: null,
    websiteUrl: null,
    profileImageUrl: null,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  });
}

/** An account that isn't stored yet, with a password, which is hashed. */
export const newUser = async (given: NewUser & { password: string }): Promise<User> =>
  buildUser(await hashPassword(given.password), given);

/** Gives the point of a sign-up by invitation back: the invitation has its own limit, and the people who join by it often share one network address. */
export async function giveBackIfInvited(ctx: Context, invitationId: string | undefined): Promise<void> {
  if (invitationId) await ctx.rateLimits.giveBack('signUpAddress', ctx.ip);
}

/**
 * Creates an account, signs it in and mails a link that confirms its address. BAD_USER_INPUT if the username
 * or email is taken; unique keys decide. JOINING_CLOSED if the rule of joining refuses the sign-up;
 * WAITING_FOR_APPROVAL once the account is stored if it has to wait: the mail that approves it confirms the address.
 */
export async function signUp(ctx: Context, input: SignUpInput) {
  await ctx.rateLimits.take('signUpAddress', ctx.ip);
  const displayName = checkDisplayName(input.displayName ?? '');
  if (displayName.problem !== undefined) throw badInput({ displayName: displayName.problem });
  await refuseEarly(ctx.db, ctx, input.invitation);
  const user = Object.assign(await newUser(input), { displayName: displayName.value });
  try {
    const { signIn, invitationId } = await ctx.db.transaction(async (tx) => {
      const { state, invitationId } = await createAccountByRule(tx, ctx, user, input.invitation);
      await recordOwnAct(tx, ctx, { act: 'sign_up', subjectId: user.id, thing: invitationId });
      if (state === 'waiting') return {};
      await queueMail(tx, ctx, 'email_confirmation', user.email);
      const { deviceToken } = input;
      return { invitationId, signIn: await startSignIn(tx, ctx, user.id, { remembered: true, deviceToken }) };
    });
    await giveBackIfInvited(ctx, invitationId);
    if (!signIn) throw new AppError('WAITING_FOR_APPROVAL', messages.joining.asked);
    return await completeSignIn(ctx, user, signIn);
  } catch (error) {
    if (isDuplicate(error, 'users_username')) throw badInput({ username: messages.username.taken });
    if (!isDuplicate(error, 'users_email')) throw error;
    // To reveal as little as possible, reports a taken email only if the username is free.
    const holder = await readMember(ctx.db, { username: input.username }, ['id'], { among: 'all' });
    throw badInput(holder ? { username: messages.username.taken } : { email: messages.email.taken });
  }
}

/**
 * Signs in by email and password. The UNAUTHENTICATED error doesn't reveal whether the email or the password
 * was wrong. SECOND_FACTOR_REQUIRED after a right password if the account asks for a code; wrong codes count as failures.
 */
export async function signIn(ctx: Context, input: SignInInput) {
  const email = normalEmail(input.email);
  const user = await readAccountByEmail(ctx.db, email);
  const device = await findKnownDevice(ctx, user?.id, input.deviceToken);
  const giveBack = await countSignInTry(ctx, email, device);
  if (!(await verifyPassword(user?.passwordHash, input.password)) || !user) {
    noteRefusedSignIn(ctx, { email });
    throw unauthenticated(messages.signIn.refused);
  }
  const enterWithCode = () =>
    ctx.db.transaction(async (tx) => {
      // A concurrent password change either waits for this lock, and then ends the new sign-in, or came first, and the hash doesn't
      // match any more.
      const { id, passwordHash } = user;
      const unchanged = await readMember(tx, { id, passwordHash }, ['id'], {
        among: 'all',
        lock: 'LOCK IN SHARE MODE',
      });
      if (!unchanged) throw unauthenticated(messages.signIn.refused);
      return startSignIn(tx, ctx, user.id, {
        remembered: input.rememberMe ?? true,
        deviceToken: input.deviceToken,
        code: input.code,
      });
    });
  // Without a code, only the password was tried, which was right: the try doesn't count.
  if (!input.code?.trim()) {
    const [signIn] = await Promise.all([enterWithCode(), giveBack()]);
    return await completeSignIn(ctx, user, signIn);
  }
  const signIn = await limitCodes(ctx, { userId: user.id, code: input.code, device }, enterWithCode);
  await giveBack();
  return await completeSignIn(ctx, user, signIn);
}

/** Exchanges a refresh token for the next pair. UNAUTHENTICATED if the sign-in has ended. */
export async function refreshTokens(ctx: Context, input: RefreshTokensInput) {
  await ctx.rateLimits.take('refreshAddress', ctx.ip);
  const next = await rotateRefreshToken(ctx, input.refreshToken);
  return { tokens: await makeTokens(ctx, next.userId, next) };
}

/**
 * Changes the member's password. Ends all personal access tokens and all sign-ins except the current one, and
 * returns their ids. Of two concurrent changes one wins, because the other's current password no longer
 * matches.
 */
export async function changePassword(
  ctx: Context,
  userId: string,
  { currentPassword, newPassword }: ChangePasswordInput,
): Promise<{ revokedSignInIds: string[]; revokedPersonalAccessTokenIds: string[] }> {
  const notCurrent = () => badInput({ currentPassword: messages.password.notCurrent });
  const member = await readMember(ctx.db, { id: userId }, ['email', 'passwordHash'], { among: 'all' });
  const knownHash = member?.passwordHash;
  if (knownHash === null) throw badInput({ currentPassword: messages.password.none });
  await requireFreshSignInBesidePassword(ctx);
  await ctx.rateLimits.take('confirmPassword', userId);
  if (!(await verifyPassword(knownHash, currentPassword)) || !member || !knownHash) throw notCurrent();
  const passwordHash = await hashPassword(newPassword);
  const revoked = await ctx.db.transaction(async (tx) => {
    const asKnown = { id: userId, passwordHash: knownHash };
    const changed = await tx.update(User, asKnown, { passwordHash, updatedAt: new Date() });
    if (changed === 0) throw notCurrent();
    await lockSignIn(tx, ctx);
    return finishPasswordChange(tx, ctx, userId, member.email);
  });
  await ctx.rateLimits.giveBack('confirmPassword', userId);
  return revoked;
}

/** Ends the access that the former password gave, and notifies the member. Returns the ids of the ended sign-ins and tokens. */
export async function finishPasswordChange(
  tx: Transaction,
  ctx: Context,
  userId: string,
  email: string,
): Promise<{ revokedSignInIds: string[]; revokedPersonalAccessTokenIds: string[] }> {
  await queueMail(tx, ctx, 'password_changed', email);
  await recordSecurityAct(tx, ctx, userId, 'password_changed');
  await recordOwnAct(tx, ctx, { act: 'password_changed', subjectId: userId });
  return {
    revokedSignInIds: await revokeSignInsOf(tx, ctx, userId, { except: ctx.viewer?.signInId }),
    revokedPersonalAccessTokenIds: await endLinksAndTokens(tx, ctx, userId),
  };
}

/** Ends a sign-in, whose access tokens stop working at once. */
export async function signOut(ctx: Context, input: SignOutInput) {
  await endSignInByToken(ctx, input.refreshToken);
  return { signedOut: true };
}

/** Completes a new sign-in: the rest of the request runs as the member. Returns the response's fields. */
export async function completeSignIn(
  ctx: Context,
  user: User,
  signIn: { signInId: string; refreshToken: string; deviceToken: string; isProved: boolean },
) {
  const { signInId, isProved } = signIn;
  ctx.viewer = viewerInForce(ctx.config.requireSecondFactor, {
    id: user.id,
    signInId,
    roles: user.roles,
    isProved,
  });
  // The state may have been loaded for the viewer before.
  ctx.loaders.accountStateById.clear(user.id);
  return {
    viewer: viewerOf(user),
    tokens: await makeTokens(ctx, user.id, signIn),
    deviceToken: signIn.deviceToken,
  };
}

async function makeTokens(ctx: Context, userId: string, signIn: { signInId: string; refreshToken: string }) {
  return {
    ...(await ctx.authenticator.makeAccessToken(userId, signIn.signInId)),
    refreshToken: signIn.refreshToken,
  };
}
