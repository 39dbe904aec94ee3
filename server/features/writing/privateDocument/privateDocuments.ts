import type DataLoader from 'dataloader';
import type { FindOptionsWhere } from 'typeorm';
import type { Authorized } from '../../../authz/authorize';
import type { RowValues, Transaction } from '../../../db/database';
import type { EntityRows } from '../../../db/entityRows';
import { secondsFor } from '../../../db/statementLimits';
import { type AppError, notFound } from '../../../lib/errors';
import { deleteDocument, refuseDeleted, tableOf } from '../../../record/deletedDocuments';
import { chargeStored } from '../../../record/storedTexts';
import { sizeOf, sizeSql } from '../../../record/textSizes';
import type { Context, Loaders } from '../../../request/context';
import { createOnce } from '../../../request/createOnce';
import { lockAccount } from '../../members/user/memberRows';
import { countForDay } from '../writingDay/countForDay';

/** A journal entry or a note: only its author reads and writes it. */
interface PrivateDocument {
  id: string;
  authorId: string;
  content: string;
  wordCount: number;
  prompt?: string | null;
  localId?: string | null;
  updatedAt: Date;
}

/** What differs between journals and notes. */
export interface PrivateDocuments<T extends PrivateDocument> {
  entity: new () => T;
  rows: EntityRows<T>;
  byId: (loaders: Loaders) => DataLoader<string, T | null>;
  content: (loaders: Loaders) => DataLoader<string, string>;
  notFound: string;
  /** Builds the CONFLICT error with the server's copy. */
  conflictWith: (text: T, content: string) => AppError;
}

interface Save {
  writtenOn: string | null | undefined;
  /** Further checks in the save's transaction. */
  check?: (tx: Transaction) => Promise<void>;
}

/** Creates a document; a repeated localId of the same author returns the existing one. */
export const createPrivateDocument = <T extends PrivateDocument>(
  ctx: Context,
  kind: PrivateDocuments<T>,
  text: T,
  save: Save,
): Promise<T> =>
  createOnce(ctx, {
    localId: text.localId,
    find: (localId) =>
      kind.rows.first(ctx.db, 'WHERE author_id = ? AND local_id = ?', [text.authorId, localId]),
    create: () => createNewDocument(ctx, kind, text, save),
  });

async function createNewDocument<T extends PrivateDocument>(
  ctx: Context,
  kind: PrivateDocuments<T>,
  text: T,
  { writtenOn, check }: Save,
): Promise<T> {
  await ctx.db.transaction(async (tx) => {
    tx.mayTake(secondsFor(text.content));
    await lockAccount(tx, text.authorId);
    await check?.(tx);
    await tx.insert(kind.entity, text as RowValues<T>);
    await refuseDeleted(tx, text);
    await countForDay(tx, ctx, { text, before: 0, writtenOn });
    const size = sizeOf(text.content, text.prompt);
    await chargeStored(tx, ctx, text.authorId, { received: size, grown: size });
  });
  return text;
}

/** Builds the CONFLICT error with the server's current copy. */
async function conflictWith<T extends PrivateDocument>(
  { loaders }: Context,
  kind: PrivateDocuments<T>,
  text: T,
): Promise<AppError> {
  return kind.conflictWith(text, await kind.content(loaders).load(text.id));
}

/**
 * Changes a document. The row is locked first, so comparing with the base and writing are atomic: of several saves from one base exactly
 * one is written; the others get CONFLICT with the server's copy. An empty change writes nothing.
 */
export async function savePrivateDocument<T extends PrivateDocument>(
  ctx: Context,
  kind: PrivateDocuments<T>,
  authorized: Authorized<T, 'updateJournal' | 'updateNote'>,
  given: Partial<T>,
  { base, writtenOn, check }: Save & { base: Date | null | undefined },
): Promise<T> {
  if (Object.keys(given).length === 0) return authorized;
  const { id } = authorized;
  const { text, isAccepted } = await ctx.db.transaction(async (tx) => {
    tx.mayTake(secondsFor(given.content));
    const before = await kind.rows.first(tx, 'WHERE id = ? FOR UPDATE', [id]);
    if (!before) throw notFound(kind.notFound);
    if (base && before.updatedAt > base) return { text: before, isAccepted: false };
    await check?.(tx);
    const [sizes] =
      given.content === undefined
        ? []
        : await tx.read<{ size: string }>(
            `SELECT ${sizeSql('content')} AS size FROM ${tableOf(id)} WHERE id = ?`,
            [id],
          );
    // Always later than the time before, because the next save compares them.
    const updatedAt = new Date(Math.max(ctx.now().getTime(), before.updatedAt.getTime() + 1));
    const criteria: FindOptionsWhere<PrivateDocument> = { id };
    await tx.update(kind.entity, criteria as FindOptionsWhere<T>, {
      ...(given as RowValues<T>),
      updatedAt,
    });
    const after = Object.assign(new kind.entity(), before, given, { updatedAt });
    await countForDay(tx, ctx, { text: after, before: before.wordCount, writtenOn });
    if (sizes) {
      const received = sizeOf(given.content);
      await chargeStored(tx, ctx, before.authorId, { received, grown: received - Number(sizes.size) });
    }
    return { text: after, isAccepted: true };
  });
  if (!isAccepted) throw await conflictWith(ctx, kind, text);
  if (given.content !== undefined) kind.content(ctx.loaders).prime(id, given.content);
  return text;
}

/** Deletes a document. If it was changed since the base, it stays, and the error is CONFLICT with the server's copy. */
export async function deletePrivateDocument<T extends PrivateDocument>(
  ctx: Context,
  kind: PrivateDocuments<T>,
  document: Authorized<T, 'deleteJournal' | 'deleteNote'>,
  base: Date | null | undefined,
): Promise<void> {
  const { id } = document;
  const isDeleted = await ctx.db.transaction((tx) =>
    deleteDocument(tx, kind.entity, document, { base, now: ctx.now() }),
  );
  if (isDeleted) return;
  const remaining = await kind.byId(ctx.loaders).load(id);
  throw remaining ? await conflictWith(ctx, kind, remaining) : notFound(kind.notFound);
}
