import DataLoader from 'dataloader';
import type { LoaderScope } from '../../../request/loaderScope';
import { viewerLinkLoader } from '../../../request/loaders';

type MemberLink = 'mutes' | 'blocks';

export const memberBlockLoaders = {
  /**
   * Everyone whom the viewer muted, or blocked: 1,000 at most. All of them, because a list's authors aren't known before the
   * list is, and asking for these then would be a statement more.
   */
  othersOfViewer: ({ db, viewer }: LoaderScope) =>
    new DataLoader<MemberLink, ReadonlySet<string>>((tables) =>
      Promise.all(
        tables.map(async (table) => {
          if (!viewer) return new Set<string>();
          const rows = await db.readOfOwner<{ ownerId: string; id: string }>(
            viewer.id,
            ({ ownerId }) => ownerId,
            `SELECT member_id AS ownerId, other_id AS id FROM ${table} WHERE member_id IN (:owners)`,
            [],
          );
          return new Set(rows.map(({ id }) => id));
        }),
      ),
    ),
  /** Whether the member has blocked the viewer, who must not be told. */
  viewerIsBlockedBy: (scope: LoaderScope) =>
    viewerLinkLoader(scope, 'blocks', 'member_id', { viewerColumn: 'other_id' }),
};
