import { statfsSync } from 'node:fs';
import path from 'node:path';
import { hasDebianPackages, installDebianPackages, unpackDebianPackages } from './debianPackages';
import { initialiseFolder, kindOfFolder } from './initialiseFolder';
import { messageOf } from './runCommand';
import { findServerPrograms, type ServerProgram } from './serverProgram';
import { StartError } from './startError';

const megabyte = 1024 * 1024;
/** Bytes for an empty database, its log, and the first data. */
const minFreeBytes = 200 * megabyte;

interface Provision {
  /** The database's folder; created if missing. */
  folder: string;
  /** Where packages are unpacked if they can't be installed. */
  packagesFolder: string;
  report(line: string): void;
  /** Collects the errors of failed attempts. */
  failedAttempts: string[];
}

/**
 * Finds or fetches a server for the folder's data, and creates the folder if it is new. Undefined if no
 * server is available.
 */
export async function provideProgram(provision: Provision): Promise<ServerProgram | undefined> {
  const { packagesFolder, report, failedAttempts } = provision;
  const found = await prepareFirstUsable(provision);
  if (found) return found;
  if (kindOfFolder(provision.folder) === 'mysql') {
    failedAttempts.push(
      `${provision.folder} was made by MySQL, and no mysqld of version 8 or later is on this machine`,
    );
    return undefined;
  }
  if (!(await hasDebianPackages())) {
    failedAttempts.push('no mariadbd or mysqld on this machine');
    return undefined;
  }
  try {
    if (process.getuid?.() === 0) await installDebianPackages(report);
    else await unpackDebianPackages(packagesFolder, report);
  } catch (error) {
    failedAttempts.push(messageOf(error));
    return undefined;
  }
  return prepareFirstUsable(provision);
}

/** The first server that can use the folder, which is created if it has no data. */
async function prepareFirstUsable({
  folder,
  packagesFolder,
  report,
  failedAttempts,
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
      refuseFullDisk(path.dirname(folder));
      // Some systems confine their packaged server to its own folders; another one may work.
      failedAttempts.push(messageOf(error));
    }
  }
  return undefined;
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
