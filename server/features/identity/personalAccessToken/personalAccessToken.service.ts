import { randomInt } from 'node:crypto';
import { IsNull } from 'typeorm';
import { dayMs } from '../../../contract/calendar';
import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import { isDuplicate, type Transaction } from '../../../db/database';
import { publishSignInsEnded } from '../../../events/publish';
import { AppError, notFound } from '../../../lib/errors';
import { kindOf, newId } from '../../../lib/ids';
import { oneLine } from '../../../lib/normalizeText';
import { PersonalAccessToken } from '../../../model/personalAccessToken.entity';
import { recordSecurityAct } from '../../../record/acts';
import { recordOwnAct } from '../../../record/audit/audit';
import type { Context } from '../../../request/context';
import { requireFreshSignIn } from '../secondFactor/freshSignIn';
import { lockSignIn } from '../secondFactor/lockSignIn';
import type { CreatePersonalAccessTokenInput } from './personalAccessToken.inputs';
import { hashOfToken, makeTokenText } from './tokenText';

const texts = messages.personalAccessToken;
const { most: tokensMax } = limits.personalAccessToken;

/**
 * Creates a token and returns its text, which can't be retrieved later. CONFLICT if the member has the
 * maximum number: each token takes a slot, and a unique key decides races.
 */
export async function createPersonalAccessToken(
  ctx: Context,
  userId: string,
  input: CreatePersonalAccessTokenInput,
): Promise<{ token: string; personalAccessToken: PersonalAccessToken }> {
  await requireFreshSignIn(ctx);
  await ctx.rateLimits.take('personalAccessTokenMember', userId);
  const token = makeTokenText();
  for (;;) {
    const slot = await pickFreeSlot(ctx, userId);
    const now = new Date();
    const row: PersonalAccessToken = {
      id: newId('token'),
      userId,
      slot,
      name: oneLine(input.name),
      scope: input.scope,
      tokenHash: hashOfToken(token),
      lastFour: token.slice(-4),
      createdAt: now,
      expiresAt: input.expiresInDays === null ? null : new Date(now.getTime() + input.expiresInDays * dayMs),
      lastUsedAt: null,
      revokedAt: null,
    };
    try {
      await ctx.db.transaction(async (tx) => {
        await lockSignIn(tx, ctx);
        await tx.insert(PersonalAccessToken, row);
        await recordSecurityAct(tx, ctx, userId, 'token_created');
        await recordOwnAct(tx, ctx, { act: 'token_created', subjectId: userId, thing: row.id });
      });
      return { token, personalAccessToken: Object.assign(new PersonalAccessToken(), row) };
    } catch (error) {
      // If another request took the slot, the loop tries another.
      if (!isDuplicate(error, 'personal_access_tokens_slot')) throw error;
    }
  }
}

/** Picks one of the member's free slots at random, so that parallel requests rarely collide. CONFLICT if none is free. */
async function pickFreeSlot(ctx: Context, userId: string): Promise<number> {
  const rows = await ctx.db.read<{ slot: number }>(
    'SELECT slot FROM personal_access_tokens WHERE user_id = ? AND slot IS NOT NULL',
    [userId],
  );
  const taken = new Set(rows.map(({ slot }) => slot));
  const free = Array.from({ length: tokensMax }, (_, slot) => slot).filter((slot) => !taken.has(slot));
  const slot = free.length > 0 ? free[randomInt(free.length)] : undefined;
  if (slot === undefined) throw new AppError('CONFLICT', texts.tooMany);
  return slot;
}

/** Revokes one of the member's own tokens; NOT_FOUND for any other. Repeating it changes nothing. */
export async function revokePersonalAccessToken(ctx: Context, userId: string, id: string): Promise<void> {
  if (kindOf(id) !== 'token') throw notFound(texts.notFound);
  await ctx.db.transaction(async (tx) => {
    const open = { id, userId, revokedAt: IsNull() };
    if ((await tx.update(PersonalAccessToken, open, { revokedAt: new Date(), slot: null })) > 0) {
      await recordOwnAct(tx, ctx, { act: 'token_revoked', subjectId: userId, thing: id });
      return publishSignInsEnded(tx, ctx, userId);
    }
    const [own] = await tx.read('SELECT id FROM personal_access_tokens WHERE id = ? AND user_id = ?', [
      id,
      userId,
    ]);
    if (!own) throw notFound(texts.notFound);
  });
}

/**
 * Revokes all of the member's tokens and returns their ids; they stop working with the commit. The caller
 * must change the member's row (password, deletion) earlier in the same transaction.
 */
export async function revokePersonalAccessTokensOf(
  tx: Transaction,
  ctx: Pick<Context, 'pubSub'>,
  userId: string,
): Promise<string[]> {
  const open = await tx.read<{ id: string }>(
    `SELECT id FROM personal_access_tokens WHERE user_id = ? AND revoked_at IS NULL FOR UPDATE`,
    [userId],
  );
  if (open.length === 0) return [];
  await tx.update(
    PersonalAccessToken,
    { userId, revokedAt: IsNull() },
    { revokedAt: new Date(), slot: null },
  );
  publishSignInsEnded(tx, ctx, userId);
  return open.map(({ id }) => id);
}
