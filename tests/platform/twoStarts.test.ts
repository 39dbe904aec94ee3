import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from '../../server/lib/paths';

let folder: string;
const inFolder = (...parts: string[]) => path.join(folder, ...parts);

/** Notes that it runs, and installs once it may. */
const npm = `#!${process.execPath}
const fs = require('node:fs');
fs.appendFileSync('installations', '1');
const timer = setInterval(() => {
  if (!fs.existsSync('go')) return;
  clearInterval(timer);
  fs.mkdirSync('node_modules', { recursive: true });
  fs.copyFileSync('package-lock.json', 'node_modules/.package-lock.json');
}, 20);
`;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'writers-starts-'));
  cpSync(path.join(projectRoot, 'scripts'), inFolder('scripts'), { recursive: true });
  const packages = { 'node_modules/one': { version: '1.0.0', integrity: 'sha512-one' } };
  writeFileSync(inFolder('package-lock.json'), JSON.stringify({ packages }));
  mkdirSync(inFolder('bin'));
  writeFileSync(inFolder('bin/npm'), npm, { mode: 0o755 });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The first part of a start; `said` is what it tells. */
function start() {
  const installing = `import { installPackages } from './scripts/lib/packages.mjs';
    console.log(await installPackages(console.log));`;
  const child: ChildProcess = spawn(process.execPath, ['--input-type=module', '-e', installing], {
    cwd: folder,
    env: { PATH: `${inFolder('bin')}:${process.env.PATH}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const one = { child, said: '', ended: once(child, 'close') };
  child.stdout?.setEncoding('utf8').on('data', (text) => {
    one.said += text;
  });
  return one;
}

async function until(isSo: () => boolean) {
  while (!isSo()) await sleep(10);
}

test('of two first starts in one folder one installs, and the other waits for it', async () => {
  const first = start();
  await until(() => existsSync(inFolder('installations')));
  const second = start();
  await until(() => second.said !== '');
  writeFileSync(inFolder('go'), '');
  await Promise.all([first.ended, second.ended]);
  expect(second.said).toBe(
    'waiting for another start, which is installing or building\ninstalled by another start\n',
  );
  expect(first.said).toBe('installing, a minute or so the first time\ninstalled\n');
  expect(readFileSync(inFolder('installations'), 'utf8')).toBe('1');
});

test('a start that was killed keeps no other from installing', async () => {
  const lock = inFolder('.preparing.lock');
  writeFileSync(lock, '');
  const aMinuteAgo = new Date(Date.now() - 60_000);
  utimesSync(lock, aMinuteAgo, aMinuteAgo);
  writeFileSync(inFolder('go'), '');
  const next = start();
  await next.ended;
  expect(next.said).toMatch(/\ninstalled\n$/);
  expect(readdirSync(folder).filter((file) => file.startsWith('.preparing'))).toEqual([]);
});
