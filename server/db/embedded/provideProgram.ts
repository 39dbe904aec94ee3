import { hasDebianPackages, installDebianPackages, unpackDebianPackages } from './debianPackages';
import { initialiseFolder, kindOfFolder } from './initialiseFolder';
import { messageOf } from './runCommand';
import { findServerPrograms, type ServerProgram } from './serverProgram';

interface Provision {
  /** The database's folder, made where it does not exist. */
  folder: string;
  /** Where packages go when they can't be installed. */
  packagesFolder: string;
  report(line: string): void;
  /** Collects why a way failed. */
  tried: string[];
}

/**
 * Finds a server for the folder's data, fetching one where the machine has none, and makes the folder if it is new.
 * Undefined when no server could be had.
 */
export async function provideFolder(provision: Provision): Promise<ServerProgram | undefined> {
  const { packagesFolder, report, tried } = provision;
  const found = await firstUsable(provision);
  if (found) return found;
  if (kindOfFolder(provision.folder) === 'mysql') {
    tried.push(
      `${provision.folder} was made by MySQL, and no mysqld of version 8 or later is on this machine`,
    );
    return undefined;
  }
  if (!(await hasDebianPackages())) {
    tried.push('no mariadbd or mysqld on this machine');
    return undefined;
  }
  try {
    if (process.getuid?.() === 0) await installDebianPackages(report);
    else await unpackDebianPackages(packagesFolder, report);
  } catch (error) {
    tried.push(messageOf(error));
    return undefined;
  }
  return firstUsable(provision);
}

async function firstUsable({
  folder,
  packagesFolder,
  report,
  tried,
}: Provision): Promise<ServerProgram | undefined> {
  const kind = kindOfFolder(folder);
  const programs = findServerPrograms(packagesFolder);
  if (kind) return programs.find((program) => program.kind === kind);
  for (const program of programs) {
    try {
      report('making the data folder');
      await initialiseFolder(program, folder);
      return program;
    } catch (error) {
      // Some systems confine the server they package to its own folders; another way may still do.
      tried.push(messageOf(error));
    }
  }
  return undefined;
}
