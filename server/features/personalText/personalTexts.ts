import type DataLoader from 'dataloader';
import type { EntityTarget } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity';
import type { Authorized } from '../../authz/authorize';
import type { Context } from '../../context';
import type { SqlValue, Transaction } from '../../db/database';
import { snakeCase } from '../../db/naming';
import { type AppError, notFound } from '../../errors';
import type { Loaders } from '../../loaders';
import { countForDay } from '../writingDay/writingDay.service';

/** What its author alone reads and writes: a journal entry or a note. */
export interface PersonalText {
  id: string;
  authorId: string;
  content: string;
  wordCount: number;
  localId: string | null;
  updatedAt: Date;
}

/** One kind of them. */
export interface PersonalTexts<Row, T extends PersonalText> {
  entity: EntityTarget<T>;
  /** The table with its alias, as in `notes n`. */
  table: 'journals j' | 'notes n';
  columns: string;
  toText: (row: Row) => T;
  byId: (loaders: Loaders) => DataLoader<string, T | null>;
  content: (loaders: Loaders) => DataLoader<string, string>;
  notFound: string;
  /** The error that carries the server's copy, in the API's words. */
  conflictWith: (text: T, content: string) => AppError;
}

interface Save {
  writtenOn: string | null | undefined;
  /** What else must hold, in the save's own transaction. */
  check?: (tx: Transaction) => Promise<void>;
}

const aliasOf = ({ table }: { table: string }) => table.split(' ')[1];

/** Keeps a new text; a localId that its author has used already gives the one made then. */
export async function createPersonalText<Row, T extends PersonalText>(
  ctx: Context,
  kind: PersonalTexts<Row, T>,
  text: T,
  { writtenOn, check }: Save,
): Promise<T> {
  try {
    await ctx.db.transaction(async (tx) => {
      tx.nothingPublic();
      await check?.(tx);
      await tx.insert(kind.entity, text as QueryDeepPartialEntity<T>);
      await countForDay(tx, ctx, { text, before: 0, writtenOn });
    });
  } catch (error) {
    const alias = aliasOf(kind);
    const [row] = text.localId
      ? await ctx.db.read<Row>(
          `SELECT ${kind.columns} FROM ${kind.table} WHERE ${alias}.author_id = ? AND ${alias}.local_id = ?`,
          [text.authorId, text.localId],
        )
      : [];
    // Made already, maybe under what no longer holds.
    if (!row) throw error;
    return kind.toText(row);
  }
  prime(ctx, kind, text);
  kind.content(ctx.loaders).prime(text.id, text.content);
  return text;
}

function prime<Row, T extends PersonalText>({ loaders }: Context, kind: PersonalTexts<Row, T>, text: T) {
  kind.byId(loaders).clear(text.id).prime(text.id, text);
}

/** The server's copy as it is now, as the error that a write which lost against it gets. */
async function conflictWith<Row, T extends PersonalText>(
  { loaders }: Context,
  kind: PersonalTexts<Row, T>,
  text: T,
): Promise<AppError> {
  return kind.conflictWith(text, await kind.content(loaders).clear(text.id).load(text.id));
}

const sqlValueOf = (value: unknown): SqlValue =>
  Array.isArray(value) ? JSON.stringify(value) : (value as SqlValue);

/**
 * Changes a text. The row is locked first: comparing with the base and writing are one decision, so of many updates
 * from one base exactly one is written, and the others get CONFLICT with the server's copy. Nothing given changes nothing.
 */
export async function savePersonalText<Row, T extends PersonalText>(
  ctx: Context,
  kind: PersonalTexts<Row, T>,
  authorized: Authorized<T>,
  given: Partial<T>,
  { base, writtenOn, check }: Save & { base: Date | null | undefined },
): Promise<T> {
  if (Object.keys(given).length === 0) return authorized;
  const { id } = authorized;
  const alias = aliasOf(kind);
  const { text, written } = await ctx.db.transaction(async (tx) => {
    tx.nothingPublic();
    const [row] = await tx.read<Row>(
      `SELECT ${kind.columns} FROM ${kind.table} WHERE ${alias}.id = ? FOR UPDATE`,
      [id],
    );
    if (!row) throw notFound(kind.notFound);
    const before = kind.toText(row);
    if (base && before.updatedAt > base) return { text: before, written: false };
    await check?.(tx);
    // Always later than before, even within a millisecond: it is what the next update is held against.
    const updatedAt = new Date(Math.max(ctx.now().getTime(), before.updatedAt.getTime() + 1));
    const changes: [string, unknown][] = [...Object.entries(given), ['updatedAt', updatedAt]];
    await tx.execute(
      `UPDATE ${kind.table} SET ${changes.map(([property]) => `${alias}.${snakeCase(property)} = ?`).join(', ')}
       WHERE ${alias}.id = ?`,
      [...changes.map(([, value]) => sqlValueOf(value)), id],
    );
    const after = Object.assign(kind.toText(row), given, { updatedAt });
    await countForDay(tx, ctx, { text: after, before: before.wordCount, writtenOn });
    return { text: after, written: true };
  });
  prime(ctx, kind, text);
  kind.content(ctx.loaders).clear(id);
  if (!written) throw await conflictWith(ctx, kind, text);
  if (given.content !== undefined) kind.content(ctx.loaders).prime(id, given.content);
  return text;
}

/**
 * Deletes a text for good. Comparing with the base and deleting are one statement: what was written elsewhere since is
 * not deleted, but CONFLICT with the server's copy.
 */
export async function deletePersonalText<Row, T extends PersonalText>(
  ctx: Context,
  kind: PersonalTexts<Row, T>,
  { id }: Authorized<T>,
  base: Date | null | undefined,
): Promise<void> {
  const [table] = kind.table.split(' ');
  const { affectedRows } = await ctx.db.transaction((tx) => {
    tx.nothingPublic();
    return tx.execute(
      `DELETE FROM ${table} WHERE id = ?${base ? ' AND updated_at <= ?' : ''}`,
      base ? [id, base] : [id],
    );
  });
  const left = await (affectedRows > 0 ? null : kind.byId(ctx.loaders).clear(id).load(id));
  if (left) throw await conflictWith(ctx, kind, left);
  kind.byId(ctx.loaders).clear(id);
  kind.content(ctx.loaders).clear(id);
}
