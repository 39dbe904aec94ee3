import { Temporal } from 'temporal-polyfill';
import { dayMs } from '../../../contract/calendar';
import { limits } from '../../../contract/limits';
import type { Transaction } from '../../../db/database';
import type { Context } from '../../../request/context';

/** Days from the first to the second date. */
export const daysBetween = (one: string, other: string) => (Date.parse(other) - Date.parse(one)) / dayMs;

type Ctx = Pick<Context, 'now'> & { config: Pick<Context['config'], 'groupTimeZone'> };

/** Cache of the group's latest day: a screen needs it several times, and computing it takes longer than the rest of the work for one use. */
let latest = { timeZone: '', from: 0, until: 0, day: '' };

function dayAt(time: number, timeZone: string): string {
  if (timeZone !== latest.timeZone || time < latest.from || time >= latest.until) {
    const day = Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone).toPlainDate();
    const startOf = (date: Temporal.PlainDate) => date.toZonedDateTime(timeZone).epochMilliseconds;
    latest = { timeZone, from: startOf(day), until: startOf(day.add({ days: 1 })), day: day.toString() };
  }
  return latest.day;
}

/**
 * The day to count for: the writer's own, or the group's if their clock is off by more than any time zone.
 */
export function dayOf({ now, config }: Ctx, writtenOn: string | null | undefined): string {
  const today = dayAt(now().getTime(), config.groupTimeZone);
  if (writtenOn == null) return today;
  const ahead = daysBetween(today, writtenOn);
  const { writingDays } = limits;
  return ahead >= -writingDays.back && ahead <= writingDays.ahead ? writtenOn : today;
}

interface Written {
  text: { id: string; authorId: string; wordCount: number };
  /** Word count before the save. */
  before: number;
  writtenOn: string | null | undefined;
}

/**
 * Adds a save's growth in words to a day, in the save's transaction; its lock on the text's row serialises
 * concurrent saves. Growth is added instead of storing the latest count, so that changes that aren't writing
 * (a restored version, a late save for another day) stay out.
 */
export async function countForDay(tx: Transaction, ctx: Ctx, { text, before, writtenOn }: Written) {
  const growth = text.wordCount - before;
  if (growth === 0) return;
  await tx.execute(
    `INSERT INTO writing_days (user_id, day, text_id, words_before, words_now) VALUES (?, ?, ?, ?, ?)
     ON DUPLICATE KEY UPDATE
       words_before = words_before + GREATEST(0, -(CAST(words_now AS SIGNED) + ?)),
       words_now = GREATEST(0, CAST(words_now AS SIGNED) + ?)`,
    [text.authorId, dayOf(ctx, writtenOn), text.id, before, text.wordCount, growth, growth],
  );
}
