import { createHash, type Hash } from 'node:crypto';
import type { Connection as CallbackConnection } from 'mysql2';
import type { Connection } from 'mysql2/promise';
import { literalOf, quoteName, type Table } from './tables';

/** The values of a row as the server sends them as text. */
type RowValues = readonly (Buffer | null)[];

/** Target size of a page in bytes, and in rows. */
const pageBytes = 4 * 1024 * 1024;
const pageRows = 2_000;
const firstRows = 100;

/** A statement for rows after the one whose sort keys are `after`, in the order of the primary key. */
function pageSql({ name, columns, key }: Table, after: RowValues | undefined, limit: number): string {
  // A list's values are sorted by their number, and would be compared as texts.
  const sortKeys = key.map(({ name: column, isList }) =>
    isList ? `${quoteName(column)} + 0` : quoteName(column),
  );
  const selected = [...columns.map((column) => quoteName(column.name)), ...sortKeys];
  const bounds = key.map((column, at) => keyLiteral(after?.[at] ?? null, column));
  // Rows with a greater first key, or the same first key and a greater second one, and so on.
  const conditions = sortKeys.map((sortKey, at) => {
    const sameBefore = sortKeys.slice(0, at).map((earlier, place) => `${earlier} = ${bounds[place]}`);
    return `(${[...sameBefore, `${sortKey} > ${bounds[at]}`].join(' AND ')})`;
  });
  const where = after ? `WHERE ${conditions.join(' OR ')}` : '';
  const order = key.map((column) => quoteName(column.name)).join(', ');
  return `SELECT ${selected.join(', ')} FROM ${quoteName(name)} ${where} ORDER BY ${order} LIMIT ${limit}`;
}

/** A key's value for a statement. `literalOf` gives a character for each byte, and statements are text in UTF-8. */
const keyLiteral = (value: Buffer | null, { isList, literal }: Table['key'][number]): string =>
  Buffer.from(literalOf(value, isList ? 'number' : literal), 'latin1').toString('utf8');

/**
 * Releases the tables after they were read, but not the snapshot: a migration can't alter a table that is being read, and blocks
 * everyone else while it waits.
 */
export async function withTablesReleased<Result>(
  connection: Connection,
  read: () => Promise<Result>,
): Promise<Result> {
  await connection.query('SAVEPOINT page');
  const result = await read();
  await connection.query('ROLLBACK TO SAVEPOINT page');
  return result;
}

/**
 * Reads a table in the order of its primary key, page by page, see `withTablesReleased`, and within a page row by row, because a row
 * may have 16 MB.
 */
export async function* readTable(connection: Connection, table: Table): AsyncGenerator<RowValues> {
  const { connection: core } = connection as unknown as { connection: CallbackConnection };
  const width = table.columns.length;
  let after: RowValues | undefined;
  for (let limit = firstRows; ; ) {
    await connection.query('SAVEPOINT page');
    let [rows, bytes] = [0, 0];
    const page = core
      .query({
        sql: pageSql(table, after, limit),
        rowsAsArray: true,
        typeCast: (field) => field.buffer(),
      })
      .stream({ highWaterMark: 8 });
    for await (const row of page as AsyncIterable<(Buffer | null)[]>) {
      rows += 1;
      for (const value of row) bytes += value?.length ?? 0;
      after = row.slice(width);
      yield row.slice(0, width);
    }
    await connection.query('ROLLBACK TO SAVEPOINT page');
    if (rows < limit) return;
    limit = Math.max(1, Math.min(pageRows, Math.floor((pageBytes * rows) / Math.max(1, bytes))));
  }
}

export interface TableSum {
  rows: number;
  sha256: string;
}

const nullLength = 0xffffffff;

/** Adds up a table's rows: their number, and a checksum of all values in the order of the key. */
export class TableSummer {
  private readonly hash: Hash = createHash('sha256');
  private rows = 0;

  add(row: RowValues): void {
    this.rows += 1;
    const framed = Buffer.allocUnsafe(row.reduce((bytes, value) => bytes + 4 + (value?.length ?? 0), 0));
    let at = 0;
    for (const value of row) {
      at = framed.writeUInt32LE(value?.length ?? nullLength, at);
      if (value) at += value.copy(framed, at);
    }
    this.hash.update(framed);
  }

  get sum(): TableSum {
    return { rows: this.rows, sha256: this.hash.copy().digest('hex') };
  }
}

/** Reads a table only to add up its rows. */
export async function sumOf(connection: Connection, table: Table): Promise<TableSum> {
  const summer = new TableSummer();
  for await (const row of readTable(connection, table)) summer.add(row);
  return summer.sum;
}
