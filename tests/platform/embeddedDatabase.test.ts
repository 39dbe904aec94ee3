import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs, {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../server/db/embedded/startEmbeddedDatabase';
import { projectRoot } from '../../server/lib/paths';
import { readTypeScript } from '../support/serverProcess';

const quiet = () => undefined;
const template = mkdtempSync(path.join(tmpdir(), 'writers-embedded-'));
const running: EmbeddedDatabase[] = [];
const owners: ChildProcess[] = [];
let dataDir: string;

async function start(folder = dataDir, report: (line: string) => void = quiet): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({ dataDir: folder, report });
  running.push(database);
  return database;
}

async function query(url: string, ...statements: string[]): Promise<unknown> {
  const connection = await createConnection({ uri: url, connectTimeout: 1_000 });
  try {
    let rows: unknown;
    for (const statement of statements) [rows] = await connection.query(statement);
    return rows;
  } finally {
    await connection.end();
  }
}

/** Runs the database in a separate process. Rejects with that process's error output if it fails. */
async function startOwner(): Promise<{ owner: ChildProcess; url: string }> {
  const script = path.join(projectRoot, 'tests/support/databaseOwner.ts');
  const owner = spawn(process.execPath, ['-r', readTypeScript, script, dataDir], { cwd: projectRoot });
  owners.push(owner);
  let complaint = '';
  owner.stderr.on('data', (chunk) => {
    complaint += chunk;
  });
  const refused = once(owner, 'close').then(() => Promise.reject(new Error(complaint)));
  const [url] = await Promise.race([once(createInterface(owner.stdout), 'line'), refused]);
  refused.catch(quiet);
  return { owner, url };
}

const serverPid = (): number =>
  JSON.parse(readFileSync(path.join(dataDir, 'database.process.json'), 'utf8')).pid;

async function within<T>(milliseconds: number, attempt: () => Promise<T>): Promise<T> {
  for (const deadline = Date.now() + milliseconds; ; await sleep(50)) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}

beforeEach(() => {
  dataDir = path.join(mkdtempSync(path.join(template, 'case-')), 'data');
});
afterEach(async () => {
  for (const owner of owners.splice(0)) {
    const isGone = owner.exitCode === null && owner.signalCode === null ? once(owner, 'exit') : null;
    owner.kill('SIGKILL');
    await isGone;
    // Stop what a killed owner left running, by starting again; the start fails if an owner is still running.
    await start().catch(quiet);
  }
  for (const database of running.splice(0)) await database.stop();
});
afterAll(() => rmSync(template, { recursive: true, force: true }));

describe('the embedded database', () => {
  test('starts in a new folder that belongs to its owner alone, and whose path is too long for a socket', async () => {
    dataDir = path.join(dataDir, 'a-very-long-name'.repeat(8));
    const { url } = await start();
    expect(await query(url, 'SELECT @@character_set_server AS charset, @@global.time_zone AS zone')).toEqual([
      { charset: 'utf8mb4', zone: '+00:00' },
    ]);
    const address = new URL(url);
    expect(address).toMatchObject({ hostname: '127.0.0.1', username: 'writers', pathname: '/writers' });
    const mode = (name: string) => (statSync(path.join(dataDir, name)).mode & 0o777).toString(8);
    for (const folder of ['.', 'database']) expect(mode(folder)).toBe('700');
    for (const kind of ['json', 'log', 'sql']) expect(mode(`database.${kind}`)).toBe('600');
    for (const user of ['root', 'writers', '']) {
      await expect(query(`mysql://${user}:wrong@127.0.0.1:${address.port}/`)).rejects.toThrow(/denied/);
      await expect(query(`mysql://${user}@127.0.0.1:${address.port}/`)).rejects.toThrow(/denied/);
    }
  });

  test('keeps its data, its address and its password between starts, and moves to another port if its own is in use', async () => {
    const first = await start();
    await query(first.url, 'CREATE TABLE kept (word TEXT)', "INSERT INTO kept VALUES ('still here')");
    await first.stop();
    await expect(query(first.url)).rejects.toThrow();

    const second = await start();
    expect(second.url).toBe(first.url);
    await second.stop();
    const { port } = new URL(first.url);
    const squatter = createServer().listen(Number(port), '127.0.0.1');
    await once(squatter, 'listening');
    const third = await start();
    squatter.close();
    expect(new URL(third.url).port).not.toBe(port);
    expect(await query(third.url, 'SELECT word FROM kept')).toEqual([{ word: 'still here' }]);
  });

  test('a second start on the same folder fails with a message and harms nothing, in the same process, too', async () => {
    const { url } = await start();
    const refused = `The data folder ${dataDir} is in use: the app already runs from it (process ${process.pid}).`;
    await expect(start()).rejects.toThrow(refused);
    await expect(startOwner()).rejects.toThrow(refused);
    expect(await query(url, 'SELECT 1 AS well')).toEqual([{ well: 1 }]);
    // As a version before 1.0 locked it.
    const lock = path.join(dataDir, `app-${process.pid}.lock`);
    writeFileSync(lock, JSON.parse(readFileSync(lock, 'utf8')).identity);
    await expect(startOwner()).rejects.toThrow(refused);
  });

  test('of many concurrent starts at most one continues, and the others say why', async () => {
    const attempts = await Promise.allSettled(Array.from({ length: 3 }, () => startOwner()));
    const refusals = attempts.flatMap((attempt) =>
      attempt.status === 'rejected' ? [attempt.reason.message] : [],
    );
    expect(refusals.length).toBeGreaterThanOrEqual(2);
    for (const refusal of refusals) expect(refusal).toContain(`The data folder ${dataDir} is in use`);
  });

  test('what a dead process left does not block the next start: its lock, and a database half made', async () => {
    const half = path.join(dataDir, 'database.new');
    mkdirSync(half, { recursive: true });
    writeFileSync(path.join(half, 'ibdata1'), 'half of it');
    // The file has the pid of a running process, but was written by another process with the same number.
    writeFileSync(path.join(dataDir, `app-${process.ppid}.lock`), 'an earlier life');
    const { url } = await start();
    expect(await query(url, 'SELECT 1 AS well')).toEqual([{ well: 1 }]);
    expect(readdirSync(dataDir).filter((name) => /lock$|new/.test(name))).toEqual([
      `app-${process.pid}.lock`,
    ]);
  });

  test('restarts by itself when its server is killed, with all committed data', async () => {
    const reports: string[] = [];
    const { url } = await start(dataDir, (line) => reports.push(line));
    await query(url, 'CREATE TABLE kept (word TEXT)', "INSERT INTO kept VALUES ('confirmed')");
    process.kill(serverPid(), 'SIGKILL');
    expect(await within(60_000, () => query(url, 'SELECT word FROM kept'))).toEqual([{ word: 'confirmed' }]);
    expect(reports).toContainEqual(expect.stringContaining('ended unasked (SIGKILL)'));
  });

  test('after kill -9 of the app the next start takes over its database within five seconds', async () => {
    const { owner, url } = await startOwner();
    await query(url, 'CREATE TABLE kept (word TEXT)', "INSERT INTO kept VALUES ('confirmed')");
    const left = serverPid();
    owner.kill('SIGKILL');
    await once(owner, 'exit');
    expect(() => process.kill(left, 0)).not.toThrow();

    const startedAt = Date.now();
    const next = await start();
    expect(Date.now() - startedAt).toBeLessThan(5_000);
    expect(next.url).toBe(url);
    expect(await query(next.url, 'SELECT word FROM kept')).toEqual([{ word: 'confirmed' }]);
    expect(serverPid()).not.toBe(left);
  });

  test('files that are no database are never overwritten', async () => {
    mkdirSync(path.join(dataDir, 'database'), { recursive: true });
    const strange = path.join(dataDir, 'database', 'novel.md');
    writeFileSync(strange, 'Chapter one');
    await expect(start()).rejects.toThrow('holds files, but no database');
    expect(readFileSync(strange, 'utf8')).toBe('Chapter one');
  });
});

describe('a disk that is full', () => {
  const disk = mkdtempSync(path.join(tmpdir(), 'writers-disk-'));
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'writers-test', disk]).status === 0;
  afterAll(() => {
    if (isMounted) spawnSync('umount', [disk]);
    rmSync(disk, { recursive: true });
  });

  // Only root may mount.
  (isMounted ? test : test.skip)(
    'is named as the reason, and writes are back once there is space',
    async () => {
      const reports: string[] = [];
      dataDir = path.join(disk, 'data');
      const { url } = await start(dataDir, (line) => reports.push(line));
      await query(url, 'CREATE TABLE kept (word TEXT)');
      const filler = path.join(disk, 'filler');
      spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=1M']);
      process.kill(serverPid(), 'SIGKILL');
      const full = /ended unasked \(.*\): the disk is full, \d+ MB are free/;
      await within(60_000, async () => expect(reports.at(-1)).toMatch(full));
      rmSync(filler);
      // A server that is starting looks for space once a minute.
      await within(90_000, () => query(url, "INSERT INTO kept VALUES ('again')"));
    },
  );
});

it('a database that can’t be made for want of space says so, and not that a server is to be installed', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'writers-full-'));
  jest.spyOn(fs, 'statfsSync').mockReturnValue({ bavail: 60, bsize: 1024 * 1024 } as fs.StatsFs);
  const { renameSync } = fs;
  jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    if (String(to).endsWith('/database')) throw new Error('no space left on device');
    renameSync(from, to);
  });
  try {
    await expect(startEmbeddedDatabase({ dataDir: folder, report: quiet })).rejects.toThrow(
      `The disk that holds ${folder} has 60 MB free, and a new database needs 200.\nFree some space, or choose another folder with DATA_DIR.`,
    );
  } finally {
    jest.restoreAllMocks();
    rmSync(folder, { recursive: true });
  }
});
