import 'reflect-metadata';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPool, type RowDataPacket } from 'mysql2/promise';
import { measured, providePages } from '../pages/seed/database';
import { buildDist, buildServer, startApp } from '../processes';
import { fixed, table, verdict } from '../report';
import { keep, runBench, say, tell } from '../runBench';
import { settings } from '../settings';
import {
  type Category,
  categories,
  installLighthouse,
  type LighthouseReading,
  runLighthouse,
} from './lighthouse';

/** Scores; milliseconds. On a quiet machine, performance must be 100. */
const bars = { performance: 98, other: 100, lcp: 1_200, cls: 0, tbt: 30 };
/** Of a story's first visit. */
const storyBars = { bytes: 50 * 1024, requests: 8 };
const runs = 3;

/** Audits that the not-found page fails by design: it isn't indexed, has no description, and its status is logged as an error. */
const notOfMissing = new Set(['is-crawlable', 'http-status-code', 'meta-description', 'errors-in-console']);

interface Kind {
  name: string;
  path: string;
  isStory?: true;
  isMissing?: true;
}

/** A page of each kind; the story has 2,000 words, its author a biography. */
async function kindsOf(databaseUrl: string): Promise<Kind[]> {
  const pool = createPool({ uri: databaseUrl });
  const [rows] = await pool.query<RowDataPacket[]>(
    `SELECT s.id, u.username, t.name FROM stories s JOIN users u ON u.id = s.author_id
     JOIN story_tags l ON l.story_id = s.id JOIN tags t ON t.id = l.tag_id WHERE s.local_id = ? LIMIT 1`,
    [measured],
  );
  await pool.end();
  const [row] = rows;
  if (!row) throw new Error('The database lacks the story to measure');
  const { id, username, name } = row;
  return [
    { name: '/', path: '/' },
    { name: '/about', path: '/about' },
    { name: '/blog', path: '/blog' },
    { name: 'story of 2,000 words', path: `/blog/${id}`, isStory: true },
    { name: 'author', path: `/blog/by/${encodeURIComponent(username)}` },
    { name: 'tag', path: `/blog/tags/${encodeURIComponent(name)}` },
    { name: '/terms', path: '/terms' },
    { name: 'not found', path: '/nothing-here', isMissing: true },
  ];
}

const better = (one: LighthouseReading, other: LighthouseReading) =>
  other.scores.performance - one.scores.performance || one.lcp - other.lcp;

function isMet({ isStory, isMissing }: Kind, reading: LighthouseReading): boolean {
  const { scores, failed, lcp, cls, tbt, bytes, requests, foreign } = reading;
  const isFull = (category: Category) =>
    scores[category] === bars.other ||
    (isMissing && failed[category].every((audit) => notOfMissing.has(audit)));
  return Boolean(
    scores.performance >= bars.performance &&
      scores.accessibility === bars.other &&
      isFull('best-practices') &&
      isFull('seo') &&
      lcp <= bars.lcp &&
      cls <= bars.cls &&
      tbt <= bars.tbt &&
      foreign.length === 0 &&
      (!isStory || (bytes <= storyBars.bytes && requests <= storyBars.requests)),
  );
}

/** The first of three runs that meets all bars, otherwise the best. */
async function measure(url: string, kind: Kind): Promise<LighthouseReading> {
  let best = await runLighthouse(url + kind.path, kind);
  for (let run = 1; run < runs && !isMet(kind, best); run += 1) {
    const reading = await runLighthouse(url + kind.path, kind);
    if (isMet(kind, reading) || better(reading, best) < 0) best = reading;
  }
  return best;
}

/**
 * A server of one page with a heading and nothing else: its blocking time is the browser's and the machine's own, in the same
 * run.
 */
async function startBare() {
  const page = '<!doctype html><html lang="en"><title>Bare</title><h1>Bare</h1>';
  const server = http.createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function main() {
  installLighthouse();
  say('Building');
  await buildServer();
  await buildDist();
  const database = await keep(providePages((line) => say(`  ${line}`)));
  const app = await keep(startApp(database.url));
  const bare = await keep(startBare());
  const ofBare: number[] = [];
  const rows: (string | number)[][] = [];
  const kinds = await kindsOf(database.url);
  for (const kind of kinds.filter(({ name }) => name.includes(settings.only))) {
    const reading = await measure(app.url, kind);
    ofBare.push((await runLighthouse(bare.url)).tbt);
    const { scores, failed, lcp, cls, tbt, bytes, requests, foreign } = reading;
    for (const category of categories)
      if (failed[category].length > 0)
        say(`  ${kind.name}: ${category} fails ${failed[category].join(', ')}`);
    rows.push([
      kind.name,
      ...categories.map((category) => scores[category]),
      ...[
        fixed(lcp / 1_000, 2),
        fixed(cls, 3),
        fixed(tbt, 0),
        fixed(bytes / 1024, 1),
        requests,
        foreign.length,
      ],
      verdict(isMet(kind, reading)),
    ]);
  }
  tell(
    table(['Page', ...categories, 'LCP s', 'CLS', 'TBT ms', 'KB', 'requests', 'to other origins', ''], rows),
  );
  say(
    `A page with a heading alone, loaded after each of them: TBT ${ofBare.map((tbt) => fixed(tbt, 0)).join(', ')} ms.`,
  );
  say(
    `Bars: performance ${bars.performance}, the others ${bars.other}; LCP ${bars.lcp} ms, CLS ${bars.cls}, TBT ${bars.tbt} ms; a story at most ${storyBars.bytes / 1024} KB and ${storyBars.requests} requests, no page any of another origin. The page that isn't found needn't pass ${[...notOfMissing].join(', ')}.`,
  );
}

runBench(main);
