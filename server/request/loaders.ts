import DataLoader from 'dataloader';
import type { EntityRows, Row } from '../db/entityRows';
import { type Prefetch, prefetchRow, withPrefetches } from '../db/prefetch';
import { grouped, inOrder, padded, placeholders } from '../db/rows';
import { type IdKind, onlyIds } from '../lib/ids';
import { type Tag, tagRows } from '../model/tag.entity';
import { type User, userRows } from '../model/user.entity';
import type { LoaderScope } from './loaderScope';

// Defined outside of the loaders: a read that several requests share keeps the function, and with it the scope around it.
const idOf = (row: { id: unknown }) => row.id as string;
const ownerIdOf = (row: { ownerId: string }) => row.ownerId;

/** Loads entities by id, null where `condition` excludes one. Doesn't check access; the caller authorises. */
export const loaderById = <T extends { id: string }>(
  { db }: LoaderScope,
  kind: IdKind,
  rows: EntityRows<T>,
  prefetchesFor: (ids: readonly string[]) => readonly Prefetch<T>[] = () => [],
  condition = 'TRUE',
) =>
  new DataLoader<string, T | null>(async (ids) => {
    const wanted = onlyIds(kind, ids);
    const [first] = wanted;
    const { columns, columnParams, toNode } = withPrefetches(rows, prefetchesFor(wanted));
    const sqlOf = (idsSql: string) =>
      `SELECT ${columns} FROM ${rows.table} WHERE ${rows.alias}.id IN (${idsSql}) AND ${condition}`;
    const found =
      wanted.length === 1 && first !== undefined && columnParams.length === 0
        ? await db.readOfOwner<Row<T>>(first, idOf, sqlOf(':owners'))
        : await db.readForAll<Row<T>>(sqlOf(placeholders(padded(wanted))), [
            ...columnParams,
            ...padded(wanted),
          ]);
    return inOrder(ids, found.map(toNode), ({ id }) => id);
  });

export type CountLoader = DataLoader<string, number>;

/** Counts each owner's rows. Not cached, so that a count after a write in the same request is current. */
export const countLoader = (
  { db }: LoaderScope,
  table: string,
  ownerColumn: string,
  condition = 'TRUE',
): CountLoader =>
  new DataLoader(
    async (ownerIds) => {
      const wanted = padded(ownerIds);
      const rows = await db.read<{ ownerId: string; n: number }>(
        `SELECT ${ownerColumn} AS ownerId, COUNT(*) AS n FROM ${table}
         WHERE ${ownerColumn} IN (${placeholders(wanted)}) AND ${condition} GROUP BY ${ownerColumn}`,
        wanted,
      );
      return inOrder(ownerIds, rows, ({ ownerId }) => ownerId).map((row) => Number(row?.n ?? 0));
    },
    { cache: false },
  );

/** Whether a link table has a row of the viewer for each id. */
export const viewerLinkLoader = (
  { db, viewer }: LoaderScope,
  table: string,
  column: string,
  { viewerColumn = 'user_id', ...options }: { viewerColumn?: string; cache?: boolean } = {},
) =>
  new DataLoader<string, boolean>(async (ids) => {
    if (!viewer) return ids.map(() => false);
    const wanted = padded(ids);
    const rows = await db.readOfOwner<{ ownerId: string; id: string }>(
      viewer.id,
      ownerIdOf,
      `SELECT ${viewerColumn} AS ownerId, ${column} AS id FROM ${table}
       WHERE ${viewerColumn} IN (:owners) AND ${column} IN (${placeholders(wanted)})`,
      wanted,
    );
    return inOrder(ids, rows, ({ id }) => id).map((row) => row !== null);
  }, options);

/** Tags in their author's order. */
export const tagsLoader = ({ db }: LoaderScope, kind: 'story' | 'exercise') =>
  new DataLoader<string, Tag[]>(async (ids) => {
    const wanted = padded(ids);
    const rows = await db.readForAll<Row<Tag> & { ownerId: string }>(
      `SELECT l.${kind}_id AS ownerId, ${tagRows.columns} FROM ${kind}_tags l JOIN tags t ON t.id = l.tag_id
       WHERE l.${kind}_id IN (${placeholders(wanted)}) ORDER BY l.${kind}_id, l.position`,
      wanted,
    );
    return grouped(ids, rows, ({ ownerId }) => ownerId).map((tags) => tags.map(tagRows.toNode));
  });

/** Puts nodes that another statement read into the loader by id, so that it needn't read them again. */
export function keepNodes<T extends { id: string }>(
  loader: DataLoader<string, T | null>,
  nodes: readonly T[],
): void {
  for (const node of nodes) loader.prime(node.id, node);
}

export const nodesOf = <T>({ edges }: { edges: readonly { node: T }[] }): T[] =>
  edges.map(({ node }) => node);

/** Reads the member whose id is in the given column in the same statement. */
export const prefetchUser = <T>(
  idColumn: string,
  idOf: (node: T) => string,
  loader: DataLoader<string, User | null>,
): Prefetch<T> => prefetchRow(userRows, idColumn, loader, idOf);
