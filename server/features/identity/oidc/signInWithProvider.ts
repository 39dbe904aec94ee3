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
import { enter, uncountInvited, userWith } from '../account/account.service';
import { createAccountByRule } from '../account/createAccount';
import { knownDevice } from '../account/knownDevices';
import { proveAddress } from '../account/proof';
import { startSignIn } from '../account/refreshTokens';
import { refuseBeforehand } from '../joining/joiningRule';
import { limitCodes } from '../secondFactor/limitCodes';
import { browserIn } from './browserCookie';
import type { SignInWithProviderInput } from './oidc.inputs';
import type { SignInWithProviderPayload } from './oidc.types';
import { suggestUsername } from './suggestUsername';
import { openCode, type Proved, useCode } from './visits';

const texts = messages.provider;
const refused = () => unauthenticated(texts.expired);

/** The account to sign in to: the linked one, or the one with the address. */
interface Owner {
  userId: string;
  isLinked: boolean;
  isConfirmed: boolean;
}

async function ownerOf(
  db: Pick<Transaction, 'read'>,
  { identityHash, email }: Proved,
): Promise<Owner | undefined> {
  const [linked] = await db.read<{ userId: string; unlinkedAt: Date | null }>(
    'SELECT user_id AS userId, unlinked_at AS unlinkedAt FROM provider_identities WHERE identity_hash = ?',
    [identityHash],
  );
  // An unlinked identity doesn't make another account either.
  if (linked?.unlinkedAt) throw forbidden(texts.unlinked);
  if (linked) return { userId: linked.userId, isLinked: true, isConfirmed: true };
  if (!email) return undefined;
  const member = await readMember(db, { email: normalEmail(email) }, ['id', 'emailConfirmedAt']);
  return member && { userId: member.id, isLinked: false, isConfirmed: member.emailConfirmedAt !== null };
}

/** Whether this identity can sign in, or can get an account. */
export async function canSignInOrJoin(
  { db }: { db: Pick<Transaction, 'read'> },
  { identityHash, email }: Pick<Proved, 'identityHash' | 'email'>,
): Promise<boolean> {
  if (email) return true;
  const [known] = await db.read(
    'SELECT 1 FROM provider_identities WHERE identity_hash = ? AND unlinked_at IS NULL',
    [identityHash],
  );
  return known !== undefined;
}

/** Unlinked rows of this identity, and of the member's other identities of the provider. */
export async function unlinkedRows(
  tx: Transaction,
  userId: string,
  { identityHash, issuer }: Pick<Proved, 'identityHash' | 'issuer'>,
): Promise<string[]> {
  const rows = await tx.read<{ identityHash: string }>(
    `SELECT identity_hash AS identityHash FROM provider_identities
     WHERE (identity_hash = ? OR (user_id = ? AND issuer = ?)) AND unlinked_at IS NOT NULL`,
    [identityHash, userId, issuer],
  );
  return rows.map((row) => row.identityHash);
}

/** Links the identity, and notifies the member. CONFLICT if the member has another of this provider. */
export async function link(
  tx: Transaction,
  ctx: Context,
  userId: string,
  { identityHash, issuer }: Pick<Proved, 'identityHash' | 'issuer'>,
  taken: { others: string; own: string },
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
    if (isDuplicate(error, 'provider_identities_user')) throw new AppError('CONFLICT', taken.own);
    if (!isDuplicate(error, 'PRIMARY')) throw error;
    const own = { identityHash, userId };
    const isOwn = await tx.manager.existsBy(ProviderIdentity, own);
    throw new AppError('CONFLICT', isOwn ? taken.own : taken.others);
  }
  await recordSecurityAct(tx, ctx, userId, 'provider_linked');
  await recordOwnAct(tx, ctx, { act: 'provider_linked', subjectId: userId });
}

/**
 * Uses the code up for this account. If the address isn't confirmed, this confirms it like a mailed link, because somebody else
 * may have created the account.
 */
async function open(tx: Transaction, ctx: Context, proved: Proved, owner: Owner): Promise<void> {
  const { userId } = owner;
  const use = () => useCode(tx, ctx, proved);
  if (owner.isLinked) {
    if (!(await use())) throw refused();
  } else {
    const proof = { userId, signedInHere: ctx.viewer?.id === userId };
    if (!(await proveAddress(tx, ctx, proof, use))) throw refused();
    // Waits for a change of the address, and sees it.
    const unchanged = { id: userId, email: normalEmail(proved.email ?? '') };
    const still = await readMember(tx, unchanged, ['id'], { among: 'all', lock: 'FOR UPDATE' });
    if (!still) throw refused();
    if ((await unlinkedRows(tx, userId, proved)).length > 0) throw forbidden(texts.unlinked);
    await link(tx, ctx, userId, proved, { others: texts.linkedElsewhere, own: texts.otherLinked });
  }
  // Nothing is changed if it was unlinked meanwhile.
  const used = await tx.update(
    ProviderIdentity,
    { identityHash: proved.identityHash, userId, unlinkedAt: IsNull() },
    { lastUsedAt: ctx.now() },
  );
  if (used === 0) throw refused();
}

async function enterAccount(ctx: Context, proved: Proved, owner: Owner, input: SignInWithProviderInput) {
  const { code, deviceToken } = input;
  const { userId } = owner;
  // Don't treat the call as a visitor's: once the token is refreshed, it may leave the password and other access as they are.
  if (!owner.isConfirmed && ctx.refusedToken) throw ctx.refusedToken;
  const device = code ? await knownDevice(ctx, userId, deviceToken) : undefined;
  const signIn = await limitCodes(ctx, { userId, code, device }, () =>
    ctx.db.transaction(async (tx) => {
      await open(tx, ctx, proved, owner);
      return startSignIn(tx, ctx, userId, {
        remembered: true,
        deviceToken,
        code,
        act: 'signed_in_with_provider',
        // Otherwise the provider may have used an open session.
        isFresh: proved.isAgain,
      });
    }),
  );
  const user = await ctx.db.shared.dataSource.manager.findOneByOrFail(User, { id: userId });
  return enter(ctx, user, signIn);
}

/** Creates a newcomer's account, without a password, by the rule of joining. */
async function join(
  ctx: Context,
  proved: Proved,
  email: string,
  username: string,
  deviceToken?: string | null,
) {
  await ctx.rateLimits.take('signUpAddress', ctx.ip);
  const user = userWith(null, { username, email, confirmed: true });
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
  await uncountInvited(ctx, invitationId);
  if (!signIn) throw new AppError('WAITING_FOR_APPROVAL', messages.joining.asked);
  return enter(ctx, user, signIn);
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
  const proved = await openCode(ctx, 'sign_in', input.token, browserIn(ctx.cookies, ctx.config.appUrl));
  if (!proved) throw refused();
  await ctx.rateLimits.giveBack('linkAddress', ctx.ip);
  const { email, returnTo, invitation, name } = proved;
  const owner = await ownerOf(ctx.db, proved);
  // A confirmation must not sign a member in to another account, where they would do what they meant to do in this one.
  if (proved.isAgain && ctx.viewer && ctx.viewer.id !== owner?.userId) throw forbidden(texts.notYours);
  if (owner) {
    const entered = await enterAccount(ctx, proved, owner, input);
    return { ...entered, returnTo, newcomer: null };
  }
  if (!email || !isEmailAddress(email)) throw forbidden(texts.unverified);
  await refuseBeforehand(ctx.db, ctx, invitation);
  const { username } = input;
  if (!username) {
    const suggestedUsername = await suggestUsername(ctx, name);
    const nobody = { tokens: null, viewer: null, deviceToken: null };
    return { ...nobody, returnTo, newcomer: { email: normalEmail(email), suggestedUsername, invitation } };
  }
  try {
    const entered = await join(ctx, proved, email, username, input.deviceToken);
    return { ...entered, returnTo, newcomer: null };
  } catch (error) {
    if (isDuplicate(error, 'users_username')) throw badInput({ username: messages.username.taken });
    // Somebody joined with the address meanwhile, or this browser did so twice.
    if (isDuplicate(error, 'users_email') || isDuplicate(error, 'PRIMARY')) throw refused();
    throw error;
  }
}
