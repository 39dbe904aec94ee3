import { IsNull } from 'typeorm';
import { messages } from '../../../contract/messages';
import { isDuplicate, type Transaction } from '../../../db/database';
import { isEmailAddress, normalEmail } from '../../../lib/emailAddress';
import { AppError, badInput, forbidden, unauthenticated } from '../../../lib/errors';
import { ProviderIdentity } from '../../../model/provider.entity';
import { User } from '../../../model/user.entity';
import { recordSecurityAct } from '../../../record/acts';
import { recordOwnAct } from '../../../record/audit/audit';
import type { Context } from '../../../request/context';
import { readMember } from '../../members/user/memberRows';
import { buildUser, completeSignIn, giveBackIfInvited } from '../account/account.service';
import { createAccountByRule } from '../account/createAccount';
import { findKnownDevice } from '../account/knownDevices';
import { proveAddress } from '../account/proof';
import { startSignIn } from '../account/refreshTokens';
import { refuseEarly } from '../joining/joiningRule';
import { limitCodes } from '../secondFactor/limitCodes';
import { browserSecretIn } from './browserCookie';
import type { SignInWithProviderInput } from './oidc.inputs';
import type { SignInWithProviderPayload } from './oidc.types';
import { suggestUsername } from './suggestUsername';
import { openCode, type StoredIdentity, useCode } from './visits';

const texts = messages.provider;
const refused = () => unauthenticated(texts.expired);

/** The account to sign in to: the linked one, or the one with the address. */
interface Owner {
  userId: string;
  isLinked: boolean;
  isConfirmed: boolean;
}

/** Finds the account of an identity. FORBIDDEN if the member unlinked it. */
async function findOwner(
  db: Pick<Transaction, 'read'>,
  { identityHash, email }: StoredIdentity,
): Promise<Owner | undefined> {
  const [linked] = await db.read<{ userId: string; unlinkedAt: Date | null }>(
    'SELECT user_id AS userId, unlinked_at AS unlinkedAt FROM provider_identities WHERE identity_hash = ?',
    [identityHash],
  );
  // Otherwise the identity could open the account again by its address, or make another one.
  if (linked?.unlinkedAt) throw forbidden(texts.unlinked);
  if (linked) return { userId: linked.userId, isLinked: true, isConfirmed: true };
  if (!email) return undefined;
  const member = await readMember(db, { email: normalEmail(email) }, ['id', 'emailConfirmedAt']);
  return member && { userId: member.id, isLinked: false, isConfirmed: member.emailConfirmedAt !== null };
}

/** Whether this identity can sign in, or make an account. */
export async function canSignInOrJoin(
  { db }: { db: Pick<Transaction, 'read'> },
  { identityHash, email }: Pick<StoredIdentity, 'identityHash' | 'email'>,
): Promise<boolean> {
  if (email) return true;
  const [linked] = await db.read(
    'SELECT 1 FROM provider_identities WHERE identity_hash = ? AND unlinked_at IS NULL',
    [identityHash],
  );
  return linked !== undefined;
}

/** Reads the hashes of unlinked identities: this one, and the member's others of the provider. */
export async function readUnlinkedHashes(
  tx: Transaction,
  userId: string,
  { identityHash, issuer }: Pick<StoredIdentity, 'identityHash' | 'issuer'>,
): Promise<string[]> {
  const rows = await tx.read<{ identityHash: string }>(
    `SELECT identity_hash AS identityHash FROM provider_identities
     WHERE (identity_hash = ? OR (user_id = ? AND issuer = ?)) AND unlinked_at IS NOT NULL`,
    [identityHash, userId, issuer],
  );
  return rows.map((row) => row.identityHash);
}

/**
 * Links the identity, and notifies the member. CONFLICT if the member has another of this provider (`conflicts.own` is the message),
 * or if it is another member's (`conflicts.other`).
 */
export async function linkIdentity(
  tx: Transaction,
  ctx: Context,
  userId: string,
  { identityHash, issuer }: Pick<StoredIdentity, 'identityHash' | 'issuer'>,
  conflicts: { other: string; own: string },
): Promise<void> {
  const now = ctx.now();
  try {
    await tx.insert(ProviderIdentity, {
      identityHash,
      userId,
      issuer,
      createdAt: now,
      lastUsedAt: null,
      unlinkedAt: null,
    });
  } catch (error) {
    if (isDuplicate(error, 'provider_identities_user')) throw new AppError('CONFLICT', conflicts.own);
    if (!isDuplicate(error, 'PRIMARY')) throw error;
    const isOwn = await tx.manager.existsBy(ProviderIdentity, { identityHash, userId });
    throw new AppError('CONFLICT', isOwn ? conflicts.own : conflicts.other);
  }
  await recordSecurityAct(tx, ctx, userId, 'provider_linked');
  await recordOwnAct(tx, ctx, { act: 'provider_linked', subjectId: userId });
}

/**
 * Uses the code up for the owner's account, and links the identity to it if it isn't yet. An address that isn't confirmed is confirmed
 * like by a mailed link, because somebody else may have created the account. UNAUTHENTICATED if the code was used or has expired.
 */
async function useCodeForOwner(
  tx: Transaction,
  ctx: Context,
  proved: StoredIdentity,
  { userId, isLinked }: Owner,
): Promise<void> {
  const use = () => useCode(tx, ctx, proved);
  if (isLinked) {
    if (!(await use())) throw refused();
  } else {
    const proof = { userId, signedInHere: ctx.viewer?.id === userId };
    if (!(await proveAddress(tx, ctx, proof, use))) throw refused();
    // A concurrent change of the address comes before this lock, and is seen here, or waits for it.
    const account = { id: userId, email: normalEmail(proved.email ?? '') };
    const unchanged = await readMember(tx, account, ['id'], { among: 'all', lock: 'FOR UPDATE' });
    if (!unchanged) throw refused();
    if ((await readUnlinkedHashes(tx, userId, proved)).length > 0) throw forbidden(texts.unlinked);
    const conflicts = { other: texts.linkedElsewhere, own: texts.otherLinked };
    await linkIdentity(tx, ctx, userId, proved, conflicts);
  }
  // No row is updated if the identity was unlinked meanwhile.
  const updated = await tx.update(
    ProviderIdentity,
    { identityHash: proved.identityHash, userId, unlinkedAt: IsNull() },
    { lastUsedAt: ctx.now() },
  );
  if (updated === 0) throw refused();
}

async function signInOwner(
  ctx: Context,
  proved: StoredIdentity,
  owner: Owner,
  input: SignInWithProviderInput,
) {
  const { code, deviceToken } = input;
  const { userId } = owner;
  // With an expired access token, the call isn't a visitor's: repeated with a fresh one, it may keep the password and other access.
  if (!owner.isConfirmed && ctx.refusedToken) throw ctx.refusedToken;
  const device = code ? await findKnownDevice(ctx, userId, deviceToken) : undefined;
  const signIn = await limitCodes(ctx, { userId, code, device }, () =>
    ctx.db.transaction(async (tx) => {
      await useCodeForOwner(tx, ctx, proved, owner);
      return startSignIn(tx, ctx, userId, {
        remembered: true,
        deviceToken,
        code,
        act: 'signed_in_with_provider',
        // Without asking again, the provider may have used an open session.
        isFresh: proved.isAgain,
      });
    }),
  );
  const user = await ctx.db.shared.dataSource.manager.findOneByOrFail(User, { id: userId });
  return completeSignIn(ctx, user, signIn);
}

/** Creates a newcomer's account, without a password, by the rule of joining. */
async function signUpNewcomer(
  ctx: Context,
  proved: StoredIdentity,
  email: string,
  { username, deviceToken }: { username: string; deviceToken: string | null | undefined },
) {
  await ctx.rateLimits.take('signUpAddress', ctx.ip);
  const user = buildUser(null, { username, email, confirmed: true });
  const { signIn, invitationId } = await ctx.db.transaction(async (tx) => {
    if (!(await useCode(tx, ctx, proved))) throw refused();
    const { state, invitationId } = await createAccountByRule(tx, ctx, user, proved.invitation);
    await recordOwnAct(tx, ctx, { act: 'sign_up', subjectId: user.id, thing: invitationId });
    const { identityHash, issuer } = proved;
    const now = ctx.now();
    await tx.insert(ProviderIdentity, {
      identityHash,
      userId: user.id,
      issuer,
      createdAt: now,
      lastUsedAt: now,
      unlinkedAt: null,
    });
    await recordOwnAct(tx, ctx, { act: 'provider_linked', subjectId: user.id });
    if (state === 'waiting') return {};
    const act = 'signed_in_with_provider';
    return {
      invitationId,
      signIn: await startSignIn(tx, ctx, user.id, { remembered: true, deviceToken, act }),
    };
  });
  await giveBackIfInvited(ctx, invitationId);
  if (!signIn) throw new AppError('WAITING_FOR_APPROVAL', messages.joining.asked);
  return completeSignIn(ctx, user, signIn);
}

/**
 * Signs in by the code for the provider's response. If there is no account, returns a newcomer, and the call is repeated with a
 * username. Any refusal leaves the code usable: a second factor, a taken name, a member's state, the rule of joining.
 */
export async function signInWithProvider(
  ctx: Context,
  input: SignInWithProviderInput,
): Promise<SignInWithProviderPayload> {
  await ctx.rateLimits.take('linkAddress', ctx.ip);
  const proved = await openCode(ctx, 'sign_in', input.token, browserSecretIn(ctx.cookies, ctx.config.appUrl));
  if (!proved) throw refused();
  await ctx.rateLimits.giveBack('linkAddress', ctx.ip);
  const { email, returnTo, invitation, name } = proved;
  const owner = await findOwner(ctx.db, proved);
  // A member who confirms who they are must not end up in another account, where they would do what they meant to do in theirs.
  if (proved.isAgain && ctx.viewer && ctx.viewer.id !== owner?.userId) throw forbidden(texts.notYours);
  if (owner) {
    const entered = await signInOwner(ctx, proved, owner, input);
    return { ...entered, returnTo, newcomer: null };
  }
  if (!email || !isEmailAddress(email)) throw forbidden(texts.unverified);
  await refuseEarly(ctx.db, ctx, invitation);
  const { username } = input;
  if (!username) {
    const suggestedUsername = await suggestUsername(ctx, name);
    const newcomer = { email: normalEmail(email), suggestedUsername, invitation };
    return { tokens: null, viewer: null, deviceToken: null, returnTo, newcomer };
  }
  try {
    const entered = await signUpNewcomer(ctx, proved, email, { username, deviceToken: input.deviceToken });
    return { ...entered, returnTo, newcomer: null };
  } catch (error) {
    if (isDuplicate(error, 'users_username')) throw badInput({ username: messages.username.taken });
    // Somebody has joined with the address meanwhile, or this browser has sent the call twice.
    if (isDuplicate(error, 'users_email') || isDuplicate(error, 'PRIMARY')) throw refused();
    throw error;
  }
}
