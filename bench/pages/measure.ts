import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '../../server/lib/paths';
import type { BenchDatabase } from '../database';
import { type Calls, load, median } from '../measure';
import { buildDist, type Side, startApp, startSide } from '../processes';
import { settings } from '../settings';
import { measureAnew } from './anew';

/** Of a kept page: requests per second, or the share of the bare server's. */
export const pageBars = { perSecond: 8_000, share: 0.6 };

export interface PageReading {
  path: string;
  bytes: number;
  bare: number;
  app: number;
  /** Server CPU as a multiple of the bare server's. */
  cpu: number;
  met: boolean;
}

const accept = { 'accept-encoding': 'br' };

/** The bytes as they are sent; fetch() would decode them. */
const bytesOf = (url: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    request(url, { headers: accept }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
    })
      .on('error', reject)
      .end();
  });

async function compare(pagePath: string, body: Buffer, app: Side, bare: Side): Promise<PageReading> {
  const calls: Calls = () => [{ method: 'GET', path: pagePath, headers: accept }];
  const text = String(body);
  const readings = {
    app: [] as Awaited<ReturnType<typeof load>>[],
    bare: [] as Awaited<ReturnType<typeof load>>[],
  };
  for (let round = 0; round <= settings.rounds; round += 1) {
    for (const [name, side] of [
      ['bare', bare],
      ['app', app],
    ] as const) {
      const reading = await load({
        url: side.url,
        pid: side.pid,
        databasePid: side.pid,
        calls,
        isRight: (given) => given === text,
      });
      // The first round warms up.
      if (round > 0) readings[name].push(reading);
    }
  }
  const middle = (name: 'app' | 'bare', pick: 'perSecond' | 'cpu') =>
    median(readings[name].map((reading) => reading[pick] ?? 0));
  const perSecond = { app: middle('app', 'perSecond'), bare: middle('bare', 'perSecond') };
  return {
    path: pagePath.replace(/story_\w+/, '{id}'),
    bytes: body.length,
    ...perSecond,
    cpu: middle('app', 'cpu') / middle('bare', 'cpu'),
    met: perSecond.app >= pageBars.perSecond || perSecond.app >= pageBars.share * perSecond.bare,
  };
}

/** Kept documents beside a bare server that sends the same bytes. */
async function measureKept(app: Side): Promise<PageReading[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'writers-pages-'));
  try {
    const blog = await (await fetch(`${app.url}/blog`)).text();
    const story = /\/blog\/story_\w+/.exec(blog)?.[0];
    if (!story) throw new Error('There is no public story');
    const readings: PageReading[] = [];
    for (const pagePath of ['/', '/blog', story]) {
      const body = await bytesOf(app.url + pagePath);
      const file = path.join(folder, 'page');
      writeFileSync(file, body);
      const bare = await startSide(
        ['-r', require.resolve('@swc-node/register'), path.join(projectRoot, 'bench/pages/bare.ts')],
        { PAGE_FILE: file, TS_NODE_PROJECT: path.join(projectRoot, 'tsconfig.json') },
        '/',
      );
      readings.push(await compare(pagePath, body, app, bare).finally(bare.stop));
    }
    return readings;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function measurePages(database: BenchDatabase) {
  await buildDist();
  const app = await startApp(database.url);
  try {
    return { kept: await measureKept(app), anew: await measureAnew(database, app) };
  } finally {
    await app.stop();
  }
}
