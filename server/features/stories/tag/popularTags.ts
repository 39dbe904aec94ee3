import { limits } from '../../../contract/limits';
import type { Database } from '../../../db/database';
import { declareLimit } from '../../../db/statementLimits';
import type { Tag } from '../../../model/tag.entity';
import type { Context } from '../../../request/context';
import { checkFirst } from './tag.lists';

const keptForMs = 60 * 1000;

/** Number of additional ids to read, because tags may be deleted while the ids are cached. */
const spare = 20;

const statement = `
  SELECT tag_id AS id FROM
    (SELECT tag_id, COUNT(*) AS n FROM story_tags GROUP BY tag_id
     UNION ALL SELECT tag_id, COUNT(*) AS n FROM exercise_tags GROUP BY tag_id) uses
  GROUP BY tag_id ORDER BY SUM(n) DESC, tag_id LIMIT ${limits.page.max + spare}`;

interface Kept {
  at: number;
  ids: Promise<string[]>;
}

const keptOf = new WeakMap<Database, Kept>();

/** Counting scans two whole indexes, so each server caches the result for a minute for all callers. */
function popularIds(ctx: Context): Promise<string[]> {
  const db = ctx.db.shared;
  const now = ctx.now().getTime();
  const kept = keptOf.get(db);
  if (kept && Math.abs(now - kept.at) < keptForMs) return kept.ids;
  const ids = db.read<{ id: string }>(declareLimit(10, statement)).then((rows) => rows.map(({ id }) => id));
  const fresh = { at: now, ids };
  keptOf.set(db, fresh);
  ids.catch(() => {
    if (keptOf.get(db) === fresh) keptOf.delete(db);
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
