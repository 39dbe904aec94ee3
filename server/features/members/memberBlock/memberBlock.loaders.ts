import DataLoader from 'dataloader';
import type { LoaderScope } from '../../../request/loaderScope';
import { ownerIdOf, viewerLinkLoader } from '../../../request/loaders';

type BlockTable = 'mutes' | 'blocks';

export const memberBlockLoaders = {
  /**
   * All members that the viewer muted or blocked: 1,000 at most. Reads all of them, because a list's authors aren't known until
   * the list is read, so that one read serves all lists of a screen.
   */
  mutedOrBlocked: ({ db, viewer }: LoaderScope) =>
    new DataLoader<BlockTable, ReadonlySet<string>>((tables) =>
      Promise.all(
        tables.map(async (table) => {
          if (!viewer) return new Set<string>();
          const rows = await db.readByIds<{ ownerId: string; id: string }>(
            [viewer.id],
            ownerIdOf,
            `SELECT member_id AS ownerId, other_id AS id FROM ${table} WHERE member_id IN (:ids)`,
          );
          return new Set(rows.map(({ id }) => id));
        }),
      ),
    ),
  /** Whether the member has blocked the viewer; this must not be revealed to the viewer. */
  viewerIsBlockedBy: (scope: LoaderScope) => viewerLinkLoader(scope, 'blocks', 'member_id', 'other_id'),
};
