import { createPool, type Pool, type RowDataPacket } from 'mysql2/promise';
import { answerOf } from '../compare';
import type { BenchDatabase } from '../database';
import { load, type Reading } from '../measure';
import type { Side } from '../processes';
import { settings } from '../settings';
import { type GrowthFacts, middleOf } from './facts';
import type { GrowthJob } from './jobs';

export interface Place {
  stories: number;
  side: Side;
  database: BenchDatabase;
  facts: GrowthFacts;
}

export interface SizeReading {
  stories: number;
  /** Milliseconds of CPU time per request, the least of the rounds: other load only adds to it. */
  cpu: number;
  databaseCpu: number;
  /** Rows and index entries that the database reads for one request. */
  rowsRead: number;
}

export interface GrowthReading {
  name: string;
  sizes: SizeReading[];
}

async function readingsOf(pool: Pool): Promise<number> {
  const [rows] = await pool.query<RowDataPacket[]>("SHOW GLOBAL STATUS LIKE 'Handler_read%'");
  return rows.reduce((sum, row) => sum + Number(row.Value), 0);
}

/** What a request reads; reading the counters counts too, so that is subtracted. */
async function rowsReadBy(databaseUrl: string, send: () => Promise<unknown>): Promise<number> {
  const pool = createPool({ uri: databaseUrl, connectionLimit: 1 });
  try {
    const differences: number[] = [];
    for (let time = 0; time < 5; time += 1) {
      const start = await readingsOf(pool);
      const alone = (await readingsOf(pool)) - start;
      const before = await readingsOf(pool);
      await send();
      differences.push((await readingsOf(pool)) - before - alone);
    }
    return Math.min(...differences);
  } finally {
    await pool.end();
  }
}

/** Ids in an answer, which shows that the answers of all sizes are as large. */
const idsIn = (answer: string) => answer.match(/"[a-z]+_[0-9a-z]{26}"/g)?.length ?? 0;

async function prepare(job: GrowthJob, { side, database, facts }: Place) {
  const after = job.middle && (await middleOf(database.url, job.middle));
  const calls = job.calls(facts, after);
  const answers = new Set<string>();
  for (let connection = 0; connection < settings.connections; connection += 1)
    for (const call of calls(connection)) answers.add(await answerOf(side.url, call));
  const [first = ''] = answers;
  if (!first.startsWith('{"data":{') || first.includes('"errors":'))
    throw new Error(`${job.name} was answered: ${first.slice(0, 500)}`);
  const [call] = calls(0);
  const rowsRead = await rowsReadBy(database.url, async () => call && (await answerOf(side.url, call)));
  return { calls, answers, rowsRead, ids: idsIn(first) };
}

function minOf(readings: readonly Reading[]) {
  const least = (pick: (reading: Reading) => number | undefined) =>
    Math.min(...readings.map((reading) => pick(reading) ?? 0));
  return { cpu: least(({ cpu }) => cpu), databaseCpu: least(({ databaseCpu }) => databaseCpu) };
}

/** Loads the servers of all sizes in turn, so that other load on the machine affects all. */
export async function measureJob(job: GrowthJob, places: readonly Place[]): Promise<GrowthReading> {
  const prepared = await Promise.all(
    places.map(async (place) => ({ place, ...(await prepare(job, place)) })),
  );
  const counts = prepared.map(({ ids }) => ids);
  if (new Set(counts).size > 1 || counts[0] === 0)
    throw new Error(`${job.name}: answers of different sizes: ${counts.join(', ')} ids`);
  const readings = places.map(() => [] as Reading[]);
  for (let round = -1; round < settings.rounds; round += 1)
    for (const [index, { place, calls, answers }] of prepared.entries()) {
      const reading = await load({
        url: place.side.url,
        pid: place.side.pid,
        databasePid: place.database.pid,
        calls,
        isRight: (body) => answers.has(body),
        seconds: round < 0 ? Math.min(1, settings.seconds) : undefined,
      });
      // The first round is a warm-up.
      if (round >= 0) readings[index]?.push(reading);
    }
  return {
    name: job.name,
    sizes: prepared.map(({ place, rowsRead }, index) => ({
      stories: place.stories,
      rowsRead,
      ...minOf(readings[index] ?? []),
    })),
  };
}
