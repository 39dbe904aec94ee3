import type { DataSource } from 'typeorm';
import { Database } from '../../../server/db/database';
import { parseDatabaseUrl } from '../../../server/db/databaseUrl';
import { takeLocksSql } from '../../../server/db/lockedTables';
import { guardOf } from '../../../server/db/poolGuard';
import { Readiness } from '../../../server/db/readiness';
import { reasonNotToUse } from '../../../server/db/writableHost';
import { makeLog } from '../../../server/lib/log';
import { closeDatabase, openDatabase } from '../../../server/startup/dataSource';
import { type CuttableProxy, startCuttableProxy } from '../../support/cuttableProxy';
import { createTestDatabase, type TestDatabase } from '../../support/testDatabase';

describe('DATABASE_URL', () => {
  it('has one host or several', () => {
    expect(parseDatabaseUrl('mysql://app:p%40ss@db/writers')).toEqual({
      protocol: 'mysql',
      hosts: [{ host: 'db', port: 3306 }],
      access: { user: 'app', password: 'p@ss', database: 'writers' },
    });
    expect(parseDatabaseUrl('mariadb://app@db-1:3307,10.0.0.2,[::1]:3308/writers?tls=true')).toEqual({
      protocol: 'mariadb',
      hosts: [
        { host: 'db-1', port: 3307 },
        { host: '10.0.0.2', port: 3306 },
        { host: '::1', port: 3308 },
      ],
      access: { user: 'app', password: '', database: 'writers', ssl: { verifyIdentity: false } },
    });
    // The certificate is compared with the names of the hosts, if all have one.
    const named = parseDatabaseUrl('mysql://app@db-1,db-2/writers?tls=true');
    expect(named?.access.ssl).toEqual({ verifyIdentity: true });
  });

  it.each([
    'postgres://db/writers',
    'mysql://db',
    'mysql://db1,/writers',
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
  });
});

describe('a host', () => {
  const node = {
    read_only: 'OFF',
    wsrep_on: 'ON',
    wsrep_cluster_status: 'Primary',
    wsrep_ready: 'ON',
    wsrep_local_state: '4',
  };

  it.each([
    [{ read_only: 'OFF' }, undefined],
    [{ read_only: 'OFF', wsrep_on: 'OFF', wsrep_ready: 'OFF' }, undefined],
    [{ read_only: 'ON' }, 'it is read-only'],
    [node, undefined],
    [{ ...node, wsrep_cluster_status: 'non-Primary' }, 'it has no majority'],
    [{ ...node, wsrep_ready: 'OFF' }, 'it is not ready'],
    [{ ...node, wsrep_local_state: '2' }, 'it is not in sync with its cluster'],
  ])('with %j: %s', (facts, reason) => {
    expect(reasonNotToUse(facts, false)).toBe(reason);
  });

  it('that sends another node what that missed is kept, though it is not chosen', () => {
    expect(reasonNotToUse({ ...node, wsrep_local_state: '2' }, true)).toBeUndefined();
  });
});

describe('of several hosts', () => {
  let database: TestDatabase;
  let first: CuttableProxy;
  let second: CuttableProxy;
  let dataSource: DataSource;
  let db: Database;

  beforeEach(async () => {
    database = await createTestDatabase();
    [first, second] = await Promise.all([startCuttableProxy(database.url), startCuttableProxy(database.url)]);
  });
  afterEach(async () => {
    await closeDatabase(dataSource);
    await Promise.all([first.close(), second.close()]);
    await database.drop();
  });

  /** Both proxies lead to one database, as the nodes of a cluster to the same rows. */
  const open = async () => {
    dataSource = await openDatabase(first.url.replace(/@([^/]+)/, `@$1,${new URL(second.url).host}`));
    guardOf(dataSource).serve(makeLog({ logLevel: 'silent' }));
    db = new Database(dataSource);
    for (const table of [
      'written (id int NOT NULL AUTO_INCREMENT PRIMARY KEY, text text)',
      'public_epoch (slot int, n int)',
    ])
      await dataSource.query(`CREATE TABLE IF NOT EXISTS ${table}`);
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

  it('the next one is used within two seconds after the first refuses connections', async () => {
    await open();
    await write('before');
    first.cut();
    expect(await untilWritten('after')).toBeLessThan(4);
    expect(await lines()).toEqual(['before', 'after']);
  });

  it('the next one answers a statement that the first received and left without a response', async () => {
    await open();
    await write('before');
    first.silence();
    const [read] = await Promise.all([lines(), write('after')]);
    expect(read[0]).toBe('before');
    expect(await lines()).toEqual(['before', 'after']);
  });

  it('readiness is told of the one in use, not of the one before', async () => {
    await open();
    await dataSource.query(
      'CREATE TABLE IF NOT EXISTS installation_settings (name varchar(64) PRIMARY KEY, value text)',
    );
    for (const [, table, column] of takeLocksSql.matchAll(/(\w+)\.(\w+) =/g))
      await dataSource.query(`CREATE TABLE IF NOT EXISTS ${table} (${column} text)`);
    const readiness = new Readiness(guardOf(dataSource));
    try {
      expect(await readiness.state()).toBe('ready');
      first.silence();
      await untilWritten('after');
      expect(await readiness.state()).toBe('ready');
    } finally {
      readiness.close();
    }
  });

  it('the second stays in use when the first is back, because it may lack what was written since', async () => {
    await open();
    first.cut();
    await untilWritten('after');
    first.mend();
    await write('later');
    second.cut();
    // Only now is there a reason to use the first.
    expect(await untilWritten('last')).toBeLessThan(4);
    expect(await lines()).toEqual(['after', 'later', 'last']);
  });

  it('a start finds the one that accepts writes', async () => {
    first.silence();
    await open();
    await write('after');
    expect(await lines()).toEqual(['after']);
  });
});
