import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql';
import { limits } from '../contract/limits';
import type { Row } from '../db/entityRows';
import type { SqlValue } from '../db/rows';
import { declareLimit } from '../db/statementLimits';
import { badInput } from '../lib/errors';
import type { LoaderScope } from '../request/loaderScope';
import { cursorOf, positionOf, type SortKey, type SortKind } from './cursor';

const { page } = limits;

@ArgsType()
export class ConnectionArgs {
  @Field(() => Int, {
    nullable: true,
    description: `Number of items from the start, at most ${page.max}; ${page.default} by default.`,
  })
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'Only items after this cursor.' })
  after?: string | null;

  @Field(() => Int, { nullable: true, description: `Number of items from the end, at most ${page.max}.` })
  last?: number | null;

  @Field(() => String, { nullable: true, description: 'Only items before this cursor.' })
  before?: string | null;
}

@ObjectType({ description: "A page's position in its list.", simpleResolvers: true })
export class PageInfo {
  @Field(() => Boolean, {
    description:
      'When paging forward, whether more items follow; when paging backward, whether `before` was given.',
  })
  hasNextPage: boolean;

  @Field(() => Boolean, {
    description:
      'When paging backward, whether more items precede; when paging forward, whether `after` was given.',
  })
  hasPreviousPage: boolean;

  @Field(() => String, { nullable: true, description: "The first edge's cursor." })
  startCursor: string | null;

  @Field(() => String, { nullable: true, description: "The last edge's cursor." })
  endCursor: string | null;
}

interface Edge<T> {
  cursor: string;
  node: T;
}

export interface Connection<T> {
  edges: Edge<T>[];
  /** A function on a page without items, called only if the field is selected. */
  pageInfo: PageInfo | (() => Promise<PageInfo>);
  /** Called only if the field is selected. */
  totalCount: () => Promise<number>;
}

/** The GraphQL types of a list of nodes and of its edges. */
export function connectionTypes<T extends object>(name: string, nodeType: ClassType<T>) {
  @ObjectType(`${name}Edge`, { description: `One ${name} in a list.`, simpleResolvers: true })
  class EdgeClass {
    @Field(() => String, { description: 'Its cursor, for `after` and `before`.' })
    cursor: string;

    @Field(() => nodeType, { description: `The ${name}.` })
    node: T;
  }

  @ObjectType(`${name}Connection`, { description: `A page of a list of ${name}.`, simpleResolvers: true })
  class ConnectionClass {
    @Field(() => [EdgeClass], { description: 'The items of the page.' })
    edges: EdgeClass[];

    @Field(() => PageInfo, { description: "The page's position." })
    pageInfo: PageInfo;

    @Field(() => Int, { description: 'The total number of items; computed only if selected.' })
    totalCount: () => Promise<number>;
  }
  return { Edge: EdgeClass, Connection: ConnectionClass };
}

/** One query of a list: a condition for which an index has the list's order. */
export interface UnionBranch {
  from: string;
  where: string;
  params: SqlValue[];
}

export interface ListSource<Row, T> {
  /** The table with its alias, as in `stories s`; its id is `<alias>.id`. */
  table: string;
  /** The column with the row's id in the table whose index has the order; only for a list with one branch. */
  idColumn?: string;
  columns: string;
  /** The sort key, highest first; the id breaks ties. Without it the list sorts by id. `of` defaults to a time. */
  sortBy?: { column: string; key: (row: T) => SortKey; of?: SortKind; unique?: true; hasManyTies?: true };
  /** Reverses the order. */
  oldestFirst?: true;
  /** Several branches are merged into one list; they must not overlap. */
  branches: UnionBranch[];
  toNode: (row: Row) => T;
  /** Statement limit in seconds, if longer than usual. */
  seconds?: number;
  /** The list's pages are the same for every caller, so requests may share them. */
  isForAll?: true;
}

/** A list of an entity's rows, without the branches that select them. */
export type EntitySource<T> = Omit<ListSource<Row<T>, T>, 'branches'>;

/** The requested number of items; BAD_USER_INPUT if it isn't allowed. */
export function pageSize({ first, last }: ConnectionArgs): number {
  if (first != null && last != null) throw badInput({ last: 'Give either first or last' });
  const [field, size] = last != null ? ['last', last] : ['first', first ?? page.default];
  if (size < 0 || size > page.max)
    throw badInput({ [field as string]: `Ask for 0 to ${page.max} at a time` });
  return size;
}

type PageSource = Omit<ListSource<never, never>, 'sortBy' | 'toNode'> & {
  sortBy?: { column: string; of?: SortKind; unique?: true; hasManyTies?: true };
};

const idColumnOf = ({ table, idColumn }: Pick<PageSource, 'table' | 'idColumn'>) =>
  idColumn ?? `${table.split(' ')[1] ?? table}.id`;

/** The condition that a cursor gives. */
function boundOf(
  source: PageSource,
  field: 'after' | 'before',
  cursor: string | null | undefined,
  operator: '<' | '>',
): { sql: string; params: SqlValue[] } | null {
  if (cursor == null) return null;
  const { sortBy } = source;
  const { at, id } = positionOf(cursor, field, sortBy && (sortBy.of ?? 'time'));
  const idColumn = idColumnOf(source);
  if (!sortBy?.column || at === undefined) return { sql: `${idColumn} ${operator} ?`, params: [id] };
  const { column, unique, hasManyTies } = sortBy;
  if (unique) return { sql: `${column} ${operator} ?`, params: [at] };
  const sql = hasManyTies
    ? // Two index ranges, so that the page is also found directly within many ties.
      `${column} ${operator} ? OR (${column} = ? AND ${idColumn} ${operator} ?)`
    : // The first comparison is the index range, the second handles equal keys.
      `${column} ${operator}= ? AND (${column} ${operator} ? OR ${idColumn} ${operator} ?)`;
  return { sql, params: [at, at, id] };
}

/**
 * Builds the statement of one page by keyset pagination, with one row more than the page to know whether
 * there are more, or with `max` rows.
 */
export function pageStatement(
  args: ConnectionArgs,
  source: PageSource,
  max = pageSize(args) + 1,
): { sql: string; params: SqlValue[] } {
  const backward = args.last != null;
  const idColumn = idColumnOf(source);
  const [later, earlier] = source.oldestFirst ? (['>', '<'] as const) : (['<', '>'] as const);
  const bounds = [
    boundOf(source, 'after', args.after, later),
    boundOf(source, 'before', args.before, earlier),
  ].filter((bound) => bound !== null);
  const boundConditions = bounds.map(({ sql }) => sql);
  const boundParams = bounds.flatMap(({ params }) => params);
  const direction = backward === (source.oldestFirst ?? false) ? 'DESC' : 'ASC';
  const order = [source.sortBy?.column, source.sortBy?.unique ? undefined : idColumn]
    .filter(Boolean)
    .map((column) => `${column} ${direction}`);
  const tail = `ORDER BY ${order.join(', ')} LIMIT ${max}`;
  const params = source.branches.flatMap((branch) => [...branch.params, ...boundParams]);
  const fromAndWhere = source.branches.map(({ from, where }) => {
    const conditions = [where, ...boundConditions].map((condition) => `(${condition})`);
    return `FROM ${from} WHERE ${conditions.join(' AND ')}`;
  });

  if (fromAndWhere.length === 1)
    return { sql: `SELECT ${source.columns} ${fromAndWhere[0]} ${tail}`, params };
  const union = fromAndWhere.map((branch) => `(SELECT ${idColumn} ${branch} ${tail})`).join(' UNION ');
  const sql = `SELECT ${source.columns} FROM (${union}) page STRAIGHT_JOIN ${source.table} ON ${idColumn} = page.id ${tail}`;
  return { sql, params };
}

/** Makes a connection without items: its rows are read only for the page info. */
export const emptyPageOf = <Row, T extends { id: string }>(
  args: ConnectionArgs,
  source: Pick<ListSource<Row, T>, 'sortBy' | 'toNode'>,
  readRows: () => Promise<readonly Row[]>,
  totalCount: () => Promise<number>,
): Connection<T> => ({
  edges: [],
  pageInfo: async () => pageOf(args, source, await readRows(), totalCount).pageInfo,
  totalCount,
});

/** Makes a connection of the rows that pageStatement() finds. */
export function pageOf<Row, T extends { id: string }>(
  args: ConnectionArgs,
  source: Pick<ListSource<Row, T>, 'sortBy' | 'toNode'>,
  rows: readonly Row[],
  totalCount: () => Promise<number>,
): Connection<T> & { pageInfo: PageInfo } {
  const size = pageSize(args);
  const backward = args.last != null;
  const hasMore = rows.length > size;
  const nodes = rows.slice(0, size).map(source.toNode);
  if (backward) nodes.reverse();

  const edges = nodes.map((node) => ({ node, cursor: edgeCursor(source, node) }));
  return {
    edges,
    pageInfo: {
      hasNextPage: backward ? args.before != null : hasMore,
      hasPreviousPage: backward ? hasMore : args.after != null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount,
  };
}

/** A page of a list that is in memory, with the same result as paginate(). */
export function pageOfAll<T extends { id: string }>(
  args: ConnectionArgs,
  source: { sortBy: { key: (row: T) => Date }; oldestFirst?: true },
  all: readonly T[],
): Connection<T> {
  const size = pageSize(args);
  const positionIn = (cursor: string | null | undefined, field: string) => {
    if (cursor == null) return undefined;
    const { at, id } = positionOf(cursor, field, 'time');
    return { at: Number(at), id };
  };
  const [after, before] = [positionIn(args.after, 'after'), positionIn(args.before, 'before')];
  const direction = source.oldestFirst ? 1 : -1;
  const compare = (row: T, { at, id }: { at: number; id: string }) =>
    direction * (source.sortBy.key(row).getTime() - at || (row.id < id ? -1 : Number(row.id > id)));
  const inRange = all.filter(
    (row) => (!after || compare(row, after) > 0) && (!before || compare(row, before) < 0),
  );
  const rows = args.last != null ? inRange.reverse() : inRange;
  return pageOf(
    args,
    { sortBy: { column: '', key: source.sortBy.key }, toNode: (row: T) => row },
    rows.slice(0, size + 1),
    async () => all.length,
  );
}

/** Reads one page of a list. */
export async function paginate<Row, T extends { id: string }>(
  scope: LoaderScope,
  args: ConnectionArgs,
  source: ListSource<Row, T>,
): Promise<Connection<T>> {
  const { sql, params } = pageStatement(args, source);
  const size = pageSize(args);
  const readRows = () =>
    scope.db[source.isForAll ? 'readForAll' : 'read']<Row>(withLimit(source, sql), params);
  const count = () => countAll(scope, source);
  if (size === 0) return emptyPageOf(args, source, readRows, count);
  const rows = await readRows();
  // A page that is the whole list needs no count.
  const isWhole = rows.length <= size && args.after == null && args.before == null;
  return pageOf(args, source, rows, isWhole ? async () => rows.length : count);
}

/** The cursor of a node, for the edge that a mutation returns. */
export function edgeCursor<T extends { id: string }>(
  source: Pick<ListSource<never, T>, 'sortBy'>,
  node: T,
): string {
  return cursorOf({ id: node.id, ...(source.sortBy && { at: source.sortBy.key(node) }) });
}

const withLimit = ({ seconds }: { seconds?: number }, sql: string) =>
  seconds ? declareLimit(seconds, sql) : sql;

async function countAll(scope: LoaderScope, source: PageSource): Promise<number> {
  const [only] = source.branches;
  const sql =
    source.branches.length === 1 && only
      ? `SELECT COUNT(*) AS n FROM ${only.from} WHERE ${only.where}`
      : `SELECT COUNT(*) AS n FROM (${source.branches
          .map((branch) => `SELECT ${idColumnOf(source)} FROM ${branch.from} WHERE ${branch.where}`)
          .join(' UNION ')}) everything`;
  const [row] = await scope.db.read<{ n: number }>(
    withLimit(source, sql),
    source.branches.flatMap((branch) => branch.params),
  );
  return Number(row?.n ?? 0);
}
