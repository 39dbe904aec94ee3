import DataLoader from 'dataloader';
import { inOrder, padded, placeholders } from '../../../db/rows';
import { onlyIds } from '../../../lib/ids';
import { openSignIns, signInRows } from '../../../model/signIn.entity';
import type { LoaderScope } from '../../../request/loaderScope';

/** SQL: the member's sign-ins that are neither revoked nor expired, with what the condition binds. */
export function openSignInsOf(userId: string) {
  const { where, params } = openSignIns(Date.now());
  return { where: `s.user_id = ? AND ${where}`, params: [userId, ...params] };
}

export const signInLoaders = {
  /** The viewer's own active sign-ins; others' are never found. */
  ownSignInById: (scope: LoaderScope) =>
    new DataLoader(async (ids: readonly string[]) => {
      if (!scope.viewer) return ids.map(() => null);
      const wanted = padded(onlyIds('signin', ids));
      const { where, params } = openSignInsOf(scope.viewer.id);
      const found = await signInRows.read(scope.db, `WHERE s.id IN (${placeholders(wanted)}) AND ${where}`, [
        ...wanted,
        ...params,
      ]);
      return inOrder(ids, found, ({ id }) => id);
    }),
};
