import type { SqlValue } from '../../../db/rows';
import { declareLimit } from '../../../db/statementLimits';
import type { Services } from '../../../request/context';
import type { ViewerIdentity } from '../../../request/viewer';

/** Statement limit in seconds: a page can contain two hundred of the longest texts. */
const longSeconds = 60;

/** Reads a member's data for an export. */
export interface ExportSource {
  userId: string;
  read<Row>(sql: string, params: SqlValue[]): Promise<Row[]>;
}

/** Reads only while the sign-in is valid, so a long download ends with it. */
export const sourceOf = (
  { db, authenticator }: Pick<Services, 'db' | 'authenticator'>,
  { id, signInId }: Pick<ViewerIdentity, 'id' | 'signInId'>,
): ExportSource => ({
  userId: id,
  async read(sql, params) {
    await authenticator.stillSignedIn(signInId, id);
    return db.read(declareLimit(longSeconds, sql), params);
  },
});

interface List {
  columns: string;
  from: string;
  where: string;
  /** The member's id alone, if not given. */
  params?: SqlValue[];
  /** The sort column, selected as `id`. */
  id: string;
  /** A time column that sorts before it, selected as `at`. */
  at?: string;
}

const rowsAtOnce = 200;

/** Reads the rows in pages, oldest first; the next page is read only after the previous one was consumed. */
export async function* pagesOf<Row extends { id: string; at?: Date }>(
  { read, userId }: ExportSource,
  { columns, from, where, params = [userId], id, at }: List,
): AsyncGenerator<Row[]> {
  const order = at ? `${at}, ${id}` : id;
  for (let last: Row | undefined; ; ) {
    const after: [string, SqlValue[]] = !last
      ? ['', []]
      : at
        ? [`AND ${at} >= ? AND (${at} > ? OR ${id} > ?)`, [last.at ?? null, last.at ?? null, last.id]]
        : [`AND ${id} > ?`, [last.id]];
    const rows = await read<Row>(
      `SELECT ${columns} FROM ${from} WHERE ${where} ${after[0]} ORDER BY ${order} LIMIT ${rowsAtOnce}`,
      [...params, ...after[1]],
    );
    if (rows.length > 0) yield rows;
    if (rows.length < rowsAtOnce) return;
    last = rows.at(-1);
  }
}

export async function* rowsOf<Row extends { id: string; at?: Date }>(source: ExportSource, list: List) {
  for await (const page of pagesOf<Row>(source, list)) yield* page;
}
