import 'reflect-metadata';
import { createConnection } from 'mysql2/promise';
import { DataSource } from 'typeorm';
import { entities } from '../model/entities';
import { StartError } from './embedded/startError';
import { DatabaseUnavailable } from './failures';
import { migrations } from './migrations/migrations';
import { SnakeCaseNaming } from './naming';
import { guardOf, PoolGuard, probeMs } from './poolGuard';

/** Maximum connections per server; all servers share the database's limit. */
const poolSize = 20;

/**
 * Opens a data source for `mysql://user:password@host:port/name`. The caller closes it. Until the guard
 * serves requests, statements may take long, as migrations do.
 */
export async function openDatabase(url: string): Promise<DataSource> {
  const { protocol, username, password, hostname, port, pathname, searchParams } = new URL(url);
  const dataSource = new DataSource({
    type: protocol === 'mariadb:' ? 'mariadb' : await dialectOf(url),
    host: hostname,
    port: Number(port || 3306),
    username: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: decodeURIComponent(pathname.slice(1)),
    charset: 'utf8mb4_unicode_ci',
    timezone: 'Z',
    entities,
    migrations,
    namingStrategy: new SnakeCaseNaming(),
    poolSize,
    connectTimeout: 2_000,
    ...(searchParams.get('tls') === 'true' && { ssl: {} }),
    // mysql2 would record a stack for each statement, which costs time; the error of a statement names its SQL anyway.
    // JSON stays text: a value that the driver can't parse would leave the rest of the answer on the connection.
    extra: { enableKeepAlive: true, maxPreparedStatements: 500, trace: false, jsonStrings: true },
  });
  await dataSource.initialize();
  new PoolGuard(dataSource, () => connectTo(url, probeMs));
  return dataSource;
}

/** Time for connections to close cleanly. */
const farewellMs = 1_000;

/** Closes a data source, even if its database has stopped responding. */
export async function closeDatabase(dataSource: DataSource): Promise<void> {
  const guard = guardOf(dataSource);
  const farewell = setTimeout(() => guard.endAll(), farewellMs);
  const closed = dataSource.destroy().catch((error) => {
    // A statement was still running; its caller gets the error.
    if (!(error instanceof DatabaseUnavailable)) throw error;
  });
  let givingUp: NodeJS.Timeout | undefined;
  const givenUp = new Promise<void>((resolve) => {
    givingUp = setTimeout(resolve, 2 * farewellMs);
  });
  await Promise.race([closed, givenUp]);
  clearTimeout(farewell);
  // Otherwise the timer would keep the process alive.
  clearTimeout(givingUp);
}

/** Opens a connection outside the pool. */
const connectTo = (url: string, connectTimeout: number) =>
  createConnection({
    uri: url.replace(/^mariadb:/, 'mysql:').replace(/\?.*$/, ''),
    connectTimeout,
    ...(new URL(url).searchParams.get('tls') === 'true' && { ssl: {} }),
  });

/** TypeORM reads the catalogues of MariaDB and MySQL differently, so the dialect must be detected. */
async function dialectOf(url: string): Promise<'mariadb' | 'mysql'> {
  const connection = await connectTo(url, 10_000);
  try {
    const [rows] = await connection.query('SELECT VERSION() AS version');
    return String((rows as { version: string }[])[0]?.version).includes('MariaDB') ? 'mariadb' : 'mysql';
  } finally {
    await connection.end();
  }
}

/** Hashed, because a lock's name is limited to 64 characters and a database name may have that many. */
const migrationLock = "CONCAT('migrate:', SHA1(DATABASE()))";

/** Runs pending migrations and returns their number. One server migrates at a time; others wait. */
export async function migrate(dataSource: DataSource): Promise<number> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.connect();
    const [{ version }] = await runner.query('SELECT VERSION() AS version');
    refuseOldServer(version);
    const [lock] = await runner.query(`SELECT GET_LOCK(${migrationLock}, 60) AS taken`);
    if (Number(lock.taken) !== 1) throw new Error('Another server has been migrating for more than a minute');
    try {
      await refuseNewerSchema(dataSource);
      return (await dataSource.runMigrations({ transaction: 'each' })).length;
    } finally {
      await runner.query(`SELECT RELEASE_LOCK(${migrationLock})`);
    }
  } finally {
    await runner.release();
  }
}

/** Refuses a database of a newer version, whose data this one could overwrite or misread. */
async function refuseNewerSchema(dataSource: DataSource): Promise<void> {
  const [table] = await dataSource.query("SHOW TABLES LIKE 'migrations'");
  if (!table) return;
  const known = new Set(dataSource.migrations.map(({ name }) => name));
  const applied: { name: string }[] = await dataSource.query(
    'SELECT name FROM migrations ORDER BY timestamp',
  );
  const newer = applied.filter(({ name }) => !known.has(name)).map(({ name }) => name);
  if (newer.length === 0) return;
  throw new StartError(
    `The database was migrated by a newer version of the app, which this one does not know: ${newer.join(', ')}.\n` +
      'Start that version, or restore a backup from before it.',
  );
}

/** The oldest supported versions; tests run on MariaDB 10.11. */
const oldest = { MariaDB: [10, 11], MySQL: [8, 4] } as const;

/** Refuses older servers at start instead of failing in the middle of a migration. */
export function refuseOldServer(version: string): void {
  const name = version.includes('MariaDB') ? 'MariaDB' : 'MySQL';
  // Some servers report a prefix for old clients: 5.5.5-10.6.1-MariaDB.
  const [, major, minor] = /^(?:5\.5\.5-)?(\d+)\.(\d+)/.exec(version) ?? [];
  const [oldestMajor, oldestMinor] = oldest[name];
  const ahead = Number(major) - oldestMajor || Number(minor) - oldestMinor;
  if (Number.isNaN(ahead) || ahead >= 0) return;
  throw new StartError(
    `The database server is ${name} ${major}.${minor}, and the app needs ${oldestMajor}.${oldestMinor} or later.\n` +
      'Upgrade it, or point DATABASE_URL at a newer one.',
  );
}
