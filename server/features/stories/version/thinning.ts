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

/** The stories of versions that haven't passed a step. */
export const dueSql = `SELECT DISTINCT story_id AS storyId FROM
  (SELECT story_id FROM story_versions FORCE INDEX (story_versions_thinning)
   WHERE thinned = ? AND created_at < ? ORDER BY created_at LIMIT ${batch}) due`;

/**
 * Deletes due versions whose successor was stored in the same period. The last of a period has none, also when servers run
 * this at once. A text that lost a conflict isn't part of the story's course, and replaces none. Periods are counted in
 * UTC from a Monday, so that the last version of a week is also the last of its day and hour. LIMIT makes the inner query
 * a table of its own, which MySQL needs to delete from the same one.
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
 * Thins the versions of all stories by age. Versions with a name, those stored by a button of their own and texts that lost a
 * conflict stay. Safe on any number of servers at once.
 */
export async function thinVersions(db: Database, now: Date): Promise<void> {
  // The slower clock decides, in case this server's is fast.
  const [clock] = await db.read<{ now: Date }>('SELECT UTC_TIMESTAMP(3) AS now');
  const at = Math.min(now.getTime(), clock?.now.getTime() ?? 0);
  for (const [step, { days, period }] of steps.entries()) {
    const due = [step, new Date(at - days * dayMs)];
    for (;;) {
      const stories = padded((await db.read<{ storyId: string }>(dueSql, due)).map((row) => row.storyId));
      if (stories.length === 0) break;
      const write = (sql: string, params: (string | number | Date)[]) =>
        db.transaction(async (tx) => {
          return (await tx.execute(sql, params)).affectedRows;
        });
      while ((await write(thinningSql(period, stories), [...stories, ...due])) === batch);
      await write(
        `UPDATE story_versions SET thinned = ?
         WHERE story_id IN (${placeholders(stories)}) AND thinned = ? AND created_at < ?`,
        [step + 1, ...stories, ...due],
      );
    }
  }
}
