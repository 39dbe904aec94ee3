import type DataLoader from 'dataloader';
import { type User, userRows } from '../model/user.entity';
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

/** The member whose id is in the given column. */
export function prefetchUser<T>(
  idColumn: string,
  idOf: (node: T) => string,
  loader: DataLoader<string, User | null>,
): Prefetch<T> {
  // A page often has several rows of one member.
  const kept = new Set<string>();
  return {
    column: `(SELECT ${userRows.json} FROM ${userRows.table} WHERE u.id = ${idColumn})`,
    keep(value, node) {
      const id = idOf(node);
      if (value == null || kept.has(id)) return;
      kept.add(id);
      try {
        loader.prime(id, userRows.fromJson(value));
      } catch {
        // MariaDB cuts off JSON with many control characters, which only a direct write can have stored.
      }
    },
  };
}
