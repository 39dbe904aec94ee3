import 'reflect-metadata';
import { createConnection } from 'mysql2/promise';
import { DataSource } from 'typeorm';
import { entities } from './entities';
import { migrations } from './migrations/migrations';
import { SnakeCaseNaming } from './naming';

/** Connections a server holds at most; several servers share the database's own limit. */
const poolSize = 20;

/** A connected data source for `mysql://user:password@host:port/name`. Its owner destroys it. */
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
    connectTimeout: 5_000,
    ...(searchParams.get('tls') === 'true' && { ssl: {} }),
    extra: { enableKeepAlive: true, maxPreparedStatements: 500 },
  });
  return dataSource.initialize();
}

/** TypeORM reads the catalogues of MariaDB and MySQL differently, so it must know which one answers. */
async function dialectOf(url: string): Promise<'mariadb' | 'mysql'> {
  const connection = await createConnection(url.replace(/^mariadb:/, 'mysql:').replace(/\?.*$/, ''));
  try {
    const [rows] = await connection.query('SELECT VERSION() AS version');
    return String((rows as { version: string }[])[0]?.version).includes('MariaDB') ? 'mariadb' : 'mysql';
  } finally {
    await connection.end();
  }
}

/** Hashed, as a lock's name may have 64 characters and a database's alone has as many. */
const migrationLock = "CONCAT('migrate:', SHA1(DATABASE()))";

/** Runs the migrations that have not run yet and returns how many; one server at a time, the others wait. */
export async function migrate(dataSource: DataSource): Promise<number> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.connect();
    const [lock] = await runner.query(`SELECT GET_LOCK(${migrationLock}, 60) AS taken`);
    if (Number(lock.taken) !== 1) throw new Error('Another server has been migrating for more than a minute');
    try {
      return (await dataSource.runMigrations({ transaction: 'each' })).length;
    } finally {
      await runner.query(`SELECT RELEASE_LOCK(${migrationLock})`);
    }
  } finally {
    await runner.release();
  }
}
