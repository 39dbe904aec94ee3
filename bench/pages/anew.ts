import { Agent, request } from 'node:http';
import path from 'node:path';
import { createPool, type Pool, type RowDataPacket } from 'mysql2/promise';
import { projectRoot } from '../../server/lib/paths';
import type { BenchDatabase } from '../database';
import { cpuOf, median } from '../measure';
import { type Side, startSide } from '../processes';
import { settings } from '../settings';
import { perPage } from './reference/lists';
import { measured } from './seed/database';

/** Of a page that is made anew: the processor time of the reference's, so many times. */
export const anewBar = 3;

/** As many requests at a time, each for an address of its own, so that no two share what is made. */
const atATime = 8;

export interface AnewReading {
  kind: string;
  bytes: number;
  /** Milliseconds of processor time per document. */
  reference: number;
  app: number;
  /** The same with brotli, as browsers get it. */
  encoded: number;
  times: number;
  met: boolean;
}

interface Kind {
  name: string;
  paths: string[];
  /** A write before each request, besides that of somebody else. */
  edit?: (path: string) => Promise<void>;
}

const agent = new Agent({ keepAlive: true, maxSockets: atATime });

/** The body as it was sent. */
const get = (url: string, encoding: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    request(url, { agent, headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(Buffer.concat(chunks))
          : reject(new Error(`${url} answered ${response.statusCode}`)),
      );
    })
      .on('error', reject)
      .end();
  });

/** Throws if the sides don't send the same bytes. */
async function sameBytes(kind: Kind, app: Side, reference: Side): Promise<Map<string, Buffer>> {
  const bodies = new Map<string, Buffer>();
  for (const place of kind.paths) {
    const [ours, theirs] = [
      await get(app.url + place, 'identity'),
      await get(reference.url + place, 'identity'),
    ];
    const at = ours.findIndex((byte, n) => byte !== theirs[n]);
    if (!ours.equals(theirs))
      throw new Error(
        `${place} differs:\n${ours.subarray(at - 50, at + 100)}\nthe reference has\n${theirs.subarray(at - 50, at + 100)}`,
      );
    bodies.set(place, ours);
  }
  return bodies;
}

interface Load {
  side: Side;
  kind: Kind;
  encoding: string;
  pool: Pool;
  /** Unless it changes with each request. */
  isRight: (place: string, body: Buffer) => boolean;
}

/** Milliseconds of processor time per request, each after a write that visitors see. */
async function load({ side, kind, encoding, pool, isRight }: Load): Promise<number> {
  const before = cpuOf(side.pid);
  const end = Date.now() + settings.seconds * 1_000;
  let requests = 0;
  await Promise.all(
    Array.from({ length: atATime }, async (_, slot) => {
      const place = kind.paths[slot] ?? '';
      while (Date.now() < end) {
        await kind.edit?.(place);
        await pool.query('UPDATE public_epoch SET n = n + 1 WHERE slot = ?', [slot]);
        const body = await get(side.url + place, encoding);
        if (!isRight(place, body)) throw new Error(`${side.url}${place} sent something else`);
        requests += 1;
      }
    }),
  );
  return ((cpuOf(side.pid) ?? Number.NaN) - (before ?? Number.NaN)) / requests;
}

async function compare(kind: Kind, app: Side, reference: Side, pool: Pool): Promise<AnewReading> {
  const bodies = await sameBytes(kind, app, reference);
  const given: Record<'app' | 'encoded' | 'reference', number[]> = { app: [], encoded: [], reference: [] };
  const isPlain = (place: string, body: Buffer) =>
    Boolean(kind.edit) || body.equals(bodies.get(place) as Buffer);
  const any = () => true;
  for (let round = 0; round <= settings.rounds; round += 1)
    for (const [name, side, encoding, isRight] of [
      ['reference', reference, 'identity', isPlain],
      ['app', app, 'identity', isPlain],
      ['encoded', app, 'br', any],
    ] as const) {
      const reading = await load({ side, kind, encoding, pool, isRight });
      // The first round warms up.
      if (round > 0) given[name].push(reading);
    }
  await sameBytes(kind, app, reference);
  const [ours, theirs] = [median(given.app), median(given.reference)];
  return {
    kind: kind.name,
    bytes: median([...bodies.values()].map(({ length }) => length)),
    reference: theirs,
    app: ours,
    encoded: median(given.encoded),
    times: ours / theirs,
    met: ours / theirs <= anewBar,
  };
}

/** As many pages of each kind as requests at a time. */
export async function kindsOf(pool: Pool): Promise<Kind[]> {
  const values = async (sql: string, params: (string | string[])[] = [], limit = atATime) =>
    (await pool.query<RowDataPacket[]>(`${sql} LIMIT ${limit}`, params))[0].map((row) => String(row.value));
  const stories = await values('SELECT id AS value FROM stories WHERE local_id = ? ORDER BY id', [measured]);
  const authors = await values(
    `SELECT u.username AS value FROM users u JOIN stories s ON s.author_id = u.id
     WHERE s.local_id = ? ORDER BY s.id`,
    [measured],
  );
  const tags = await values(
    `SELECT t.name AS value FROM tags t JOIN story_tags l ON l.tag_id = t.id
     WHERE l.published_at IS NOT NULL GROUP BY t.id ORDER BY COUNT(*) DESC`,
  );
  const starts = await values(
    `SELECT CONCAT(ROUND(UNIX_TIMESTAMP(published_at) * 1000), ':', id) AS value FROM stories
     WHERE privacy_level = 'public' ORDER BY published_at DESC, id DESC`,
    [],
    atATime * perPage,
  );
  const after = starts
    .filter((_, place) => place % perPage === perPage - 1)
    .slice(0, -1)
    .map((position) => `?${new URLSearchParams({ after: Buffer.from(position).toString('base64url') })}`);
  const pages = stories.map((id) => `/blog/${id}`);
  const lists = ['', ...after].map((query) => `/blog${query}`);
  const authorPages = authors.map((name) => `/blog/by/${encodeURIComponent(name)}`);
  let edits = 0;
  const retitle = async (id: string | undefined) => {
    edits += 1;
    await pool.query(
      `UPDATE stories SET title = CONCAT(SUBSTRING_INDEX(title, ', ', 1), ', ', ?) WHERE id = ?`,
      [edits, id],
    );
  };
  return [
    { name: 'blog', paths: lists },
    {
      name: 'the same, a title edited each time',
      paths: lists,
      // Each page's first story.
      edit: (place) => retitle(starts[lists.indexOf(place) * perPage]?.split(':')[1]),
    },
    { name: 'story of 2,000 words', paths: pages },
    {
      name: 'the same, edited each time',
      paths: pages,
      edit: async (place) => {
        edits += 1;
        await pool.query(
          `UPDATE stories SET content = CONCAT(SUBSTRING_INDEX(content, '\n\nEdit ', 1), '\n\nEdit ', ?),
             updated_at = GREATEST(NOW(3), updated_at + INTERVAL 1000 MICROSECOND), revised_at = updated_at
           WHERE id = ?`,
          [edits, place.replace('/blog/', '')],
        );
      },
    },
    { name: 'author', paths: authorPages },
    {
      name: 'the same, a title edited each time',
      paths: authorPages,
      edit: (place) => retitle(stories[authorPages.indexOf(place)]),
    },
    { name: 'tag', paths: tags.map((name) => `/blog/tags/${encodeURIComponent(name)}`) },
    { name: 'feed', paths: ['', ...after].map((query) => `/feed.atom${query}`) },
  ];
}

/** Documents that are made anew beside bare Node, which reads with the fewest statements and puts strings together. */
export async function measureAnew(database: BenchDatabase, app: Side): Promise<AnewReading[]> {
  const pool = createPool({ uri: database.url, timezone: 'Z', charset: 'utf8mb4_unicode_ci' });
  const reference = await startSide(
    ['-r', require.resolve('@swc-node/register'), path.join(projectRoot, 'bench/pages/reference/main.ts')],
    { DATABASE_URL: database.url, TS_NODE_PROJECT: path.join(projectRoot, 'tsconfig.json') },
    '/ready',
  );
  try {
    const readings: AnewReading[] = [];
    for (const kind of await kindsOf(pool)) readings.push(await compare(kind, app, reference, pool));
    return readings;
  } finally {
    await reference.stop();
    agent.destroy();
    await pool.end();
  }
}
