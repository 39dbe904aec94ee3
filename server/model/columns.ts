import { Column, ForeignKey, PrimaryColumn, VersionColumn } from 'typeorm';
import { limits } from '../contract/limits';

/** Text that consists of ASCII only, compared byte by byte. */
export const asciiColumn = (length: number) =>
  ({ type: 'varchar', length, charset: 'ascii', collation: 'ascii_bin' }) as const;

/** Ids are ASCII with binary collation: shorter keys, sorted by creation. */
export const idColumn = asciiColumn(40);

export const IdPrimaryColumn = () => PrimaryColumn(idColumn);
export const IdColumn = (options: { nullable?: boolean; name?: string } = {}) =>
  Column({ ...idColumn, ...options });
/** A column with a foreign key. Its arguments are the table's entity and the name of the key. */
const keyedColumn =
  (column: () => PropertyDecorator, onDelete: 'CASCADE' | 'SET NULL') =>
  (entity: () => new () => object, name: string): PropertyDecorator =>
  (target, property) => {
    column()(target, property);
    ForeignKey(entity, { name, onDelete })(target, property);
  };
/** The id of the row that this one is deleted with. */
export const OwnerColumn = keyedColumn(IdColumn, 'CASCADE');
/** OwnerColumn as a part of the primary key. */
export const OwnerPrimaryColumn = keyedColumn(IdPrimaryColumn, 'CASCADE');
/** The id of another row; null after its deletion. */
export const ReferenceColumn = keyedColumn(() => IdColumn({ nullable: true }), 'SET NULL');

/** SHA-256 in hexadecimal. */
export const hashColumn = { type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin' } as const;
/** A calendar day as YYYY-MM-DD, which sorts as text. */
export const dayColumn = { type: 'char', length: 10, charset: 'ascii', collation: 'ascii_bin' } as const;
/** UTC with milliseconds. */
export const TimeColumn = (options: { nullable?: boolean; select?: false; name?: string } = {}) =>
  Column({ type: 'datetime', precision: 3, ...options });
/**
 * Grows with each write to the row, so that clients can drop the older of two answers or events. TypeORM raises it in its own
 * updates; raw statements raise it themselves, which a test checks.
 */
export const RowVersionColumn = () => VersionColumn({ type: 'int', unsigned: true, default: 1 });
/** The client's idempotency key; a unique key makes a retried create insert one row. Not loaded with its row. */
export const LocalIdColumn = () =>
  Column({ ...idColumn, length: limits.localIdMax, nullable: true, select: false });
/** A long text. It isn't loaded with its row: see server/graphql/longTexts.ts. */
export const LongTextColumn = () => Column({ type: 'mediumtext', select: false });

/**
 * The SQL of `updatedAt` in an update: the time, or a millisecond after the stored one, so that every
 * change is detectable.
 */
export const updatedAtSql = (time: Date) => () =>
  `GREATEST(TIMESTAMP'${time.toISOString().slice(0, -1).replace('T', ' ')}', updated_at + INTERVAL 1000 MICROSECOND)`;
