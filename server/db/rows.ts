/** Placeholders for an IN list; an empty list matches nothing. */
export const placeholders = (values: readonly unknown[]) => values.map(() => '?').join(',') || 'NULL';

/** Rows in the order of the requested ids; null for missing ones. */
export function inOrder<Row>(
  ids: readonly string[],
  rows: Row[],
  idOf: (row: Row) => string,
): (Row | null)[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** Groups rows by id, in the order of the requested ids. */
export function grouped<Row>(ids: readonly string[], rows: Row[], idOf: (row: Row) => string): Row[][] {
  const byId = new Map<string, Row[]>();
  for (const row of rows) {
    const group = byId.get(idOf(row));
    if (group) group.push(row);
    else byId.set(idOf(row), [row]);
  }
  return ids.map((id) => byId.get(id) ?? []);
}
