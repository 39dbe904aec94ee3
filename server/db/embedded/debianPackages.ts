import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './runCommand';

type Report = (line: string) => void;

const aptEnvironment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C.UTF-8' };
const aptTimeouts = [
  '-o',
  'Acquire::Retries=3',
  '-o',
  'Acquire::http::Timeout=30',
  '-o',
  'DPkg::Lock::Timeout=300',
];

/** The names of the packages with the programs only, which start no service and add no system account. */
async function packageNames(aptOptions: string[]): Promise<string[]> {
  const list = await runCommand(
    'apt-cache',
    [...aptOptions, 'search', '--names-only', '^mariadb-server-core'],
    {
      env: aptEnvironment,
    },
  );
  const names = list.split('\n').flatMap((line) => line.split(' ')[0] || []);
  // In older releases the name contains the version.
  const server = names.includes('mariadb-server-core') ? 'mariadb-server-core' : names.sort().at(-1);
  if (!server) throw new Error('the distribution offers no mariadb-server-core package');
  return [server, server.replace('server', 'client')];
}

/** Whether the machine has the package tools of Debian. */
export async function hasDebianPackages(): Promise<boolean> {
  try {
    await runCommand('apt-get', ['--version']);
    await runCommand('dpkg', ['--version']);
    return true;
  } catch {
    return false;
  }
}

/** Installs the server from the distribution; needs root. */
export async function installDebianPackages(report: Report): Promise<void> {
  const install = async () => {
    const names = await packageNames([]);
    report(`installing ${names.join(' and ')} from the distribution`);
    await runCommand('apt-get', [...aptTimeouts, 'install', '-y', '--no-install-recommends', ...names], {
      env: aptEnvironment,
    });
  };
  try {
    await install();
  } catch {
    // A fresh container has no package lists, or outdated ones.
    report("fetching the distribution's lists of packages");
    await runCommand('apt-get', [...aptTimeouts, 'update'], { env: aptEnvironment });
    await install();
  }
}

/** Downloads and unpacks the same packages and missing libraries into a folder, without root. */
export async function unpackDebianPackages(folder: string, report: Report): Promise<void> {
  mkdirSync(path.dirname(folder), { recursive: true, mode: 0o700 });
  const workFolder = mkdtempSync(`${folder}.new-`);
  try {
    const [state, cache, root] = ['state', 'cache', 'root'].map((name) => path.join(workFolder, name)) as [
      string,
      string,
      string,
    ];
    mkdirSync(path.join(state, 'lists/partial'), { recursive: true });
    mkdirSync(path.join(cache, 'archives/partial'), { recursive: true });
    mkdirSync(root);
    const options = [
      ...aptTimeouts,
      '-o',
      `Dir::State=${state}`,
      '-o',
      'Dir::State::status=/var/lib/dpkg/status',
      '-o',
      `Dir::Cache=${cache}`,
    ];
    report("fetching the distribution's lists of packages");
    await runCommand('apt-get', [...options, 'update'], { env: aptEnvironment });
    const wanted = await packageNames(options);
    const plan = await runCommand(
      'apt-get',
      [...options, 'install', '--simulate', '--no-install-recommends', ...wanted],
      { env: aptEnvironment },
    );
    const missing = [...plan.matchAll(/^Inst (\S+)/gm)].map((match) => match[1] ?? '');
    report(`downloading ${missing.length} packages of the distribution`);
    await runCommand('apt-get', [...options, 'download', ...missing], { cwd: cache, env: aptEnvironment });
    for (const file of readdirSync(cache).filter((name) => name.endsWith('.deb')))
      await runCommand('dpkg', ['-x', path.join(cache, file), root]);
    rmSync(folder, { recursive: true, force: true });
    renameSync(root, folder);
  } finally {
    rmSync(workFolder, { recursive: true, force: true });
  }
}
