import { limits } from '../contract/limits';
import { inOrder } from '../db/rows';
import type { LoaderScope } from '../request/loaderScope';
import { answerTooLong } from './answerBudget';

/** Rows measured per statement; the database reads their texts for it. */
const measuredPerStatement = 100;
/** An operation may read texts that it doesn't return, for example to restore a version. */
const readBytesMax = 2 * limits.answer.bytes;

const idOf = ({ id }: { id: string }) => id;

type Table = 'stories' | 'story_drafts' | 'story_versions' | 'journals' | 'notes';

/** The first ids whose texts together have at most `maxBytes`. */
async function firstFitting(scope: LoaderScope, table: Table, ids: readonly string[], maxBytes: number) {
  const fitting: string[] = [];
  let bytes = 0;
  for (let from = 0; from < ids.length; from += measuredPerStatement) {
    const batch = ids.slice(from, from + measuredPerStatement);
    const rows = await scope.db.readByIds<{ id: string; bytes: number }>(
      batch,
      idOf,
      `SELECT id, LENGTH(content) AS bytes FROM ${table} WHERE id IN (:ids)`,
    );
    for (const [place, row] of inOrder(batch, rows, idOf).entries()) {
      bytes += row?.bytes ?? 0;
      if (bytes > maxBytes) return fitting;
      fitting.push(batch[place] as string);
    }
  }
  return fitting;
}

/**
 * Loads rows' texts by id; an error for each if together they exceed the response limit. Several texts are
 * measured before any is read. A list that can end early gets the first texts and learns which are missing.
 */
export async function loadLongTexts(
  scope: LoaderScope,
  table: Table,
  ids: readonly string[],
  tooLong: string,
): Promise<(string | Error)[]> {
  const { answer } = scope;
  const refuseAll = () => ids.map(() => answerTooLong(tooLong, { content: tooLong }));
  if ((answer.textBytes ?? 0) >= readBytesMax) return refuseAll();
  const fitting = ids.length === 1 ? ids : await firstFitting(scope, table, ids, limits.answer.bytes);
  if (fitting.length < ids.length && !answer.withheld) return refuseAll();
  const rows = await scope.db.readByIds<{ id: string; content: string }>(
    fitting,
    idOf,
    `SELECT id, content FROM ${table} WHERE id IN (:ids)`,
  );
  answer.textBytes ??= 0;
  for (const { content } of rows) answer.textBytes += Buffer.byteLength(content);
  for (const id of ids.slice(fitting.length)) answer.withheld?.add(id);
  return inOrder(ids, rows, idOf).map((row) => row?.content ?? '');
}
