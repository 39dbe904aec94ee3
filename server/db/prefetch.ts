import type DataLoader from 'dataloader';
import type { EntityRows } from './entityRows';
import type { SqlValue } from './rows';

/**
 * A column that reads together with a row what one of its fields needs, and puts it into that field's loader. Without
 * it the loader reads the same with a statement of its own.
 */
export interface Prefetch<T> {
  /** An SQL expression. */
  column: string;
  params?: SqlValue[];
  /** Called with the column's value. */
  keep: (value: unknown, node: T) => void;
}

/** Puts the column's value into the loader of the row's field. Rows without id or value are left to the loader. */
export const primeLoader =
  <T extends { id: string }, V>(
    loader: DataLoader<string, V>,
    convert: (value: unknown) => V | undefined,
    idOf: (node: T) => string | null = ({ id }) => id,
  ): Prefetch<T>['keep'] =>
  (value, node) => {
    const [id, converted] = [idOf(node), convert(value)];
    if (id !== null && converted !== undefined) loader.prime(id, converted);
  };

export const isOne = (value: unknown) => Number(value) === 1;

/** The source with the columns added. Their parameters come before all others of the statement. */
export function withPrefetches<
  S extends { columns: string; columnParams?: SqlValue[]; toNode: (row: never) => unknown },
>(source: S, prefetches: readonly Prefetch<ReturnType<S['toNode']>>[]): S & { columnParams: SqlValue[] } {
  const named = prefetches.map((prefetch, place) => ({ ...prefetch, name: `prefetched${place}` }));
  return {
    ...source,
    columns: [source.columns, ...named.map(({ column, name }) => `${column} AS ${name}`)].join(', '),
    columnParams: [...(source.columnParams ?? []), ...named.flatMap(({ params = [] }) => params)],
    toNode: (row: never) => {
      const node = source.toNode(row) as ReturnType<S['toNode']>;
      for (const { name, keep } of named) keep(row[name], node);
      return node;
    },
  };
}

/** Lists of more bytes are left to their loader: MySQL cuts off what GROUP_CONCAT collects at 1,024 bytes. */
const listBytesMax = 1_000;

/** The parts of what GROUP_CONCAT collected; undefined if it may be cut off. */
export function parseGroupConcat(value: unknown): string[] | undefined {
  const list = String(value ?? '');
  if (Buffer.byteLength(list) >= listBytesMax) return undefined;
  return list === '' ? [] : list.split(',');
}

/** Reads the row whose id is `idExpression`. With `idOf`, a row that several nodes of a page share is converted once. */
export function prefetchRow<T, R extends { id: string }>(
  rows: EntityRows<R>,
  idExpression: string,
  loader: DataLoader<string, R | null>,
  idOf?: (node: T) => string,
): Prefetch<T> {
  const kept = new Set<string | undefined>();
  return {
    column: `(SELECT ${rows.json} FROM ${rows.table} WHERE ${rows.alias}.id = ${idExpression})`,
    keep(value, node) {
      const known = idOf?.(node);
      if (value == null || kept.has(known)) return;
      if (known !== undefined) kept.add(known);
      try {
        const row = rows.fromJson(value);
        loader.prime(row.id, row);
      } catch {
        // MariaDB cuts off JSON with many control characters, which only a direct write can have stored.
      }
    },
  };
}
