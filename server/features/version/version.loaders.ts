import DataLoader from 'dataloader';
import type { Context } from '../../context';
import { padded } from '../../db/database';
import { longTexts } from '../../db/longTexts';
import { inOrder, placeholders } from '../../db/rows';
import { loadersByPage } from '../../graphql/pagesOfMany';
import { onlyIds } from '../../ids';
import { toVersion, type VersionRow, versionColumns, versionsOfEach } from './version.lists';

const textsTooLong = 'These versions hold more than 8 MB of text: ask for fewer, or without their texts';

export const versionLoaders = (ctx: Context) => ({
  /** Whoever may read it: the caller authorises. */
  storyVersionById: new DataLoader(async (ids: readonly string[]) => {
    const wanted = padded(onlyIds('version', ids));
    const rows = await ctx.db.read<VersionRow>(
      `SELECT ${versionColumns} FROM story_versions v WHERE v.id IN (${placeholders(wanted)})`,
      wanted,
    );
    return inOrder(ids, rows.map(toVersion), ({ id }) => id);
  }),

  storyVersionContent: new DataLoader<string, string>((ids) =>
    longTexts(ctx, 'story_versions', ids, textsTooLong),
  ),

  storyVersions: loadersByPage(ctx, versionsOfEach(ctx)),

  storyVersionCount: new DataLoader<string, number>(
    async (storyIds) => {
      const wanted = padded(storyIds);
      const rows = await ctx.db.read<{ storyId: string; n: number }>(
        `SELECT story_id AS storyId, COUNT(*) AS n FROM story_versions
         WHERE story_id IN (${placeholders(wanted)}) GROUP BY story_id`,
        wanted,
      );
      return inOrder(storyIds, rows, ({ storyId }) => storyId).map((row) => Number(row?.n ?? 0));
    },
    { cache: false },
  ),
});
