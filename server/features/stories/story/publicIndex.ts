import { hasPublicStory, isPublicStory } from '../../../authz/storyAudience';
import type { Database } from '../../../db/database';
import { storiesByIndex, storiesPublishedWithTag } from '../table/storiesTable';

/** Stories of a part, and most authors and tags; sitemaps may have 50,000. */
export const partSize = 10_000;

/** The stories that search engines may list, with their authors and tags. */
const isListed = 's.listed = 1';
const isIndexed = `${isPublicStory()} AND ${isListed}`;

/** Covers all columns that are read, so that no rows with texts are read. */
const byIndex = storiesByIndex('stories_published');

/** A part of the list of public stories, with the time of the latest change in it. */
export interface SitemapPart {
  /** In ISO 8601. */
  changedAt: string;
}

interface SitemapStory extends SitemapPart {
  id: string;
}

/** A story is new to visitors when it is published, however long ago it was written. */
const changedAt = 'GREATEST(s.revised_at, s.published_at)';

const withTexts = <T extends { changedAt: Date }>(rows: readonly T[]) =>
  rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() }));

type Reader = Pick<Database, 'read'>;

/**
 * The parts of the list of public stories, first published first, so that a newly published story changes only the last part.
 * The stories of deleted accounts are deleted with them.
 */
export const sitemapParts = async (db: Reader): Promise<SitemapPart[]> =>
  withTexts(
    await db.read<{ changedAt: Date }>(
      `SELECT MAX(changed_at) AS changedAt FROM (
       SELECT ${changedAt} AS changed_at, ROW_NUMBER() OVER (ORDER BY s.published_at, s.id) AS place
       FROM ${byIndex} WHERE ${isIndexed}) listed
     GROUP BY (place - 1) DIV ${partSize} ORDER BY (place - 1) DIV ${partSize}`,
    ),
  );

/** The stories of a part, counted from 0; none beyond the last. */
export const sitemapPart = async (db: Reader, part: number): Promise<SitemapStory[]> =>
  withTexts(
    await db.read<{ id: string; changedAt: Date }>(
      `SELECT s.id, ${changedAt} AS changedAt FROM ${byIndex} WHERE ${isIndexed}
     ORDER BY s.published_at, s.id LIMIT ${partSize} OFFSET ${Math.trunc(part) * partSize}`,
    ),
  );

/** The usernames of members with such a story, at most 10,000. */
export async function publicAuthors(db: Reader): Promise<string[]> {
  const rows = await db.read<{ username: string }>(
    `SELECT u.username FROM users u WHERE u.deleted_at IS NULL AND ${hasPublicStory('u.id', isListed)}
     ORDER BY u.username LIMIT ${partSize}`,
  );
  return rows.map(({ username }) => username);
}

/** The names of such stories' tags, at most 10,000. */
export async function publicTags(db: Reader): Promise<string[]> {
  const rows = await db.read<{ name: string }>(
    `SELECT t.name FROM tags t WHERE EXISTS (
       SELECT 1 FROM ${storiesPublishedWithTag('t.id')} AND ${isIndexed}) ORDER BY t.name LIMIT ${partSize}`,
  );
  return rows.map(({ name }) => name);
}
