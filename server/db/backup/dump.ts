import type { Connection, RowDataPacket } from 'mysql2/promise';
import { restoreMark } from '../restoreMark';
import { BackupError } from './backupError';
import { readTable, type TableSum, TableSummer, withTablesReleased } from './readTable';
import { type LogPosition, logPositionOf, openSnapshot } from './snapshot';
import { literalOf, namesOf, quoteName, type Table, tablesOf } from './tables';

/** Bytes after which an INSERT ends, and a transaction. A row that is longer is an INSERT of its own. */
const statementBytes = 1024 * 1024;
const transactionBytes = 8 * 1024 * 1024;

/** The first line of a backup, after two hyphens: data known before the first row. */
export interface BackupHeader {
  format: 1;
  /** The version of the app that made it. */
  version: string;
  /** The time of the snapshot by the database's clock. */
  at: string;
  database: string;
  server: string;
  /** The migrations that the database has, in their order. */
  migrations: string[];
  binaryLog?: LogPosition;
  /** Only in encrypted backups. */
  authSecret?: string;
}

/** The last line of a backup, after two hyphens; one without it is incomplete. */
export interface BackupFooter {
  tables: Record<string, TableSum>;
}

interface DumpOptions {
  url: string;
  version: string;
  authSecret?: string;
  /** Called with a line for each thing in the database that the backup lacks. */
  warn(line: string): void;
}

export const commentLine = (value: object): Buffer => Buffer.from(`-- ${JSON.stringify(value)}\n`);
const statementLine = (sql: string) => Buffer.from(`${sql};\n`, 'latin1');

/** Settings with which the lines are loaded, by our restore or by a client of the database. */
const preamble = [
  'SET NAMES utf8mb4',
  "SET SESSION time_zone = '+00:00', sql_mode = 'NO_AUTO_VALUE_ON_ZERO,STRICT_ALL_TABLES', foreign_key_checks = 0",
  'SET SESSION autocommit = 0',
];

/**
 * The database as lines of SQL, each a statement or a comment, as of one moment. Tables are not locked: members read and write
 * meanwhile.
 */
export async function* dump(options: DumpOptions): AsyncGenerator<Buffer> {
  const connection = await openSnapshot(options.url);
  try {
    yield commentLine(await withTablesReleased(connection, () => headerOf(connection, options)));
    const { others } = await namesOf(connection);
    if (others.length > 0) options.warn(`The backup does not contain: ${others.join(', ')}.`);
    const tables = await tablesOf(connection);
    for (const sql of preamble) yield statementLine(sql);
    const sums: BackupFooter['tables'] = {};
    for (const table of tables) {
      yield await withTablesReleased(connection, () => createStatement(connection, table));
      const summer = new TableSummer();
      yield* insertStatements(connection, table, summer);
      yield statementLine('COMMIT');
      sums[table.name] = summer.sum;
    }
    // Compared because a column that was added meanwhile may be read without an error, and be in only a part of the lines.
    if (JSON.stringify(await tablesOf(connection)) !== JSON.stringify(tables)) throw changedMeanwhile();
    const footer: BackupFooter = { tables: sums };
    yield commentLine(footer);
  } catch (error) {
    throw explainError(error);
  } finally {
    // The connection is closed even if the reader stopped in the middle.
    connection.destroy();
  }
}

const definitionChanged = new Set(['ER_TABLE_DEF_CHANGED', 'ER_NO_SUCH_TABLE', 'ER_BAD_FIELD_ERROR']);

function explainError(error: unknown): unknown {
  if (!definitionChanged.has((error as NodeJS.ErrnoException).code ?? '')) return error;
  return changedMeanwhile();
}

const changedMeanwhile = () =>
  new BackupError(
    'A table was changed while the backup was made, as by a new version of the app.\nRepeat the backup.',
  );

async function headerOf(connection: Connection, { version, authSecret }: DumpOptions): Promise<BackupHeader> {
  const read = async (sql: string) => (await connection.query<RowDataPacket[]>(sql))[0];
  const [facts] = await read(
    'SELECT DATABASE() AS name, VERSION() AS server, CAST(UTC_TIMESTAMP(3) AS char) AS time',
  );
  const [table] = await read("SHOW TABLES LIKE 'migrations'");
  const migrations = table ? await read('SELECT name FROM migrations ORDER BY timestamp') : [];
  if (migrations.length === 0)
    throw new BackupError(`The database ${facts?.name} has no tables of the app. Start the app once.`);
  const [mark] = await read(`SHOW TABLES LIKE '${restoreMark}'`);
  if (mark) throw new BackupError('A backup is being restored into the database.');
  const [lease] = await read("SHOW TABLES LIKE 'migration_lease'");
  if (lease && (await read('SELECT id FROM migration_lease WHERE expires_at > UTC_TIMESTAMP(3)')).length > 0)
    throw new BackupError('A server is migrating the database. Repeat the backup in a minute.');
  const binaryLog = await logPositionOf(connection);
  return {
    format: 1,
    version,
    at: `${String(facts?.time).replace(' ', 'T')}Z`,
    database: facts?.name,
    server: facts?.server,
    migrations: migrations.map(({ name }) => name),
    ...(binaryLog && { binaryLog }),
    ...(authSecret && { authSecret }),
  };
}

async function createStatement(connection: Connection, { name }: Table): Promise<Buffer> {
  const [[row]] = await connection.query<RowDataPacket[]>(`SHOW CREATE TABLE ${quoteName(name)}`);
  // Line breaks in names and comments are escaped in the definition, so only those of its layout are replaced.
  return Buffer.from(`${String(row?.['Create Table']).replace(/\n\s*/g, ' ')};\n`);
}

async function* insertStatements(
  connection: Connection,
  table: Table,
  summer: TableSummer,
): AsyncGenerator<Buffer> {
  const columns = table.columns.map(({ name }) => quoteName(name)).join(', ');
  const begin = Buffer.from(`INSERT INTO ${quoteName(table.name)} (${columns}) VALUES `).toString('latin1');
  let values: string[] = [];
  let [length, uncommitted] = [0, 0];
  for await (const row of readTable(connection, table)) {
    summer.add(row);
    const value = `(${row.map((cell, at) => literalOf(cell, table.columns[at]?.literal ?? 'text')).join(',')})`;
    if (length > 0 && length + value.length > statementBytes) {
      yield statementLine(begin + values.join(','));
      uncommitted += length;
      [values, length] = [[], 0];
      if (uncommitted > transactionBytes) {
        yield statementLine('COMMIT');
        uncommitted = 0;
      }
    }
    values.push(value);
    length += value.length;
  }
  if (length > 0) yield statementLine(begin + values.join(','));
}
