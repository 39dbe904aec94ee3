import { setTimeout as sleep } from 'node:timers/promises';
import { createPool, type Pool, type RowDataPacket } from 'mysql2/promise';
import { newIdAt } from '../server/lib/ids';
import type { BenchDatabase } from './database';
import { tokenOf } from './facts';
import { median } from './measure';
import { startApp } from './processes';
import { fixed, table, verdict } from './report';
import { emailOf } from './seed/seed';

const stories = 12;
const bytes = 1_900_000;
const parts = 'alpha bravo charlie delta echo foxtrot golf hotel india juliet kilo lima'.split(' ');
/** Searches at the same time, from networks of their own. */
const rounds = [20, 64];
const watchMs = 250;
/** How long scans may still run once the last request has been answered. */
const bars = { scansAfter: 0, otherMs: 1_000 };

export interface TrialReading {
  searches: number;
  answered: string;
  seconds: number;
  /** Scans in the database at most, and as soon as all requests are answered. */
  scansMost: number;
  scansAfter: number;
  /** A member who reads the newest stories and saves a draft all the time. */
  others: { requests: number; median: number; max: number; failed: number };
}

/** One hyphenated word that has each part but the last, which only its end has. */
const longWord = () =>
  `${`${parts.slice(0, -1).join('-')}-`.repeat(bytes / 60).slice(0, bytes)}-${parts.at(-1)}`;

async function addStories(pool: Pool) {
  const [[author]] = await pool.query<RowDataPacket[]>('SELECT id FROM users WHERE email = ?', [emailOf(1)]);
  await pool.query("DELETE FROM stories WHERE title = 'One long word'");
  for (let n = 0; n < stories; n += 1) {
    const at = new Date(Date.now() + n);
    await pool.query(
      `INSERT INTO stories (id, author_id, title, content, excerpt_text, privacy_level, word_count, created_at, updated_at, published_at)
       VALUES (?, ?, 'One long word', ?, 'alpha', 'public', 1, ?, ?, ?)`,
      [newIdAt('story', at), author?.id, longWord(), at, at, at],
    );
  }
}

const scansIn = async (pool: Pool): Promise<number> => {
  const [[row]] = await pool.query<RowDataPacket[]>(
    `SELECT COUNT(*) AS n FROM information_schema.processlist
     WHERE command IN ('Execute', 'Query') AND id <> CONNECTION_ID() AND info LIKE '%LIKE%'`,
  );
  return Number(row?.n);
};

/** Reads and saves in turn until it is told to stop. */
async function useMeanwhile(url: string, token: string, goesOn: () => boolean) {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const times: number[] = [];
  let failed = 0;
  for (let n = 0; goesOn(); n += 1) {
    const begun = performance.now();
    const answer =
      n % 2 === 0
        ? await fetch(`${url}/api/stories/my?limit=20&content=false`, { headers })
        : await fetch(`${url}/api/stories`, {
            method: 'POST',
            headers,
            body: JSON.stringify({ title: 'Meanwhile', content: `It rained ${n} times.` }),
          });
    await answer.text();
    times.push(performance.now() - begun);
    if (!answer.ok) failed += 1;
  }
  times.sort((one, other) => one - other);
  return { requests: times.length, median: median(times), max: times.at(-1) ?? 0, failed };
}

async function searchAtOnce(pool: Pool, url: string, searches: number): Promise<TrialReading> {
  let [isOver, scansMost] = [false, 0];
  const others = useMeanwhile(url, await tokenOf(url, emailOf(0)), () => !isOver);
  const watched = (async () => {
    for (; !isOver; await sleep(watchMs)) scansMost = Math.max(scansMost, await scansIn(pool));
  })();
  const begun = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: searches }, async (_, n) => {
      const words = parts.map((_part, place) => parts[(place + n) % parts.length]).join('-');
      const answer = await fetch(`${url}/api/public/stories?content=false&search=${words}`, {
        headers: { 'X-Forwarded-For': `10.${searches}.${n}.1` },
      });
      await answer.text();
      return answer.status;
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  const scansAfter = await scansIn(pool);
  isOver = true;
  await watched;
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  const answered = [...counts]
    .sort()
    .map(([status, n]) => `${n} × ${status}`)
    .join(', ');
  return { searches, answered, seconds, scansMost, scansAfter, others: await others };
}

/** Many visitors search for parts of a word that is a whole long text, in twelve stories. */
export async function trySearches(database: BenchDatabase): Promise<TrialReading[]> {
  const pool = createPool({ uri: database.url, connectionLimit: 2, timezone: 'Z' });
  await addStories(pool);
  const app = await startApp(database.url, { TRUST_PROXY: '1' });
  const readings: TrialReading[] = [];
  try {
    for (const searches of rounds) {
      readings.push(await searchAtOnce(pool, app.url, searches));
      for (let n = 0; n < 240 && (await scansIn(pool)) > 0; n += 1) await sleep(watchMs);
    }
    return readings;
  } finally {
    await app.stop();
    await pool.query("DELETE FROM stories WHERE title = 'One long word'");
    await pool.end();
  }
}

export const trialTable = (readings: readonly TrialReading[]): string =>
  table(
    [
      'Searches at once',
      'answers',
      'seconds',
      'scans at most',
      'left afterwards',
      'another member: requests',
      'median ms',
      'max ms',
      'failed',
      '',
    ],
    readings.map(({ searches, answered, seconds, scansMost, scansAfter, others }) => [
      searches,
      answered,
      fixed(seconds, 1),
      scansMost,
      scansAfter,
      others.requests,
      fixed(others.median, 0),
      fixed(others.max, 0),
      others.failed,
      verdict(scansAfter <= bars.scansAfter && others.failed === 0 && others.median <= bars.otherMs),
    ]),
  );
