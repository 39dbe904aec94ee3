import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../../server/lib/paths';

const folder = mkdtempSync(path.join(tmpdir(), 'writers-supervisor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const supervisor = path.join(folder, 'supervisor.mjs');
writeFileSync(
  supervisor,
  `import { supervise } from '${pathToFileURL(path.join(projectRoot, 'scripts/lib/supervise.mjs'))}';
   const report = (line) => process.stdout.write('report: ' + line + '\\n');
   process.exit(await supervise(process.argv.slice(2), { report, firstPauseMs: 20, longestPauseMs: 40, npmCheckMs: 50 }));`,
);

interface Supervised {
  process: ChildProcess;
  ended: Promise<[code: number | null, signal: string | null]>;
  /** Resolves with the output when it has `times` matching lines. */
  said(pattern: RegExp, times?: number): Promise<string>;
  /** Of the server's first start. */
  pid(): Promise<number>;
}

let made = 0;

/** How the supervisor is started: its arguments to the command that runs it. */
type Start = (args: string[]) => [command: string, args: string[]];

/** A supervised server that runs `work` on each start. */
function supervised(
  work: string,
  nodeOptions: string[] = [],
  startIt: Start = (args) => [process.execPath, [supervisor, ...args]],
): Supervised {
  made += 1;
  const file = path.join(folder, `server${made}.cjs`);
  const starts = path.join(folder, `starts${made}`);
  writeFileSync(
    file,
    `const fs = require('node:fs');
     fs.appendFileSync('${starts}', '.');
     const start = fs.readFileSync('${starts}', 'utf8').length;
     const say = (line) => fs.writeSync(1, line + '\\n');
     const ready = () => { process.send('ready'); say('up ' + start + ' ' + process.pid); };
     const stay = () => setInterval(() => undefined, 1000);
     ${work}`,
  );
  const child = spawn(...startIt([...nodeOptions, file]), { stdio: ['ignore', 'pipe', 'ignore'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    output += chunk;
  });
  const said = async (pattern: RegExp, times = 1) => {
    while (output.split('\n').filter((line) => pattern.test(line)).length < times) await sleep(10);
    return output;
  };
  const pid = async () => Number(/^up 1 (\d+)/m.exec(await said(/^up 1/))?.[1]);
  return { process: child, ended: once(child, 'close') as Supervised['ended'], said, pid };
}

describe('a server that crashes', () => {
  it('is restarted, and the reason is reported', async () => {
    const server = supervised(`
      process.on('SIGTERM', () => process.exit(7));
      ready();
      if (start === 1) process.kill(process.pid, 'SIGKILL');
      if (start === 2) process.send({ lastWords: 'Error: out of ink' }, () => process.exit(1));
      stay();`);
    const output = await server.said(/^up 3/);
    expect(output).toMatch(
      /report: the server ended unasked \(SIGKILL, ended from outside, as by the system when memory runs out\); starting it again in 0\.0 s/,
    );
    expect(output).toMatch(/report: the server ended unasked \(code 1: Error: out of ink\); starting/);
    server.process.kill('SIGTERM');
    expect(await server.ended).toEqual([7, null]);
  });

  it('is restarted also where reports can’t be written', async () => {
    const server = supervised(
      `process.send('ready', () => { if (start === 1) process.exit(1); });
       if (start === 2) fs.writeSync(2, 'up again\\n');
       stay();`,
      [],
      (args) => ['sh', ['-c', 'exec "$@" 2>&1 1</dev/null', 'sh', process.execPath, supervisor, ...args]],
    );
    await server.said(/^up again/);
    server.process.kill('SIGTERM');
  });

  it('because of memory is reported as such', async () => {
    const server = supervised(
      `process.on('SIGTERM', () => process.exit(0));
       ready();
       if (start === 1) { const all = []; for (;;) all.push(new Array(1e5).fill({})); }
       stay();`,
      ['--max-old-space-size=20'],
    );
    expect(await server.said(/^up 2/)).toMatch(
      /\((SIGABRT, Node gave up, most often for want of heap memory|code 134)/,
    );
    server.process.kill('SIGTERM');
    expect(await server.ended).toEqual([0, null]);
  });

  it('is restarted until it succeeds, even if it fails at once', async () => {
    const server = supervised(`
      if (start === 1) { ready(); setTimeout(() => process.exit(1), 10); stay(); }
      else if (start < 5) process.exit(1);
      else { process.on('SIGTERM', () => process.exit(0)); ready(); stay(); }`);
    await server.said(/^up 5/);
    await server.said(/^report:/, 4);
    server.process.kill('SIGTERM');
    expect(await server.ended).toEqual([0, null]);
  });
});

describe('a server is not started again', () => {
  it.each([
    ['that never came up', 'process.exit(3);', 3],
    ['that ended by itself in order', 'ready(); setTimeout(() => process.exit(0), 10);', 0],
    [
      'that says a person is needed',
      'if (start === 1) { ready(); setTimeout(() => process.exit(1), 10); } else process.exit(78);',
      78,
    ],
  ])('%s', async (_which, work, code) => {
    expect(await supervised(work).ended).toEqual([code, null]);
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('after %s, which it gets', async (signal) => {
    const server = supervised(`process.on('${signal}', () => process.exit(5)); ready(); stay();`);
    await server.said(/^up 1/);
    server.process.kill(signal);
    expect(await server.ended).toEqual([5, null]);
  });

  it('when it is told twice to stop and does not: it is killed', async () => {
    const server = supervised(`process.on('SIGINT', () => say('asked')); ready(); stay();`);
    await server.said(/^up 1/);
    server.process.kill('SIGINT');
    await server.said(/^asked/);
    // Two signals at once count as one key press.
    await sleep(600);
    server.process.kill('SIGINT');
    expect(await server.ended).toEqual([137, null]);
  });
});

it('a server whose supervisor is killed shuts down cleanly', async () => {
  const shutdown = path.join(projectRoot, 'server/startup/shutdown.ts');
  const stopped = path.join(folder, 'stopped');
  const server = supervised(
    `const { stopOnSignals } = require('${shutdown}');
     stopOnSignals({ info() {}, error() {} }, 0).add(async () => fs.writeFileSync('${stopped}', 'in order'));
     ready(); stay();`,
    ['-r', path.join(projectRoot, 'node_modules/@swc-node/register')],
  );
  const pid = await server.pid();
  server.process.kill('SIGKILL');
  while (isAlive(pid)) await sleep(10);
  expect(readFileSync(stopped, 'utf8')).toBe('in order');
});

/** As `npm start` does, in the shell that npm uses here. */
function throughNpm(script: string, args: string[]): ReturnType<Start> {
  const home = path.join(folder, `npm${made}`);
  mkdirSync(home);
  const start = [process.execPath, script, ...args].map((part) => `"${part}"`).join(' ');
  writeFileSync(path.join(home, 'package.json'), JSON.stringify({ scripts: { start } }));
  return ['npm', ['--silent', '--prefix', home, 'start']];
}

describe('what prepares a start, such as the installation of packages', () => {
  const preparing = path.join(folder, 'preparing.mjs');
  writeFileSync(
    preparing,
    `import { run } from '${pathToFileURL(path.join(projectRoot, 'scripts/lib/run.mjs'))}';
     await run([process.execPath, ...process.argv.slice(2)], { show: true, endWith: 'SIGKILL' });`,
  );
  // As npm, which goes on after a signal.
  const work = `for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
    say('up ' + start + ' ' + process.pid); stay();`;
  const start: Start = (args) => [process.execPath, [preparing, ...args]];

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'has ended when the start ends at %s, so that it can’t clash with the next start’s',
    async (signal) => {
      const preparation = supervised(work, [], start);
      const pid = await preparation.pid();
      preparation.process.kill(signal);
      await once(preparation.process, 'exit');
      expect(isAlive(pid)).toBe(false);
      expect(preparation.process.exitCode).toBe(130);
    },
  );

  it('ends after npm, which tells nobody of a signal', async () => {
    const preparation = supervised(work, [], (args) => throughNpm(preparing, args));
    const pid = await preparation.pid();
    preparation.process.kill('SIGTERM');
    while (isAlive(pid)) await sleep(10);
    await preparation.ended;
  });
});

describe('a server that npm runs', () => {
  it.each(['SIGTERM', 'SIGHUP', 'SIGKILL'] as const)('stops when npm gets %s', async (signal) => {
    const server = supervised(
      `process.on('SIGTERM', () => { say('stopped in order'); process.exit(0); }); ready(); stay();`,
      [],
      (args) => throughNpm(supervisor, args),
    );
    const pid = await server.pid();
    server.process.kill(signal);
    while (isAlive(pid)) await sleep(10);
    expect(await server.said(/^stopped in order/)).toContain('the npm that started the server has ended');
  });

  it('goes on when a parent other than npm ends, as with nohup', async () => {
    const inShell = ['-c', 'env -u npm_lifecycle_event "$@" & wait', 'sh', process.execPath, supervisor];
    const server = supervised(
      `process.on('SIGTERM', () => process.exit(0));
       ready(); setInterval(() => say('still up'), 50);`,
      [],
      (args) => ['sh', [...inShell, ...args]],
    );
    const pid = await server.pid();
    server.process.kill('SIGKILL');
    await once(server.process, 'exit');
    const { length } = (await server.said(/^still up/)).match(/^still up/gm) ?? [];
    await server.said(/^still up/, Number(length) + 10);
    expect(isAlive(pid)).toBe(true);
    process.kill(pid, 'SIGTERM');
    await server.ended;
  });
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
