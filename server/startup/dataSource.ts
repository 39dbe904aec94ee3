import 'reflect-metadata';
import { createConnection } from 'mysql2/promise';
import { DataSource } from 'typeorm';
import { type DatabaseAddress, databaseUrlAdvice, parseDatabaseUrl } from '../db/databaseUrl';
import { StartError } from '../db/embedded/startError';
import { DatabaseUnavailable } from '../db/failures';
import { whileLeased } from '../db/migrationLease';
import { migrations } from '../db/migrations/migrations';
import { standingOf } from '../db/migrations/standing';
import { SnakeCaseNaming } from '../db/naming';
import { guardOf, PoolGuard } from '../db/poolGuard';
import { refuseUnfinishedRestore } from '../db/restoreMark';
import { entities } from '../model/entities';

/** Maximum connections per server; all servers share the database's limit. */
const poolSize = 20;

/**
 * Opens a data source for `mysql://user:password@host:port/name`. The caller closes it. Until the guard serves requests, statements
 * may take long, as migrations do.
 */
export async function openDatabase(url: string): Promise<DataSource> {
  const address = parseDatabaseUrl(url);
  if (!address) throw new StartError(`${databaseUrlAdvice(url)}.`);
  const type = address.protocol === 'mariadb' ? 'mariadb' : await dialectOf(address);
  const guard = new PoolGuard(address, type);
  const { user, ...options } = address.options;
  const dataSource = new DataSource({
    type,
    driver: guard,
    ...options,
    username: user,
    charset: 'utf8mb4_unicode_ci',
    timezone: 'Z',
    entities,
    migrations,
    namingStrategy: new SnakeCaseNaming(),
    poolSize,
    connectTimeout: 2_000,
    // mysql2 would record a stack for each statement, which costs time; the error of a statement names its SQL anyway.
    // JSON stays text: a value that the driver can't parse would leave the rest of the answer on the connection.
    extra: { enableKeepAlive: true, maxPreparedStatements: 500, trace: false, jsonStrings: true },
  });
  guard.guards(dataSource);
  return dataSource.initialize();
}

/** Time for connections to close cleanly. */
const closingMs = 1_000;

/** Closes a data source, even if its database has stopped responding. */
export async function closeDatabase(dataSource: DataSource): Promise<void> {
  const guard = guardOf(dataSource);
  const closing = setTimeout(() => guard.endAll(), closingMs);
  const closed = dataSource.destroy().catch((error) => {
    // A statement was still running; its caller gets this error.
    if (!(error instanceof DatabaseUnavailable)) throw error;
  });
  let giveUpTimer: NodeJS.Timeout | undefined;
  const givenUp = new Promise<void>((resolve) => {
    giveUpTimer = setTimeout(resolve, 2 * closingMs);
  });
  await Promise.race([closed, givenUp]);
  clearTimeout(closing);
  // Otherwise the timer would keep the process alive.
  clearTimeout(giveUpTimer);
}

/** TypeORM reads the catalogues of MariaDB and MySQL differently, so the dialect must be detected. */
async function dialectOf({ options }: DatabaseAddress): Promise<'mariadb' | 'mysql'> {
  const connection = await createConnection(options);
  try {
    const [rows] = await connection.query('SELECT VERSION() AS version');
    return String((rows as { version: string }[])[0]?.version).includes('MariaDB') ? 'mariadb' : 'mysql';
  } finally {
    await connection.end();
  }
}

/**
 * Runs pending migrations and returns their number. One server migrates at a time; others wait. Refuses a database into
 * which a backup is being restored.
 */
export async function migrate(dataSource: DataSource): Promise<number> {
  await refuseUnfinishedRestore(dataSource);
  return runPending(dataSource);
}

/** Runs pending migrations, for a restore too. */
export async function runPending(dataSource: DataSource): Promise<number> {
  const [{ version }] = await dataSource.query('SELECT VERSION() AS version');
  refuseOldServer(version);
  if (!(await hasPending(dataSource))) return 0;
  return whileLeased(dataSource, async () => {
    // A newer server may have migrated meanwhile.
    if (!(await hasPending(dataSource))) return 0;
    return (await dataSource.runMigrations({ transaction: 'each' })).length;
  });
}

/**
 * Whether there are migrations to run. Refuses a database of a newer version, whose data this one could overwrite
 * or misread, and one that a version before 1.0 left in the middle of its migrations.
 */
async function hasPending(dataSource: DataSource): Promise<boolean> {
  const [table] = await dataSource.query("SHOW TABLES LIKE 'migrations'");
  if (!table) return true;
  const ran: { name: string }[] = await dataSource.query('SELECT name FROM migrations ORDER BY timestamp');
  const { newer, isTooOld, pending } = standingOf(
    ran.map(({ name }) => name),
    dataSource.migrations.map(({ name }) => name ?? ''),
  );
  if (newer.length > 0)
    throw new StartError(
      `The database was migrated by a newer version of the app, which this one does not know: ${newer.join(', ')}.\n` +
        'Start that version, or restore a backup from before it.',
    );
  if (isTooOld)
    throw new StartError(
      "The database is of a version before 1.0 that this one can't upgrade: start the last version before 1.0 once (CHANGELOG.md names it), then this one.",
    );
  return pending > 0;
}

/** The oldest supported versions; tests run on MariaDB 10.11. */
const oldest = { MariaDB: [10, 11], MySQL: [8, 4] } as const;

/** Refuses older servers at start instead of failing in the middle of a migration. */
export function refuseOldServer(version: string): void {
  const name = version.includes('MariaDB') ? 'MariaDB' : 'MySQL';
  // Some servers report a prefix for old clients: 5.5.5-10.6.1-MariaDB.
  const [, major, minor] = /^(?:5\.5\.5-)?(\d+)\.(\d+)/.exec(version) ?? [];
  const [oldestMajor, oldestMinor] = oldest[name];
  const difference = Number(major) - oldestMajor || Number(minor) - oldestMinor;
  if (Number.isNaN(difference) || difference >= 0) return;
  throw new StartError(
    `The database server is ${name} ${major}.${minor}, and the app needs ${oldestMajor}.${oldestMinor} or later.\n` +
      'Upgrade it, or point DATABASE_URL at a newer one.',
  );
}
