import type { Context } from '../../context';
import { Role } from '../../contract/enums';
import { limits } from '../../contract/limits';
import { messages } from '../../contract/messages';
import { isDuplicate } from '../../db/database';
import { badInput, unauthenticated } from '../../errors';
import { newId } from '../../ids';
import { queueMail } from '../mail/mailQueue';
import { User } from '../user/user.entity';
import { viewerOf } from '../user/viewer.type';
import type {
  ChangePasswordInput,
  RefreshTokensInput,
  SignInInput,
  SignOutInput,
  SignUpInput,
} from './account.inputs';
import { removeLinksOf } from './accountLinks';
import { hashPassword, verifyPassword } from './passwords';
import { accountKey } from './rateKeys';
import { revokeByToken, rotate, startSignIn } from './refreshTokens';
import { revokeSignInsOf } from './signIns.service';

export const normalEmail = (email: string) => email.trim().toLowerCase();

interface NewUser {
  username: string;
  email: string;
  roles?: Role[];
}

/** What a new member's row starts with. */
export function userWith(passwordHash: string, given: NewUser): User {
  const now = new Date();
  return Object.assign(new User(), {
    id: newId('user'),
    username: given.username,
    email: normalEmail(given.email),
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

/** The same by their password; the demo and the first admin are made of it, too. */
export const newUser = async (given: NewUser & { password: string }): Promise<User> =>
  userWith(await hashPassword(given.password), given);

/** Makes an account and signs it in. BAD_USER_INPUT names a username or email that is taken: unique keys decide. */
export async function signUp(ctx: Context, input: SignUpInput) {
  if (input.email.length > limits.email.max) throw badInput({ email: messages.email.invalid });
  await ctx.rateLimits.take('signUpAddress', ctx.ip);
  const user = await newUser(input);
  try {
    const signIn = await ctx.db.transaction(async (tx) => {
      tx.nothingPublic();
      await tx.insert(User, user);
      return startSignIn(tx, ctx, user.id, true);
    });
    return await enter(ctx, user, signIn);
  } catch (error) {
    if (isDuplicate(error, 'users_username')) throw badInput({ username: messages.username.taken });
    if (isDuplicate(error, 'users_email')) throw badInput({ email: messages.email.taken });
    throw error;
  }
}

/** Signs in by email and password. UNAUTHENTICATED says the same whether the address or the password was wrong. */
export async function signIn(ctx: Context, input: SignInInput) {
  const email = normalEmail(input.email);
  // Taken before the password is tried and given back on success, so that parallel guesses count as well.
  await ctx.rateLimits.take('signInAddress', ctx.ip);
  await ctx.rateLimits.take('signInAccount', accountKey(email));
  const user = await ctx.db.dataSource.manager.findOneBy(User, { email });
  if (!(await verifyPassword(user?.passwordHash, input.password)) || !user)
    throw unauthenticated(messages.signIn.refused);
  const [signIn] = await Promise.all([
    ctx.db.transaction(async (tx) => {
      tx.nothingPublic();
      // A change of the password waits for this sign-in and then ends it, or was first: then the password is the old one.
      const [still] = await tx.read(
        'SELECT id FROM users WHERE id = ? AND password_hash = ? LOCK IN SHARE MODE',
        [user.id, user.passwordHash],
      );
      if (!still) throw unauthenticated(messages.signIn.refused);
      return startSignIn(tx, ctx, user.id, input.rememberMe ?? true);
    }),
    ctx.rateLimits.giveBack('signInAddress', ctx.ip),
    ctx.rateLimits.giveBack('signInAccount', accountKey(email)),
  ]);
  return await enter(ctx, user, signIn);
}

/** Exchanges a refresh token for the next pair. UNAUTHENTICATED where the sign-in has ended. */
export async function refreshTokens(ctx: Context, input: RefreshTokensInput) {
  await ctx.rateLimits.take('refreshAddress', ctx.ip);
  const next = await rotate(ctx, input.refreshToken);
  return { tokens: await tokensOf(ctx, next.userId, next) };
}

/**
 * Changes the member's password and ends all sign-ins but the one that asks; gives their ids. Of two changes at once one
 * wins: the other's current password is no longer that.
 */
export async function changePassword(
  ctx: Context,
  userId: string,
  { currentPassword, newPassword }: ChangePasswordInput,
): Promise<string[]> {
  const notCurrent = () => badInput({ currentPassword: messages.password.notCurrent });
  await ctx.rateLimits.take('confirmPassword', userId);
  const [member] = await ctx.db.read<{ email: string; passwordHash: string }>(
    'SELECT email, password_hash AS passwordHash FROM users WHERE id = ?',
    [userId],
  );
  if (!(await verifyPassword(member?.passwordHash, currentPassword)) || !member) throw notCurrent();
  const passwordHash = await hashPassword(newPassword);
  const revokedSignInIds = await ctx.db.transaction(async (tx) => {
    tx.nothingPublic();
    const { affectedRows } = await tx.execute(
      'UPDATE users SET password_hash = ?, updated_at = ? WHERE id = ? AND password_hash = ?',
      [passwordHash, new Date(), userId, member.passwordHash],
    );
    if (affectedRows === 0) throw notCurrent();
    await removeLinksOf(tx, userId);
    await queueMail(tx, ctx, 'password_changed', member.email);
    return revokeSignInsOf(tx, ctx, userId, { except: ctx.viewer?.signInId });
  });
  await ctx.rateLimits.giveBack('confirmPassword', userId);
  return revokedSignInIds;
}

/** Ends a sign-in on the server: its access tokens stop working at once. */
export async function signOut(ctx: Context, input: SignOutInput) {
  await revokeByToken(ctx, input.refreshToken);
  return { signedOut: true };
}

/** What a new sign-in answers: from here on the request is the member's, who sees what members see. */
export async function enter(ctx: Context, user: User, signIn: { signInId: string; refreshToken: string }) {
  ctx.viewer = { id: user.id, signInId: signIn.signInId, roles: user.roles };
  return { viewer: viewerOf(user), tokens: await tokensOf(ctx, user.id, signIn) };
}

async function tokensOf(ctx: Context, userId: string, signIn: { signInId: string; refreshToken: string }) {
  return {
    ...(await ctx.authenticator.makeAccessToken(userId, signIn.signInId)),
    refreshToken: signIn.refreshToken,
  };
}
