import DataLoader from 'dataloader';
import { padded } from '../../db/database';
import { inOrder, placeholders } from '../../db/rows';
import { loadersByPage } from '../../graphql/pagesOfMany';
import { onlyIds } from '../../ids';
import type { LoaderScope } from '../../loaderScope';
import { type CommentRow, commentColumns, commentsOfEach, toComment } from './comment.lists';

export function commentLoaders(scope: LoaderScope) {
  const storyCommentCount = new DataLoader<string, number>(
    async (storyIds) => {
      const wanted = padded(storyIds);
      const rows = await scope.db.read<{ storyId: string; n: number }>(
        `SELECT story_id AS storyId, COUNT(*) AS n FROM comments WHERE story_id IN (${placeholders(wanted)})
         GROUP BY story_id`,
        wanted,
      );
      return inOrder(storyIds, rows, ({ storyId }) => storyId).map((row) => Number(row?.n ?? 0));
    },
    { cache: false },
  );
  return {
    /** Doesn't check access; the caller authorises. */
    commentById: new DataLoader(async (ids: readonly string[]) => {
      const wanted = padded(onlyIds('comment', ids));
      const rows = await scope.db.read<CommentRow>(
        `SELECT ${commentColumns} FROM comments c WHERE c.id IN (${placeholders(wanted)})`,
        wanted,
      );
      return inOrder(ids, rows.map(toComment), ({ id }) => id);
    }),

    storyComments: loadersByPage(
      scope,
      commentsOfEach((id) => storyCommentCount.load(id)),
    ),

    storyCommentCount,
  };
}
