import { Temporal } from 'temporal-polyfill';
import type { Context } from '../context';
import { limits } from '../contract/limits';
import type { Transaction } from '../db/database';

const dayMs = 24 * 60 * 60 * 1000;

/** How many days later the second is. */
export const daysBetween = (one: string, other: string) => (Date.parse(other) - Date.parse(one)) / dayMs;

type Ctx = Pick<Context, 'now'> & { config: Pick<Context['config'], 'groupTimeZone'> };

/** The day that words are counted on: the writer's own, unless their clock is further off than any calendar. */
function dayOf({ now, config }: Ctx, writtenOn: string | null | undefined): string {
  const today = Temporal.Instant.fromEpochMilliseconds(now().getTime())
    .toZonedDateTimeISO(config.groupTimeZone)
    .toPlainDate()
    .toString();
  if (writtenOn == null) return today;
  const ahead = daysBetween(today, writtenOn);
  const { back, ahead: most } = limits.writingDays;
  return ahead >= -back && ahead <= most ? writtenOn : today;
}

interface Written {
  text: { id: string; authorId: string; wordCount: number };
  /** The words that it had. */
  before: number;
  writtenOn: string | null | undefined;
}

/**
 * Counts what a save made a text grow by, in the save's own transaction, whose lock on the text's row keeps of many saves
 * each from counting from what another replaces. What changed the text between two saves without being written then,
 * as a version that was restored or a save for another day, stays out: so growth is added, not read off the latest count.
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

/** Words written on a day; the alias of `writing_days` is `d`. Taking words away is no less than writing none. */
export const wordsOfDay = 'SUM(IF(d.words_now > d.words_before, d.words_now - d.words_before, 0))';
