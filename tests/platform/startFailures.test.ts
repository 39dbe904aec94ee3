import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DataSource } from 'typeorm';
import { findFreePort } from '../../server/db/embedded/runServer';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../server/db/embedded/startEmbeddedDatabase';
import { projectRoot } from '../../server/lib/paths';
import { migrate, openDatabase, refuseOldServer } from '../../server/startup/dataSource';
import { requireDemoContent } from '../../server/startup/demo/prepareContent';
import { explainFailure } from '../../server/startup/explainFailure';
import { readTypeScript } from '../support/serverProcess';

jest.setTimeout(90_000);

const folder = mkdtempSync(path.join(tmpdir(), 'writers-start-failures-'));
const dataDir = path.join(folder, 'data');
let database: EmbeddedDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await startEmbeddedDatabase({ dataDir, report: () => undefined, durable: false });
  dataSource = await openDatabase(database.url);
  await migrate(dataSource);
});
const stopDatabase = async () => {
  if (dataSource.isInitialized) await dataSource.destroy();
  await database.stop();
};
afterAll(async () => {
  await stopDatabase();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the server in a separate process until it exits. */
async function start(env: NodeJS.ProcessEnv, uid?: number): Promise<{ code: number; complaint: string }> {
  const child = spawn(process.execPath, ['-r', readTypeScript, 'server/main.ts'], {
    cwd: projectRoot,
    uid,
    stdio: ['ignore', 'ignore', 'pipe'],
    // A start that hangs must fail its test, not outlive it.
    timeout: 60_000,
    killSignal: 'SIGKILL',
    env: {
      ...process.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      PORT: '0',
      DATA_DIR: path.join(folder, 'unused'),
      AUTH_SECRET: 'a secret for the tests, long enough',
      ...env,
    },
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (chunk) => {
    complaint += chunk;
  });
  const [code] = await once(child, 'close');
  expect(complaint).not.toMatch(/^\s+at /m);
  return { code, complaint: complaint.trim() };
}

/** What a start says that must not be repeated as it is. */
async function complaintOf(...run: Parameters<typeof start>): Promise<string> {
  const { code, complaint } = await start(...run);
  expect(code).toBe(78);
  return complaint;
}

describe('a start that fails says what is wrong and what to do, without a stack', () => {
  it('where DATA_DIR is a file', async () => {
    const file = path.join(folder, 'a-file');
    writeFileSync(file, '');
    const complaint = await complaintOf({ DATA_DIR: file });
    expect(complaint).toContain(
      `${file} is not a folder, or lies below a file.\nMove the file away, or choose`,
    );
  });

  it.each(['/proc/writers', '/sys/writers'])(
    'where DATA_DIR is %s, which can’t be made',
    async (DATA_DIR) => {
      const complaint = await complaintOf({ DATA_DIR });
      expect(complaint).toMatch(
        /^(The folder|This account may not write to|\/).*\n.*choose another folder with DATA_DIR\.$/,
      );
      expect(complaint).toContain(DATA_DIR);
    },
  );

  it.each([
    ['is another account’s', 'locked'],
    ['lies in another account’s folder', 'locked/data'],
  ])('where DATA_DIR %s', async (_where, name) => {
    const locked = path.join(folder, 'locked');
    mkdirSync(locked, { recursive: true });
    chmodSync(folder, 0o755);
    // Root can enter any folder, so the server then runs as another user; other users deny themselves access.
    const isRoot = process.getuid?.() === 0;
    chmodSync(locked, isRoot ? 0o700 : 0);
    const DATA_DIR = path.join(folder, name);
    const complaint = await complaintOf({ DATA_DIR }, isRoot ? 65_534 : undefined);
    chmodSync(locked, 0o700);
    expect(complaint).toMatch(/^This account may not write to .*\.\nGive it that folder, or choose another/);
    expect(complaint).toContain(DATA_DIR);
  });

  it.each(['{"port": 33', '{"port":1,"password":"it\'s","rootPassword":"b"}'])(
    'where database.json is %s',
    async (text) => {
      const broken = mkdtempSync(path.join(folder, 'broken-'));
      writeFileSync(path.join(broken, 'database.json'), text);
      const complaint = await complaintOf({ DATA_DIR: broken });
      expect(complaint).toContain(`${path.join(broken, 'database.json')} is damaged`);
      expect(complaint).toContain('Restore it from a backup.');
    },
  );

  it('where the data is in Docker, which an earlier version used', async () => {
    const DATA_DIR = mkdtempSync(path.join(folder, 'docker-'));
    const state = { where: 'docker', port: 3307, password: 'a', rootPassword: 'b' };
    writeFileSync(path.join(DATA_DIR, 'database.json'), JSON.stringify(state));
    expect(await complaintOf({ DATA_DIR })).toMatch(
      / is in Docker, .*\nMake a backup with version 1\.0\.0-rc\.1,/,
    );
  });

  it.each(['database.json', 'auth-secret'])('where %s is a folder', async (name) => {
    const DATA_DIR = mkdtempSync(path.join(folder, 'broken-'));
    mkdirSync(path.join(DATA_DIR, name));
    const complaint = await complaintOf({ DATA_DIR, ...(name === 'auth-secret' && { AUTH_SECRET: '' }) });
    expect(complaint).toBe(
      `${path.join(DATA_DIR, name)} is a folder, but must be a file.\n` +
        'Move the folder away, or choose another folder with DATA_DIR.',
    );
  });

  it('where nobody answers at DATABASE_URL, which another start may mend', async () => {
    const port = await findFreePort();
    const { code, complaint } = await start({ DATABASE_URL: `mysql://a:b@127.0.0.1:${port}/writers` });
    expect(complaint).toMatch(/^The database can't be reached: .*\.\nStart it, or check DATABASE_URL\.$/);
    expect(code).toBe(1);
  });

  it.each([
    [
      'the password is wrong',
      { password: 'wrong' },
      /^The database refuses this user or password: .*\nCheck DATABASE_URL\.$/,
    ],
    [
      'the user may not use the database',
      { pathname: '/elsewhere' },
      /^The database user lacks a privilege: .*\nGRANT ALL ON/,
    ],
    [
      'the database has no TLS, and DATABASE_URL asks for it',
      { search: '?tls=true' },
      /^The database offers no encrypted connections, and DATABASE_URL asks for one\.\nSet TLS up .* or remove/,
    ],
  ])('where %s', async (_what, changes, says) => {
    const { href } = Object.assign(new URL(database.url), changes);
    expect(await complaintOf({ DATABASE_URL: href })).toMatch(says);
  });

  it.each([
    [
      'a newer app’s',
      'Later9999999999999',
      'The database was migrated by a newer version of the app, which this one does not know: Later9999999999999.\n' +
        'Start that version, or restore a backup from before it.',
    ],
    [
      'too old',
      'Members1763800000000',
      "The database is of a version before 1.0 that this one can't upgrade: start the last version before 1.0 once (CHANGELOG.md names it), then this one.",
    ],
  ])('where the database is %s', async (_what, name, told) => {
    try {
      await dataSource.query('INSERT INTO migrations (timestamp, name) VALUES (1, ?)', [name]);
      const complaint = await complaintOf({ DATABASE_URL: database.url });
      expect(complaint).toBe(told);
    } finally {
      await dataSource.query('DELETE FROM migrations WHERE timestamp = 1');
    }
  });

  it('where the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const PORT = String((other.address() as AddressInfo).port);
    const complaint = await complaintOf({ DATABASE_URL: database.url, PORT });
    other.close();
    expect(complaint).toBe(
      `Port ${PORT} on 127.0.0.1 is taken by another program. Stop it, or choose another with PORT=${Number(PORT) + 1}.`,
    );
  });

  it.each([
    ['HOST', 'PORT', 'nonsense.invalid'],
    ['METRICS_HOST', 'METRICS_PORT', '192.0.2.1'],
  ])('where %s is no address of this machine (%s, %s)', async (host, port, address) => {
    expect(await complaintOf({ DATABASE_URL: database.url, [host]: address, [port]: '0' })).toBe(
      `This machine has no address ${address} to listen on (${host}=${address}, ${port}=0).\n` +
        `Choose one of its own with ${host}=127.0.0.1.`,
    );
  });
});

describe('a start on the app’s own data says so', () => {
  const file = (...names: string[]) => path.join(dataDir, 'database', ...names);
  beforeAll(stopDatabase);

  it('where a newer server wrote it, and leaves it alone', async () => {
    writeFileSync(file('mariadb_upgrade_info'), '99.1.2-MariaDB');
    const complaint = await complaintOf({ DATA_DIR: dataDir });
    expect(complaint).toMatch(
      /was last used by MariaDB 99\.1, which is newer than the MariaDB [\d.]+ on this machine\.\nInstall MariaDB 99\.1 or later, or restore a backup that [\d.]+ made\.$/,
    );
    expect(readFileSync(file('mariadb_upgrade_info'), 'utf8')).toBe('99.1.2-MariaDB');
    rmSync(file('mariadb_upgrade_info'));
  });

  it.each([
    ['installation_settings', 'ibd', 'Table `writers`.`installation_settings` is corrupted'],
    ['migrations', 'frm', "Incorrect information in file: './writers/migrations.frm'"],
  ])('where the table %s is damaged (.%s), and stops the database again', async (table, kind, said) => {
    const damaged = file('writers', `${table}.${kind}`);
    // The first pages of an .ibd file contain no rows, so damage a later page.
    const content = readFileSync(damaged);
    writeFileSync(damaged, content.fill(0x5a, kind === 'ibd' ? 3 * 16_384 : 0));
    const complaint = await complaintOf({ DATA_DIR: dataDir });
    expect(complaint).toBe(
      `A table of the database is damaged or missing: ${said}.\n` +
        "Restore a backup (docs/operating.md); the database's own log says more.",
    );
    expect(existsSync(path.join(dataDir, 'database.process.json'))).toBe(false);
  });

  it('where the database can’t start on it, with the end of its log', async () => {
    writeFileSync(file('ibdata1'), Buffer.alloc(readFileSync(file('ibdata1')).length));
    const complaint = await complaintOf({ DATA_DIR: dataDir });
    expect(complaint).toMatch(
      /^The database server ended at its start \(code \d+\); its log .* says:\n(.*\n){1,6}Put right what the log names, or restore a backup of the data folder\.$/,
    );
  });
});

it('a release that is started for development is told to be, before anything is written', () => {
  const start = (environment: 'development' | 'production', host: string) => () =>
    requireDemoContent({ environment, host }, path.join(folder, 'no-demo'));
  expect(start('development', '127.0.0.1')).toThrow(/is a release, .*\nSet NODE_ENV=production\.$/);
  expect(start('development', '0.0.0.0')).not.toThrow();
  expect(start('production', '127.0.0.1')).not.toThrow();
});

it.each([
  [
    'whose certificate is not trusted',
    { code: 'HANDSHAKE_SSL_ERROR', message: 'self-signed certificate' },
    "The encrypted connection to the database can't be made: self-signed certificate.\n" +
      "Use the host name in DATABASE_URL that the certificate has. If no well-known authority signed it, set NODE_EXTRA_CA_CERTS=/path/to/ca.pem to that authority's certificate.",
  ],
  [
    'that accepts only encrypted connections',
    { code: 'ER_SECURE_TRANSPORT_REQUIRED', message: 'Connections using insecure transport are prohibited' },
    'The database accepts only encrypted connections: Connections using insecure transport are prohibited.\n' +
      'Add ?tls=true to DATABASE_URL.',
  ],
])('a database %s is explained', (_which, { code, message }, text) => {
  expect(explainFailure(Object.assign(new Error(message), { code }))).toEqual({ text, exitCode: 78 });
});

it.each(['ENOTFOUND', 'EAI_AGAIN'])('a database whose name is not found (%s) may be there later', (code) => {
  const said = `getaddrinfo ${code} db.internal`;
  expect(explainFailure(Object.assign(new Error(said), { code }))).toEqual({
    text: `The database can't be reached: ${said}.\nStart it, or check DATABASE_URL.`,
    exitCode: 1,
  });
});

it.each([
  ['10.6.18-MariaDB-log', 'is MariaDB 10.6, and the app needs 10.11 or later'],
  ['8.0.36', 'is MySQL 8.0, and the app needs 8.4 or later'],
  ['10.11.6-MariaDB-0+deb12u1', null],
  ['11.4.2-MariaDB', null],
  ['8.4.0', null],
])('of a database server of version %s a start says: %s', (version, says) => {
  const refuse = expect(() => refuseOldServer(version));
  says ? refuse.toThrow(says) : refuse.not.toThrow();
});
