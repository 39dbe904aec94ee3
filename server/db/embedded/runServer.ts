import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { rootOption } from './initialiseFolder';
import { isSameProcess, processIdentity } from './processIdentity';
import type { ServerProgram } from './serverProgram';
import { ServerEnded, type SupervisedServer, superviseServer } from './superviseServer';

interface ServerOptions {
  program: ServerProgram;
  /** Contains `database/`, the server's log and its process record. */
  home: string;
  port: number;
  /** Runs at every start before the server accepts connections. */
  sql: string[];
  /** The URL that responds once the server is ready. */
  url: string;
  report(line: string): void;
  /** Off only for disposable data: writes don't wait for the disk. */
  durable: boolean;
  extraArgs?: string[];
}

const pathsIn = (home: string) => ({
  data: path.join(home, 'database'),
  log: path.join(home, 'database.log'),
  sql: path.join(home, 'database.sql'),
  process: path.join(home, 'database.process.json'),
  temporary: path.join(home, 'database.tmp'),
});

/** Portable maximum length of a socket path, in bytes. */
const socketPathMax = 103;
const logBytesMax = 5_000_000;

/** Runs a server on `home/database` until it is stopped. */
export async function runServer(options: ServerOptions): Promise<SupervisedServer> {
  const { home, url, report } = options;
  const paths = pathsIn(home);
  writeFileSync(paths.sql, `${options.sql.join(';\n')};\n`, { mode: 0o600 });
  // The folder is this server's alone: when a database server starts, it deletes all temporary tables that it finds there.
  mkdirSync(paths.temporary, { recursive: true, mode: 0o700 });
  const { socket, clear } = socketFor(home);
  const args = serverArgs(options, socket);
  const logStart = rotateLog(paths.log);

  const launch = () => {
    const log = openSync(paths.log, 'a', 0o600);
    // The server has its own process group: Ctrl-C reaches only the app, which stops the server in order.
    const child = spawn(options.program.path, args, {
      detached: true,
      stdio: ['ignore', log, log],
      env: options.program.env,
    });
    closeSync(log);
    if (child.pid !== undefined)
      writeFileSync(
        paths.process,
        JSON.stringify({ pid: child.pid, identity: processIdentity(child.pid) ?? '' }),
        { mode: 0o600 },
      );
    return child;
  };

  const freeBytes = () => {
    const { bavail, bsize } = statfsSync(paths.data);
    return bavail * bsize;
  };
  const removeFiles = () => {
    clear();
    rmSync(paths.sql, { force: true });
    rmSync(paths.process, { force: true });
  };
  try {
    const server = await superviseServer({ launch, isReady: () => acceptsQueries(url), report, freeBytes });
    return { stop: () => server.stop().finally(removeFiles) };
  } catch (error) {
    removeFiles();
    if (!(error instanceof ServerEnded)) throw error;
    throw new ServerEnded(
      `${error.message}; its log ${paths.log} says:\n${errorsInLog(paths.log, logStart)}`,
    );
  }
}

function serverArgs(
  { program, home, port, durable, extraArgs = [] }: ServerOptions,
  socket: string,
): string[] {
  return [
    '--no-defaults',
    `--basedir=${program.baseDir}`,
    ...program.extraArgs,
    ...rootOption(),
    `--datadir=${pathsIn(home).data}`,
    `--tmpdir=${pathsIn(home).temporary}`,
    `--init-file=${pathsIn(home).sql}`,
    `--socket=${socket}`,
    `--pid-file=${path.join(home, 'database.pid')}`,
    '--bind-address=127.0.0.1',
    `--port=${port}`,
    '--skip-name-resolve',
    '--local-infile=0',
    '--character-set-server=utf8mb4',
    '--collation-server=utf8mb4_unicode_ci',
    '--default-time-zone=+00:00',
    '--max-allowed-packet=64M',
    ...(program.kind === 'mysql' ? ['--mysqlx=OFF', '--disable-log-bin', '--performance-schema=OFF'] : []),
    ...(durable
      ? []
      : ['--innodb-flush-log-at-trx-commit=0', '--innodb-doublewrite=0', '--innodb-flush-method=nosync']),
    ...extraArgs,
  ];
}

/** A socket in the data folder or, if its path would be too long, in a temporary folder. */
function socketFor(home: string): { socket: string; clear(): void } {
  const near = path.join(home, 'database.sock');
  if (Buffer.byteLength(near) <= socketPathMax) return { socket: near, clear: () => undefined };
  const folder = mkdtempSync(path.join(tmpdir(), 'writers-'));
  return {
    socket: path.join(folder, 'database.sock'),
    clear: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Stops a server that outlived a killed app and still holds the data. */
export async function stopLeftover(home: string, report: (line: string) => void): Promise<void> {
  const leftover = readProcess(pathsIn(home).process);
  if (!leftover || !isSameProcess(leftover.pid, leftover.identity)) return;
  report('stopping the database that an earlier start left running');
  process.kill(leftover.pid, 'SIGTERM');
  const deadline = Date.now() + 3_000;
  while (isSameProcess(leftover.pid, leftover.identity)) {
    // Both servers recover from SIGKILL without losing confirmed writes.
    if (Date.now() > deadline) process.kill(leftover.pid, 'SIGKILL');
    await sleep(20);
  }
}

function readProcess(file: string): { pid: number; identity: string } | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Whether a database answers at the URL. */
export async function acceptsQueries(url: string): Promise<boolean> {
  try {
    const connection = await createConnection({ uri: url, connectTimeout: 2_000 });
    await connection.query('SELECT 1').finally(() => connection.end());
    return true;
  } catch {
    return false;
  }
}

/** Rotates a log that is too large; returns the current log's length. */
function rotateLog(log: string): number {
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= logBytesMax) return size;
  renameSync(log, `${log}.old`);
  return 0;
}

/** The last errors in a log after the position `from`, or its last lines if there are none. */
function errorsInLog(log: string, from: number): string {
  const lines = readFileSync(log).subarray(from).toString('utf8').trim().split('\n');
  const errors = lines.filter((line) => line.includes('[ERROR]') || !/^\d{4}-\d\d-\d\d/.test(line));
  return (errors.length > 0 ? errors : lines).slice(-6).join('\n');
}

export function isFreePort(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/**
 * Finds a free port below those that systems give to connections, and to servers that ask for any port: such a connection could take
 * it before the server listens.
 */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = randomInt(20_000, 32_000);
    if (await isFreePort(port)) return port;
  }
  throw new Error('no free port on 127.0.0.1');
}
