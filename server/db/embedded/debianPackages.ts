import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './runCommand';

type Report = (line: string) => void;

const quietly = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C.UTF-8' };
const patience = [
  '-o',
  'Acquire::Retries=3',
  '-o',
  'Acquire::http::Timeout=30',
  '-o',
  'DPkg::Lock::Timeout=300',
];

/** The server without its service: these packages start nothing and add no account to the system. */
async function packageNames(aptOptions: string[]): Promise<string[]> {
  const list = await runCommand(
    'apt-cache',
    [...aptOptions, 'search', '--names-only', '^mariadb-server-core'],
    {
      env: quietly,
    },
  );
  const names = list.split('\n').flatMap((line) => line.split(' ')[0] || []);
  // Older releases carry the version in the name.
  const server = names.includes('mariadb-server-core') ? 'mariadb-server-core' : names.sort().at(-1);
  if (!server) throw new Error('the distribution offers no mariadb-server-core package');
  return [server, server.replace('server', 'client')];
}

export async function hasDebianPackages(): Promise<boolean> {
  try {
    await runCommand('apt-get', ['--version']);
    await runCommand('dpkg', ['--version']);
    return true;
  } catch {
    return false;
  }
}

/** As root: installs the server from the distribution. */
export async function installDebianPackages(report: Report): Promise<void> {
  const install = async () => {
    const names = await packageNames([]);
    report(`installing ${names.join(' and ')} from the distribution`);
    await runCommand('apt-get', [...patience, 'install', '-y', '--no-install-recommends', ...names], {
      env: quietly,
    });
  };
  try {
    await install();
  } catch {
    // The lists of packages are missing on a fresh container, or name files that are gone by now.
    report("fetching the distribution's lists of packages");
    await runCommand('apt-get', [...patience, 'update'], { env: quietly });
    await install();
  }
}

/** Without root: downloads the same packages, and the libraries they lack here, and unpacks them into a folder. */
export async function unpackDebianPackages(folder: string, report: Report): Promise<void> {
  mkdirSync(path.dirname(folder), { recursive: true, mode: 0o700 });
  const work = mkdtempSync(`${folder}.new-`);
  try {
    const [state, cache, root] = ['state', 'cache', 'root'].map((name) => path.join(work, name)) as [
      string,
      string,
      string,
    ];
    mkdirSync(path.join(state, 'lists/partial'), { recursive: true });
    mkdirSync(path.join(cache, 'archives/partial'), { recursive: true });
    mkdirSync(root);
    const options = [
      ...patience,
      ...[
        '-o',
        `Dir::State=${state}`,
        '-o',
        'Dir::State::status=/var/lib/dpkg/status',
        '-o',
        `Dir::Cache=${cache}`,
      ],
    ];
    report("fetching the distribution's lists of packages");
    await runCommand('apt-get', [...options, 'update'], { env: quietly });
    const wanted = await packageNames(options);
    const plan = await runCommand(
      'apt-get',
      [...options, 'install', '--simulate', '--no-install-recommends', ...wanted],
      { env: quietly },
    );
    const missing = [...plan.matchAll(/^Inst (\S+)/gm)].map((match) => match[1] ?? '');
    report(`downloading ${missing.length} packages of the distribution`);
    await runCommand('apt-get', [...options, 'download', ...missing], { cwd: cache, env: quietly });
    for (const file of readdirSync(cache).filter((name) => name.endsWith('.deb')))
      await runCommand('dpkg', ['-x', path.join(cache, file), root]);
    rmSync(folder, { recursive: true, force: true });
    renameSync(root, folder);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
