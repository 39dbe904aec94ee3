import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../server/db/embedded/runServer';
import { projectRoot } from '../server/lib/paths';
import { settings } from './settings';

export interface Side {
  pid: number;
  url: string;
  /** Milliseconds from the start of the process to its first response. */
  startMs: number;
  stop(): Promise<void>;
}

const buildFolder = path.join(settings.folder, 'build');
const profilesFolder = path.join(settings.folder, 'profiles');
const startTimeoutMs = 30_000;

interface Start {
  /** By default the folder for profiles, if flags request them. */
  cwd?: string;
  /** The name under which the program expects its port. */
  portName?: string;
  timeoutMs?: number;
}

async function run(args: string[]): Promise<void> {
  const child = spawn(process.execPath, args, { cwd: projectRoot, stdio: 'inherit' });
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}`);
}

/** Compiles the current server into a separate folder, because another start may be building dist/. */
export async function buildServer(): Promise<void> {
  rmSync(buildFolder, { recursive: true, force: true });
  await run([
    path.join('node_modules', 'typescript', 'bin', 'tsc'),
    ...['-p', 'tsconfig.build.json', '--outDir', buildFolder, '--incremental', 'false'],
    ...['--tsBuildInfoFile', 'null'],
  ]);
}

/** Builds dist/, from which every start of the server serves the client and the pages, unless it is current. */
export const buildDist = (): Promise<void> => run(['scripts/build.mjs']);

/** Starts a Node program and waits until it answers `ready`. */
export async function startSide(
  args: string[],
  env: Record<string, string>,
  ready: string,
  { cwd = profilesFolder, portName = 'PORT', timeoutMs = startTimeoutMs }: Start = {},
): Promise<Side> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  mkdirSync(profilesFolder, { recursive: true });
  const child = spawn(process.execPath, [...settings.nodeFlags, ...args], {
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      ...env,
      [portName]: String(port),
      AUTH_SECRET: settings.secret,
      NODE_ENV: 'production',
    },
  });
  let complaints = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaints = (complaints + chunk.toString()).slice(-4_000);
  });
  while (!(await answers(`${url}${ready}`))) {
    if (child.exitCode !== null || performance.now() - startedAt > timeoutMs) {
      child.kill('SIGKILL');
      throw new Error(`${args.at(-1)} did not start:\n${complaints}`);
    }
    await sleep(5);
  }
  return {
    pid: child.pid as number,
    url,
    startMs: performance.now() - startedAt,
    stop: () => stopped(child),
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

/** The Node flags of the production image. */
export function productionFlags(): string[] {
  const command = /^CMD (\[.*\])$/m.exec(readFileSync(path.join(projectRoot, 'Dockerfile'), 'utf8'))?.[1];
  return (JSON.parse(command ?? '[]') as string[]).filter((word) => word.startsWith('--'));
}

/** Starts the server in production mode, as one process. */
export function startApp(databaseUrl: string, more: Record<string, string> = {}): Promise<Side> {
  const env = { DATABASE_URL: databaseUrl, APP_URL: 'http://localhost', RATE_LIMITS: '1000', ...more };
  const main = path.join(buildFolder, 'server', 'main.js');
  return startSide([...productionFlags(), main], env, '/readyz');
}

/** Starts the bare reference, as one process. */
export const startReference = (databaseUrl: string): Promise<Side> =>
  startSide(
    ['-r', require.resolve('@swc-node/register'), path.join(projectRoot, 'bench/reference/main.ts')],
    { DATABASE_URL: databaseUrl, TS_NODE_PROJECT: path.join(projectRoot, 'tsconfig.json') },
    '/ready',
  );
