import { chmodSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../../lib/makeFolder';
import { type EmbeddedState, readState, writeState } from './embeddedState';
import { lockFolder } from './processes';
import { provideProgram } from './provideProgram';
import { acceptsQueries, findFreePort, isFreePort, runServer, stopLeftover } from './runServer';
import { kindOfFolder, type ServerProgram } from './serverProgram';
import { StartError } from './startError';

interface EmbeddedOptions {
  dataDir: string;
  report(line: string): void;
  durable?: boolean;
}

export interface EmbeddedDatabase {
  url: string;
  stop(): Promise<void>;
}

const urlOf = (state: EmbeddedState) => `mysql://writers:${state.password}@127.0.0.1:${state.port}/writers`;

/** The URL of a data folder's running database, for command-line tools; undefined if it isn't running. */
export async function runningDatabase(dataDir: string): Promise<string | undefined> {
  if (!existsSync(path.join(dataDir, 'database.json'))) return undefined;
  const url = urlOf(readState(dataDir));
  return (await acceptsQueries(url)) ? url : undefined;
}

/** Runs the app's own database in its data folder. A start never deletes anything there. */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { dataDir } = options;
  makeFolder(dataDir);
  chmodSync(dataDir, 0o700);
  const unlock = lockFolder(dataDir);
  try {
    const { url, stop } = await start(options);
    return { url, stop: () => stop().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function start({ dataDir, report, durable = true }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const folder = path.join(dataDir, 'database');
  refuseForeignFiles(folder);
  const state = readState(dataDir);
  // Store the passwords before creating data that needs them.
  writeState(dataDir, state);
  const program = await provideProgram({ folder, packagesFolder: path.join(dataDir, 'packages'), report });
  report(`starting ${nameOf(program)} ${program.version}`);
  refuseNewerData(folder, program);
  await stopLeftover(dataDir, report);
  // Keeps the port of earlier starts if possible, for tools configured with it.
  if (state.port === 0 || !(await isFreePort(state.port))) state.port = await findFreePort();
  writeState(dataDir, state);
  const [url, sql] = [urlOf(state), accountsSql(state)];
  try {
    const { stop } = await runServer({ program, home: dataDir, port: state.port, sql, url, report, durable });
    return { url, stop };
  } catch (error) {
    throw new StartError(
      `${(error as Error).message}\nPut right what the log names, or restore a backup of the data folder.`,
    );
  }
}

const nameOf = ({ kind }: ServerProgram) => (kind === 'mariadb' ? 'MariaDB' : 'MySQL');

/** Runs at every start, so a restart repairs lost or restored passwords. */
function accountsSql(state: EmbeddedState): string[] {
  return [
    'CREATE DATABASE IF NOT EXISTS writers CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci',
    `CREATE USER IF NOT EXISTS 'writers'@'127.0.0.1' IDENTIFIED BY '${state.password}'`,
    `ALTER USER 'writers'@'127.0.0.1' IDENTIFIED BY '${state.password}'`,
    "GRANT ALL ON writers.* TO 'writers'@'127.0.0.1'",
    // To name those who lock tables.
    "GRANT PROCESS ON *.* TO 'writers'@'127.0.0.1'",
    `ALTER USER 'root'@'localhost' IDENTIFIED BY '${state.rootPassword}'`,
    "DROP USER IF EXISTS 'root'@'127.0.0.1', 'root'@'::1'",
  ];
}

/** An older server may damage a newer one's data before it notices that it can't read it. */
function refuseNewerData(folder: string, program: ServerProgram) {
  const file = ['mariadb_upgrade_info', 'mysql_upgrade_info']
    .map((name) => path.join(folder, name))
    .find(existsSync);
  const written = file && /^(\d+)\.(\d+)/.exec(readFileSync(file, 'utf8'));
  const own = /^(\d+)\.(\d+)/.exec(program.version);
  if (!written || !own) return;
  const [major, minor] = [Number(written[1]) - Number(own[1]), Number(written[2]) - Number(own[2])];
  if (major < 0 || (major === 0 && minor <= 0)) return;
  const name = nameOf(program);
  throw new StartError(
    `The data in ${folder} was last used by ${name} ${written[0]}, which is newer than the ${name} ${program.version} on this machine.\n` +
      `Install ${name} ${written[0]} or later, or restore a backup that ${own[0]} made.`,
  );
}

function refuseForeignFiles(folder: string) {
  if (kindOfFolder(folder) || !existsSync(folder) || readdirSync(folder).length === 0) return;
  throw new StartError(
    `${folder} holds files, but no database. Move it out of the way, or choose another folder with DATA_DIR.`,
  );
}
