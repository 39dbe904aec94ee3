import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import { badInput } from '../../../lib/errors';
import type { Context } from '../../../request/context';
import { wordsWrittenSql } from './amounts';
import { daysBetween } from './countForDay';
import type { WritingDaysArgs } from './writingDay.inputs';
import { WritingDay } from './writingDay.types';

/** A member's writing days in a range, earliest first. */
export async function writingDays(
  ctx: Context,
  userId: string,
  { from, to }: WritingDaysArgs,
): Promise<WritingDay[]> {
  if (daysBetween(from, to) > limits.writingDays.span) throw badInput({ to: messages.writingDays.tooMany });
  const rows = await ctx.db.read<{ day: string; words: string }>(
    `SELECT DATE_FORMAT(d.day, '%Y-%m-%d') AS day, ${wordsWrittenSql} AS words FROM writing_days d
     WHERE d.user_id = ? AND d.day BETWEEN ? AND ? GROUP BY d.day HAVING words > 0 ORDER BY d.day`,
    [userId, from, to],
  );
  return rows.map(({ day, words }) => Object.assign(new WritingDay(), { day, words: Number(words) }));
}
