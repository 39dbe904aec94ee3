import { dayMs } from '../contract/calendar';
import { limits } from '../contract/limits';
import { messages } from '../contract/messages';
import type { Database, Transaction } from '../db/database';
import { AppError } from '../lib/errors';
import { newIdAt } from '../lib/ids';
import type { Storage } from '../model/viewer.type';
import type { Context } from '../request/context';

const hourMs = 60 * 60 * 1000;
const hourOf = (now: Date) => Math.floor(now.getTime() / hourMs);
const { hourBytes, hourBytesOfNew, newDays } = limits.stored;

type Ctx = Pick<Context, 'now'> & { config: Pick<Context['config'], 'rateLimits' | 'memberStorageMb'> };

/** The most bytes that a member can store. */
export const storedBytesMax = ({ memberStorageMb }: Ctx['config']): number => memberStorageMb * 1_000_000;

/** The most bytes that a member can save within an hour; new accounts can save less. */
function hourBytesMax({ config, now }: Ctx, userId: string): number {
  if (config.rateLimits === 0) return Number.MAX_SAFE_INTEGER;
  // Ids sort by the time of creation.
  const isNew = userId > newIdAt('user', new Date(now().getTime() - newDays * dayMs));
  return Math.round((isNew ? hourBytesOfNew : hourBytes) * config.rateLimits);
}

interface Saved {
  /** Bytes of the texts that the client sent. */
  received: number;
  /** Increase of the stored bytes; negative if they decreased. */
  grown: number;
}

/**
 * Adds a save to the member's counters. Call it last in the transaction, because other saves of the member wait from here on.
 * RATE_LIMITED or STORAGE_FULL beyond the limits. A full account can still save what doesn't take more space.
 */
export async function chargeStored(tx: Transaction, ctx: Ctx, userId: string, { received, grown }: Saved) {
  const charged = Math.max(received, grown, 0);
  if (charged === 0 && grown === 0) return;
  const now = ctx.now();
  const hour = hourOf(now);
  const hourMax = hourBytesMax(ctx, userId);
  const max = storedBytesMax(ctx.config);
  const add = () =>
    tx.execute(
      `UPDATE stored_texts SET bytes = GREATEST(0, bytes + ?), hour_bytes = IF(hour = ?, hour_bytes, 0) + ?,
         hour = ?, changed_at = ?
       WHERE user_id = ? AND (? <= 0 OR bytes + ? <= ?) AND IF(hour = ?, hour_bytes, 0) + ? <= ?`,
      [grown, hour, charged, hour, now, userId, grown, grown, max, hour, charged, hourMax],
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
