import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from './paths.mjs';
import { run } from './run.mjs';

const usualPlaces = {
  chromium: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

const onPath = (names) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => path.join(folder, name)));

const find = (names) => [...onPath(names), ...(usualPlaces[names[0]] ?? [])].find((file) => existsSync(file));

/** Finds a program; on Debian and Ubuntu installs its package if running as root. */
async function provide(names, packageName, tell) {
  const found = find(names);
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
  tell(`installing ${packageName} from the distribution`);
  try {
    await install();
  } catch {
    tell("fetching the distribution's lists of packages");
    await run(['apt-get', 'update']).catch(() => undefined);
    await install().catch(() => undefined);
  }
  return find(names);
}

/** Headless Chromium where the distribution has it, otherwise the usual one. */
export const provideBrowser = async (tell) =>
  process.env.CHROME_PATH ??
  (await provide(['chromium-headless-shell'], 'chromium-headless-shell', tell)) ??
  (await provide(
    ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
    'chromium',
    tell,
  ));

/**
 * The package redis-server would start a service. Its program is a link to one in redis-tools, so this
 * creates that link in a folder on the tests' PATH.
 */
export async function provideRedis(tell) {
  const found = find(['redis-server']);
  if (found) return path.dirname(found);
  const tool = await provide(['redis-check-rdb'], 'redis-tools', tell);
  if (!tool) return undefined;
  const folder = fromRoot('node_modules/.cache/writers/bin');
  mkdirSync(folder, { recursive: true });
  rmSync(path.join(folder, 'redis-server'), { force: true });
  symlinkSync(tool, path.join(folder, 'redis-server'));
  return folder;
}

/** Reads the public pages without scripts and styles. */
export const provideTextBrowser = (tell) => provide(['w3m'], 'w3m', tell);

/** Checks the configuration of the documented proxy. The package's own configuration listens nowhere. */
export const provideProxy = (tell) => provide(['haproxy'], 'haproxy', tell);

/**
 * Installs Redis, w3m, HAProxy and Chromium on a new machine, while npm installs its packages. Reports nothing: the
 * steps that use them find out what is missing.
 */
export async function installPrograms(needs) {
  const silently = () => undefined;
  if (needs.redis && !find(['redis-server'])) await provide(['redis-check-rdb'], 'redis-tools', silently);
  if (needs.textBrowser) await provideTextBrowser(silently);
  if (needs.proxy) await provideProxy(silently);
  if (needs.browser) await provideBrowser(silently);
}
