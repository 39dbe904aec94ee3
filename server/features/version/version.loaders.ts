import DataLoader from 'dataloader';
import { padded } from '../../db/database';
import { inOrder, placeholders } from '../../db/rows';
import { longTexts } from '../../graphql/longTexts';
import { loadersByPage } from '../../graphql/pagesOfMany';
import { onlyIds } from '../../ids';
import type { LoaderScope } from '../../loaderScope';
import { toVersion, type VersionRow, versionColumns, versionsOfEach } from './version.lists';

const textsTooLong = 'These versions hold more than 8 MB of text: ask for fewer, or without their texts';

export function versionLoaders(scope: LoaderScope) {
  const storyVersionCount = new DataLoader<string, number>(
    async (storyIds) => {
      const wanted = padded(storyIds);
      const rows = await scope.db.read<{ storyId: string; n: number }>(
        `SELECT story_id AS storyId, COUNT(*) AS n FROM story_versions
         WHERE story_id IN (${placeholders(wanted)}) GROUP BY story_id`,
        wanted,
      );
      return inOrder(storyIds, rows, ({ storyId }) => storyId).map((row) => Number(row?.n ?? 0));
    },
    { cache: false },
  );
  return {
    /** Doesn't check access; the caller authorises. */
    storyVersionById: new DataLoader(async (ids: readonly string[]) => {
      const wanted = padded(onlyIds('version', ids));
      const rows = await scope.db.read<VersionRow>(
        `SELECT ${versionColumns} FROM story_versions v WHERE v.id IN (${placeholders(wanted)})`,
        wanted,
      );
      return inOrder(ids, rows.map(toVersion), ({ id }) => id);
    }),

    storyVersionContent: new DataLoader<string, string>((ids) =>
      longTexts(scope, 'story_versions', ids, textsTooLong),
    ),

    storyVersions: loadersByPage(
      scope,
      versionsOfEach((id) => storyVersionCount.load(id)),
    ),

    storyVersionCount,
  };
}
