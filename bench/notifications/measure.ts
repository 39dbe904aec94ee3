import { setTimeout as sleep } from 'node:timers/promises';
import { createPool, type Pool, type RowDataPacket } from 'mysql2/promise';
import type { BenchDatabase } from '../database';
import { type Facts, learn, tokenOf } from '../facts';
import { jobsOf } from '../jobs';
import { type Call, load, median, type Reading } from '../measure';
import { type Side, startApp } from '../processes';
import { emailOf } from '../seed/seed';
import { settings } from '../settings';

export const followers = 10_000;
/** The first members save; the next ones have an audience, many notifications, and few. */
const [authorNumber, manyNumber, fewNumber] = [
  settings.connections,
  settings.connections + 1,
  settings.connections + 2,
];
export const membersNeeded = followers + settings.connections + 3;
const [many, few] = [100_000, 20];
/** Members who save all the time. */
const savers = 8;

interface Publication {
  /** From the answer of the publication until every follower is notified in the app. */
  deliveredSeconds: number;
  /** Saves of the time before the publication, and meanwhile. */
  before: Save[];
  meanwhile: Save[];
}

interface Quantiles {
  /** In milliseconds. */
  p50: number;
  p99: number;
}

export interface NotificationsReading {
  /** Of each publication. */
  deliveredSeconds: number[];
  /** Saves of all rounds: before a publication, and meanwhile. */
  before: Quantiles;
  meanwhile: Quantiles;
  /** A page of 20, with what they are about and how many are unread. */
  few: Reading;
  many: Reading;
  /** Seconds in which 'Mark all as read' answered for the member with many. */
  markSeconds: number;
}

async function prepare(pool: Pool): Promise<void> {
  const [rows] = await pool.query<RowDataPacket[]>('SELECT id, email FROM users WHERE email IN (?)', [
    [authorNumber, manyNumber, fewNumber].map(emailOf),
  ]);
  const idOf = (number: number) => String(rows.find(({ email }) => email === emailOf(number))?.id);
  for (const table of ['notification_events', 'notifications', 'notices', 'mails', 'told_members'])
    await pool.query(`DELETE FROM ${table}`);
  await pool.query('DELETE FROM follows WHERE followed_id = ?', [idOf(authorNumber)]);
  // They are told in the app only, as accounts from before notifications.
  await pool.query(
    "INSERT IGNORE INTO notification_settings (user_id, starts_with) SELECT id, 'app' FROM users",
  );
  await pool.query(
    `INSERT INTO follows (follower_id, followed_id, created_at)
     SELECT id, ?, NOW(3) FROM users WHERE id <> ? ORDER BY id DESC LIMIT ${followers}`,
    [idOf(authorNumber), idOf(authorNumber)],
  );
  // A tenth is unread, of three kinds, about stories of one author.
  for (const [number, count] of [
    [manyNumber, many],
    [fewNumber, few],
  ] as const) {
    await pool.query(
      `INSERT INTO notifications (id, user_id, kind, subject_id, unread, created_at, changed_at)
       SELECT CONCAT('notification_', ${number}, LPAD(n, 20, '0')), ?, ELT(n % 3 + 1, 'mention', 'story_shared', 'story_comment'),
         IF(n % 20 = 0, (SELECT id FROM stories WHERE privacy_level = 'public' LIMIT 1), CONCAT('story_', LPAD(n, 26, '0'))),
         IF(n % 10 = 1, 1, NULL), '2026-01-01' + INTERVAL n SECOND, '2026-01-01' + INTERVAL n SECOND
       FROM (SELECT seq AS n FROM seq_1_to_${count}) numbers`,
      [idOf(number)],
    );
    await pool.query(
      `INSERT INTO notification_items (notification_id, item_id, actor_id, created_at)
       SELECT id, CONCAT('comment_', RIGHT(id, 26)), ?, created_at FROM notifications WHERE user_id = ?`,
      [idOf(authorNumber), idOf(number)],
    );
  }
  await pool.query('ANALYZE TABLE follows, notifications, notification_items');
}

const graphql = (query: string, token: string, variables = {}): Call => ({
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  body: JSON.stringify({ query, variables }),
});

async function send({ url }: Side, { method, path, headers, body }: Call): Promise<Record<string, never>> {
  const answer = await fetch(`${url}${path}`, { method, headers, body });
  const { data, errors } = (await answer.json()) as { data: Record<string, never>; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

interface Save {
  at: number;
  ms: number;
}

/** Saves by several members, one after the other each, until the returned function is called. */
function saveAllTheTime(app: Side, facts: Facts) {
  const saving = jobsOf(facts).find(({ name }) => name === 'Saving a draft of 2,000 words, GraphQL');
  if (!saving) throw new Error('There is no such job');
  const saves: Save[] = [];
  let isOver = false;
  const lives = Array.from({ length: savers }, async (_, connection) => {
    const calls = saving.app(connection);
    for (let turn = 0; !isOver; turn += 1) {
      const at = performance.now();
      await send(app, calls[turn % calls.length] as Call);
      saves.push({ at, ms: performance.now() - at });
    }
  });
  return async () => {
    isOver = true;
    await Promise.all(lives);
    return saves;
  };
}

function quantiles(saves: readonly Save[]): Quantiles {
  const sorted = saves.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

/** Until the server is warm, and then without a publication. */
const [warmMs, quietMs] = [5_000, 15_000];

/** A publication while members save, and the saves of the time before it. */
async function publish(app: Side, pool: Pool, facts: Facts, token: string): Promise<Publication> {
  const countOf = async () => {
    const [[row]] = await pool.query<RowDataPacket[]>(
      "SELECT COUNT(*) AS n FROM notification_items WHERE item_id = (SELECT MAX(id) FROM stories WHERE title = 'To all')",
    );
    return Number(row?.n);
  };
  const stop = saveAllTheTime(app, facts);
  await sleep(warmMs + quietMs);
  await send(
    app,
    graphql('mutation ($input: CreateStoryInput!) { createStory(input: $input) { story { id } } }', token, {
      input: { title: 'To all', content: 'A text.', privacyLevel: 'PUBLIC' },
    }),
  );
  const publishedAt = performance.now();
  while ((await countOf()) < followers) await sleep(100);
  const deliveredAt = performance.now();
  const saves = await stop();
  // Not the first seconds, in which the server warms up.
  const within = (from: number, until: number) => saves.filter(({ at }) => at >= from && at < until);
  return {
    deliveredSeconds: (deliveredAt - publishedAt) / 1_000,
    before: within(publishedAt - quietMs, publishedAt),
    meanwhile: within(publishedAt, deliveredAt),
  };
}

const list = `{ viewer { notifications(first: 20) { unreadCount edges { node {
  id kind text path createdAt readAt actors { username } story { title } } } } } }`;

/** Measures a publication to many followers, and what many notifications cost beside few. */
export async function measureNotifications(
  database: BenchDatabase,
  say: (line: string) => void,
): Promise<NotificationsReading> {
  const pool = createPool({ uri: database.url, timezone: 'Z', connectionLimit: 2 });
  const app = await startApp(database.url, { LOG_LEVEL: 'error' });
  try {
    say('  preparing');
    await prepare(pool);
    const facts = await learn(database.url, app.url);
    const [author, withMany, withFew] = await Promise.all(
      [authorNumber, manyNumber, fewNumber].map((number) => tokenOf(app.url, emailOf(number))),
    );
    const publications: Publication[] = [];
    for (let round = 0; round < settings.rounds; round += 1) {
      say(`  publication ${round + 1} of ${settings.rounds}`);
      publications.push(await publish(app, pool, facts, author as string));
    }
    say('  lists');
    const readings: [Reading[], Reading[]] = [[], []];
    for (let round = 0; round <= settings.rounds; round += 1)
      for (const [side, token] of [withFew, withMany].entries()) {
        const reading = await load({
          url: app.url,
          pid: app.pid,
          databasePid: database.pid,
          connections: savers,
          calls: () => [graphql(list, token as string)],
          isRight: (body) => body.includes('"unreadCount"') && !body.includes('"errors"'),
        });
        // The first round warms up.
        if (round > 0) readings[side]?.push(reading);
      }
    const middle = (all: readonly Reading[]) =>
      all.find(({ p50 }) => p50 === median(all.map((one) => one.p50))) ?? (all[0] as Reading);
    const begun = performance.now();
    await send(
      app,
      graphql('mutation { markNotificationsRead(input: { all: true }) { unreadCount } }', withMany as string),
    );
    const markSeconds = (performance.now() - begun) / 1_000;
    return {
      deliveredSeconds: publications.map(({ deliveredSeconds }) => deliveredSeconds),
      before: quantiles(publications.flatMap(({ before }) => before)),
      meanwhile: quantiles(publications.flatMap(({ meanwhile }) => meanwhile)),
      few: middle(readings[0]),
      many: middle(readings[1]),
      markSeconds,
    };
  } finally {
    await app.stop();
    await pool.end();
  }
}
