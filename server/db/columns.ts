import { Column, PrimaryColumn } from 'typeorm';

/** Ids are ASCII and compare byte by byte: shorter keys, and the order of their making. */
export const idColumn = { type: 'varchar', length: 40, charset: 'ascii', collation: 'ascii_bin' } as const;

export const IdPrimaryColumn = () => PrimaryColumn(idColumn);
export const IdColumn = (options: { nullable?: boolean } = {}) => Column({ ...idColumn, ...options });
/** UTC with milliseconds. */
export const TimeColumn = (options: { nullable?: boolean } = {}) =>
  Column({ type: 'datetime', precision: 3, ...options });
