import type { QueryRunner } from 'typeorm';
import type { Database } from '../../../server/db/database';
import { declareLimit } from '../../../server/db/statementLimits';
import { newIdAt } from '../../../server/lib/ids';
import { deleteExpiredRows } from '../../../server/startup/cleanUp';
import { buildMember, type TestMember } from '../../support/factories';
import { rowsReadBy } from '../../support/statements';
import { isAll } from '../../support/testAll';
import { testServer } from '../../support/testServer';

const server = testServer();
const dayMs = 24 * 60 * 60 * 1000;
const now = new Date();
const old = new Date(now.getTime() - 1_000 * dayMs);
/** More than a statement deletes. */
const each = 600;
const cards = isAll ? 100_000 : 10_000;
/** The rows that a statement deletes or looks at, with those that are read beside them. */
const readMax = 3_000;

type Value = string | number | Date | null;
type Row = Record<string, Value>;
interface Column {
  name: string;
  type: string;
  whole: string;
  length: string | null;
}

/** What makes a row due or not, for every table that the clean-up deletes from. `n` differs for all rows of a table. */
const rowsOf: Record<string, (at: Date, n: number) => Row> = {
  ...Object.fromEntries(
    Object.entries({
      refresh_tokens: 'expires_at',
      passkey_challenges: 'expires_at',
      account_links: 'expires_at',
      confirmation_codes: 'expires_at',
      provider_flows: 'expires_at',
      provider_codes: 'expires_at',
      sign_ins: 'last_used_at',
      session_lines: 'updated_at',
      session_readers: 'added_at',
      session_readings: 'changed_at',
      session_sprints: 'started_at',
      session_sprint_words: 'started_at',
      readers: 'created_at',
      unconfirmed_mails: 'last_sent_at',
      persisted_documents: 'registered_at',
      deleted_documents: 'deleted_at',
      told_members: 'created_at',
      deleted_session_members: 'deleted_at',
      mail_failures: 'failed_at',
      session_reminders: 'date_time',
    }).map(([table, column]) => [table, (at: Date, n: number) => ({ [column]: new Date(at.getTime() + n) })]),
  ),
  ...Object.fromEntries(
    Object.entries({
      writing_goals: 'ends_on',
      writing_days_off: 'day',
      writing_minutes: 'day',
      challenges: 'ends_on',
    }).map(([table, column]) => [table, (at: Date) => ({ [column]: at.toISOString().slice(0, 10) })]),
  ),
  rate_limits: (at) => ({ expire: at.getTime() + 1 }),
  // Revoked long before they would end, and ended without being revoked.
  personal_access_tokens: (at, n) => ({
    expires_at: n % 2 ? new Date(2100, 1) : at,
    revoked_at: n % 2 ? at : null,
  }),
  session_messages: (at) => ({ id: newIdAt('message', at) }),
  notices: (at) => ({ id: newIdAt('notice', at) }),
  content_decisions: (at) => ({ id: newIdAt('decision', at) }),
  audit_log: (at) => ({ id: newIdAt('audit', at) }),
  report_cases: (at) => ({ id: newIdAt('case', at), settled_at: at }),
  // Read ones go earlier than others.
  notifications: (at, n) =>
    at < now && n % 2
      ? { id: newIdAt('notification', daysAgo(200)), changed_at: daysAgo(200), unread: null }
      : { id: newIdAt('notification', at), changed_at: at, unread: 1 },
  session_place_requests: (at, n) => ({ session_id: at < now ? 'session_ended' : `session_open${n}` }),
};
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
const ofSessionsUnderWay = ['session_sprints', 'session_sprint_words'];

function fillerOf({ name, type, whole, length }: Column, table: string, at: Date, n: number): Value {
  if (type === 'enum') return /'([^']*)'/.exec(whole)?.[1] ?? '';
  if (/date|time/.test(type)) return at;
  if (/int|decimal|double|float/.test(type)) return name.endsWith('hour') ? n % 24 : 2;
  if (name === 'session_id' && ofSessionsUnderWay.includes(table)) return 'session_open';
  return `${name[0]}${n}`.slice(0, Number(length ?? 40));
}

/** Without the rows that they refer to: the clean-up looks at few of them. */
async function fill(runner: QueryRunner, table: string, at: Date, count: number, from: number) {
  const columns: Column[] = await runner.query(
    `SELECT column_name AS name, data_type AS type, column_type AS whole, character_maximum_length AS length
     FROM information_schema.columns
     WHERE table_schema = DATABASE() AND table_name = ? AND is_nullable = 'NO' AND column_default IS NULL AND extra = ''`,
    [table],
  );
  const rows = Array.from({ length: count }, (_, index) => ({
    ...Object.fromEntries(columns.map((column) => [column.name, fillerOf(column, table, at, from + index)])),
    ...rowsOf[table]?.(at, from + index),
  }));
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  await runner.query(
    `INSERT INTO ${table} (${names.map((name) => `\`${name}\``)})
     VALUES ${rows.map(() => `(${names.map(() => '?')})`)}`,
    rows.flatMap((row: Row) => names.map((name) => row[name] ?? null)),
  );
}

const digits = `(SELECT 0 AS n ${Array.from({ length: 9 }, (_, n) => `UNION ALL SELECT ${n + 1}`).join(' ')})`;

/** Public stories with their cards; servers of the previous version withdrew one in 250 of them. */
async function fillCards(runner: QueryRunner, { id }: TestMember) {
  const enough = (sql: string) => declareLimit(120, sql);
  await runner.query(
    enough(`INSERT INTO stories
       (id, author_id, title, content, excerpt_text, privacy_level, word_count, created_at, updated_at, published_at)
     SELECT CONCAT('story_', LPAD(n, 26, '0')), ?, '', '', '', IF(n % 250 = 0, 'private', 'public'), 0, ?, ?, ?
     FROM (SELECT a.n + 10 * b.n + 100 * c.n + 1000 * d.n + 10000 * e.n AS n
       FROM ${digits} a, ${digits} b, ${digits} c, ${digits} d, ${digits} e) numbers WHERE n < ${cards} ORDER BY n`),
    [id, old, old, old],
  );
  await runner.query(
    enough(`INSERT INTO story_cards (story_id, drawn_from, picture)
     SELECT id, REPEAT('a', 64), REPEAT('x', 2000) FROM stories ORDER BY id`),
  );
}

async function withoutForeignKeys(work: (runner: QueryRunner) => Promise<void>) {
  const runner = server.app.services.db.dataSource.createQueryRunner();
  try {
    await runner.query('SET SESSION foreign_key_checks = 0');
    await work(runner);
  } finally {
    await runner.query('SET SESSION foreign_key_checks = 1');
    await runner.release();
  }
}

beforeAll(async () => {
  const author = await buildMember(server);
  await withoutForeignKeys(async (runner) => {
    await fillCards(runner, author);
    await fill(runner, 'sessions', now, 2, 1);
    await runner.query(
      `UPDATE sessions SET due_at = NULL, status = IF(id = 'i1', 'in_progress', 'completed'),
         id = IF(id = 'i1', 'session_open', 'session_ended')`,
    );
    for (const table of Object.keys(rowsOf)) {
      await fill(runner, table, old, each, 0);
      await fill(runner, table, new Date(now.getTime() + dayMs), 2, each);
    }
  });
});

const count = async (table: string) => {
  const [row] = await server.app.services.db.read<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table}`);
  return Number(row?.n);
};

/** A database that tells how many rows each statement reads. */
function watched(told: { sql: string; read: number }[]): Database {
  const run = async (sql: string, params: unknown[] = []) => {
    const { result, read } = await rowsReadBy(server, { sql, params });
    told.push({ sql, read });
    return result as never;
  };
  return {
    read: run,
    transaction: (work: (tx: object) => unknown) => work({ execute: run }),
  } as unknown as Database;
}

it(`at ${cards} cards, rows of every kind are gone past their date, statement by statement of few rows, while others are locked`, async () => {
  const holder = server.app.services.db.dataSource.createQueryRunner();
  const told: { sql: string; read: number }[] = [];
  const before = new Map<string, number>();
  for (const table of Object.keys(rowsOf)) before.set(table, await count(table));
  try {
    await holder.startTransaction();
    // As saves hold them: of a public story with its card, and of an unread notification among read ones.
    await holder.query(
      "SELECT 1 FROM stories s JOIN story_cards c ON c.story_id = s.id WHERE s.id = 'story_00000000000000000000000301' FOR UPDATE",
    );
    await holder.query('SELECT 1 FROM notifications WHERE unread = 1 AND changed_at > ? FOR UPDATE', [now]);
    await deleteExpiredRows(watched(told), now);
  } finally {
    await holder.rollbackTransaction();
    await holder.release();
  }
  const gone = new Map<string, number>();
  for (const [table, rows] of before) gone.set(table, rows - (await count(table)));
  expect(Object.fromEntries(gone)).toEqual(
    Object.fromEntries(Object.keys(rowsOf).map((table) => [table, each])),
  );
  expect(await count('story_cards')).toBe(cards - cards / 250);
  expect(told.filter(({ read }) => read > readMax)).toEqual([]);
  const deletedFrom = told.flatMap(({ sql }) => /^DELETE (?:t )?FROM (\w+)/.exec(sql)?.[1] ?? []);
  expect([...new Set(deletedFrom)].sort()).toEqual([...Object.keys(rowsOf), 'story_cards'].sort());
});

it('what fails of it keeps no other, and the failure is named', async () => {
  await withoutForeignKeys((runner) => fill(runner, 'audit_log', old, 1, 5_000));
  const { db } = server.app.services;
  const failing = {
    read: (sql: string) =>
      sql.includes('story_cards') ? Promise.reject(new Error('too slow')) : Promise.resolve([]),
    transaction: db.transaction.bind(db),
  } as unknown as Database;
  const left = await count('audit_log');
  await expect(deleteExpiredRows(failing, now)).rejects.toMatchObject({
    errors: [{ message: 'cards past their date could not be deleted', cause: { message: 'too slow' } }],
  });
  expect(await count('audit_log')).toBe(left - 1);
});
