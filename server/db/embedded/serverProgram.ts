import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';

export type ServerKind = 'mariadb' | 'mysql';

/** A database server installed on this machine. */
export interface ServerProgram {
  kind: ServerKind;
  version: string;
  path: string;
  baseDir: string;
  /** Arguments and environment for a server outside the system folders. */
  extraArgs: string[];
  env: NodeJS.ProcessEnv;
}

/** Package managers use folders that are often missing from PATH. */
const usualFolders = [
  '/usr/sbin',
  '/usr/local/sbin',
  '/usr/libexec',
  '/opt/homebrew/opt/mariadb/bin',
  '/usr/local/opt/mariadb/bin',
  '/opt/homebrew/opt/mysql/bin',
  '/usr/local/opt/mysql/bin',
  '/usr/local/mysql/bin',
];

/** The oldest supported versions; tests run on MariaDB 10.11. */
const oldest: Record<ServerKind, [number, number]> = { mariadb: [10, 11], mysql: [8, 4] };

/** All usable servers: installed ones, MariaDB before MySQL, then the one unpacked into the given folder. */
export function findServerPrograms(packagesFolder: string): ServerProgram[] {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter).filter(Boolean), ...usualFolders];
  const files = ['mariadbd', 'mysqld'].flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const found = [...new Set(files.filter((file) => existsSync(file)).map((file) => realpathSync(file)))];
  return [
    ...found.map((file) => inspectProgram(file)),
    inspectProgram(path.join(packagesFolder, 'usr/sbin/mariadbd'), packagesFolder),
  ].filter((program) => program !== undefined);
}

function inspectProgram(file: string, unpackedIn?: string): ServerProgram | undefined {
  if (!existsSync(file)) return undefined;
  const baseDir = path.dirname(path.dirname(file));
  const env = unpackedIn
    ? { ...process.env, LD_LIBRARY_PATH: libraryFolders(unpackedIn).join(':') }
    : process.env;
  const { stdout } = spawnSync(file, ['--no-defaults', '--version'], {
    encoding: 'utf8',
    env,
    timeout: 10_000,
  });
  const [version, major, minor] = /Ver (\d+)\.(\d+)\.\d+/.exec(stdout ?? '') ?? [];
  if (!version) return undefined;
  const kind = /mariadb/i.test(stdout) ? 'mariadb' : 'mysql';
  const [oldestMajor, oldestMinor] = oldest[kind];
  if (Number(major) < oldestMajor || (Number(major) === oldestMajor && Number(minor) < oldestMinor))
    return undefined;
  return {
    kind,
    version: version.slice('Ver '.length),
    path: file,
    baseDir,
    extraArgs: unpackedIn ? [`--lc-messages-dir=${path.join(baseDir, 'share/mysql')}`] : [],
    env,
  };
}

function libraryFolders(root: string): string[] {
  return ['usr/lib', 'lib'].flatMap((folder) => {
    const full = path.join(root, folder);
    if (!existsSync(full)) return [];
    return [
      full,
      ...readdirSync(full)
        .filter((name) => name.includes('-linux-'))
        .map((name) => path.join(full, name)),
    ];
  });
}

/** The option without which MariaDB and MySQL don't run as root. */
export const rootOption = () => (process.getuid?.() === 0 ? ['--user=root'] : []);

/** The kind of server that created a folder's data, because neither can read the other's. Undefined without data. */
export function kindOfFolder(folder: string): ServerKind | undefined {
  if (existsSync(path.join(folder, 'mysql.ibd'))) return 'mysql';
  if (existsSync(path.join(folder, 'ibdata1'))) return 'mariadb';
  return undefined;
}
