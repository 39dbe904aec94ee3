import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { endRecordedProcess, recordedProcess, recordProcess } from './processes';
import { rootOption, type ServerProgram } from './serverProgram';

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

const logBytesMax = 5_000_000;
const readyWithinMs = 5 * 60_000;
const stopWithinMs = 8_000;
/** Between two starts, doubled each time; never long, because a full disk may have space again at any moment. */
const [pauseMinMs, pauseMaxMs] = [1_000, 8_000];
/** A server that ran for this long starts again after the shortest pause. */
const steadyMs = 60_000;
/** Free bytes; a server needs more to start. */
const fullBelowBytes = 32_000_000;

/** Runs a server on `home/database` until it is stopped; starts it again whenever it ends by itself. */
export async function runServer(options: ServerOptions): Promise<{ stop(): Promise<void> }> {
  const { program, home, url, report } = options;
  const paths = pathsIn(home);
  writeFileSync(paths.sql, `${options.sql.join(';\n')};\n`, { mode: 0o600 });
  // The folder is this server's alone: when a database server starts, it deletes all temporary tables that it finds there.
  mkdirSync(paths.temporary, { recursive: true, mode: 0o700 });
  const logStart = rotateLog(paths.log);
  const stopping = new AbortController();
  let child: ChildProcess;

  /** Resolves with the reason when the server has ended. */
  const launch = (): Promise<string> => {
    rotateLog(paths.log);
    const log = openSync(paths.log, 'a', 0o600);
    // The server has its own process group: Ctrl-C reaches only the app, which stops the server in order.
    const launched = spawn(program.path, serverArgs(options), {
      detached: true,
      stdio: ['ignore', log, log],
      env: program.env,
    });
    closeSync(log);
    child = launched;
    const end = new Promise<string>((resolve) => {
      launched.once('error', (error) => resolve(error.message));
      launched.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
    });
    try {
      if (launched.pid !== undefined) recordProcess(paths.process, launched.pid);
    } catch {
      // The disk is full. Without a record, the next start couldn't stop it.
      launched.kill('SIGKILL');
    }
    return end;
  };
  const keepRunning = async () => {
    for (let pauseMs = pauseMinMs; ; pauseMs = Math.min(2 * pauseMs, pauseMaxMs)) {
      const startedAt = performance.now();
      const reason = await ended;
      if (performance.now() - startedAt > steadyMs) pauseMs = pauseMinMs;
      if (stopping.signal.aborted) return;
      report(`the database ended unasked (${reason})${fullDiskNote(paths.data)}; starting it again`);
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      // The folder may be gone, or the process out of files.
      ended = new Promise<string>((resolve) => resolve(launch())).catch(String);
    }
  };
  // Last resort if this process exits without stopping the server, for example after an uncaught error.
  const onExit = () => child.kill('SIGTERM');

  let ended = launch();
  process.once('exit', onExit);
  let running: Promise<unknown> = ended;
  const stop = async () => {
    stopping.abort();
    child.kill('SIGTERM');
    const killer = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
    await running;
    clearTimeout(killer);
    process.off('exit', onExit);
    for (const file of [paths.sql, paths.process]) rmSync(file, { force: true });
  };
  try {
    await untilReady(url, ended);
  } catch (error) {
    await stop();
    throw new Error(
      `${(error as Error).message}; its log ${paths.log} says:\n${errorsInLog(paths.log, logStart)}`,
    );
  }
  running = keepRunning();
  return { stop };
}

const fullDiskNote = (folder: string) => {
  if (!existsSync(folder)) return '';
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  return free < fullBelowBytes ? `: the disk is full, ${Math.floor(free / 1e6)} MB are free` : '';
};

async function untilReady(url: string, ended: Promise<string>) {
  let endReason: string | undefined;
  void ended.then((reason) => {
    endReason = reason;
  });
  for (const deadline = Date.now() + readyWithinMs; !(await acceptsQueries(url)); await sleep(25)) {
    if (endReason !== undefined) throw new Error(`The database server ended at its start (${endReason})`);
    if (Date.now() > deadline) throw new Error('The database server does not answer');
  }
}

function serverArgs({ program, home, port, durable, extraArgs = [] }: ServerOptions): string[] {
  return [
    '--no-defaults',
    `--basedir=${program.baseDir}`,
    ...program.extraArgs,
    ...rootOption(),
    `--datadir=${pathsIn(home).data}`,
    `--tmpdir=${pathsIn(home).temporary}`,
    `--init-file=${pathsIn(home).sql}`,
    // Relative to the data: the path of a socket has a limit.
    '--socket=../database.sock',
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

/** Stops a server that outlived a killed app and still holds the data. */
export async function stopLeftover(home: string, report: (line: string) => void): Promise<void> {
  const record = pathsIn(home).process;
  if (!recordedProcess(record)) return;
  report('stopping the database that an earlier start left running');
  await endRecordedProcess(record);
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
