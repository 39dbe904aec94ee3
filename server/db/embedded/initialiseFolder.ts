import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './runCommand';
import type { ServerKind, ServerProgram } from './serverProgram';

/** The option without which MariaDB and MySQL don't run as root. */
export const rootOption = () => (process.getuid?.() === 0 ? ['--user=root'] : []);

/**
 * The kind of server that created a folder's data, because neither can read the other's. Undefined without
 * data.
 */
export function kindOfFolder(folder: string): ServerKind | undefined {
  if (existsSync(path.join(folder, 'mysql.ibd'))) return 'mysql';
  if (existsSync(path.join(folder, 'ibdata1'))) return 'mariadb';
  return undefined;
}

/**
 * Creates an empty data folder. It is built under another name and renamed when complete, so a crash leaves
 * nothing that looks like data.
 */
export async function initialiseFolder(program: ServerProgram, folder: string): Promise<void> {
  const parent = path.dirname(folder);
  const prefix = `${path.basename(folder)}.new-`;
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(prefix)))
    rmSync(path.join(parent, name), { recursive: true, force: true });

  const fresh = mkdtempSync(path.join(parent, prefix));
  try {
    if (program.kind === 'mysql') {
      await runCommand(
        program.path,
        [
          '--no-defaults',
          '--initialize-insecure',
          `--basedir=${program.baseDir}`,
          `--datadir=${fresh}`,
          ...rootOption(),
        ],
        { env: program.env },
      );
    } else {
      await runCommand(
        installScript(program),
        [
          '--no-defaults',
          `--basedir=${program.baseDir}`,
          `--datadir=${fresh}`,
          '--auth-root-authentication-method=normal',
          '--skip-test-db',
          '--skip-name-resolve',
          ...program.extraArgs,
          ...rootOption(),
        ],
        { env: program.env },
      );
    }
    renameSync(fresh, folder);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    throw error;
  }
}

function installScript(program: ServerProgram): string {
  const folders = ['bin', 'scripts', 'sbin'].map((name) => path.join(program.baseDir, name));
  const files = ['mariadb-install-db', 'mysql_install_db'].flatMap((name) =>
    folders.map((folder) => path.join(folder, name)),
  );
  return files.find((file) => existsSync(file)) ?? 'mariadb-install-db';
}
