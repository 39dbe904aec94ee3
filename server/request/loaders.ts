import DataLoader from 'dataloader';
import type { EntityRows, Row } from '../db/entityRows';
import { grouped, inOrder, padded, placeholders } from '../db/rows';
import { type IdKind, onlyIds } from '../lib/ids';
import { type Tag, tagRows } from '../model/tag.entity';
import type { LoaderScope } from './loaderScope';

// Defined outside of the loaders: a read that several requests share keeps the function, and with it the scope around it.
const idOf = (row: { id: unknown }) => row.id as string;
export const ownerIdOf = (row: { ownerId: string }) => row.ownerId;

/** Loads entities by id, null where `condition` excludes one. Doesn't check access; the caller authorises. */
export const loaderById = <T extends { id: string }>(
  { db }: LoaderScope,
  kind: IdKind,
  rows: EntityRows<T>,
  condition = 'TRUE',
) =>
  new DataLoader<string, T | null>(async (ids) => {
    const found = await db.readByIds<Row<T>>(
      onlyIds(kind, ids),
      idOf,
      `SELECT ${rows.columns} FROM ${rows.table} WHERE ${rows.alias}.id IN (:ids) AND ${condition}`,
    );
    return inOrder(ids, found.map(rows.toNode), ({ id }) => id);
  });

export type CountLoader = DataLoader<string, number>;

/** Counts each owner's rows, which are the same for every viewer. */
export const countLoader = (
  { db }: LoaderScope,
  table: string,
  ownerColumn: string,
  condition = 'TRUE',
): CountLoader =>
  new DataLoader(async (ownerIds) => {
    const rows = await db.readByIds<{ ownerId: string; n: number }>(
      ownerIds,
      ownerIdOf,
      `SELECT ${ownerColumn} AS ownerId, COUNT(*) AS n FROM ${table}
       WHERE ${ownerColumn} IN (:ids) AND ${condition} GROUP BY ${ownerColumn}`,
    );
    return inOrder(ownerIds, rows, ownerIdOf).map((row) => Number(row?.n ?? 0));
  });

/** Whether a link table has a row of the viewer for each id. */
export const viewerLinkLoader = (
  { db, viewer }: LoaderScope,
  table: string,
  column: string,
  viewerColumn = 'user_id',
) =>
  new DataLoader<string, boolean>(async (ids) => {
    if (!viewer) return ids.map(() => false);
    const wanted = padded(ids);
    const rows = await db.readByIds<{ ownerId: string; id: string }>(
      [viewer.id],
      ownerIdOf,
      `SELECT ${viewerColumn} AS ownerId, ${column} AS id FROM ${table}
       WHERE ${viewerColumn} IN (:ids) AND ${column} IN (${placeholders(wanted)})`,
      wanted,
    );
    return inOrder(ids, rows, ({ id }) => id).map((row) => row !== null);
  });

/** Tags in their author's order. */
export const tagsLoader = ({ db }: LoaderScope, kind: 'story' | 'exercise') =>
  new DataLoader<string, Tag[]>(async (ids) => {
    const rows = await db.readByIds<Row<Tag> & { ownerId: string }>(
      ids,
      ownerIdOf,
      `SELECT l.${kind}_id AS ownerId, ${tagRows.columns} FROM ${kind}_tags l JOIN tags t ON t.id = l.tag_id
       WHERE l.${kind}_id IN (:ids) ORDER BY l.${kind}_id, l.position`,
    );
    return grouped(ids, rows, ownerIdOf).map((tags) => tags.map(tagRows.toNode));
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
