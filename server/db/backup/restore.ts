import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from 'mysql2/promise';
import { migrationNames } from '../migrations/migrations';
import { standingOf } from '../migrations/standing';
import { restoreMark } from '../restoreMark';
import { BackupError } from './backupError';
import type { BackupFooter, BackupHeader } from './dump';
import type { ReadBackup } from './readBackup';
import { sumOf } from './readTable';
import { connectTo, openSnapshot } from './snapshot';
import { namesOf, queryRows, quoteName, tablesOf } from './tables';

/** How long connections that were just closed may still be listed. */
const closingMs = 2_000;

/** `loading` while rows are loaded, `loaded` when all are there and have been compared. */
type Stage = 'loading' | 'loaded';

interface Mark {
  stage: Stage;
  connectionId: number;
  isConnected: number;
}

/** The mark of an earlier restore; undefined without one. */
async function readMark(connection: Connection): Promise<Mark | undefined> {
  const { tables } = await namesOf(connection);
  if (!tables.includes(restoreMark)) return undefined;
  const [mark] = await queryRows<Mark>(
    connection,
    `SELECT stage, connection_id AS connectionId, connection_id <> CONNECTION_ID() AND connection_id IN
       (SELECT id FROM information_schema.processlist) AS isConnected FROM ${restoreMark}`,
  );
  return mark ?? { stage: 'loading', connectionId: 0, isConnected: 0 };
}

/**
 * Refuses a database that is in use: a server that was not stopped would write between the restored rows, and send mails that
 * are to be dropped. A connection that was just closed may still be listed.
 */
async function refuseUsed(connection: Connection): Promise<void> {
  for (const until = performance.now() + closingMs; ; await sleep(100)) {
    const [{ others = 0 } = {}] = await queryRows<{ others: number }>(
      connection,
      `SELECT COUNT(*) AS others FROM information_schema.processlist
       WHERE db = DATABASE() AND id <> CONNECTION_ID()`,
    );
    if (Number(others) === 0) return;
    if (performance.now() > until)
      throw new BackupError(
        `The database is in use (other connections: ${others}). Stop the app on all servers, and restore then.`,
      );
  }
}

/** Makes sure that the database is empty and unused, or was left by an interrupted restore, and marks it. */
async function claimDatabase(connection: Connection): Promise<void> {
  const mark = await readMark(connection);
  if (mark?.isConnected) throw new BackupError('Another restore into this database is running.');
  await refuseUsed(connection);
  const { tables, others } = await namesOf(connection);
  if (mark?.stage === 'loading') await dropTables(connection);
  else if (mark)
    throw new BackupError(
      'The database has a restored backup that waits for npm run restore -- --finish.\n' +
        'To restore another one, make a new database and name it in DATABASE_URL.',
    );
  else if (tables.length + others.length > 0)
    throw new BackupError(
      `The database is not empty: it has ${tables.length + others.length} tables. A restore never overwrites.\n` +
        'Make a new database and name it in DATABASE_URL, or choose another folder with DATA_DIR.',
    );
  await connection.query(
    `CREATE TABLE ${restoreMark} (id tinyint NOT NULL PRIMARY KEY, stage varchar(10) NOT NULL,
       connection_id bigint NOT NULL) ENGINE=InnoDB`,
  );
  await connection.query(`INSERT INTO ${restoreMark} VALUES (1, 'loading', CONNECTION_ID())`);
  await connection.query('COMMIT');
}

/** Drops all tables, the mark last: until then the database is known to be half restored. */
async function dropTables(connection: Connection): Promise<void> {
  await connection.query('SET SESSION foreign_key_checks = 0');
  const { tables } = await namesOf(connection);
  for (const table of tables.filter((name) => name !== restoreMark))
    await connection.query(`DROP TABLE ${quoteName(table)}`);
  await connection.query(`DROP TABLE IF EXISTS ${restoreMark}`);
}

/** The statements of a backup; others in a file are refused. */
const allowedStatement = /^(?:CREATE TABLE|INSERT INTO|COMMIT;|SET (?:NAMES|SESSION) )/;

async function loadStatements(
  connection: Connection,
  statements: ReadBackup['statements'],
  signal: AbortSignal,
): Promise<BackupFooter> {
  const [{ maxBytes = 0 } = {}] = await queryRows<{ maxBytes: number }>(
    connection,
    'SELECT @@max_allowed_packet AS maxBytes',
  );
  for (;;) {
    signal.throwIfAborted();
    const { done, value } = await statements.next();
    if (done) return value;
    if (!allowedStatement.test(value.toString('latin1', 0, 20)))
      throw new BackupError('The backup is damaged: it has a statement that no backup contains.');
    if (value.length >= maxBytes)
      throw new BackupError(
        `The backup has a row of ${Math.ceil(value.length / 1024 / 1024)} MB, and the database takes ${Math.floor(maxBytes / 1024 / 1024)} MB at once.\n` +
          'Raise its max_allowed_packet, for example to 64M.',
      );
    await connection.query(value.toString('utf8'));
  }
}

/** Compares every table with what the backup says of it. */
async function compareTables(url: string, { tables: expected }: BackupFooter): Promise<void> {
  const connection = await openSnapshot(url);
  try {
    const tables = (await tablesOf(connection)).filter(({ name }) => name !== restoreMark);
    const missing = Object.keys(expected).filter((name) => !tables.some((table) => table.name === name));
    const different: string[] = [];
    for (const table of tables) {
      const sum = await sumOf(connection, table);
      const { rows, sha256 } = expected[table.name] ?? {};
      if (sum.rows !== rows || sum.sha256 !== sha256) different.push(table.name);
    }
    if (missing.length + different.length > 0)
      throw new BackupError(
        `The restored tables are not equal to those of the backup: ${[...missing, ...different].join(', ')}.`,
      );
  } finally {
    connection.destroy();
  }
}

/** Refuses a backup whose tables this version doesn't know, or can't bring up to date. */
export function refuseOtherVersions({ version, migrations }: BackupHeader): void {
  const { newer, isTooOld } = standingOf(migrations, migrationNames());
  if (newer.length > 0)
    throw new BackupError(
      `The backup was made by a newer version of the app (${version}), with tables that this one does not know: ${newer.join(', ')}.\n` +
        'Restore it with that version.',
    );
  if (isTooOld)
    throw new BackupError(
      `The backup was made by a version before 1.0 (${version}) that this one can't upgrade: restore it with the last version before 1.0 (CHANGELOG.md names it), and start that once.`,
    );
}

/**
 * Loads a backup into an empty database and compares every table. Until `finishRestore` no server starts on it. If it
 * fails, the database is empty again; if it is killed, a repetition starts anew.
 */
export async function restore(
  url: string,
  { header, statements }: ReadBackup,
  signal: AbortSignal,
): Promise<BackupFooter> {
  refuseOtherVersions(header);
  const connection = await connectTo(url);
  try {
    await claimDatabase(connection);
    try {
      const footer = await loadStatements(connection, statements, signal);
      await compareTables(url, footer);
      await connection.query(`UPDATE ${restoreMark} SET stage = 'loaded', connection_id = 0`);
      await connection.query('COMMIT');
      return footer;
    } catch (error) {
      connection.destroy();
      await emptyDatabase(url);
      throw error;
    }
  } finally {
    connection.destroy();
  }
}

/** Drops all tables if it can. Otherwise the mark stays, and the next restore starts anew. */
async function emptyDatabase(url: string): Promise<void> {
  try {
    const connection = await connectTo(url);
    await dropTables(connection).finally(() => connection.destroy());
  } catch {
    // The restore's own failure is reported instead.
  }
}

/** Whether the database has a restored backup that is still to be finished. */
export async function hasUnfinishedRestore(url: string): Promise<boolean> {
  const connection = await connectTo(url);
  try {
    return (await readMark(connection))?.stage === 'loaded';
  } finally {
    connection.destroy();
  }
}

/** Removes the mark, so that servers start on the database. */
export async function finishRestore(url: string): Promise<void> {
  const connection = await connectTo(url);
  try {
    await connection.query(`DROP TABLE ${restoreMark}`);
  } finally {
    connection.destroy();
  }
}
