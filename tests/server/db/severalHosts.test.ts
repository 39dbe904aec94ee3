import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import type { DataSource } from 'typeorm';
import { Database } from '../../../server/db/database';
import { databaseUrlAdvice, parseDatabaseUrl } from '../../../server/db/databaseUrl';
import { guardOf } from '../../../server/db/poolGuard';
import { makeLog } from '../../../server/lib/log';
import { closeDatabase, openDatabase } from '../../../server/startup/dataSource';
import { type FrontProxy, startDatabaseProxy } from '../../cluster/haproxy';
import { type CuttableProxy, startCuttableProxy } from '../../support/cuttableProxy';
import { startTestMariadb } from '../../support/testMariadb';
import { testWithProgram } from '../../support/testWithProgram';

describe('DATABASE_URL', () => {
  it('has one host', () => {
    expect(parseDatabaseUrl('mysql://app:p%40ss@db/writers')).toEqual({
      protocol: 'mysql',
      options: { host: 'db', port: 3306, user: 'app', password: 'p@ss', database: 'writers' },
    });
    expect(parseDatabaseUrl('mariadb://app@[::1]:3308/writers?tls=true')).toEqual({
      protocol: 'mariadb',
      options: {
        ...{ host: '::1', port: 3308, user: 'app', password: '', database: 'writers' },
        ssl: { verifyIdentity: false },
      },
    });
    // The certificate is compared with the name of the host.
    const named = parseDatabaseUrl('mysql://app@db-1/writers?tls=true');
    expect(named?.options.ssl).toEqual({ verifyIdentity: true });
  });

  it.each(['mysql://app:a,b@db1,db2:3307/writers', 'mariadb://db1,db2/writers?tls=true'])(
    'of several hosts is refused with what to do: %s',
    (url) => {
      expect(parseDatabaseUrl(url)).toBeUndefined();
      expect(databaseUrlAdvice(url)).toMatch(
        /name one host: of several, name a proxy .*database-proxy\.cfg$/,
      );
    },
  );

  it.each([
    'postgres://db/writers',
    'mysql://db',
    'mysql://db:99999/writers',
    'mysql://app:%zz@db/writers',
    'mysql://db one/writers',
    // The connection would not be encrypted, although it was asked for.
    'mysql://db/writers?ssl=true',
    'mysql://db/writers?tls=yes',
    'mysql://db/writers?sslmode=require',
    // A slash in a password: what is before it looks like a host, and the rest like a name, which is told.
    'mysql://app:12/secret@db',
  ])('is refused: %s', (url) => {
    expect(parseDatabaseUrl(url)).toBeUndefined();
    expect(databaseUrlAdvice(url)).toContain('must be mysql://');
  });
});

/** Both nodes lead to one database, as those of a cluster to the same rows. */
describe('of several hosts behind docs/operating/database-proxy.cfg', () => {
  const testWithHaproxy = testWithProgram('haproxy', '-v');
  const folder = mkdtempSync(path.join(tmpdir(), 'writers-database-proxy-'));
  let database: Awaited<ReturnType<typeof startTestMariadb>>;
  let admin: Awaited<ReturnType<typeof createConnection>>;
  let first: CuttableProxy;
  let second: CuttableProxy;
  let proxy: FrontProxy;
  let dataSource: DataSource;
  let db: Database;

  beforeAll(async () => {
    database = await startTestMariadb();
    admin = await createConnection({ uri: database.adminUrl, multipleStatements: true });
    await admin.query(
      `CREATE USER haproxy@'%'; CREATE USER app@'127.0.0.1' IDENTIFIED BY 'app'; GRANT ALL ON several.* TO app@'127.0.0.1';
       CREATE DATABASE several; USE several; CREATE TABLE public_epoch (slot int, n int);
       CREATE TABLE written (id int NOT NULL AUTO_INCREMENT PRIMARY KEY, text text)`,
    );
  }, 120_000);
  afterAll(async () => {
    await admin.end();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    await admin.query('TRUNCATE several.written');
    const url = `mariadb://app:app@${new URL(database.adminUrl).host}/several`;
    [first, second] = await Promise.all([startCuttableProxy(url), startCuttableProxy(url)]);
  });
  afterEach(async () => {
    await closeDatabase(dataSource);
    await proxy.stop();
    await Promise.all([first.close(), second.close()]);
  });

  const open = async () => {
    proxy = await startDatabaseProxy([first.url, second.url], path.join(folder, 'log'));
    dataSource = await openDatabase(proxy.url);
    guardOf(dataSource).serve(makeLog({ logLevel: 'silent' }));
    db = new Database(dataSource);
  };
  const write = (text: string) =>
    db.transaction(async (tx) => {
      await tx.execute('INSERT INTO written (text) VALUES (?)', [text]);
    });
  const lines = async () =>
    (await db.read<{ text: string }>('SELECT text FROM written ORDER BY id')).map(({ text }) => text);
  /** Seconds until writes succeed again. */
  const untilWritten = async (text: string) => {
    const begunAt = performance.now();
    for (;;) {
      const failure = await write(text).then(
        () => undefined,
        (error) => error,
      );
      const seconds = (performance.now() - begunAt) / 1000;
      if (!failure) return seconds;
      if (seconds > 60) throw failure;
    }
  };

  testWithHaproxy('the next one is used after the first refuses connections', async () => {
    await open();
    await write('before');
    first.cut();
    expect(await untilWritten('after')).toBeLessThan(4);
    expect(await lines()).toEqual(['before', 'after']);
  });

  testWithHaproxy(
    'the next one answers a statement that the first received and left without a response',
    async () => {
      await open();
      await write('before');
      first.silence();
      const [read] = await Promise.all([lines(), write('after')]);
      expect(read[0]).toBe('before');
      expect(await lines()).toEqual(['before', 'after']);
    },
  );

  testWithHaproxy(
    'the second stays in use when the first is back, because it may lack what was written since',
    async () => {
      await open();
      first.cut();
      await untilWritten('after');
      first.mend();
      // Longer than the proxy needs to see that.
      await sleep(2_000);
      await write('later');
      second.cut();
      // Only now is there a reason to use the first.
      expect(await untilWritten('last')).toBeLessThan(4);
      expect(await lines()).toEqual(['after', 'later', 'last']);
    },
  );

  testWithHaproxy('a start finds the one that accepts writes', async () => {
    first.silence();
    await open();
    await write('after');
    expect(await lines()).toEqual(['after']);
  });

  testWithHaproxy('none is used while it is read-only', async () => {
    await open();
    await admin.query('SET GLOBAL read_only = 1');
    const refused = () =>
      createConnection(proxy.url).then(
        (connection) => connection.destroy(),
        () => true,
      );
    while (!(await refused())) await sleep(50);
    await admin.query('SET GLOBAL read_only = 0');
    await untilWritten('again');
    expect(await lines()).toEqual(['again']);
  });
});
