import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createPool, type Pool, type RowDataPacket } from 'mysql2/promise';
import { startEmbeddedDatabase } from '../server/db/embedded/startEmbeddedDatabase';
import { projectRoot } from '../server/lib/paths';
import { migrate, openDatabase } from '../server/startup/dataSource';
import { type SeedSize, seed } from './seed/seed';
import { settings } from './settings';

export interface BenchDatabase {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

type Report = (line: string) => void;

/** What fills a database. */
export interface Seeding {
  size: { stories: number };
  /** The folder of its data within that of the benchmarks. */
  folder: string;
  /** Folders of the code that fills it. */
  sources: string[];
  fill(pool: Pool, report: Report): Promise<void>;
}

/** A seeded database is reused while the code that created it is unchanged. */
function fingerprint({ size, sources }: Seeding): string {
  const hash = createHash('sha256').update(JSON.stringify(size));
  for (const folder of [...sources, 'server/db/migrations'])
    for (const file of readdirSync(path.join(projectRoot, folder), {
      recursive: true,
      encoding: 'utf8',
    }).sort())
      if (path.extname(file)) hash.update(readFileSync(path.join(projectRoot, folder, file)));
  return hash.digest('hex');
}

export const provideSeeded = (size: SeedSize, report: Report): Promise<BenchDatabase> =>
  provideDatabase(
    {
      size,
      folder: String(size.stories),
      sources: ['bench/seed'],
      fill: (pool) => seed(pool, size, report),
    },
    report,
  );

/** A private database with production's durability, seeded once and kept between runs. */
export async function provideDatabase(seeding: Seeding, report: Report): Promise<BenchDatabase> {
  const folder = path.join(settings.folder, seeding.folder);
  const server = await startEmbeddedDatabase({ dataDir: folder, report });
  try {
    await fill(server.url, seeding, report);
    const { pid } = JSON.parse(readFileSync(path.join(folder, 'database.process.json'), 'utf8')) as {
      pid: number;
    };
    return { ...server, pid };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function fill(url: string, seeding: Seeding, report: Report) {
  const pool = createPool({ uri: url, timezone: 'Z', charset: 'utf8mb4_unicode_ci', connectionLimit: 2 });
  try {
    const wanted = fingerprint(seeding);
    if ((await seededWith(pool)) === wanted) return;
    const started = performance.now();
    const name = new URL(url).pathname.slice(1);
    await pool.query(`DROP DATABASE ${name}`);
    await pool.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
    const dataSource = await openDatabase(url);
    try {
      await migrate(dataSource);
    } finally {
      await dataSource.destroy();
    }
    const filling = createPool({ uri: url, timezone: 'Z', charset: 'utf8mb4_unicode_ci' });
    try {
      await seeding.fill(filling, report);
      await filling.query("INSERT INTO installation_settings (name, value) VALUES ('bench_seed', ?)", [
        wanted,
      ]);
    } finally {
      await filling.end();
    }
    report(`seeded ${seeding.size.stories} stories in ${Math.round((performance.now() - started) / 1000)} s`);
  } finally {
    await pool.end();
  }
}

async function seededWith(pool: ReturnType<typeof createPool>): Promise<string | undefined> {
  try {
    const [rows] = await pool.query<RowDataPacket[]>(
      "SELECT value FROM installation_settings WHERE name = 'bench_seed'",
    );
    return rows[0]?.value;
  } catch {
    return undefined;
  }
}
