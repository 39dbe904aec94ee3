import { limits } from '../contract/limits';
import { inOrder, padded, placeholders } from '../db/rows';
import type { LoaderScope } from '../request/loaderScope';
import { answerTooLong } from './answerBudget';

/** Rows measured per statement; the database reads their texts for it. */
const measuredAtOnce = 100;
/** An operation may read texts that it doesn't return, for example to restore a version. */
const readMax = 2 * limits.answer.bytes;

type Table = 'stories' | 'story_drafts' | 'story_versions' | 'journals' | 'notes';

/** Whether the operation may read another text in advance. These count apart: they may turn out not to be needed. */
export const mayPrefetchText = ({ answer }: LoaderScope) =>
  (answer.prefetchedBytes ?? 0) < limits.answer.bytes;

/** The first ids whose texts together have at most `maxBytes`. */
async function firstWithin(scope: LoaderScope, table: Table, ids: readonly string[], maxBytes: number) {
  const within: string[] = [];
  let bytes = 0;
  for (let from = 0; from < ids.length; from += measuredAtOnce) {
    const some = ids.slice(from, from + measuredAtOnce);
    const wanted = padded(some);
    const rows = await scope.db.read<{ id: string; bytes: number }>(
      `SELECT id, LENGTH(content) AS bytes FROM ${table} WHERE id IN (${placeholders(wanted)})`,
      wanted,
    );
    for (const [place, row] of inOrder(some, rows, ({ id }) => id).entries()) {
      bytes += row?.bytes ?? 0;
      if (bytes > maxBytes) return within;
      within.push(some[place] as string);
    }
  }
  return within;
}

/**
 * Loads rows' texts by id; an error for each if together they exceed the response limit. Several texts are
 * measured before any is read. A list that can end early gets the first texts and learns which are missing.
 */
export async function longTexts(
  scope: LoaderScope,
  table: Table,
  ids: readonly string[],
  tooLong: string,
): Promise<(string | Error)[]> {
  const { answer } = scope;
  const refused = () => ids.map(() => answerTooLong(tooLong, { content: tooLong }));
  if ((answer.textBytes ?? 0) >= readMax) return refused();
  const within = ids.length === 1 ? ids : await firstWithin(scope, table, ids, limits.answer.bytes);
  if (within.length < ids.length && !answer.withheld) return refused();
  const wanted = padded(within);
  const rows = await scope.db.read<{ id: string; content: string }>(
    `SELECT id, content FROM ${table} WHERE id IN (${placeholders(wanted)})`,
    wanted,
  );
  answer.textBytes ??= 0;
  for (const { content } of rows) answer.textBytes += Buffer.byteLength(content);
  for (const id of ids.slice(within.length)) answer.withheld?.add(id);
  return inOrder(ids, rows, ({ id }) => id).map((row) => row?.content ?? '');
}
