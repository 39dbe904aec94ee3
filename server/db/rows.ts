/** A parameter of a statement. */
export type SqlValue = string | number | boolean | Date | Buffer | null;

/**
 * Values for an IN list, padded with the last one to a round length, so that lists of different lengths share
 * prepared statements. A database limits their number over all connections.
 */
export function padded<T>(values: readonly T[]): T[] {
  const last = values.at(-1);
  if (last === undefined) return [];
  const length = [1, 2, 5].find((round) => values.length <= round) ?? Math.ceil(values.length / 10) * 10;
  return [...values, ...new Array<T>(length - values.length).fill(last)];
}

/** Placeholders for an IN list; an empty list matches nothing. */
export const placeholders = (values: readonly unknown[]) => values.map(() => '?').join(',') || 'NULL';

/** Rows in the order of the requested ids; null for missing ones. */
export function inOrder<Row>(
  ids: readonly string[],
  rows: readonly Row[],
  idOf: (row: Row) => string,
): (Row | null)[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** Groups rows by id, in the order of the requested ids. */
export function grouped<Row>(
  ids: readonly string[],
  rows: readonly Row[],
  idOf: (row: Row) => string,
): Row[][] {
  const byId = new Map<string, Row[]>();
  for (const row of rows) {
    const group = byId.get(idOf(row));
    if (group) group.push(row);
    else byId.set(idOf(row), [row]);
  }
  return ids.map((id) => byId.get(id) ?? []);
}
