import type { EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import type { Transaction } from '../../../db/database';
import type { ExportSource } from '../../stories/export/exportSource';
import type { ZipFile } from '../../stories/export/zip';

/** Deletes a member's rows from a table; `by` is the property with the member's id. */
export interface Removal {
  by: string;
  remove(tx: Transaction, userId: string): Promise<unknown>;
}

export const rowsOf = <Row extends ObjectLiteral>(
  entity: EntityTarget<Row>,
  by: keyof Row & string,
): Removal => ({
  by,
  remove: (tx, userId) => tx.delete(entity, { [by]: userId } as FindOptionsWhere<Row>),
});

export interface PersonalData {
  members: readonly string[];
  /** Files of the export made from this table, or why there are none. */
  taken: ((source: ExportSource) => AsyncIterable<ZipFile> | Iterable<ZipFile>) | { not: string };
  /** Statements that delete the member's data, in order; or why none are needed. */
  removed: readonly Removal[] | { not: string };
  /** The column through which rows may still refer to a deleted account, and why. */
  stays?: { by: string; for: string };
}
