import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { findServerPrograms, kindOfFolder, rootOption, type ServerProgram } from './serverProgram';
import { StartError } from './startError';

const execute = promisify(execFile);
const megabyte = 1024 * 1024;
/** Bytes for an empty database, its log, and the first data. */
const minFreeBytes = 200 * megabyte;

interface Provision {
  /** The database's folder; created if missing. */
  folder: string;
  /** Where packages are unpacked. */
  packagesFolder: string;
  report(line: string): void;
}

/** Finds or fetches a server for the folder's data, and creates the folder if it is new. */
export async function provideProgram(provision: Provision): Promise<ServerProgram> {
  const failures: string[] = [];
  const found = await prepareFirstUsable(provision, failures);
  if (found) return found;
  if (kindOfFolder(provision.folder) === 'mysql')
    failures.push(
      `${provision.folder} was made by MySQL, and no mysqld of version 8.4 or later is on this machine`,
    );
  else
    try {
      await unpackPackages(provision);
      const unpacked = await prepareFirstUsable(provision, failures);
      if (unpacked) return unpacked;
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      failures.push(code === 'ENOENT' ? 'no mariadbd, mysqld or apt-get is on this machine' : message);
    }
  throw new StartError(noDatabaseMessage(failures));
}

/** The first server that can use the folder, which is created if it has no data. */
async function prepareFirstUsable({ folder, packagesFolder, report }: Provision, failures: string[]) {
  const kind = kindOfFolder(folder);
  const programs = findServerPrograms(packagesFolder);
  if (kind) return programs.find((program) => program.kind === kind);
  for (const program of programs) {
    try {
      report('making the data folder');
      await createFolder(program, folder);
      return program;
    } catch (error) {
      refuseFullDisk(path.dirname(folder));
      // Some systems confine their packaged server to its own folders; another one may work.
      failures.push((error as Error).message);
    }
  }
  return undefined;
}

/** Creates the folder under another name and renames it when complete, so a crash leaves nothing that looks like data. */
async function createFolder(program: ServerProgram, folder: string): Promise<void> {
  const { env } = program;
  const fresh = `${folder}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true, mode: 0o700 });
  const common = ['--no-defaults', `--basedir=${program.baseDir}`, `--datadir=${fresh}`, ...rootOption()];
  if (program.kind === 'mysql') await execute(program.path, [...common, '--initialize-insecure'], { env });
  else {
    const others = ['--auth-root-authentication-method=normal', '--skip-test-db', '--skip-name-resolve'];
    await execute(installScript(program), [...common, ...others, ...program.extraArgs], { env });
  }
  renameSync(fresh, folder);
}

function installScript({ baseDir }: ServerProgram): string {
  const files = ['mariadb-install-db', 'mysql_install_db'].flatMap((name) =>
    ['bin', 'scripts', 'sbin'].map((folder) => path.join(baseDir, folder, name)),
  );
  return files.find((file) => existsSync(file)) ?? 'mariadb-install-db';
}

/** Throws if the disk is full, which database servers report as 'Unknown/unsupported storage engine: InnoDB'. */
function refuseFullDisk(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize >= minFreeBytes) return;
  throw new StartError(
    `The disk that holds ${folder} has ${Math.floor((bavail * bsize) / megabyte)} MB free, and a new database needs ${minFreeBytes / megabyte}.\n` +
      'Free some space, or choose another folder with DATA_DIR.',
  );
}

/**
 * Downloads the distribution's packages with the programs, and the libraries that they miss, and unpacks them: that needs no root, and
 * changes nothing else on the machine.
 */
async function unpackPackages({ packagesFolder, report }: Provision): Promise<void> {
  const work = `${packagesFolder}.new`;
  const [state, cache, root] = ['state', 'cache', 'root'].map((name) => path.join(work, name)) as [
    string,
    string,
    string,
  ];
  rmSync(work, { recursive: true, force: true });
  for (const folder of [path.join(state, 'lists/partial'), path.join(cache, 'archives/partial'), root])
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  const options = [
    ...[`Dir::State=${state}`, 'Dir::State::status=/var/lib/dpkg/status', `Dir::Cache=${cache}`],
    // The folder is its owner's alone; apt's own account for downloads can't enter it.
    ...['APT::Sandbox::User=root', 'Acquire::Retries=3', 'Acquire::http::Timeout=30'],
  ].flatMap((option) => ['-o', option]);
  const apt = async (command: string, ...args: string[]) => {
    const env = { ...process.env, LC_ALL: 'C.UTF-8' };
    return (await execute(command, [...options, ...args], { cwd: cache, env, maxBuffer: 16 * megabyte }))
      .stdout;
  };
  report("fetching the distribution's lists of packages");
  await apt('apt-get', 'update');
  const offered = await apt('apt-cache', 'search', '--names-only', '^mariadb-server-core');
  // In older releases the name contains the version; the plain one is the first.
  const server = offered
    .split('\n')
    .flatMap((line) => line.split(' ')[0] || [])
    .sort()[0];
  if (!server) throw new Error('the distribution offers no mariadb-server-core package');
  const wanted = [server, server.replace('server', 'client')];
  const plan = await apt('apt-get', 'install', '--simulate', '--no-install-recommends', ...wanted);
  const missing = [...plan.matchAll(/^Inst (\S+)/gm)].map((match) => match[1] ?? '');
  report(`downloading ${missing.length} packages of the distribution`);
  await apt('apt-get', 'download', ...missing);
  for (const file of readdirSync(cache).filter((name) => name.endsWith('.deb')))
    await execute('dpkg', ['-x', path.join(cache, file), root]);
  rmSync(packagesFolder, { recursive: true, force: true });
  renameSync(root, packagesFolder);
  rmSync(work, { recursive: true, force: true });
}

const installCommands: Partial<Record<NodeJS.Platform, string>> = {
  darwin: '  brew install mariadb',
  win32: `  winget install MariaDB.Server      (or the installer from mariadb.org)
  then create a database and set     DATABASE_URL=mysql://user:password@127.0.0.1:3306/writers`,
};

const linuxCommands = `  Debian, Ubuntu    sudo apt-get install mariadb-server-core mariadb-client-core
  Fedora, RHEL      sudo dnf install mariadb-server
  Arch              sudo pacman -S mariadb
  Alpine            sudo apk add mariadb mariadb-client`;

/** The instructions if no database could be provided. */
const noDatabaseMessage = (failures: readonly string[]) =>
  `No database could be found or provided.

Tried:
${failures.map((reason) => `- ${reason.trim().replaceAll('\n', '\n  ')}`).join('\n')}

Any one of these will do; then start again:

${installCommands[process.platform] ?? linuxCommands}
  a server you have DATABASE_URL=mysql://user:password@host:3306/name  (MariaDB 10.11 or MySQL 8.4, or later)
  Docker            docker compose up --detach --build --wait  runs the app with its database`;
