import { dayMs } from '../contract/calendar';
import { limits } from '../contract/limits';
import { messages } from '../contract/messages';
import type { Database, Transaction } from '../db/database';
import { padded, placeholders } from '../db/rows';
import { AppError } from '../lib/errors';
import { newIdAt } from '../lib/ids';
import { groupUserId } from '../model/user.entity';
import type { Storage } from '../model/viewer.type';
import type { Context } from '../request/context';

const hourMs = 60 * 60 * 1000;
const hourOf = (now: Date) => Math.floor(now.getTime() / hourMs);
const { rowBytes, hourBytes, hourBytesOfNew, newDays } = limits.stored;

/** Bytes of a text, with its row. */
export const sizeOf = (...texts: (string | null | undefined)[]): number =>
  texts.reduce<number>((sum, text) => sum + Buffer.byteLength(text ?? ''), rowBytes);

/** The same of a stored one. */
export const sizeSql = (...columns: string[]): string =>
  [...columns.map((column) => `COALESCE(OCTET_LENGTH(${column}), 0)`), rowBytes].join(' + ');

const sumOf = (size: string, from: string) => `(SELECT COALESCE(SUM(${size}), 0) FROM ${from})`;

/** Of the index alone; the texts of those that a server of the previous version stored are read, until they are measured. */
const versions = (of: string, where: string) => {
  const from = `${of}story_versions v FORCE INDEX (story_versions_bytes) ${where}`;
  return [
    sumOf(`v.content_bytes + ${rowBytes}`, from),
    sumOf(sizeSql('v.content'), `${from} AND v.content_bytes IS NULL`),
  ];
};

/** SQL: bytes freed when a document is deleted; `?` is its id. */
export const sizesOfDocument = {
  story: `${sizeSql('content', 'author_notes')}
    + ${versions('', 'WHERE v.story_id = stories.id').join(' + ')}
    + ${sumOf(sizeSql('d.content'), 'story_drafts d WHERE d.id = stories.id')}`,
  journal: sizeSql('content', 'prompt'),
  note: sizeSql('content'),
};

const allOf = [
  sumOf(sizeSql('content', 'author_notes'), 'stories WHERE author_id = ?'),
  ...versions('stories s JOIN ', 'ON v.story_id = s.id WHERE s.author_id = ?'),
  sumOf(sizeSql('d.content'), 'story_drafts d JOIN stories s ON s.id = d.id WHERE s.author_id = ?'),
  sumOf(sizesOfDocument.journal, 'journals WHERE author_id = ?'),
  sumOf(sizesOfDocument.note, 'notes WHERE author_id = ?'),
];

type Ctx = Pick<Context, 'now'> & { config: Pick<Context['config'], 'rateLimits' | 'memberStorageMb'> };

export const storedBytesMax = ({ memberStorageMb }: Ctx['config']): number => memberStorageMb * 1_000_000;

/** Ids sort by time. */
function hourBytesMax({ config, now }: Ctx, userId: string): number {
  if (config.rateLimits === 0) return Number.MAX_SAFE_INTEGER;
  const isNew = userId > newIdAt('user', new Date(now().getTime() - newDays * dayMs));
  return Math.round((isNew ? hourBytesOfNew : hourBytes) * config.rateLimits);
}

interface Saved {
  /** Bytes of the texts that were sent. */
  received: number;
  /** Increase of the stored bytes. */
  grown: number;
}

/**
 * Adds a save to what its member stores, as the last statement of its transaction, because other saves of the member wait
 * for it. RATE_LIMITED or STORAGE_FULL beyond the limits. A save that doesn't grow anything is taken by a full account, too.
 */
export async function chargeStored(tx: Transaction, ctx: Ctx, userId: string, { received, grown }: Saved) {
  const burden = Math.max(received, grown, 0);
  if (burden === 0 && grown === 0) return;
  const now = ctx.now();
  const hour = hourOf(now);
  const hourMax = hourBytesMax(ctx, userId);
  const max = storedBytesMax(ctx.config);
  const add = () =>
    tx.execute(
      `UPDATE stored_texts SET bytes = GREATEST(0, bytes + ?), hour_bytes = IF(hour = ?, hour_bytes, 0) + ?,
         hour = ?, changed_at = ?
       WHERE user_id = ? AND (? <= 0 OR bytes + ? <= ?) AND IF(hour = ?, hour_bytes, 0) + ? <= ?`,
      [grown, hour, burden, hour, now, userId, grown, grown, max, hour, burden, hourMax],
    );
  if ((await add()).affectedRows > 0) return;
  await tx.execute('INSERT IGNORE INTO stored_texts (user_id, changed_at) VALUES (?, ?)', [userId, now]);
  if ((await add()).affectedRows > 0) return;
  const [row] = await tx.read<{ bytes: string }>('SELECT bytes FROM stored_texts WHERE user_id = ?', [
    userId,
  ]);
  if (grown > 0 && Number(row?.bytes) + grown > max)
    throw new AppError('STORAGE_FULL', messages.stored.full(max), {
      limit: { name: 'storedBytes', value: max },
    });
  throw new AppError('RATE_LIMITED', messages.stored.hour(hourMax), {
    limit: { name: 'storedBytesAnHour', value: hourMax },
    retryAfter: Math.ceil(((hour + 1) * hourMs - now.getTime()) / 1000),
  });
}

/** Subtracts the bytes of a deleted document. */
export const forgetStored = (tx: Transaction, userId: string, bytes: number) =>
  tx.execute('UPDATE stored_texts SET bytes = GREATEST(0, bytes - ?) WHERE user_id = ?', [bytes, userId]);

/** Bytes of a member's texts, as last counted. */
export async function storageOf(ctx: Ctx & { db: Pick<Database, 'read'> }, userId: string): Promise<Storage> {
  const [row] = await ctx.db.read<{ bytes: string; hourBytes: string }>(
    'SELECT bytes, IF(hour = ?, hour_bytes, 0) AS hourBytes FROM stored_texts WHERE user_id = ?',
    [hourOf(ctx.now()), userId],
  );
  return {
    bytes: Number(row?.bytes ?? 0),
    bytesMax: storedBytesMax(ctx.config),
    hourBytes: Number(row?.hourBytes ?? 0),
    hourBytesMax: hourBytesMax(ctx, userId),
  };
}

/** A page of members whose texts are added up anew: those who wrote since, once a day; those near the limit, each hour. */
const due = `SELECT user_id AS userId, counted_at AS countedAt FROM stored_texts
  WHERE user_id > ? AND (counted_at IS NULL OR (changed_at > counted_at AND counted_at < ?)
    OR (bytes > ? AND counted_at < ?))
  ORDER BY user_id LIMIT 100`;

/** The error of the counter. In one statement, so that a concurrent save is in both sums or in neither. */
const missed = `SELECT ${allOf.join(' + ')} - bytes AS bytes FROM stored_texts WHERE user_id = ?`;

/** Few at once, because their texts are read. */
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

/** Of servers that add up at once, the first corrects the counter. */
async function recount(db: Database, { userId, countedAt }: Counted, now: Date): Promise<void> {
  await measureVersions(db, userId);
  await db.transaction(async (tx) => {
    tx.mayTake(60);
    const [row] = await tx.read<{ bytes: string }>(missed, allOf.map(() => userId).concat(userId));
    await tx.execute(
      'UPDATE stored_texts SET bytes = GREATEST(0, bytes + ?), counted_at = ? WHERE user_id = ? AND counted_at <=> ?',
      [Number(row?.bytes ?? 0), now, userId, countedAt],
    );
  });
}

/** Adds up stored texts anew, because the counter misses thinned versions and texts that an earlier release stored. */
export async function recountStored(db: Database, config: Ctx['config'], now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const failures: unknown[] = [];
  for (let last = ''; ; ) {
    const page = await db.read<Counted>(due, [
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
