import { hasPublicStorySql, publicStorySql } from '../../../authz/storyAudience';
import type { Database } from '../../../db/database';
import { storiesByIndex, storiesPublishedWithTag } from '../table/storiesTable';

/** The most stories in a part of the sitemap, and the most authors and tags in it. The protocol allows 50,000 entries in a file. */
export const maxSitemapEntries = 10_000;

/** SQL: the author lets search engines list the story. */
const listedSql = 's.listed = 1';
const sitemapStorySql = `${publicStorySql()} AND ${listedSql}`;

/** This index has all columns that are read, so that no rows with texts are read. */
const fromIndex = storiesByIndex('stories_published');

/** A part of the list of public stories, with the time of the latest change in it. */
export interface SitemapPart {
  /** In ISO 8601. */
  changedAt: string;
}

interface SitemapStory extends SitemapPart {
  id: string;
}

/** SQL: when visitors last saw a change: a story is new to them when it is published, however long ago it was written. */
const changedAtSql = 'GREATEST(s.revised_at, s.published_at)';

const withIsoTimes = <T extends { changedAt: Date }>(rows: readonly T[]) =>
  rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() }));

type Db = Pick<Database, 'read'>;

/**
 * The parts of the list of public stories, first published first, so that a newly published story changes only the last part.
 * Authors' accounts need no check, because their stories are deleted with them.
 */
export const sitemapParts = async (db: Db): Promise<SitemapPart[]> =>
  withIsoTimes(
    await db.read<{ changedAt: Date }>(
      `SELECT MAX(changed_at) AS changedAt FROM (
       SELECT ${changedAtSql} AS changed_at, ROW_NUMBER() OVER (ORDER BY s.published_at, s.id) AS place
       FROM ${fromIndex} WHERE ${sitemapStorySql}) listed
     GROUP BY (place - 1) DIV ${maxSitemapEntries} ORDER BY (place - 1) DIV ${maxSitemapEntries}`,
    ),
  );

/** The stories of a part, counted from 0; none beyond the last. */
export const sitemapPart = async (db: Db, part: number): Promise<SitemapStory[]> =>
  withIsoTimes(
    await db.read<{ id: string; changedAt: Date }>(
      `SELECT s.id, ${changedAtSql} AS changedAt FROM ${fromIndex} WHERE ${sitemapStorySql}
     ORDER BY s.published_at, s.id LIMIT ${maxSitemapEntries} OFFSET ${Math.trunc(part) * maxSitemapEntries}`,
    ),
  );

/** The usernames of members with a story in the sitemap, at most 10,000. */
export async function publicAuthors(db: Db): Promise<string[]> {
  const rows = await db.read<{ username: string }>(
    `SELECT u.username FROM users u WHERE u.deleted_at IS NULL AND ${hasPublicStorySql('u.id', listedSql)}
     ORDER BY u.username LIMIT ${maxSitemapEntries}`,
  );
  return rows.map(({ username }) => username);
}

/** The names of the tags of stories in the sitemap, at most 10,000. */
export async function publicTags(db: Db): Promise<string[]> {
  const rows = await db.read<{ name: string }>(
    `SELECT t.name FROM tags t WHERE EXISTS (
       SELECT 1 FROM ${storiesPublishedWithTag('t.id')} AND ${sitemapStorySql}) ORDER BY t.name LIMIT ${maxSitemapEntries}`,
  );
  return rows.map(({ name }) => name);
}
