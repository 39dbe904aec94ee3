import { limits } from '../../../contract/limits';
import type { Database } from '../../../db/database';
import { declareLimit } from '../../../db/statementLimits';
import type { Tag } from '../../../model/tag.entity';
import type { Context } from '../../../request/context';
import { checkFirst } from './tag.lists';

const cacheMs = 60 * 1000;

/** How many ids are read beyond the page's, because tags may be deleted while the ids are cached. */
const spare = 20;

const statement = `
  SELECT tag_id AS id FROM
    (SELECT tag_id, COUNT(*) AS n FROM story_tags GROUP BY tag_id
     UNION ALL SELECT tag_id, COUNT(*) AS n FROM exercise_tags GROUP BY tag_id) uses
  GROUP BY tag_id ORDER BY SUM(n) DESC, tag_id LIMIT ${limits.page.max + spare}`;

interface CachedIds {
  readAt: number;
  ids: Promise<string[]>;
}

const cache = new WeakMap<Database, CachedIds>();

/** The ids of the tags used most. Counting scans two whole indexes, so each server caches the result for a minute for all requests. */
function popularIds(ctx: Context): Promise<string[]> {
  const db = ctx.db.shared;
  const now = ctx.now().getTime();
  const cached = cache.get(db);
  if (cached && Math.abs(now - cached.readAt) < cacheMs) return cached.ids;
  const ids = db.read<{ id: string }>(declareLimit(10, statement)).then((rows) => rows.map(({ id }) => id));
  const fresh = { readAt: now, ids };
  cache.set(db, fresh);
  ids.catch(() => {
    if (cache.get(db) === fresh) cache.delete(db);
  });
  return ids;
}

/** Tags used by the most stories and exercises. */
export async function popularTags(ctx: Context, first: number): Promise<Tag[]> {
  checkFirst(first, limits.page.max);
  const ids = await popularIds(ctx);
  const tags = await ctx.loaders.tagById.loadMany(ids.slice(0, first + spare));
  return tags.filter((tag): tag is Tag => tag !== null && !(tag instanceof Error)).slice(0, first);
}
