import type { Context } from '../../context';
import { messages } from '../../contract/messages';
import type { SqlValue, Transaction } from '../../db/database';
import { notFound } from '../../errors';
import { kindOf } from '../../ids';
import type { RevokeAllSignInsInput } from './signIns.inputs';

/** Once it is sure that sign-ins of the member have ended, every server closes the sockets that they opened. */
export function tellOfEndedSignIns(tx: Transaction, { pubSub }: Pick<Context, 'pubSub'>, userId: string) {
  tx.afterCommit(() => pubSub.publish('signInsEnded', { userId }));
}

/**
 * Ends a member's sign-ins, or all but one, and gives the ids of those that had not ended before: their access tokens
 * stop working with the commit. Whoever changes the member's row (a password, a deletion) does so earlier in the same
 * transaction: a sign-in that is just beginning locks that row, and so is either seen here or sees the change.
 */
export async function revokeSignInsOf(
  tx: Transaction,
  ctx: Pick<Context, 'pubSub'>,
  userId: string,
  { except }: { except?: string } = {},
): Promise<string[]> {
  const these = `user_id = ? AND revoked_at IS NULL${except ? ' AND id <> ?' : ''}`;
  const params: SqlValue[] = except ? [userId, except] : [userId];
  const open = await tx.read<{ id: string }>(`SELECT id FROM sign_ins WHERE ${these} FOR UPDATE`, params);
  if (open.length === 0) return [];
  await tx.execute(`UPDATE sign_ins SET revoked_at = ? WHERE ${these}`, [new Date(), ...params]);
  tellOfEndedSignIns(tx, ctx, userId);
  return open.map(({ id }) => id);
}

/** Ends one of the member's own sign-ins; NOT_FOUND for anyone else's. Ending it again changes nothing. */
export async function revokeSignIn(ctx: Context, userId: string, id: string): Promise<void> {
  if (kindOf(id) !== 'signin') throw notFound(messages.signIns.notFound);
  await ctx.db.transaction(async (tx) => {
    tx.nothingPublic();
    const { affectedRows } = await tx.execute(
      'UPDATE sign_ins SET revoked_at = ? WHERE id = ? AND user_id = ? AND revoked_at IS NULL',
      [new Date(), id, userId],
    );
    if (affectedRows > 0) return tellOfEndedSignIns(tx, ctx, userId);
    const [own] = await tx.read('SELECT id FROM sign_ins WHERE id = ? AND user_id = ?', [id, userId]);
    if (!own) throw notFound(messages.signIns.notFound);
  });
}

export function revokeAllSignIns(
  ctx: Context,
  userId: string,
  { keepCurrent }: RevokeAllSignInsInput,
): Promise<string[]> {
  return ctx.db.transaction((tx) => {
    tx.nothingPublic();
    return revokeSignInsOf(tx, ctx, userId, keepCurrent ? { except: ctx.viewer?.signInId } : {});
  });
}
