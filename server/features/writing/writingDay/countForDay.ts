import { Temporal } from 'temporal-polyfill';
import { dayMs } from '../../../contract/calendar';
import { limits } from '../../../contract/limits';
import type { Transaction } from '../../../db/database';
import type { Context } from '../../../request/context';

/** The number of days from the first to the second date; negative if the second is earlier. */
export const daysBetween = (one: string, other: string) => (Date.parse(other) - Date.parse(one)) / dayMs;

type Ctx = Pick<Context, 'now'> & { config: Pick<Context['config'], 'groupTimeZone'> };

/** The day that was computed last, with its start and end: a screen needs it several times, and computing it is slow. */
let cachedDay = { timeZone: '', from: 0, until: 0, day: '' };

/** The day at a time in a time zone, as YYYY-MM-DD. */
function dayAt(time: number, timeZone: string): string {
  if (timeZone !== cachedDay.timeZone || time < cachedDay.from || time >= cachedDay.until) {
    const day = Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone).toPlainDate();
    const startOf = (date: Temporal.PlainDate) => date.toZonedDateTime(timeZone).epochMilliseconds;
    cachedDay = { timeZone, from: startOf(day), until: startOf(day.add({ days: 1 })), day: day.toString() };
  }
  return cachedDay.day;
}

/** The day to count for: the writer's own; the group's if none is given, or if the writer's is further off than any time zone explains. */
export function dayOf({ now, config }: Ctx, writtenOn: string | null | undefined): string {
  const today = dayAt(now().getTime(), config.groupTimeZone);
  if (writtenOn == null) return today;
  const daysAhead = daysBetween(today, writtenOn);
  const { writingDays } = limits;
  return daysAhead >= -writingDays.back && daysAhead <= writingDays.ahead ? writtenOn : today;
}

interface Written {
  text: { id: string; authorId: string; wordCount: number };
  /** Word count before the save. */
  before: number;
  writtenOn: string | null | undefined;
}

/**
 * Adds a save's growth in words to a day, in the save's transaction; its lock on the text's row serialises
 * concurrent saves. Only the growth is added, rather than the latest count stored: so a restored version, or a late save for
 * another day, doesn't change the day's words.
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
