import DataLoader from 'dataloader';
import type { Context } from '../../context';
import { padded } from '../../db/database';
import { inOrder, placeholders } from '../../db/rows';
import type { Connection, ConnectionArgs } from '../../graphql/connection';
import { onlyIds } from '../../ids';
import type { Comment } from './comment.entity';
import { type CommentRow, commentColumns, commentPages, toComment } from './comment.lists';

/** By the page that is asked for, a loader of it by stories: one statement for as many as ask for the like. */
function loadersByPage(ctx: Context) {
  const loaders = new Map<string, DataLoader<string, Connection<Comment>>>();
  return (args: ConnectionArgs): DataLoader<string, Connection<Comment>> => {
    const page = JSON.stringify([args.first, args.after, args.last, args.before]);
    const known = loaders.get(page);
    if (known) return known;
    // It remembers nothing: what follows a write in the same request reads anew.
    const loader = new DataLoader<string, Connection<Comment>>(
      (storyIds) => commentPages(ctx, storyIds, args),
      { cache: false },
    );
    loaders.set(page, loader);
    return loader;
  };
}

export const commentLoaders = (ctx: Context) => ({
  /** Whoever may read it: the caller authorises. */
  commentById: new DataLoader(async (ids: readonly string[]) => {
    const wanted = padded(onlyIds('comment', ids));
    const rows = await ctx.db.read<CommentRow>(
      `SELECT ${commentColumns} FROM comments c WHERE c.id IN (${placeholders(wanted)})`,
      wanted,
    );
    return inOrder(ids, rows.map(toComment), ({ id }) => id);
  }),

  storyComments: loadersByPage(ctx),

  storyCommentCount: new DataLoader<string, number>(
    async (storyIds) => {
      const wanted = padded(storyIds);
      const rows = await ctx.db.read<{ storyId: string; n: number }>(
        `SELECT story_id AS storyId, COUNT(*) AS n FROM comments WHERE story_id IN (${placeholders(wanted)})
         GROUP BY story_id`,
        wanted,
      );
      return inOrder(storyIds, rows, ({ storyId }) => storyId).map((row) => Number(row?.n ?? 0));
    },
    { cache: false },
  ),
});
