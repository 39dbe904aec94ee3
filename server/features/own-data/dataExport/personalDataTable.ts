import type { EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import type { Transaction } from '../../../db/database';
import type { ExportSource } from '../../stories/export/exportSource';
import type { ZipFile } from '../../stories/export/zip';

/** Deletes or clears a member's rows in a table. */
export interface Removal {
  /** The property with the member's id. */
  by: string;
  remove(tx: Transaction, userId: string): Promise<unknown>;
}

/** Deletes all rows whose property `by` has the member's id. */
export const removalOf = <Row extends ObjectLiteral>(
  entity: EntityTarget<Row>,
  by: keyof Row & string,
): Removal => ({
  by,
  remove: (tx, userId) => tx.delete(entity, { [by]: userId } as FindOptionsWhere<Row>),
});

/** What happens to the personal data of a table. */
export interface PersonalData {
  /** Columns with the ids of members. */
  memberColumns: readonly string[];
  /** Files of the export made from this table; or the reason why there is none. */
  exported: ((source: ExportSource) => AsyncIterable<ZipFile> | Iterable<ZipFile>) | { none: string };
  /** Statements that delete the member's data, in order; or the reason why none is needed. */
  deleted: readonly Removal[] | { none: string };
  /** A column through which rows may still refer to a deleted account. */
  keptReference?: { column: string; reason: string };
}
