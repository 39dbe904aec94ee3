import { IsNull, Not } from 'typeorm';
import { messages } from '../../../contract/messages';
import type { Transaction } from '../../../db/database';
import { publishSignInsEnded } from '../../../events/publish';
import { notFound } from '../../../lib/errors';
import { kindOf } from '../../../lib/ids';
import { SignIn } from '../../../model/signIn.entity';
import { recordOwnAct } from '../../../record/audit/audit';
import type { Context } from '../../../request/context';
import { lockSignIn } from '../secondFactor/lockSignIn';
import type { RevokeAllSignInsInput } from './signIns.inputs';

/**
 * Ends a member's sign-ins, or all but one, and returns the ids of those that were active. Their access tokens stop working with the
 * commit. The caller must change the member's row (password, deletion) earlier in the same transaction: a concurrent sign-in locks that
 * row, so it is either seen here or sees the change.
 */
export async function revokeSignInsOf(
  tx: Transaction,
  ctx: Pick<Context, 'pubSub'>,
  userId: string,
  { except }: { except?: string } = {},
): Promise<string[]> {
  const open = await tx.read<{ id: string }>(
    `SELECT id FROM sign_ins WHERE user_id = ? AND revoked_at IS NULL${except ? ' AND id <> ?' : ''} FOR UPDATE`,
    except ? [userId, except] : [userId],
  );
  const ended = { userId, ...(except && { id: Not(except) }) };
  // Devices where the member signed out earlier must become unknown, too.
  await tx.update(SignIn, ended, { deviceHash: null });
  if (open.length === 0) return [];
  await tx.update(SignIn, { ...ended, revokedAt: IsNull() }, { revokedAt: new Date() });
  publishSignInsEnded(tx, ctx, userId);
  return open.map(({ id }) => id);
}

/** Ends one of the member's own sign-ins; NOT_FOUND for any other. Repeating it changes nothing. */
export async function revokeSignIn(ctx: Context, userId: string, id: string): Promise<void> {
  if (kindOf(id) !== 'signin') throw notFound(messages.signIns.notFound);
  await ctx.db.transaction(async (tx) => {
    await lockSignIn(tx, ctx);
    const own = { id, userId };
    const ended = { revokedAt: new Date(), deviceHash: null };
    if ((await tx.update(SignIn, { ...own, revokedAt: IsNull() }, ended)) > 0) {
      await recordOwnAct(tx, ctx, { act: 'sign_in_ended', subjectId: userId, thing: id });
      return publishSignInsEnded(tx, ctx, userId);
    }
    const [found] = await tx.read('SELECT id FROM sign_ins WHERE id = ? AND user_id = ?', [id, userId]);
    if (!found) throw notFound(messages.signIns.notFound);
  });
}

/** Ends all of the member's own sign-ins, or all but the current one, and returns the ids of those that were active. */
export function revokeAllSignIns(
  ctx: Context,
  userId: string,
  { keepCurrent }: RevokeAllSignInsInput,
): Promise<string[]> {
  return ctx.db.transaction(async (tx) => {
    await lockSignIn(tx, ctx);
    const ended = await revokeSignInsOf(tx, ctx, userId, keepCurrent ? { except: ctx.viewer?.signInId } : {});
    if (ended.length > 0) await recordOwnAct(tx, ctx, { act: 'signed_out_everywhere', subjectId: userId });
    return ended;
  });
}
