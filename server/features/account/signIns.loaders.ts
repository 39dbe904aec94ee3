import DataLoader from 'dataloader';
import { padded } from '../../db/database';
import { inOrder, placeholders } from '../../db/rows';
import { onlyIds } from '../../ids';
import type { LoaderScope } from '../../loaderScope';
import { lifetimeMs, SignIn } from '../../model/signIn.entity';

/** The table's alias is `s`. */
export const signInColumns = `s.id, s.user_id AS userId, s.remembered, s.user_agent AS userAgent,
  s.created_at AS createdAt, s.last_used_at AS lastUsedAt, s.revoked_at AS revokedAt`;

export type SignInRow = Omit<SignIn, 'remembered'> & { remembered: number };

export const toSignIn = (row: SignInRow): SignIn =>
  Object.assign(new SignIn(), row, { remembered: row.remembered === 1 });

/** Condition for the member's sign-ins that are neither revoked nor expired. */
export function openSignInsOf(userId: string) {
  const now = Date.now();
  return {
    where: 's.user_id = ? AND s.revoked_at IS NULL AND s.last_used_at > IF(s.remembered, ?, ?)',
    params: [userId, new Date(now - lifetimeMs(true)), new Date(now - lifetimeMs(false))],
  };
}

export const signInLoaders = (scope: LoaderScope) => ({
  /** The viewer's own active sign-ins; others' are never found. */
  ownSignInById: new DataLoader(async (ids: readonly string[]) => {
    if (!scope.viewer) return ids.map(() => null);
    const wanted = padded(onlyIds('signin', ids));
    const { where, params } = openSignInsOf(scope.viewer.id);
    const rows = await scope.db.read<SignInRow>(
      `SELECT ${signInColumns} FROM sign_ins s WHERE s.id IN (${placeholders(wanted)}) AND ${where}`,
      [...wanted, ...params],
    );
    return inOrder(ids, rows.map(toSignIn), ({ id }) => id);
  }),
});
