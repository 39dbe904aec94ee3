import type { SqlValue } from '../../../db/rows';
import { declareLimit } from '../../../db/statementLimits';
import type { Services } from '../../../request/context';
import type { ViewerIdentity } from '../../../request/viewer';

/** The time limit of a statement: a page can contain two hundred of the longest texts. */
const statementSeconds = 60;

/** Reads a member's data for an export. */
export interface ExportSource {
  userId: string;
  read<Row>(sql: string, params: SqlValue[]): Promise<Row[]>;
}

/** A source that reads only while the sign-in is valid, so that a long download ends with it. */
export const sourceOf = (
  { db, authenticator }: Pick<Services, 'db' | 'authenticator'>,
  { id, signInId }: Pick<ViewerIdentity, 'id' | 'signInId'>,
): ExportSource => ({
  userId: id,
  async read(sql, params) {
    await authenticator.stillSignedIn(signInId, id);
    return db.read(declareLimit(statementSeconds, sql), params);
  },
});

/** The parts of a statement that lists a member's rows. */
interface List {
  columns: string;
  from: string;
  where: string;
  /** By default the member's id alone. */
  params?: SqlValue[];
  /** The sort column, selected as `id`. */
  id: string;
  /** A time column by which rows are sorted first, selected as `at`. */
  at?: string;
}

const rowsAtOnce = 200;

/** The condition on rows that come after the last one of a page. */
function afterCondition({ id, at }: List, last: { id: string; at?: Date } | undefined) {
  if (!last) return { condition: '', params: [] };
  if (!at) return { condition: `AND ${id} > ?`, params: [last.id] };
  const time = last.at ?? null;
  return { condition: `AND ${at} >= ? AND (${at} > ? OR ${id} > ?)`, params: [time, time, last.id] };
}

/** Reads the rows in pages, oldest first; the next page is read only after the previous one was consumed. */
export async function* readPages<Row extends { id: string; at?: Date }>(
  { read, userId }: ExportSource,
  list: List,
): AsyncGenerator<Row[]> {
  const { columns, from, where, params = [userId], id, at } = list;
  const order = at ? `${at}, ${id}` : id;
  for (let last: Row | undefined; ; ) {
    const after = afterCondition(list, last);
    const rows = await read<Row>(
      `SELECT ${columns} FROM ${from} WHERE ${where} ${after.condition} ORDER BY ${order} LIMIT ${rowsAtOnce}`,
      [...params, ...after.params],
    );
    if (rows.length > 0) yield rows;
    if (rows.length < rowsAtOnce) return;
    last = rows.at(-1);
  }
}

export async function* streamRows<Row extends { id: string; at?: Date }>(source: ExportSource, list: List) {
  for await (const page of readPages<Row>(source, list)) yield* page;
}
