import DataLoader from 'dataloader';
import type { Context } from '../../context';
import { padded } from '../../db/database';
import { inOrder, placeholders } from '../../db/rows';

export const followLoaders = (ctx: Context) => ({
  viewerFollows: new DataLoader(async (ids: readonly string[]) => {
    if (!ctx.viewer) return ids.map(() => false);
    const wanted = padded(ids);
    const rows = await ctx.db.read<{ id: string }>(
      `SELECT followed_id AS id FROM follows WHERE follower_id = ? AND followed_id IN (${placeholders(wanted)})`,
      [ctx.viewer.id, ...wanted],
    );
    return inOrder(ids, rows, ({ id }) => id).map((row) => row !== null);
  }),
});
