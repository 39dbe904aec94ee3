import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkApp } from './smokeChecks.mjs';

/** Long, because it only has to detect a start that hangs. */
const startTimeoutMs = 180_000;
const admin = { email: 'admin@writers.example', password: 'Smoke4tests' };

/** Starts a release in production mode with its own database, checks it and stops it, also when `signal` aborts. */
export async function tryRelease(release, { program, nodeOptions, dataDir, signal }) {
  const load = createRequire(path.join(release, 'dist/server/'));
  const { startEmbeddedDatabase } = load('./db/embedded/startEmbeddedDatabase.js');
  const { findFreePort } = load('./db/embedded/runServer.js');
  const database = await startEmbeddedDatabase({ dataDir, report: () => undefined, durable: false });
  try {
    const address = `http://127.0.0.1:${await findFreePort()}`;
    const server = start(release, { program, nodeOptions, address, databaseUrl: database.url, signal });
    try {
      await server.ready();
      await checkApp(address, admin);
      const code = await server.stop();
      if (code !== 0) throw new Error(`The server stopped with code ${code}.`);
    } catch (error) {
      await server.stop();
      throw Object.assign(error, { output: `The server's log:\n${server.log()}` });
    }
    return server.log();
  } finally {
    await database.stop();
  }
}

/** Starts the server of a release. Returns functions that wait until it is ready, stop it, and read its log. */
function start(release, { program, nodeOptions, address, databaseUrl, signal }) {
  const child = spawn(program, [...nodeOptions, 'scripts/start.mjs'], {
    cwd: release,
    signal,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: new URL(address).port,
      APP_URL: address,
      DATABASE_URL: databaseUrl,
      AUTH_SECRET: 'a secret for the smoke test, long enough',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      SMTP_URL: 'smtp://127.0.0.1:9',
      LOG_LEVEL: 'warn',
    },
  });
  let hasEnded = false;
  const ended = new Promise((resolve) => child.once('close', resolve));
  void ended.then(() => {
    hasEnded = true;
  });
  let log = '';
  child.on('error', (error) => {
    log += `${error.message}\n`;
  });
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk) => {
      log += chunk;
    });
  const isUp = () =>
    fetch(`${address}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
  return {
    log: () => log,
    async ready() {
      const giveUpAt = performance.now() + startTimeoutMs;
      while (!(await isUp())) {
        if (performance.now() > giveUpAt) throw new Error('The server did not get ready.');
        if (hasEnded) throw new Error('The server ended before it was ready.');
        await sleep(50);
      }
    },
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
