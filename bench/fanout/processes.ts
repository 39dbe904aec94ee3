import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { projectRoot } from '../../server/lib/paths';
import { settings } from '../settings';
import type { FromClients, FromHost, ToClients, ToHost } from './messages';

/** A child process that answers requests. */
export class Partner<To, From> {
  private constructor(private readonly child: ChildProcess) {}

  static start<To, From>(
    script: string,
    env: Record<string, string>,
    flags: string[] = [],
  ): Partner<To, From> {
    const child = fork(path.join(projectRoot, 'bench', `${script}.ts`), {
      execArgv: [...flags, '-r', require.resolve('@swc-node/register')],
      env: {
        ...process.env,
        ...env,
        NODE_ENV: 'production',
        TS_NODE_PROJECT: path.join(projectRoot, 'tsconfig.json'),
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    return new Partner(child);
  }

  tell(message: To): void {
    this.child.send(message as object);
  }

  /** Resolves with the first message for which `find` returns a value. */
  hear<Found>(find: (message: From) => Found | undefined): Promise<Found> {
    return new Promise((resolve, reject) => {
      const onMessage = (message: From) => {
        const found = find(message);
        if (found === undefined) return;
        this.child.off('message', onMessage).off('exit', onExit);
        resolve(found);
      };
      const onExit = (code: number | null) => reject(new Error(`A process ended with ${code}`));
      this.child.on('message', onMessage).once('exit', onExit);
    });
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null) return;
    const gone = once(this.child, 'exit');
    // The child exits when disconnected, and writes its profile if flags request one.
    this.child.disconnect();
    await gone;
  }
}

export type Host = Partner<ToHost, FromHost>;
export type Clients = Partner<ToClients, FromClients>;

const withGarbageCollector = ['--expose-gc', ...settings.nodeFlags];

export const startBareHost = (sample: string): Host =>
  Partner.start('fanout/bareHost', { BENCH_SAMPLE: sample }, withGarbageCollector);

export const startAppHost = (databaseUrl: string, sessionId: string, flags: string[]): Host =>
  Partner.start(
    'fanout/appHost',
    {
      BENCH_BUILD: path.join(settings.folder, 'build'),
      BENCH_SESSION: sessionId,
      DATABASE_URL: databaseUrl,
      AUTH_SECRET: settings.secret,
      APP_URL: 'http://localhost',
      RATE_LIMITS: '1000',
      LOG_LEVEL: 'error',
      PORT: '0',
    },
    [...flags, ...withGarbageCollector],
  );

export const startClients = (): Clients => Partner.start('fanout/clients', {});
