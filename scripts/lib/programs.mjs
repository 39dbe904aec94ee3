import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from './paths.mjs';
import { run } from './run.mjs';

const usualPaths = {
  chromium: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

/** Where programs with these names would be on the PATH. */
const candidatesOnPath = (names) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => path.join(folder, name)));

const findProgram = (names) =>
  [...candidatesOnPath(names), ...(usualPaths[names[0]] ?? [])].find((file) => existsSync(file));

/** Returns a program's path, or undefined. On Debian and Ubuntu installs its package if running as root. */
async function provide(names, packageName, report) {
  const found = findProgram(names);
  if (found) return found;
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (!mayInstall) return undefined;
  const install = () =>
    run(
      ['apt-get', '-o', 'DPkg::Lock::Timeout=300', 'install', '-y', '--no-install-recommends', packageName],
      {
        env: { DEBIAN_FRONTEND: 'noninteractive' },
      },
    );
  report(`installing ${packageName} from the distribution`);
  try {
    await install();
  } catch {
    report("fetching the distribution's lists of packages");
    await run(['apt-get', 'update']).catch(() => undefined);
    await install().catch(() => undefined);
  }
  return findProgram(names);
}

/** Provides headless Chromium if the distribution has it, otherwise Chromium or Chrome; undefined if there is none. */
export const provideBrowser = async (report) =>
  process.env.CHROME_PATH ??
  (await provide(['chromium-headless-shell'], 'chromium-headless-shell', report)) ??
  (await provide(
    ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
    'chromium',
    report,
  ));

/**
 * Provides redis-server without its package, which would start a service: the program is a link to redis-check-rdb of redis-tools.
 * Returns the folder for the tests' PATH, in which it creates that link.
 */
export async function provideRedis(report) {
  const found = findProgram(['redis-server']);
  if (found) return path.dirname(found);
  const tool = await provide(['redis-check-rdb'], 'redis-tools', report);
  if (!tool) return undefined;
  const folder = fromRoot('node_modules/.cache/writers/bin');
  mkdirSync(folder, { recursive: true });
  rmSync(path.join(folder, 'redis-server'), { force: true });
  symlinkSync(tool, path.join(folder, 'redis-server'));
  return folder;
}

/** Provides w3m, with which tests read the public pages without scripts and styles. */
export const provideTextBrowser = (report) => provide(['w3m'], 'w3m', report);

/** Provides HAProxy, with which a test checks the documented configuration. The package's own configuration listens nowhere. */
export const provideProxy = (report) => provide(['haproxy'], 'haproxy', report);

/**
 * Installs Redis, w3m, HAProxy and Chromium on a new machine, while npm installs its packages. Reports nothing: the
 * steps that provide them later report missing ones.
 */
export async function installPrograms(needs) {
  const silently = () => undefined;
  if (needs.redis && !findProgram(['redis-server']))
    await provide(['redis-check-rdb'], 'redis-tools', silently);
  if (needs.textBrowser) await provideTextBrowser(silently);
  if (needs.proxy) await provideProxy(silently);
  if (needs.browser) await provideBrowser(silently);
}
