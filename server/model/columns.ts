import { Column, PrimaryColumn } from 'typeorm';
import { limits } from '../contract/limits';

/** Ids are ASCII and compare byte by byte: shorter keys, and the order of their making. */
export const idColumn = { type: 'varchar', length: 40, charset: 'ascii', collation: 'ascii_bin' } as const;

export const IdPrimaryColumn = () => PrimaryColumn(idColumn);
export const IdColumn = (options: { nullable?: boolean } = {}) => Column({ ...idColumn, ...options });
/** UTC with milliseconds. */
export const TimeColumn = (options: { nullable?: boolean } = {}) =>
  Column({ type: 'datetime', precision: 3, ...options });
/** The client's own id; with a unique key, a create repeated after a lost answer makes one row. */
export const LocalIdColumn = () => Column({ ...idColumn, length: limits.localIdMax, nullable: true });

/**
 * For `updatedAt` in an update by TypeORM: the time, or one past that which stands there, so that whoever saw the row
 * before can tell that it was changed.
 */
export const later = (time: Date) => () =>
  `GREATEST(TIMESTAMP'${time.toISOString().slice(0, -1).replace('T', ' ')}', updated_at + INTERVAL 1000 MICROSECOND)`;
