import { dayMs } from '../contract/calendar';
import type { Database } from '../db/database';
import { padded, placeholders } from '../db/rows';
import { groupUserId } from '../model/user.entity';
import { storedBytesMax } from './storedTexts';
import { memberSizesSql } from './textSizes';

const hourMs = 60 * 60 * 1000;

/** A page of members whose texts are added up again: once a day if they saved something since, each hour if they are near the limit. */
const countersToCheckSql = `SELECT user_id AS userId, counted_at AS countedAt FROM stored_texts
  WHERE user_id > ? AND (counted_at IS NULL OR (changed_at > counted_at AND counted_at < ?)
    OR (bytes > ? AND counted_at < ?))
  ORDER BY user_id LIMIT 100`;

/** The bytes to add to the counter, perhaps negative. It is one statement, so that a concurrent save is in both sums or in neither. */
const counterErrorSql = `SELECT ${memberSizesSql.join(' + ')} - bytes AS bytes FROM stored_texts WHERE user_id = ?`;

/** Versions without a size: a few at once, because their texts are read. */
const unmeasuredSql = `SELECT v.id FROM stories s JOIN story_versions v FORCE INDEX (story_versions_bytes)
  ON v.story_id = s.id AND v.content_bytes IS NULL WHERE s.author_id = ? LIMIT 20`;

/** Stores the sizes of the member's versions that have none yet. */
async function measureVersions(db: Database, userId: string): Promise<void> {
  for (;;) {
    const ids = padded((await db.read<{ id: string }>(unmeasuredSql, [userId])).map(({ id }) => id));
    if (ids.length === 0) return;
    await db.transaction((tx) => {
      tx.mayTake(60);
      return tx.execute(
        `UPDATE story_versions SET content_bytes = OCTET_LENGTH(content) WHERE id IN (${placeholders(ids)})`,
        ids,
      );
    });
  }
}

interface Counter {
  userId: string;
  countedAt: Date | null;
}

/** Corrects the counter, unless another server has corrected it since it was read. */
async function recount(db: Database, { userId, countedAt }: Counter, now: Date): Promise<void> {
  await measureVersions(db, userId);
  await db.transaction(async (tx) => {
    tx.mayTake(60);
    const [row] = await tx.read<{ bytes: string }>(
      counterErrorSql,
      memberSizesSql.map(() => userId).concat(userId),
    );
    await tx.execute(
      'UPDATE stored_texts SET bytes = GREATEST(0, bytes + ?), counted_at = ? WHERE user_id = ? AND counted_at <=> ?',
      [Number(row?.bytes ?? 0), now, userId, countedAt],
    );
  });
}

/** Corrects the counters of stored bytes, which miss thinned versions, and texts that an earlier release stored. */
export async function recountStored(
  db: Database,
  config: Parameters<typeof storedBytesMax>[0],
  now: Date,
): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const failures: unknown[] = [];
  for (let last = ''; ; ) {
    const page = await db.read<Counter>(countersToCheckSql, [
      last,
      before(dayMs),
      storedBytesMax(config) / 2,
      before(hourMs / 2),
    ]);
    for (const counter of page)
      if (counter.userId !== groupUserId)
        await recount(db, counter, now).catch((error) => failures.push(error));
    const next = page.at(-1)?.userId;
    if (next === undefined) break;
    last = next;
  }
  if (failures.length > 0) throw new AggregateError(failures, 'the texts of some could not be added up');
}
