import { type ChildProcess, spawn } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { productionFlags } from '../../bench/processes';
import { findFreePort } from '../../server/db/embedded/runServer';
import { projectRoot } from '../../server/lib/paths';
import { endProcess } from './endProcess';

/** A server of the built app, in a process of its own. */
export class AppServer {
  private child: ChildProcess | undefined;
  private constructor(
    readonly url: string,
    private readonly environment: Record<string, string>,
    private readonly log: string,
  ) {}

  static async create(environment: Record<string, string>, log: string): Promise<AppServer> {
    return new AppServer(`http://127.0.0.1:${await findFreePort()}`, environment, log);
  }

  async start(): Promise<void> {
    const output = openSync(this.log, 'a');
    this.child = spawn(process.execPath, [...productionFlags(), 'dist/server/main.js'], {
      cwd: projectRoot,
      stdio: ['ignore', output, output],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        PORT: new URL(this.url).port,
        APP_URL: 'http://127.0.0.1',
        AUTH_SECRET: 'a secret for the cluster, long enough',
        RATE_LIMITS: '1000',
        LOG_LEVEL: 'warn',
        ...this.environment,
      },
    });
    while (!(await this.isReady())) {
      if (this.child.exitCode !== null) throw new Error(`The server did not start: see ${this.log}`);
      await sleep(50);
    }
  }

  /** Megabytes of memory; undefined while it is not running. */
  memory(): number | undefined {
    try {
      const status = readFileSync(`/proc/${this.child?.pid}/status`, 'utf8');
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
    } catch {
      return undefined;
    }
  }

  async isReady(): Promise<boolean> {
    return fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  kill = (): Promise<void> => endProcess(this.child, 'SIGKILL');
  stop = (): Promise<void> => endProcess(this.child, 'SIGTERM');
  freeze = (): void => void this.child?.kill('SIGSTOP');
  thaw = (): void => void this.child?.kill('SIGCONT');
}
