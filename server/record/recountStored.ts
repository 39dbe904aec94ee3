import { dayMs } from '../contract/calendar';
import type { Database } from '../db/database';
import { padded, placeholders } from '../db/rows';
import { groupUserId } from '../model/user.entity';
import { storedBytesMax } from './storedTexts';
import { sizesOfMember } from './textSizes';

const hourMs = 60 * 60 * 1000;

/** A page of members whose texts are added up anew: once a day, if they wrote since the last time; each hour, if they are near the limit. */
const countersToCheck = `SELECT user_id AS userId, counted_at AS countedAt FROM stored_texts
  WHERE user_id > ? AND (counted_at IS NULL OR (changed_at > counted_at AND counted_at < ?)
    OR (bytes > ? AND counted_at < ?))
  ORDER BY user_id LIMIT 100`;

/** The bytes to add to the counter, perhaps negative. In one statement, so that a concurrent save is in both sums or in neither. */
const counterError = `SELECT ${sizesOfMember.join(' + ')} - bytes AS bytes FROM stored_texts WHERE user_id = ?`;

/** Versions without a size, a few at once, because their texts are read. */
const unmeasured = `SELECT v.id FROM stories s JOIN story_versions v FORCE INDEX (story_versions_bytes)
  ON v.story_id = s.id AND v.content_bytes IS NULL WHERE s.author_id = ? LIMIT 20`;

async function measureVersions(db: Database, userId: string): Promise<void> {
  for (;;) {
    const ids = padded((await db.read<{ id: string }>(unmeasured, [userId])).map(({ id }) => id));
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

interface Counted {
  userId: string;
  countedAt: Date | null;
}

/** Corrects the counter, unless another server has corrected it since it was read. */
async function recount(db: Database, { userId, countedAt }: Counted, now: Date): Promise<void> {
  await measureVersions(db, userId);
  await db.transaction(async (tx) => {
    tx.mayTake(60);
    const [row] = await tx.read<{ bytes: string }>(
      counterError,
      sizesOfMember.map(() => userId).concat(userId),
    );
    await tx.execute(
      'UPDATE stored_texts SET bytes = GREATEST(0, bytes + ?), counted_at = ? WHERE user_id = ? AND counted_at <=> ?',
      [Number(row?.bytes ?? 0), now, userId, countedAt],
    );
  });
}

/** Adds up stored texts anew, because the counter misses thinned versions and texts that an earlier release stored. */
export async function recountStored(
  db: Database,
  config: Parameters<typeof storedBytesMax>[0],
  now: Date,
): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const failures: unknown[] = [];
  for (let last = ''; ; ) {
    const page = await db.read<Counted>(countersToCheck, [
      last,
      before(dayMs),
      storedBytesMax(config) / 2,
      before(hourMs / 2),
    ]);
    for (const counted of page)
      if (counted.userId !== groupUserId)
        await recount(db, counted, now).catch((error) => failures.push(error));
    const next = page.at(-1)?.userId;
    if (next === undefined) break;
    last = next;
  }
  if (failures.length > 0) throw new AggregateError(failures, 'the texts of some could not be added up');
}
