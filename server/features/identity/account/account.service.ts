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
import { accountByEmail, readMember } from '../../members/user/memberRows';
import { refuseBeforehand } from '../joining/joiningRule';
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
import { knownDevice } from './knownDevices';
import { hashPassword, verifyPassword } from './passwords';
import { revokeByToken, rotate, startSignIn } from './refreshTokens';
import { countSignInTry } from './signInLimits';
import { revokeSignInsOf } from './signIns.service';

interface NewUser {
  username: string;
  email: string;
  roles?: Role[];
  /** Skips email confirmation, for accounts created by an operator. */
  confirmed?: boolean;
}

export function userWith(passwordHash: string | null, given: NewUser): User {
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

/** Hashes the password; also used by the demo content and the first admin. */
export const newUser = async (given: NewUser & { password: string }): Promise<User> =>
  userWith(await hashPassword(given.password), given);

/** Gives the point back: an invitation has its own limit, and those who join by it often share one network address. */
export async function uncountInvited(ctx: Context, invitationId: string | undefined): Promise<void> {
  if (invitationId) await ctx.rateLimits.giveBack('signUpAddress', ctx.ip);
}

/**
 * Creates an account, signs it in and mails a link that confirms its address. BAD_USER_INPUT if the username
 * or email is taken; unique keys decide. JOINING_CLOSED if the rule of joining refuses the sign-up;
 * WAITING_FOR_APPROVAL once the account is stored if it has to wait: the mail that approves it confirms the address.
 */
export async function signUp(ctx: Context, input: SignUpInput) {
  await ctx.rateLimits.take('signUpAddress', ctx.ip);
  const named = checkDisplayName(input.displayName ?? '');
  if (named.problem !== undefined) throw badInput({ displayName: named.problem });
  await refuseBeforehand(ctx.db, ctx, input.invitation);
  const user = Object.assign(await newUser(input), { displayName: named.value });
  try {
    const { signIn, invitationId } = await ctx.db.transaction(async (tx) => {
      const { state, invitationId } = await createAccountByRule(tx, ctx, user, input.invitation);
      await recordOwnAct(tx, ctx, { act: 'sign_up', subjectId: user.id, thing: invitationId });
      if (state === 'waiting') return {};
      await queueMail(tx, ctx, 'email_confirmation', user.email);
      const { deviceToken } = input;
      return { invitationId, signIn: await startSignIn(tx, ctx, user.id, { remembered: true, deviceToken }) };
    });
    await uncountInvited(ctx, invitationId);
    if (!signIn) throw new AppError('WAITING_FOR_APPROVAL', messages.joining.asked);
    return await enter(ctx, user, signIn);
  } catch (error) {
    if (isDuplicate(error, 'users_username')) throw badInput({ username: messages.username.taken });
    if (!isDuplicate(error, 'users_email')) throw error;
    // Report a taken email only if the username is free, to reveal as little as possible.
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
  const user = await accountByEmail(ctx.db, email);
  const device = await knownDevice(ctx, user?.id, input.deviceToken);
  const giveBack = await countSignInTry(ctx, email, device);
  if (!(await verifyPassword(user?.passwordHash, input.password)) || !user) {
    noteRefusedSignIn(ctx, { email });
    throw unauthenticated(messages.signIn.refused);
  }
  const enterWithCode = () =>
    ctx.db.transaction(async (tx) => {
      // Serialises with a password change: it either waits for this sign-in and then ends it, or came first,
      // and the old hash no longer matches.
      const { id, passwordHash } = user;
      const still = await readMember(tx, { id, passwordHash }, ['id'], {
        among: 'all',
        lock: 'LOCK IN SHARE MODE',
      });
      if (!still) throw unauthenticated(messages.signIn.refused);
      return startSignIn(tx, ctx, user.id, {
        remembered: input.rememberMe ?? true,
        deviceToken: input.deviceToken,
        code: input.code,
      });
    });
  // Without a code, only the password was tried, and it was right.
  if (!input.code?.trim()) {
    const [signIn] = await Promise.all([enterWithCode(), giveBack()]);
    return await enter(ctx, user, signIn);
  }
  const signIn = await limitCodes(ctx, { userId: user.id, code: input.code, device }, enterWithCode);
  await giveBack();
  return await enter(ctx, user, signIn);
}

/** Exchanges a refresh token for the next pair. UNAUTHENTICATED if the sign-in has ended. */
export async function refreshTokens(ctx: Context, input: RefreshTokensInput) {
  await ctx.rateLimits.take('refreshAddress', ctx.ip);
  const next = await rotate(ctx, input.refreshToken);
  return { tokens: await tokensOf(ctx, next.userId, next) };
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

/** Ends the access that the former password gave, and notifies the member. */
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

/** Ends a sign-in: its access tokens stop working at once. */
export async function signOut(ctx: Context, input: SignOutInput) {
  await revokeByToken(ctx, input.refreshToken);
  return { signedOut: true };
}

/** Builds the response to a new sign-in. From here on the request runs as the member. */
export async function enter(
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
  // It was loaded for another viewer.
  ctx.loaders.accountStateById.clear(user.id);
  return {
    viewer: viewerOf(user),
    tokens: await tokensOf(ctx, user.id, signIn),
    deviceToken: signIn.deviceToken,
  };
}

async function tokensOf(ctx: Context, userId: string, signIn: { signInId: string; refreshToken: string }) {
  return {
    ...(await ctx.authenticator.makeAccessToken(userId, signIn.signInId)),
    refreshToken: signIn.refreshToken,
  };
}
