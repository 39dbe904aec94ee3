import { createPool, type RowDataPacket } from 'mysql2/promise';
import type { Browser } from 'playwright-core';
import type { Side } from '../processes';
import { emailOf } from '../seed/seed';
import { launch, signIn } from './browser';
import { type ListReading, measureList, measureSync, type SyncReading } from './deviceTexts';
import { measureFirstRoutes, type RouteReading } from './firstRoutes';
import { measureScreens, type ScreensReading } from './screens';

export interface ClientReadings {
  routes?: RouteReading[];
  screens?: ScreensReading;
  list?: ListReading;
  sync?: SyncReading;
}

async function storiesOf(databaseUrl: string, memberId: string): Promise<number> {
  const pool = createPool({ uri: databaseUrl, connectionLimit: 1 });
  try {
    const sql = 'SELECT COUNT(*) AS n FROM stories WHERE author_id = ?';
    return Number((await pool.query<RowDataPacket[]>(sql, [memberId]))[0][0]?.n);
  } finally {
    await pool.end();
  }
}

/** The app's servers on the same database. */
export interface Servers {
  /** Without limits that a person would not meet: the benchmark opens more screens a minute. */
  fast: Side;
  /** With the usual rate limits. */
  limited: Side;
}

type Part = (browser: Browser) => Promise<ClientReadings>;

/**
 * Each part has a member of its own, whose stories the others don't change. The tables' names begin with `client`, so that
 * `BENCH_ONLY=client` runs all parts and `BENCH_ONLY='client sync'` one.
 */
const partsOf = (databaseUrl: string, { fast: { url }, limited }: Servers): Record<string, Part> => ({
  'client routes': async (browser) => ({
    routes: await measureFirstRoutes(browser, url, await signIn(url, emailOf(0))),
  }),
  'client screens': async (browser) => ({
    screens: await measureScreens(browser, url, await signIn(url, emailOf(0))),
  }),
  'client list': async (browser) => ({
    list: await measureList(browser, url, await signIn(url, emailOf(1))),
  }),
  'client sync': async (browser) => {
    const member = await signIn(limited.url, emailOf(2));
    const count = () => storiesOf(databaseUrl, member.memberId);
    return { sync: await measureSync(browser, limited.url, member, count) };
  },
});

/** Measures the built app in a real browser. `only` is part of a part's name. */
export async function measureClient(
  databaseUrl: string,
  servers: Servers,
  only: string,
  say: (line: string) => void,
): Promise<ClientReadings> {
  const browser = await launch();
  try {
    let readings: ClientReadings = {};
    for (const [name, measure] of Object.entries(partsOf(databaseUrl, servers))) {
      if (!name.includes(only)) continue;
      say(`  ${name}`);
      readings = { ...readings, ...(await measure(browser)) };
    }
    return readings;
  } finally {
    await browser.close();
  }
}
