import { setTimeout as sleep } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { dump } from '../../../../server/db/backup/dump';
import { bytesOf, checkBackup, readBackup } from '../../../../server/db/backup/readBackup';
import { restore } from '../../../../server/db/backup/restore';
import { tableNameOf } from '../../../../server/features/own-data/dataExport/memberColumns';
import { entities } from '../../../../server/model/entities';
import { migrate, openDatabase } from '../../../../server/startup/dataSource';
import { buildMember } from '../../../support/factories';
import { createTestDatabase, type TestDatabase } from '../../../support/testDatabase';
import { testServer } from '../../../support/testServer';
import { buildLife } from '../../own-data/dataExport/buildLife';
import { meet } from '../../own-data/dataExport/meet';
import { backUp, folderOfFile, passphrase, query, restoreInto, stateOf, withConnection } from './backups';

const server = testServer();
const folder = folderOfFile();
let restored: TestDatabase;

beforeEach(async () => {
  restored = await createTestDatabase();
});
afterEach(() => restored.drop());

const url = () => server.config.databaseUrl;
const { signal } = new AbortController();

/** What a table can hold that is easily changed on the way. */
const hardTables = [
  `CREATE TABLE hard_values (
     id bigint UNSIGNED NOT NULL PRIMARY KEY, word varchar(200), \`select\` text, bytes varbinary(300), picture longblob,
     wide mediumtext, amount decimal(30,10), ratio double, at datetime(6), day date, t time(3), flags bit(9),
     kind enum('b','a','it''s'), many set('x','y'), doubled int AS (id % 100 * 2) STORED, plain varchar(20) CHARACTER SET ascii
   ) COMMENT 'two\\nlines; and ''quotes'''`,
  // In the order of the list, which is not that of the alphabet.
  `CREATE TABLE hard_keys (
     kind enum('zebra','ant','mole') NOT NULL, name varchar(40) NOT NULL, n int NOT NULL, PRIMARY KEY (kind, name, n))`,
];
const allBytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));

async function fillHardTables(): Promise<void> {
  await withConnection(url(), async (connection) => {
    for (const sql of hardTables) await connection.query(sql);
    const text = `it's "so"\\ \n\r\t\0\x1a%_ -- /* ; */ 🌙 é 中 \u2028`;
    const none = Buffer.alloc(0);
    const bytes = {
      id: '18446744073709551615',
      bytes: allBytes,
      picture: allBytes,
      flags: Buffer.from([1, 255]),
    };
    const texts = {
      word: text,
      select: text,
      wide: text.repeat(20_000),
      kind: "it's",
      many: 'x,y',
      plain: 'plain',
    };
    const numbers = { amount: '12345678901234567890.0123456789', ratio: 0.1 + 0.2 };
    const times = { at: '2026-11-24 10:20:30.123456', day: '1000-01-01', t: '-12:00:00.001' };
    const noBytes = { id: 0, bytes: none, picture: none, flags: Buffer.from([0, 0]) };
    const noTexts = { word: '', select: '', wide: '', kind: 'b', many: '', plain: '' };
    const small = { amount: '-0.0000000001', ratio: 1e-300 };
    const ends = { at: '1970-01-01 00:00:00', day: '9999-12-31', t: '00:00:00' };
    await connection.query(`SET SESSION sql_mode = 'NO_AUTO_VALUE_ON_ZERO'`);
    for (const row of [
      { ...bytes, ...texts, ...numbers, ...times },
      { ...noBytes, ...noTexts, ...small, ...ends },
      { id: 1 },
    ])
      await connection.query('INSERT INTO hard_values SET ?', row);
    await connection.query(
      `INSERT INTO hard_keys SELECT ELT(1 + seq % 3, 'zebra', 'ant', 'mole'), CONCAT('it''s ', seq % 7, ' é'), seq
       FROM seq_1_to_1000`,
    );
  });
}

describe('a backup', () => {
  beforeAll(async () => {
    const [ines, teo] = [await buildLife(server, 'ines'), await buildLife(server, 'teo')];
    await meet(server, ines, teo);
    // What members are told would change tables meanwhile.
    await server.app.notifier.drain();
    await server.app.notifier.close();
    await server.app.pushSender.close();
    // The server removes them when it looks for members who are gone.
    await query(url(), 'DELETE FROM session_presences');
    await fillHardTables();
  });

  it('has every table of the database, those that no code knows too, and restores each as it was', async () => {
    const { file } = await backUp(url(), folder.path);
    const { tables } = await restoreInto(restored.url, file);
    await query(restored.url, 'DROP TABLE restore_under_way');
    const before = await stateOf(url());
    expect(Object.keys(tables).sort()).toEqual(Object.keys(before).sort());
    expect(Object.keys(tables).sort()).toEqual(
      [...entities.map(tableNameOf), 'migrations', 'migration_lease', 'hard_keys', 'hard_values'].sort(),
    );
    // The database's own checksums know nothing of ours.
    expect(await stateOf(restored.url)).toEqual(before);
  });

  it('can be loaded by any client of the database as well', async () => {
    const { statements } = await readBackup(bytesOf((await backUp(url(), folder.path)).file), undefined);
    const connection = await createConnection(restored.url);
    for await (const line of statements) await connection.query(line.toString('utf8'));
    await connection.end();
    expect(await stateOf(restored.url)).toEqual(await stateOf(url()));
  });

  it('tells its time, its version, its migrations, and AUTH_SECRET only if it is encrypted', async () => {
    const { file } = await backUp(url(), folder.path, passphrase);
    const { header } = await checkBackup(file, passphrase);
    const rows = await query<{ name: string }>(url(), 'SELECT name FROM migrations ORDER BY timestamp');
    expect(header).toMatchObject({
      version: '0.1.0',
      migrations: rows.map(({ name }) => name),
      authSecret: 'a secret',
    });
    expect(Math.abs(Date.parse(header.at) - Date.now())).toBeLessThan(60_000);
    const open = await checkBackup((await backUp(url(), folder.path)).file, undefined);
    expect(open.header).not.toHaveProperty('authSecret');
  });

  it('blocks no migration, and says so if one changed a table that was still to be read', async () => {
    const read = async (sql: string) => {
      for await (const line of dump({ url: url(), version: '0.1.0', warn: () => undefined }))
        if (line.includes('CREATE TABLE `calendar_feeds`')) await query(url(), sql);
    };
    // Both have been read.
    await read("ALTER TABLE migrations COMMENT 'altered'");
    await read("ALTER TABLE account_links COMMENT 'altered'");
    await query(url(), "ALTER TABLE account_links COMMENT ''");
    await query(url(), "ALTER TABLE migrations COMMENT ''");
    await expect(read('ALTER TABLE hard_keys ADD COLUMN later int')).rejects.toThrow(
      'A table was changed while the backup was made',
    );
    await query(url(), 'ALTER TABLE hard_keys DROP COLUMN later');
  });

  it('names what it does not contain', async () => {
    await query(url(), 'CREATE VIEW members_view AS SELECT id FROM users');
    const said: string[] = [];
    for await (const _ of dump({ url: url(), version: '0.1.0', warn: (line) => said.push(line) }));
    await query(url(), 'DROP VIEW members_view');
    expect(said).toEqual(['The backup does not contain: view members_view.']);
  });

  it('is refused while a server migrates, and for tables that are not consistent while others write', async () => {
    const read = async () => {
      for await (const _ of dump({ url: url(), version: '0.1.0', warn: () => undefined }));
    };
    await query(url(), `INSERT INTO migration_lease VALUES (1, 'x', UTC_TIMESTAMP(3) + INTERVAL 20 SECOND)`);
    await expect(read()).rejects.toThrow('A server is migrating the database');
    await query(url(), 'DELETE FROM migration_lease');
    await query(url(), 'CREATE TABLE old_table (id int PRIMARY KEY) ENGINE=MyISAM');
    await expect(read()).rejects.toThrow('old_table');
    await query(url(), 'DROP TABLE old_table');
  });
});

describe('a restore', () => {
  let file: string;
  beforeAll(async () => {
    await buildMember(server, { username: 'sol' });
    file = (await backUp(url(), folder.path)).file;
  });

  const tablesOf = (of: string) => query<{ name: string }>(of, 'SHOW TABLES').then((rows) => rows.length);

  it('refuses a database that has tables', async () => {
    await query(restored.url, 'CREATE TABLE theirs (id int PRIMARY KEY)');
    await expect(restoreInto(restored.url, file)).rejects.toThrow('The database is not empty');
    expect(await tablesOf(restored.url)).toBe(1);
  });

  it('refuses a database that a server still uses, which would write between the restored rows', async () => {
    const dataSource = await openDatabase(restored.url);
    const restoring = restoreInto(restored.url, file);
    await expect(restoring).rejects.toThrow(
      'The database is in use (other connections: 1). Stop the app on all servers, and restore then.',
    );
    await dataSource.destroy();
    await restoreInto(restored.url, file);
  });

  it('keeps servers from starting until it is finished', async () => {
    await restoreInto(restored.url, file);
    const dataSource = await openDatabase(restored.url);
    await expect(migrate(dataSource)).rejects.toThrow('A backup is being restored');
    await dataSource.destroy();
    await expect(restoreInto(restored.url, file)).rejects.toThrow('--finish');
    await expect(backUp(restored.url, folder.path)).rejects.toThrow('A backup is being restored');
  });

  it('that fails leaves the database empty', async () => {
    const backup = await readBackup(bytesOf(file), undefined);
    const broken = async function* () {
      for await (const line of backup.statements) {
        if (line.includes('INSERT INTO `users`')) throw new Error('the connection to the folder was lost');
        yield line;
      }
      return { tables: {} };
    };
    const restoring = restore(restored.url, { ...backup, statements: broken() }, signal);
    await expect(restoring).rejects.toThrow('the connection to the folder was lost');
    expect(await tablesOf(restored.url)).toBe(0);
  });

  it('that was killed begins anew when it is repeated', async () => {
    const backup = await readBackup(bytesOf(file), undefined);
    let reached = () => {};
    const halfWay = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const stalled = async function* () {
      for await (const line of backup.statements) {
        yield line;
        if (line.includes('CREATE TABLE `users`')) reached();
        if (line.includes('CREATE TABLE `users`')) await new Promise(() => undefined);
      }
      return { tables: {} };
    };
    void restore(restored.url, { ...backup, statements: stalled() }, signal);
    await halfWay;
    await expect(restoreInto(restored.url, file)).rejects.toThrow(
      'Another restore into this database is running',
    );
    const [{ id } = {}] = await query<{ id: number }>(
      restored.url,
      `SELECT connection_id AS id FROM restore_under_way`,
    );
    await query(restored.url, `KILL ${id}`);
    for (let alive = true; alive; await sleep(10))
      alive =
        (await query(url(), `SELECT 1 FROM information_schema.processlist WHERE id = ${id}`)).length > 0;
    await restoreInto(restored.url, file);
    await query(restored.url, 'DROP TABLE restore_under_way');
    expect(await stateOf(restored.url)).toEqual(await stateOf(url()));
  });

  it('tells which tables are not equal, and leaves nothing', async () => {
    const backup = await readBackup(bytesOf(file), undefined);
    const changed = async function* () {
      for (;;) {
        const { done, value } = await backup.statements.next();
        if (done) return value;
        yield Buffer.from(value.toString('utf8').replace("'sol'", "'sun'"));
      }
    };
    const restoring = restore(restored.url, { ...backup, statements: changed() }, signal);
    await expect(restoring).rejects.toThrow('not equal to those of the backup: users.');
    expect(await tablesOf(restored.url)).toBe(0);
  });

  it('refuses a backup of a newer version or of one that is too old, and statements that no backup has', async () => {
    const { header, statements } = await readBackup(bytesOf(file), undefined);
    const restoreOf = (...migrations: string[]) =>
      restore(restored.url, { header: { ...header, migrations }, statements }, signal);
    await expect(restoreOf(...header.migrations, 'Later1999999999999')).rejects.toThrow(
      'made by a newer version of the app (0.1.0), with tables that this one does not know: Later1999999999999.',
    );
    await expect(restoreOf('TheHouse1763700000000')).rejects.toThrow(
      "made by a version before 1.0 (0.1.0) that this one can't upgrade: restore it with the last version before 1.0",
    );
    const other = async function* () {
      yield Buffer.from('DROP DATABASE writers;\n');
      return { tables: {} };
    };
    await expect(restore(restored.url, { header, statements: other() }, signal)).rejects.toThrow(
      'a statement that no backup contains',
    );
    expect(await tablesOf(restored.url)).toBe(0);
  });

  it('says which setting of the database is too small for a row', async () => {
    const { header } = await readBackup(bytesOf(file), undefined);
    const long = async function* () {
      const [{ most = 0 } = {}] = await query<{ most: number }>(url(), 'SELECT @@max_allowed_packet AS most');
      yield Buffer.alloc(most + 1, 'INSERT INTO ');
      return { tables: {} };
    };
    await expect(restore(restored.url, { header, statements: long() }, signal)).rejects.toThrow(
      'max_allowed_packet',
    );
  });
});
