import { In, IsNull, Not } from 'typeorm';
import { issuerOf } from '../../../config/providerSettings';
import { messages } from '../../../contract/messages';
import { forbidden, notFound, unauthenticated } from '../../../lib/errors';
import { type LinkedProvider, ProviderIdentity } from '../../../model/provider.entity';
import { recordSecurityAct } from '../../../record/acts';
import { recordOwnAct } from '../../../record/audit/audit';
import type { Context } from '../../../request/context';
import { readMember } from '../../members/user/memberRows';
import { lockSignInMethods, requireSignInMethod } from '../account/signInMethods';
import { requireFreshSignIn } from '../secondFactor/freshSignIn';
import { lockSignIn } from '../secondFactor/lockSignIn';
import { browserSecretIn } from './browserCookie';
import type { LinkProviderInput } from './oidc.inputs';
import { linkIdentity, readUnlinkedHashes } from './signInWithProvider';
import { openCode, useCode } from './visits';

const texts = messages.provider;

/** Reads the member's link to the provider of the settings, or else one to a provider that was in the settings before. */
export async function linkedProviderOf(ctx: Context, userId: string): Promise<LinkedProvider | null> {
  const { oidc } = ctx.config;
  const currentIssuer = oidc && issuerOf(oidc);
  const [row] = await ctx.db.read<{ issuer: string; linkedAt: Date; lastUsedAt: Date | null }>(
    `SELECT issuer, created_at AS linkedAt, last_used_at AS lastUsedAt FROM provider_identities
     WHERE user_id = ? AND unlinked_at IS NULL ORDER BY issuer = ? DESC, created_at DESC LIMIT 1`,
    [userId, currentIssuer ?? ''],
  );
  if (!row) return null;
  const { issuer, linkedAt, lastUsedAt } = row;
  return { name: oidc && currentIssuer === issuer ? oidc.name : issuer, linkedAt, lastUsedAt };
}

/**
 * Links the viewer's account to the one at the provider for which this browser has a code. FORBIDDEN until the address is
 * confirmed: otherwise somebody who signed up with another's address would keep access.
 */
export async function linkProvider(
  ctx: Context,
  userId: string,
  { token }: LinkProviderInput,
): Promise<void> {
  await requireFreshSignIn(ctx);
  await ctx.rateLimits.take('providerMember', userId);
  const proved = await openCode(ctx, 'link', token, browserSecretIn(ctx.cookies, ctx.config.appUrl));
  if (!proved) throw notFound(texts.expired);
  await ctx.db.transaction(async (tx) => {
    const member = await readMember(tx, { id: userId }, ['emailConfirmedAt'], { lock: 'FOR UPDATE' });
    if (!member) throw unauthenticated();
    await lockSignIn(tx, ctx);
    if (!member.emailConfirmedAt) throw forbidden(messages.waysIn.confirmAddressFirst);
    if (!(await useCode(tx, ctx, proved))) throw notFound(texts.expired);
    // The viewer has proved both accounts, so earlier unlinking, from either account, no longer blocks this link.
    const unlinkedHashes = await readUnlinkedHashes(tx, userId, proved);
    if (unlinkedHashes.length > 0)
      await tx.delete(ProviderIdentity, { identityHash: In(unlinkedHashes), unlinkedAt: Not(IsNull()) });
    const conflicts = { other: texts.linkedElsewhere, own: texts.alreadyLinked };
    await linkIdentity(tx, ctx, userId, proved, conflicts);
  });
}

/**
 * Removes the provider as a sign-in method. The row stays and blocks it: otherwise the next visit would link it again by the
 * address. NOT_FOUND if there is none; CONFLICT if it is the only method.
 */
export async function unlinkProvider(ctx: Context, userId: string): Promise<void> {
  await requireFreshSignIn(ctx);
  await ctx.rateLimits.take('providerMember', userId);
  await ctx.db.transaction(async (tx) => {
    await lockSignInMethods(tx, ctx, userId);
    await lockSignIn(tx, ctx);
    const linked = { userId, unlinkedAt: IsNull() };
    if ((await tx.update(ProviderIdentity, linked, { unlinkedAt: ctx.now() })) === 0)
      throw notFound(texts.notLinked);
    await requireSignInMethod(tx, ctx, userId);
    await recordSecurityAct(tx, ctx, userId, 'provider_unlinked');
    await recordOwnAct(tx, ctx, { act: 'provider_unlinked', subjectId: userId });
  });
}
