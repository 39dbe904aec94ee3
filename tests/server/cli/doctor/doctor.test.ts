import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Redis from 'ioredis';
import { createConnection } from 'mysql2/promise';
import { SMTPServer } from 'smtp-server';
import { clusterFindings, missingPrivileges } from '../../../../server/cli/doctor/checkDatabase';
import { examine } from '../../../../server/cli/doctor/examine';
import { type Finding, report } from '../../../../server/cli/doctor/finding';
import { projectRoot } from '../../../../server/lib/paths';
import { startMailServer } from '../../../support/mails';
import { redisUrl, testWithRedis } from '../../../support/redis';
import { readTypeScript } from '../../../support/serverProcess';
import { createTestDatabase } from '../../../support/testDatabase';
import { startTestMariadb } from '../../../support/testMariadb';
import { startTestRedis } from '../../../support/testRedis';
import { testServer } from '../../../support/testServer';

const server = testServer();
const folder = mkdtempSync(path.join(tmpdir(), 'writers-doctor-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => jest.restoreAllMocks());

const password = 'hunter2-is-a-secret';
const production = () => ({
  NODE_ENV: 'production',
  APP_URL: 'https://writers.example',
  AUTH_SECRET: `${password} of more than 32 characters`,
  DATABASE_URL: server.config.databaseUrl,
  DATA_DIR: folder,
});
const called = (findings: readonly Finding[], name: string) =>
  findings.filter((finding) => finding.name === name);
/** What it finds of this name in production with these settings. */
const foundOf = async (name: string, settings: NodeJS.ProcessEnv = {}) =>
  called(await examine({ ...production(), ...settings }), name);
const finding = (state: Finding['state'], says: string | RegExp) =>
  expect.objectContaining({ state, says: expect.stringMatching(says) });
const query = async (sql: string) => {
  const connection = await createConnection({ uri: server.config.databaseUrl });
  await connection.query(sql).finally(() => connection.end());
};

describe('npm run doctor', () => {
  it('finds nothing wrong with a healthy server', async () => {
    const mailServer = await startMailServer();
    const findings = await examine({ ...production(), SMTP_URL: mailServer.url }).finally(() =>
      mailServer.close(),
    );
    expect(findings.filter(({ name, state }) => state !== 'ok' && name !== 'Node')).toEqual([]);
    expect(findings.map(({ name }) => name)).toEqual([
      ...['Node', 'Configuration', 'Database', 'Privileges', 'Migrations', 'Settings', 'Locks', 'Clock'],
      ...['Redis', 'Mail', 'Readers', 'Disk', 'Deletions'],
    ]);
  });

  it('says of everything that is away what to do, without passwords', async () => {
    const findings = await examine({
      ...production(),
      DATABASE_URL: `mysql://app:${password}@127.0.0.1:1/writers`,
      REDIS_URL: `redis://:${password}@127.0.0.1:1`,
      SMTP_URL: `smtp://app:${password}@127.0.0.1:1`,
    });
    const problems = findings.filter(({ state }) => state === 'problem');
    expect(problems.map(({ name }) => name)).toEqual(['Database', 'Redis', 'Mail']);
    for (const { advice, says } of problems) {
      expect(advice).toBeTruthy();
      expect(says).toContain('connect ECONNREFUSED 127.0.0.1:1');
    }
    expect(report(findings)).not.toContain(password);
    expect(report(findings)).toMatch(/\n3 problems, \d warnings?\n$/);
  });

  it('knows the privileges also of a database whose SQL mode is set for other programs', async () => {
    const database = await startTestMariadb();
    const admin = await createConnection({ uri: database.adminUrl, multipleStatements: true });
    await admin.query(
      `CREATE DATABASE quoted CHARACTER SET utf8mb4; CREATE USER 'app'@'%' IDENTIFIED BY 'app';
       GRANT SELECT, INSERT, UPDATE, DELETE, CREATE, ALTER, DROP, INDEX, REFERENCES ON quoted.* TO 'app'@'%';
       SET GLOBAL sql_mode = 'ANSI_QUOTES'`,
    );
    await admin.end();
    const url = Object.assign(new URL(database.adminUrl), {
      username: 'app',
      password: 'app',
      pathname: '/quoted',
    });
    const found = await foundOf('Privileges', { DATABASE_URL: url.href }).finally(() => database.stop());
    expect(found).toMatchObject([{ state: 'ok' }]);
  });

  it('says what to do about a mail server whose certificate is of no known authority', async () => {
    const mailServer = new SMTPServer({ secure: true });
    // The doctor ends the connection.
    mailServer.on('error', () => undefined);
    await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
    const { port } = mailServer.server.address() as AddressInfo;
    const [found] = await foundOf('Mail', { SMTP_URL: `smtps://127.0.0.1:${port}` });
    await new Promise<void>((resolve) => mailServer.close(resolve));
    expect(found).toEqual(finding('problem', 'certificate'));
    expect(found?.advice).toContain('NODE_EXTRA_CA_CERTS=/path/to/ca.pem');
  });

  testWithRedis('tells if Redis has no database of the number in REDIS_URL', async () => {
    expect(await foundOf('Redis', { REDIS_URL: `${redisUrl}/99999` })).toEqual([
      finding('problem', 'DB index is out of range'),
    ]);
  });

  testWithRedis('tells if Redis answers and takes no writes', async () => {
    const redis = await startTestRedis();
    const admin = new Redis(redis?.url ?? '');
    try {
      await admin.config('SET', 'maxmemory', '1');
      expect(await foundOf('Redis', { REDIS_URL: redis?.url })).toEqual([
        finding('problem', "OOM command not allowed when used memory > 'maxmemory'"),
      ]);
    } finally {
      admin.disconnect();
      await redis?.stop();
    }
  });

  it('says what to do about a database without TLS if DATABASE_URL asks for it', async () => {
    expect(await foundOf('Database', { DATABASE_URL: `${server.config.databaseUrl}?tls=true` })).toEqual([
      {
        name: 'Database',
        state: 'problem',
        says: 'The database offers no encrypted connections, and DATABASE_URL asks for one.',
        advice: 'Set TLS up on the database, or remove ?tls=true from DATABASE_URL.',
      },
    ]);
  });

  it('names every wrong setting, and creates nothing', async () => {
    const unborn = path.join(folder, 'unborn');
    const wrong = await examine({ DATA_DIR: unborn, PORT: 'x', METRICS_PORT: '99999' });
    expect(called(wrong, 'Configuration').map(({ says }) => says)).toEqual([
      'PORT must be a whole number from 0 to 65535',
      'METRICS_PORT must be a whole number from 0 to 65535',
    ]);
    await examine({ DATA_DIR: unborn });
    expect(existsSync(unborn)).toBe(false);
  });

  it.each([
    ['those of a newer version', 'FromTheFuture', 'problem', 'of a newer version of the app: FromTheFuture'],
    ['those of a version that is too old', 'Members1763800000000', 'problem', 'of a version before 1.0'],
    ['the last before 1.0, which are taken over', 'VersionBytes1795910400000', 'ok', 'up to date'],
  ] as const)('tells of migrations: %s', async (_whose, name, state, says) => {
    await query(`INSERT INTO migrations (timestamp, name) VALUES (1, '${name}')`);
    expect(await foundOf('Migrations')).toEqual([finding(state, says)]);
    await query('DELETE FROM migrations WHERE timestamp = 1');
  });

  it('tells of migrations to come', async () => {
    await query('DELETE FROM migrations ORDER BY timestamp DESC LIMIT 1');
    expect(await foundOf('Migrations')).toEqual([finding('ok', '^1 to apply: the next start does$')]);
  });

  it.each([
    ['below a file', 'a-file/deleted.jsonl', 'ENOTDIR'],
    ['a folder', 'a-folder', 'EISDIR'],
  ])('tells if the list of deleted accounts can’t be written: it is %s', async (_where, name, code) => {
    writeFileSync(path.join(folder, 'a-file'), '');
    mkdirSync(path.join(folder, 'a-folder'), { recursive: true });
    const DELETIONS_FILE = path.resolve(folder, name);
    expect(await foundOf('Deletions', { DELETIONS_FILE })).toEqual([
      {
        name: 'Deletions',
        state: 'problem',
        says: `${DELETIONS_FILE}, the list of deleted accounts, can't be written: ${code}`,
        advice: expect.stringContaining('DELETIONS_FILE'),
      },
    ]);
  });

  it('makes no list of deleted accounts', async () => {
    const DELETIONS_FILE = path.join(folder, 'lists/deleted.jsonl');
    expect(await foundOf('Deletions', { DELETIONS_FILE })).toMatchObject([{ state: 'ok' }]);
    expect(existsSync(path.dirname(DELETIONS_FILE))).toBe(false);
  });

  it.each([
    [[], 'ok', 'the database is empty: the first start creates the tables'],
    [['users', 'restore_under_way'], 'problem', 'a backup is being restored into the database, or its'],
    [
      ['users', 'invoices'],
      'problem',
      "2 tables that are not this app's, some with names that it needs: users",
    ],
    [['invoices'], 'warning', "the database has 1 table that is not this app's"],
  ] as const)('tells what a database is with only the tables %p: %s', async (tables, state, says) => {
    const database = await createTestDatabase();
    try {
      const connection = await createConnection({ uri: database.url });
      for (const table of tables) await connection.query(`CREATE TABLE ${table} (id int PRIMARY KEY)`);
      await connection.end();
      expect(await foundOf('Migrations', { DATABASE_URL: database.url })).toEqual([finding(state, says)]);
    } finally {
      await database.drop();
    }
  });

  it('warns of a clock that is more than 5 seconds off', async () => {
    const real = Date.now;
    jest.spyOn(Date, 'now').mockImplementation(() => real() - 60_000);
    expect(await foundOf('Clock')).toEqual([finding('warning', /^(59|60)\.\d s behind/)]);
  });

  it.each([
    ['GRANT ALL PRIVILEGES ON *.* TO `root`@`localhost` WITH GRANT OPTION', []],
    ['GRANT ALL PRIVILEGES ON `my\\_writers`.* TO `app`@`%`', []],
    ['GRANT ALL PRIVILEGES ON `another`.* TO `app`@`%`', 9],
    [
      'GRANT SELECT, INSERT, UPDATE, DELETE, CREATE, ALTER, INDEX, REFERENCES ON `my_writers`.* TO `app`@`%`',
      ['DROP'],
    ],
    ['GRANT SELECT (id) ON `my_writers`.`users` TO `app`@`%`', 9],
  ])('reads %s', (grant, missing) => {
    const found = missingPrivileges(['GRANT USAGE ON *.* TO `app`@`%`', grant], 'my_writers');
    expect(Array.isArray(missing) ? found : found.length).toEqual(missing);
  });

  it.each([
    ['a server without a cluster', { wsrep_cluster_size: '0', wsrep_provider_name: '' }, []],
    ['a node of the majority', { wsrep_cluster_status: 'Primary', wsrep_ready: 'ON' }, ['ok']],
    ['a node that is joining', { wsrep_cluster_status: 'Primary', wsrep_ready: 'OFF' }, ['problem']],
    ['a node without the majority', { wsrep_cluster_status: 'non-Primary', wsrep_ready: 'OFF' }, ['problem']],
  ])('judges %s', (_, status, states) => {
    const found = clusterFindings({ wsrep_cluster_size: '3', wsrep_provider_name: 'Galera', ...status });
    expect(found.map(({ state }) => state)).toEqual(states);
  });

  it('prints this and exits with 1 if there is a problem', async () => {
    const env = { ...process.env, ...production(), AUTH_SECRET: 'short' };
    const doctor = spawn(process.execPath, ['-r', readTypeScript, 'server/cli/doctor.ts'], {
      cwd: projectRoot,
      env,
    });
    let printed = '';
    doctor.stdout.on('data', (text) => {
      printed += text;
    });
    const code = await new Promise((resolve) => doctor.once('close', resolve));
    expect({ code, printed }).toEqual({
      code: 1,
      printed: expect.stringMatching(
        /^PROBLEM {2}Configuration {2}AUTH_SECRET must have at least 32 characters\n +→ /m,
      ),
    });
  });
});
