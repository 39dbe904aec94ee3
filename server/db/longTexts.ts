import type { Context } from '../context';
import { badInput } from '../errors';
import { padded } from './database';
import { inOrder, placeholders } from './rows';

/** Bytes of text that one answer may gather from several rows. */
const textsBytes = 8 * 1024 * 1024;

/** The texts of rows by their ids; an error in each one's place where together they are more than an answer may gather. */
export async function longTexts(
  ctx: Context,
  table: 'stories' | 'story_versions' | 'journals' | 'notes',
  ids: readonly string[],
  tooLong: string,
): Promise<(string | Error)[]> {
  const wanted = padded(ids);
  // One text is as long as it is; many together are measured in the database before any of them is read. To measure,
  // it writes them to a table of its own.
  const content =
    ids.length === 1
      ? 'content'
      : `IF(COUNT(*) OVER () = 1 OR SUM(LENGTH(content)) OVER () <= ${textsBytes}, content, NULL) AS content`;
  const rows = await ctx.db.read<{ id: string; content: string | null }>(
    `SELECT id, ${content} FROM ${table} WHERE id IN (${placeholders(wanted)})`,
    wanted,
  );
  return inOrder(ids, rows, ({ id }) => id).map((row) =>
    row?.content === null ? badInput({ content: tooLong }) : (row?.content ?? ''),
  );
}
