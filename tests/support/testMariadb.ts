import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import { recordedProcess, recordProcess } from '../../server/db/embedded/processes';
import { provideProgram } from '../../server/db/embedded/provideProgram';
import { findFreePort, runServer, stopLeftover } from '../../server/db/embedded/runServer';
import type { ServerProgram } from '../../server/db/embedded/serverProgram';
import { projectRoot } from '../../server/lib/paths';

const cache = path.join(projectRoot, 'node_modules/.cache/writers');
const homePrefix = 'writers-tests-';
const say = (line: string) => process.stderr.write(`  database: ${line}\n`);

/** A private server for one test run, on a copy of an initialised data folder. */
export async function startTestMariadb(): Promise<{ adminUrl: string; stop(): Promise<void> }> {
  await sweepEarlierRuns();
  const { program, template } = await provideTemplate();
  const home = mkdtempSync(path.join(tmpdir(), homePrefix));
  recordProcess(ownerOf(home), process.pid);
  cpSync(template, path.join(home, 'database'), { recursive: true });
  const port = await findFreePort();
  const adminUrl = `mysql://tests:tests@127.0.0.1:${port}/mysql`;
  const server = await runServer({
    program,
    home,
    port,
    url: adminUrl,
    sql: [
      "CREATE USER 'tests'@'127.0.0.1' IDENTIFIED BY 'tests'",
      "GRANT ALL ON *.* TO 'tests'@'127.0.0.1' WITH GRANT OPTION",
    ],
    report: say,
    durable: false,
    extraArgs: ['--max-connections=500'],
  });
  return {
    adminUrl,
    async stop() {
      await server.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/**
 * Created in a temporary place, since two runs may both find it missing; the first to finish moves it there.
 */
export async function provideTemplate(): Promise<{ program: ServerProgram; template: string }> {
  const template = path.join(cache, 'database');
  mkdirSync(cache, { recursive: true });
  if (existsSync(template)) return { program: await provide(template), template };
  const work = mkdtempSync(path.join(cache, 'new-'));
  try {
    const fresh = path.join(work, 'database');
    const program = await provide(fresh);
    if (!existsSync(template)) renameSync(fresh, template);
    return { program, template };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

const provide = (folder: string): Promise<ServerProgram> =>
  provideProgram({ folder, packagesFolder: path.join(projectRoot, '.data/packages'), report: say });

const ownerOf = (home: string) => path.join(home, 'owner.json');

/** Stops servers and deletes folders that killed runs left behind. */
async function sweepEarlierRuns() {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(homePrefix))) {
    const home = path.join(tmpdir(), name);
    // Without a record, another run is just creating it, or it belongs to another user.
    if (!existsSync(ownerOf(home)) || recordedProcess(ownerOf(home))) continue;
    await stopLeftover(home, () => undefined);
    rmSync(home, { recursive: true, force: true });
  }
}

const noSuchThread = 1094;

/** Ends all connections to a database, as a server that restarts does. One that has ended by itself meanwhile is gone as well. */
export async function endConnectionsTo(database: string, admin: Connection): Promise<void> {
  const [connections] = await admin.query<RowDataPacket[]>(
    'SELECT id FROM information_schema.processlist WHERE db = ?',
    [database],
  );
  for (const { id } of connections)
    await admin.query(`KILL ${id}`).catch((error) => {
      if (error.errno !== noSuchThread) throw error;
    });
}
