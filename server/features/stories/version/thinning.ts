import { dayMs } from '../../../contract/calendar';
import { StoryVersionKind } from '../../../contract/enums';
import type { Database } from '../../../db/database';
import { padded, placeholders } from '../../../db/rows';

/** Maximum rows per statement, to keep locks short. */
const batch = 500;

/**
 * The steps of thinning: from an age in days on, one version an hour, then one a day, then one a week is kept. Each age
 * is longer than its period, so that a period has ended before its versions are due.
 */
const steps = [
  { days: 1, period: 'HOUR' },
  { days: 7, period: 'DAY' },
  { days: 90, period: 'WEEK' },
] as const;

/** The stories with versions that are old enough for a step and haven't passed it. */
export const dueSql = `SELECT DISTINCT story_id AS storyId FROM
  (SELECT story_id FROM story_versions FORCE INDEX (story_versions_thinning)
   WHERE thinned = ? AND created_at < ? ORDER BY created_at LIMIT ${batch}) due`;

/**
 * Deletes due versions whose successor was stored in the same period. The last version of a period has no such successor, so it
 * stays even if several servers run this at once. Texts that lost a conflict don't count as successors. Periods are counted in
 * UTC from a Monday, so that the last version of a week is also the last of its day and hour. LIMIT makes the inner query a
 * derived table, without which MySQL can't delete from the table that it reads.
 */
export const thinningSql = (period: string, storyIds: readonly string[]) => `DELETE v FROM story_versions v
  JOIN (SELECT id FROM
      (SELECT id, name, kind, thinned, created_at, TIMESTAMPDIFF(${period}, '1970-01-05', created_at) AS period,
         LEAD(TIMESTAMPDIFF(${period}, '1970-01-05', created_at))
           OVER (PARTITION BY story_id ORDER BY version_number) AS following
       FROM story_versions FORCE INDEX (story_versions_number)
       WHERE story_id IN (${placeholders(storyIds)}) AND kind <> '${StoryVersionKind.NOT_CHOSEN}') course
    WHERE period = following AND thinned = ? AND created_at < ?
      AND name IS NULL AND kind <> '${StoryVersionKind.NAMED}'
    LIMIT ${batch}) superseded ON superseded.id = v.id
  WHERE v.name IS NULL`;

/**
 * Thins the versions of all stories by age. Versions with a name, those that the author stored by button, and texts that lost a
 * conflict stay. Any number of servers may run it at once.
 */
export async function thinVersions(db: Database, now: Date): Promise<void> {
  // The earlier of two clocks counts, in case this server's is fast.
  const [databaseClock] = await db.read<{ now: Date }>('SELECT UTC_TIMESTAMP(3) AS now');
  const at = Math.min(now.getTime(), databaseClock?.now.getTime() ?? 0);
  for (const [step, { days, period }] of steps.entries()) {
    const due = [step, new Date(at - days * dayMs)];
    for (;;) {
      const stories = padded((await db.read<{ storyId: string }>(dueSql, due)).map((row) => row.storyId));
      if (stories.length === 0) break;
      const writeRows = (sql: string, params: (string | number | Date)[]) =>
        db.transaction(async (tx) => (await tx.execute(sql, params)).affectedRows);
      let deleted: number = batch;
      while (deleted === batch) deleted = await writeRows(thinningSql(period, stories), [...stories, ...due]);
      await writeRows(
        `UPDATE story_versions SET thinned = ?
         WHERE story_id IN (${placeholders(stories)}) AND thinned = ? AND created_at < ?`,
        [step + 1, ...stories, ...due],
      );
    }
  }
}
