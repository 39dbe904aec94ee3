import DataLoader from 'dataloader';
import { grouped, padded } from '../db/rows';
import type { LoaderScope } from '../request/loaderScope';
import {
  type Connection,
  type ConnectionArgs,
  emptyPageOf,
  type ListSource,
  pageOf,
  pageSize,
  pageStatement,
} from './connection';

/** A list per owner, such as each story's comments. */
export interface ListPerOwner<Row, T> {
  source: Omit<ListSource<Row, T>, 'branches'>;
  /**
   * The query for one owner. Its index must be named, because the database may otherwise scan the whole
   * table.
   */
  branchOf: (ownerId: string) => ListSource<Row, T>['branches'][number];
  ownerOf: (row: Row) => string;
  /** The list's order, because a UNION has none. */
  compare: (one: Row, other: Row) => number;
  totalOf: (ownerId: string) => () => Promise<number>;
}

/** Reads the same page of each owner's list with one statement. */
async function pagesOfMany<Row, T extends { id: string }>(
  scope: LoaderScope,
  ownerIds: readonly string[],
  args: ConnectionArgs,
  list: ListPerOwner<Row, T>,
): Promise<Connection<T>[]> {
  const totalOf = (place: number) => list.totalOf(ownerIds[place] as string);
  if (pageSize(args) === 0) {
    let reading: Promise<(readonly Row[])[]> | undefined;
    const readAll = () => (reading ??= rowsByOwner(scope, ownerIds, args, list));
    return ownerIds.map((_, place) =>
      emptyPageOf(args, list.source, async () => (await readAll())[place] ?? [], totalOf(place)),
    );
  }
  const rowsPerOwner = await rowsByOwner(scope, ownerIds, args, list);
  return rowsPerOwner.map((rows, place) => pageOf(args, list.source, rows, totalOf(place)));
}

async function rowsByOwner<Row, T>(
  scope: LoaderScope,
  ownerIds: readonly string[],
  args: ConnectionArgs,
  { source, branchOf, ownerOf, compare }: ListPerOwner<Row, T>,
): Promise<(readonly Row[])[]> {
  const statementOf = (ownerId: string) => pageStatement(args, { ...source, branches: [branchOf(ownerId)] });
  const [first, ...more] = ownerIds;
  if (first === undefined) return [];
  if (more.length === 0) {
    const { sql, params } = statementOf(first);
    return [await scope.db.readForAll<Row>(sql, params)];
  }
  // Pads with empty ids instead of repeating one, which would repeat its rows.
  const branches = padded(ownerIds).map((ownerId, place) =>
    statementOf(place < ownerIds.length ? ownerId : ''),
  );
  const rows = await scope.db.read<Row>(
    branches.map(({ sql }) => `(${sql})`).join(' UNION ALL '),
    branches.flatMap(({ params }) => params),
  );
  const direction = args.last == null ? 1 : -1;
  rows.sort((one, other) => direction * compare(one, other));
  return grouped(ownerIds, rows, ownerOf);
}

/** Returns a loader per page arguments, which reads all owners' pages with one statement. */
export function loadersByPage<Row, T extends { id: string }>(scope: LoaderScope, list: ListPerOwner<Row, T>) {
  const loaders = new Map<string, DataLoader<string, Connection<T>>>();
  return (args: ConnectionArgs): DataLoader<string, Connection<T>> => {
    const key = JSON.stringify([args.first, args.after, args.last, args.before]);
    const known = loaders.get(key);
    if (known) return known;
    const loader = new DataLoader<string, Connection<T>>((ownerIds) =>
      pagesOfMany(scope, ownerIds, args, list),
    );
    loaders.set(key, loader);
    return loader;
  };
}
