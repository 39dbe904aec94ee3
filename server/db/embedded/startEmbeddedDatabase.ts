import { createHash } from 'node:crypto';
import { chmodSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../../lib/makeFolder';
import { projectRoot } from '../../lib/paths';
import { type EmbeddedState, readState, writeState } from './embeddedState';
import { lockFolder } from './folderLock';
import { kindOfFolder } from './initialiseFolder';
import { noDatabaseMessage } from './noDatabaseMessage';
import { provideProgram } from './provideProgram';
import { messageOf, runCommand } from './runCommand';
import { findFreePort, isFreePort, runServer, stopLeftover } from './runServer';
import type { ServerProgram } from './serverProgram';
import { StartError } from './startError';
import { ServerEnded } from './superviseServer';

interface EmbeddedOptions {
  dataDir: string;
  report(line: string): void;
  durable?: boolean;
}

export interface EmbeddedDatabase {
  url: string;
  stop(): Promise<void>;
}

export const urlOf = (state: EmbeddedState) =>
  `mysql://writers:${state.password}@127.0.0.1:${state.port}/writers`;

/** Runs the app's own database in its data folder. A start never deletes anything there. */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { dataDir } = options;
  makeFolder(dataDir);
  chmodSync(dataDir, 0o700);
  const unlock = lockFolder(dataDir);
  try {
    const state = readState(dataDir);
    const server = await start(options, state);
    return { url: urlOf(state), stop: () => server.stop().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function start(options: EmbeddedOptions, state: EmbeddedState): Promise<{ stop(): Promise<void> }> {
  const { dataDir, report } = options;
  const folder = path.join(dataDir, 'database');
  refuseForeignFiles(folder);
  const failedAttempts: string[] = [];
  if (state.where !== 'docker') {
    // Store the passwords before creating data that needs them.
    writeState(dataDir, state);
    const program = await provideProgram({
      folder,
      packagesFolder: path.join(dataDir, 'packages'),
      report,
      failedAttempts,
    });
    if (program) return startInFolder(options, state, program);
  }
  if (kindOfFolder(folder) === undefined && (await hasDocker())) {
    report('starting the database in Docker');
    await takePort(state);
    try {
      const running = await startInDocker(dataDir, state);
      state.where = 'docker';
      writeState(dataDir, state);
      return running;
    } catch (error) {
      failedAttempts.push(messageOf(error));
    }
  }
  if (state.where === 'docker') failedAttempts.push("this folder's data is in Docker, which does not answer");
  throw new StartError(noDatabaseMessage(failedAttempts));
}

async function startInFolder(
  { dataDir, report, durable = true }: EmbeddedOptions,
  state: EmbeddedState,
  program: ServerProgram,
) {
  state.where = 'folder';
  report(`starting ${program.kind === 'mariadb' ? 'MariaDB' : 'MySQL'} ${program.version}`);
  refuseNewerData(path.join(dataDir, 'database'), program);
  await stopLeftover(dataDir, report);
  for (let attempt = 1; ; attempt += 1) {
    await takePort(state);
    writeState(dataDir, state);
    try {
      return await runServer({
        program,
        home: dataDir,
        port: state.port,
        sql: accountsSql(state),
        url: urlOf(state),
        report,
        durable,
      });
    } catch (error) {
      // Another program can take the port between the check and the start.
      const portTaken = error instanceof ServerEnded && !(await isFreePort(state.port));
      if (!portTaken || attempt === 3)
        throw new StartError(
          `${messageOf(error)}\nPut right what the log names, or restore a backup of the data folder.`,
        );
    }
  }
}

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

/** Keeps the port of earlier starts if possible, for tools configured with it. */
async function takePort(state: EmbeddedState): Promise<void> {
  if (state.port === 0 || !(await isFreePort(state.port))) state.port = await findFreePort();
}

/** An older server may damage a newer one's data before it notices that it can't read it. */
function refuseNewerData(folder: string, { kind, version }: ServerProgram) {
  const file = ['mariadb_upgrade_info', 'mysql_upgrade_info']
    .map((name) => path.join(folder, name))
    .find(existsSync);
  const written = file && /^(\d+)\.(\d+)/.exec(readFileSync(file, 'utf8'));
  const own = /^(\d+)\.(\d+)/.exec(version);
  if (!written || !own) return;
  const [major, minor] = [Number(written[1]) - Number(own[1]), Number(written[2]) - Number(own[2])];
  if (major < 0 || (major === 0 && minor <= 0)) return;
  const name = kind === 'mariadb' ? 'MariaDB' : 'MySQL';
  throw new StartError(
    `The data in ${folder} was last used by ${name} ${written[0]}, which is newer than the ${name} ${version} on this machine.\n` +
      `Install ${name} ${written[0]} or later, or restore a backup that ${own[0]} made.`,
  );
}

function refuseForeignFiles(folder: string) {
  if (kindOfFolder(folder) || !existsSync(folder) || readdirSync(folder).length === 0) return;
  throw new StartError(
    `${folder} holds files, but no database. Move it out of the way, or choose another folder with DATA_DIR.`,
  );
}

async function hasDocker(): Promise<boolean> {
  try {
    await runCommand('docker', ['info']);
    await runCommand('docker', ['compose', 'version']);
    return true;
  } catch {
    return false;
  }
}

/** Runs the database of the compose file, reachable only from this machine, with its own volume. */
async function startInDocker(dataDir: string, state: EmbeddedState): Promise<{ stop(): Promise<void> }> {
  const project = `writers-${createHash('sha256').update(dataDir).digest('hex').slice(0, 8)}`;
  const compose = (...args: string[]) =>
    runCommand('docker', ['compose', '--project-name', project, '--profile', 'loopback', ...args], {
      cwd: projectRoot,
      env: {
        ...process.env,
        DATABASE_PASSWORD: state.password,
        DATABASE_ROOT_PASSWORD: state.rootPassword,
        DATABASE_PORT: String(state.port),
      },
    });
  await compose('up', '--detach', '--wait', 'database-on-loopback');
  return {
    async stop() {
      await compose('stop', 'database-on-loopback');
    },
  };
}
