import { startTestRedis } from '../../tests/support/testRedis';
import type { BenchDatabase } from '../database';
import { learn } from '../facts';
import { jobsOf } from '../jobs';
import { type Calls, load, median, type Reading } from '../measure';
import { type Side, startApp } from '../processes';
import { settings } from '../settings';

/** Of all servers together, a second. */
interface Served {
  perSecond: number;
  p99: number;
  /** Milliseconds of processor time a request: of the servers, and of the database. */
  cpu: number;
  databaseCpu: number;
}

export interface CapacityReading {
  name: string;
  one: Served;
  two: Served;
}

/** What members and visitors do most. */
const jobNames = [
  'Saving a draft of 2,000 words, GraphQL',
  '20 newest stories, GraphQL, signed in',
  'One story of 5,000 words with 20 comments, GraphQL',
  'The dashboard, persisted GraphQL',
];

const isAnswer = (body: string) => !body.includes('"errors":');

/** The same requests from as many connections in all, to one server or shared by several. */
async function serve(servers: readonly Side[], calls: Calls, databasePid: number): Promise<Served> {
  const each = settings.connections / servers.length;
  const readings: Reading[] = await Promise.all(
    servers.map(({ url, pid }, at) =>
      load({
        url,
        pid,
        databasePid,
        isRight: isAnswer,
        connections: each,
        calls: (connection) => calls(at * each + connection),
      }),
    ),
  );
  const requests = readings.reduce((sum, reading) => sum + reading.requests, 0);
  const weighed = (of: (reading: Reading) => number | undefined) =>
    readings.reduce((sum, reading) => sum + (of(reading) ?? Number.NaN) * reading.requests, 0) / requests;
  return {
    perSecond: readings.reduce((sum, reading) => sum + reading.perSecond, 0),
    p99: Math.max(...readings.map(({ p99 }) => p99)),
    cpu: weighed(({ cpu }) => cpu),
    // Each load counted all that the database did.
    databaseCpu: weighed((reading) => (reading.databaseCpu ?? Number.NaN) / servers.length),
  };
}

function middle(readings: readonly Served[]): Served {
  const of = (name: keyof Served) => median(readings.map((reading) => reading[name]));
  return { perSecond: of('perSecond'), p99: of('p99'), cpu: of('cpu'), databaseCpu: of('databaseCpu') };
}

/** What one server serves, and two that share a database and Redis, in turn, so that other work affects both alike. */
export async function measureCapacity(
  database: BenchDatabase,
  say: (line: string) => void,
): Promise<CapacityReading[]> {
  const redis = await startTestRedis();
  if (!redis) throw new Error('Redis is needed: install the package redis-server');
  const servers: Side[] = [];
  try {
    for (let n = 0; n < 2; n += 1)
      servers.push(await startApp(database.url, { REDIS_URL: redis.url, LOG_LEVEL: 'error' }));
    const [first] = servers as [Side, Side];
    const jobs = jobsOf(await learn(database.url, first.url)).filter(({ name }) => jobNames.includes(name));
    const loads: [string, Calls][] = [
      ...jobs.map(({ name, app }): [string, Calls] => [name, app]),
      [
        'The blog, as a visitor',
        () => [{ method: 'GET', path: '/blog', headers: { 'accept-encoding': 'br' } }],
      ],
    ];
    const readings: CapacityReading[] = [];
    for (const [name, calls] of loads) {
      say(`  ${name}`);
      const [one, two]: [Served[], Served[]] = [[], []];
      // The first round warms up.
      for (let round = 0; round <= settings.rounds; round += 1) {
        const alone = await serve([first], calls, database.pid);
        const together = await serve(servers, calls, database.pid);
        if (round === 0) continue;
        one.push(alone);
        two.push(together);
      }
      readings.push({ name, one: middle(one), two: middle(two) });
    }
    return readings;
  } finally {
    for (const server of servers) await server.stop();
    await redis.stop();
  }
}
