import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createConnection } from 'mysql2/promise';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { migrationNames } from '../../../server/db/migrations/migrations';
import { migrate, openDatabase } from '../../../server/startup/dataSource';
import { createTestDatabase, type TestDatabase } from '../../support/testDatabase';
import { dataOf, testServer } from '../../support/testServer';

type Row = Record<string, unknown>;
/** By the names of their tables. */
type Rows = Record<string, Row[]>;

/** What each migration changes in existing rows, by its name: table by table, what becomes of the rows. */
const changes: Record<string, (rows: Rows) => Rows> = {
  Baseline1795970000000: ({ house_facts: _, ...rows }) => rows,
  RowVersions1796074200000: ({ sessions = [], stories = [], ...rows }) => ({
    ...rows,
    sessions: sessions.map((row) => ({ ...row, row_version: 1 })),
    stories: stories.map((row) => ({ ...row, row_version: 1, unnoticed_writes: 0 })),
  }),
};

/** A database of the last version before 1.0, which has the tables and rows of 1.0. The dump never changes. */
const dump = readFileSync(path.join(__dirname, 'beforeRelease1.sql'), 'utf8');
const ferrywoman = { email: 'ferrywoman@example.com', password: 'Monday7pm' };
const token = 'mwpat_83imnxe0Bv0IatvZWsqq4YhMMJSiah3W47jh';
const ferryStory = {
  title: 'The Øresund ferry 🚢',
  content:
    "# “Ça va?”\nIt's 100 % \\\"quoted\\\"; -- not a comment; 'or' `code`\tand a tab.  \n" +
    'Zoe\u0308 beside Zoë, 日本語の物語, שלום, 👩🏽‍🚀.\n',
  wordCount: 27,
  tags: [{ name: 'naïve' }, { name: '物語' }],
  comments: { edges: [{ node: { content: 'The gulls! 🐦', author: { username: 'wilhelmina' } } }] },
  versions: { edges: [{ node: { content: 'Not yet written.', versionNumber: 1 } }] },
};

const lender = testServer();
let database: TestDatabase;
let dataSource: DataSource;
let before: Rows;

// The tests go on with the same database, as its operator would.
beforeAll(async () => {
  database = await createTestDatabase();
  const connection = await createConnection({ uri: database.url, multipleStatements: true });
  await connection.query(dump);
  await connection.end();
  dataSource = await openDatabase(database.url);
  before = await rowsIn(dataSource);
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const tablesIn = async (from: DataSource): Promise<string[]> => {
  const tables: { name: string }[] = await from.query(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY name',
  );
  return tables.map(({ name }) => name);
};

const sorted = (rows: Row[]) =>
  rows
    .map((row): [string, Row] => [JSON.stringify(Object.entries(row).sort()), row])
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, row]) => row);

/** The rows of every table but those about migrations. */
async function rowsIn(from: DataSource): Promise<Rows> {
  const rows: Rows = {};
  for (const table of await tablesIn(from))
    if (!table.startsWith('migration')) rows[table] = sorted(await from.query(`SELECT * FROM ${table}`));
  return rows;
}

/** Every table with its columns, indexes and constraints. */
async function schemaOf(from: DataSource): Promise<Record<string, string>> {
  const schema: Record<string, string> = {};
  for (const name of await tablesIn(from)) {
    const [shown] = await from.query(`SHOW CREATE TABLE ${name}`);
    schema[name] = shown['Create Table'].replace(/ AUTO_INCREMENT=\d+/, '');
  }
  return schema;
}

const recorded = async (): Promise<string[]> => {
  const rows: { name: string }[] = await dataSource.query('SELECT name FROM migrations ORDER BY id');
  return rows.map(({ name }) => name);
};

async function startTogether(): Promise<number[]> {
  const others = await Promise.all([1, 2].map(() => openDatabase(database.url)));
  try {
    return (await Promise.all([dataSource, ...others].map(migrate))).sort();
  } finally {
    await Promise.all(others.map((other) => other.destroy()));
  }
}

it('a database that an older version left is refused, and stays as it was', async () => {
  const recordedThere = await recorded();
  const [last] = await dataSource.query('SELECT * FROM migrations ORDER BY id DESC LIMIT 1');
  await dataSource.query('DELETE FROM migrations WHERE id = ?', [last.id]);
  await expect(migrate(dataSource)).rejects.toThrow(
    "The database is of a version before 1.0 that this one can't upgrade: start the last version before 1.0 once (CHANGELOG.md names it), then this one.",
  );
  await dataSource.query('INSERT INTO migrations VALUES (?, ?, ?)', Object.values(last));
  expect(await recorded()).toEqual(recordedThere);
  expect(await rowsIn(dataSource)).toEqual(before);
});

it('of servers that start together one upgrades, which keeps every row as it was, except for what migrations change on purpose', async () => {
  expect(await startTogether()).toEqual([0, 0, migrationNames().length]);
  expect(await recorded()).toEqual(migrationNames());
  const expected = migrationNames().reduce((rows, name) => changes[name]?.(rows) ?? rows, before);
  expect(await rowsIn(dataSource)).toEqual(
    Object.fromEntries(Object.entries(expected).map(([table, rows]) => [table, sorted(rows)])),
  );
});

it('the schema is then that of a new database, also if a start was killed before it recorded what it did', async () => {
  expect(await schemaOf(dataSource)).toEqual(await schemaOf(lender.app.services.db.dataSource));
  const rows = await rowsIn(dataSource);
  await dataSource.query('DELETE FROM migrations');
  expect(await startTogether()).toEqual([0, 0, migrationNames().length]);
  expect(await rowsIn(dataSource)).toEqual(rows);
});

it('a member then signs in and reads their story, and programs use their tokens', async () => {
  const server = await lender.another({ databaseUrl: database.url });
  try {
    const { signIn } = await dataOf(server.mutate('signIn', ferrywoman, undefined, 'tokens { accessToken }'));
    for (const bearer of [signIn.tokens.accessToken, token]) {
      const { viewer } = await server.ask(
        `{ viewer { stories(first: 2) { edges { node {
             title content wordCount tags { name }
             comments(first: 2) { edges { node { content author { username } } } }
             versions(first: 2) { edges { node { content versionNumber } } } } } } } }`,
        bearer,
      );
      expect(viewer.stories.edges).toEqual([{ node: ferryStory }]);
    }
  } finally {
    await server.close();
  }
});

it('a migration of a later version runs, once', async () => {
  class AddsAColumn9999999999999 implements MigrationInterface {
    name = 'AddsAColumn9999999999999';
    up = (runner: QueryRunner) => runner.query('ALTER TABLE stories ADD COLUMN mood varchar(20) NULL');
    down = () => Promise.reject(new Error('not needed'));
  }
  const { stories } = await rowsIn(dataSource);
  dataSource.migrations.push(new AddsAColumn9999999999999());
  expect(await migrate(dataSource)).toBe(1);
  expect(await migrate(dataSource)).toBe(0);
  expect((await rowsIn(dataSource)).stories).toEqual(stories?.map((story) => ({ ...story, mood: null })));
});
