import { getMetadataArgsStorage } from 'typeorm';
import type { Database } from './database';
import { snakeCase } from './naming';
import type { SqlValue } from './rows';

/** A row of an entity's columns as the driver gives it. */
export type Row<T> = {
  [Property in keyof T]: T[Property] extends boolean
    ? number
    : T[Property] extends readonly unknown[]
      ? string | null
      : T[Property];
};

type Reader = Pick<Database, 'read'>;

/** How statements read an entity's rows. */
export interface EntityRows<T> {
  /** The table with its alias, as in `stories s`. */
  table: string;
  alias: string;
  /** The selected columns, aliased as properties. */
  columns: string;
  toNode: (row: Row<T>) => T;
  /** The entities that the rest of a statement finds, as in `WHERE s.id = ?`. */
  read: (db: Reader, rest: string, params: SqlValue[]) => Promise<T[]>;
  /** The first of them. */
  first: (db: Reader, rest: string, params: SqlValue[]) => Promise<T | undefined>;
}

const conversions: Record<string, (value: never) => unknown> = {
  boolean: (value: number) => value === 1,
  set: (value: string) => value.split(','),
  'simple-json': (value: string | null) => (value === null ? [] : JSON.parse(value)),
};

/** Some columns of an entity's rows, whether or not they are selected otherwise: as a list to select, and as values read by it. */
export function columnsOf<T extends object>(EntityClass: new () => T) {
  const { columns } = getMetadataArgsStorage();
  const conversionsOfColumns = new Map(
    columns.flatMap(({ target, propertyName, options }) => {
      const convert = target === EntityClass ? conversions[String(options.type)] : undefined;
      return convert ? [[propertyName, convert] as const] : [];
    }),
  );
  return {
    list: (alias: string, properties: readonly string[]) =>
      properties.map((property) => `${alias}.${snakeCase(property)} AS ${property}`).join(', '),
    values: <Property extends keyof T & string>(row: Row<T>, properties: readonly Property[]) =>
      Object.fromEntries(
        properties.map((property) => {
          const convert = conversionsOfColumns.get(property);
          return [property, convert ? convert(row[property] as never) : row[property]];
        }),
      ) as Pick<T, Property>,
  };
}

/** Makes a function that reads some columns of one row by its id, and can lock the row until the commit. */
export function rowReader<T extends { id: string }>(EntityClass: new () => T) {
  const table = getMetadataArgsStorage().tables.find(({ target }) => target === EntityClass)?.name;
  const { list, values } = columnsOf(EntityClass);
  return async <Property extends keyof T & string>(
    db: Reader,
    id: string,
    properties: readonly Property[],
    lock: 'FOR UPDATE' | 'LOCK IN SHARE MODE' | '' = '',
  ): Promise<Pick<T, Property> | undefined> => {
    const sql = `SELECT ${list('r', properties)} FROM ${table} r WHERE r.id = ? ${lock}`;
    const [row] = await db.read<Row<T>>(sql, [id]);
    return row && values(row, properties);
  };
}

/**
 * Derives from an entity's metadata how its rows are read: all columns but those with `select: false`. Call it once per
 * entity, when its module loads. `setDerived` sets properties that follow from the columns.
 */
export function rowsOf<T extends object>(
  EntityClass: new () => T,
  alias: string,
  setDerived?: (entity: T) => void,
): EntityRows<T> {
  const { tables, columns } = getMetadataArgsStorage();
  const readColumns = columns.filter(
    ({ target, options }) => target === EntityClass && options.select !== false,
  );
  const selectedColumns = readColumns.map(({ propertyName }) => {
    const column = snakeCase(propertyName);
    return column === propertyName ? `${alias}.${column}` : `${alias}.${column} AS ${propertyName}`;
  });
  const columnConversions = readColumns.flatMap(({ propertyName, options }) => {
    const convert = conversions[String(options.type)];
    return convert ? [{ name: propertyName as keyof T, convert }] : [];
  });
  const toNode = (row: Row<T>): T => {
    // Not assigned to a new instance: V8 would keep more than a few assigned properties in a dictionary, which takes
    // five times as long to make and to read.
    const entity: T = Object.setPrototypeOf({ ...row }, EntityClass.prototype);
    for (const { name, convert } of columnConversions)
      entity[name] = convert(entity[name] as never) as T[keyof T];
    setDerived?.(entity);
    return entity;
  };
  const table = `${tables.find(({ target }) => target === EntityClass)?.name} ${alias}`;
  const select = `SELECT ${selectedColumns.join(', ')} FROM ${table}`;
  const readAll: EntityRows<T>['read'] = async (db, rest, params) =>
    (await db.read<Row<T>>(`${select} ${rest}`, params)).map(toNode);
  return {
    table,
    alias,
    columns: selectedColumns.join(', '),
    toNode,
    read: readAll,
    first: async (...statement) => (await readAll(...statement))[0],
  };
}
