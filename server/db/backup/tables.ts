import type { Connection, RowDataPacket } from 'mysql2/promise';
import { BackupError } from './backupError';

/** How the value of a column is written in SQL. */
type Literal = 'number' | 'text' | 'bytes';

interface Column {
  name: string;
  literal: Literal;
  /** Whether it is sorted by the place of its value in a list, not by its text: ENUM and SET. */
  isList: boolean;
}

export interface Table {
  name: string;
  /** The stored columns, without generated ones. */
  columns: readonly Column[];
  /** The columns of the primary key. */
  key: readonly Column[];
}

/** Types whose text is exact. FLOAT is not among them: the server rounds it to six digits. */
const literals: Readonly<Record<string, Literal>> = {
  ...literalsOf('number', ['tinyint', 'smallint', 'mediumint', 'int', 'bigint', 'decimal', 'double', 'year']),
  ...literalsOf('text', ['char', 'varchar', 'tinytext', 'text', 'mediumtext', 'longtext', 'enum', 'set']),
  ...literalsOf('text', ['json', 'date', 'time', 'datetime', 'timestamp', 'uuid', 'inet4', 'inet6']),
  ...literalsOf('bytes', ['binary', 'varbinary', 'tinyblob', 'blob', 'mediumblob', 'longblob', 'bit']),
};

function literalsOf(literal: Literal, types: readonly string[]): Record<string, Literal> {
  return Object.fromEntries(types.map((type) => [type, literal]));
}

/** The rows of a statement sent as text. */
export async function queryRows<Row>(connection: Connection, sql: string): Promise<Row[]> {
  return (await connection.query<RowDataPacket[]>(sql))[0] as Row[];
}

/** The names of the tables, and of other objects in the database, which the app doesn't create. */
export async function namesOf(connection: Connection): Promise<{ tables: string[]; others: string[] }> {
  const rows = await queryRows<{ name: string; kind: string; engine: string | null }>(
    connection,
    `SELECT table_name AS name, table_type AS kind, engine AS engine FROM information_schema.tables
     WHERE table_schema = DATABASE() ORDER BY table_name`,
  );
  const isTable = ({ kind }: { kind: string }) => kind === 'BASE TABLE';
  const otherEngines = rows.filter((row) => isTable(row) && row.engine !== 'InnoDB');
  if (otherEngines.length > 0)
    throw new BackupError(
      `Only InnoDB tables are consistent while the app writes, and these are others: ${otherEngines.map(({ name }) => name).join(', ')}.\n` +
        'Convert them: ALTER TABLE … ENGINE=InnoDB.',
    );
  const triggers = await queryRows<{ name: string }>(
    connection,
    'SELECT trigger_name AS name FROM information_schema.triggers WHERE trigger_schema = DATABASE()',
  );
  return {
    tables: rows.filter(isTable).map(({ name }) => name),
    others: [
      ...rows.filter((row) => !isTable(row)).map(({ name, kind }) => `${kind.toLowerCase()} ${name}`),
      ...triggers.map(({ name }) => `trigger ${name}`),
    ],
  };
}

/** The tables with their columns, from the database's catalogue, so that a table of a later version needs no entry anywhere. */
export async function tablesOf(connection: Connection): Promise<Table[]> {
  const { tables } = await namesOf(connection);
  const columns = await queryRows<{
    tableName: string;
    name: string;
    type: string;
    generated: string | null;
  }>(
    connection,
    `SELECT table_name AS tableName, column_name AS name, data_type AS type, generation_expression AS generated
     FROM information_schema.columns WHERE table_schema = DATABASE() ORDER BY table_name, ordinal_position`,
  );
  const keys = await queryRows<{ tableName: string; name: string }>(
    connection,
    `SELECT table_name AS tableName, column_name AS name FROM information_schema.statistics
     WHERE table_schema = DATABASE() AND index_name = 'PRIMARY' ORDER BY table_name, seq_in_index`,
  );
  return tables.map((table) => {
    const stored = columns.filter(({ tableName, generated }) => tableName === table && !generated);
    const known = stored.map(({ name, type }) => {
      const literal = literals[type.toLowerCase()];
      if (!literal) throw new BackupError(`${table}.${name} is ${type}, which can't be saved exactly.`);
      return { name, literal, isList: type === 'enum' || type === 'set' };
    });
    const key = keys
      .filter(({ tableName }) => tableName === table)
      .map(({ name }) => known.find((column) => column.name === name))
      .filter((column) => column !== undefined);
    if (key.length === 0)
      throw new BackupError(`${table} has no primary key, by which its rows could be read in pages.`);
    return { name: table, columns: known, key };
  });
}

/** A name as an SQL identifier. */
export const quoteName = (name: string): string => `\`${name.replaceAll('`', '``')}\``;

const escapes: Readonly<Record<string, string>> = {
  '\0': '\\0',
  '\n': '\\n',
  '\r': '\\r',
  '\x1a': '\\Z',
  "'": "\\'",
  '\\': '\\\\',
};

/**
 * A value as a literal, with each byte as one character (latin1). The bytes of longer UTF-8 characters are never those
 * that are escaped. It contains no line break.
 */
export function literalOf(value: Buffer | null, literal: Literal): string {
  if (value === null) return 'NULL';
  if (literal === 'number') return value.toString('latin1');
  if (literal === 'bytes') return value.length === 0 ? "''" : `0x${value.toString('hex')}`;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to escape
  return `'${value.toString('latin1').replace(/[\0\n\r\x1a'\\]/g, (character) => escapes[character] ?? character)}'`;
}
