import DataLoader from 'dataloader';
import { padded } from '../../db/database';
import { inOrder, placeholders } from '../../db/rows';
import type { LoaderScope } from '../../loaderScope';

export const followLoaders = (scope: LoaderScope) => ({
  viewerFollows: new DataLoader(async (ids: readonly string[]) => {
    if (!scope.viewer) return ids.map(() => false);
    const wanted = padded(ids);
    const rows = await scope.db.read<{ id: string }>(
      `SELECT followed_id AS id FROM follows WHERE follower_id = ? AND followed_id IN (${placeholders(wanted)})`,
      [scope.viewer.id, ...wanted],
    );
    return inOrder(ids, rows, ({ id }) => id).map((row) => row !== null);
  }),
});
