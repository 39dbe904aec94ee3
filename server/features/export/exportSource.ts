import type { Services } from '../../context';
import type { SqlValue } from '../../db/database';
import { within } from '../../db/poolGuard';
import type { ViewerIdentity } from '../../viewer';

/** A page can be two hundred of the longest texts, and who takes a copy of everything waits. */
const longSeconds = 60;

/** What a member's copy is read from. */
export interface ExportSource {
  userId: string;
  read<Row>(sql: string, params: SqlValue[]): Promise<Row[]>;
}

/** What is a member's own. A long download ends with its sign-in, as anything else does. */
export const sourceOf = (
  { db, authenticator }: Pick<Services, 'db' | 'authenticator'>,
  { id, signInId }: Pick<ViewerIdentity, 'id' | 'signInId'>,
): ExportSource => ({
  userId: id,
  async read(sql, params) {
    await authenticator.stillSignedIn(signInId, id);
    return db.read(within(longSeconds, sql), params);
  },
});

interface List {
  columns: string;
  from: string;
  where: string;
  params: SqlValue[];
  /** The column that the list is ordered by, the same as `id` among the columns. */
  id: string;
  /** A time that comes before it in the order, the same as `at` among the columns. */
  at?: string;
}

const rowsAtOnce = 200;

/** The rows of a list, the oldest first, a page at a time: the next is read once the last has been used up. */
export async function* pagesOf<Row extends { id: string; at?: Date }>(
  { read }: ExportSource,
  { columns, from, where, params, id, at }: List,
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
