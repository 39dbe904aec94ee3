import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createConnection } from 'mysql2/promise';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { migrate, openDatabase } from '../../../server/db/dataSource';
import { migrations } from '../../../server/db/migrations/migrations';
import { projectRoot } from '../../../server/paths';
import { createTestDatabase, type TestDatabase } from '../../support/testDatabase';
import { testServer } from '../../support/testServer';
import { changes, type Row, type Rows } from './migrationChanges';

/** Databases of earlier versions. Their dumps never change. */
const pinned = [
  {
    name: 'the first release',
    file: 'firstRelease.sql',
    recorded: 5,
    /** Texts whose words are counted again: before and after. */
    recounts: {
      'stories: The Øresund ferry 🚢': [22, 27],
      'stories: Umbrellas, Matsue': [200, 231],
      'journals: 日記': [3, 7],
      'notes: เรือ': [1, 9],
      'story_versions: 物語': [1, 13],
    },
    /** When some sessions and feedback were edited. */
    edited: {
      'Writing on deck': '2026-11-22T20:12:37.008Z',
      'A lamp on every page': '2026-11-22T20:12:37.252Z',
      'Evening by the lamp': null,
      'A lamp on each page': null,
    },
    tokens: [],
  },
  {
    name: 'a version with twelve migrations',
    file: 'twelveMigrations.sql',
    recorded: 12,
    recounts: {},
    edited: { 'Evening by the lamp': null, 'A lamp on each page': null },
    tokens: ['mwpat_QFHjajVNJc3S7mTZPCmBIiSjkqtkeU1jzg6E'],
  },
];

const ferrywoman = { email: 'ferrywoman@example.com', password: 'Monday7pm' };
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

type Recorded = { id: number; timestamp: string; name: string };

async function restored(dump: string): Promise<{ database: TestDatabase; dataSource: DataSource }> {
  const database = await createTestDatabase();
  const connection = await createConnection({ uri: database.url, multipleStatements: true });
  await connection.query(dump);
  await connection.end();
  return { database, dataSource: await openDatabase(database.url) };
}

const recordedIn = (dataSource: DataSource): Promise<Recorded[]> =>
  dataSource.query('SELECT id, timestamp, name FROM migrations ORDER BY id');

const sorted = (rows: Row[]) =>
  rows
    .map((row): [string, Row] => [JSON.stringify(Object.entries(row).sort()), row])
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, row]) => row);

const tablesIn = async (dataSource: DataSource): Promise<string[]> => {
  const tables: { name: string }[] = await dataSource.query(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY name',
  );
  return tables.map(({ name }) => name);
};

/** The rows of every table but the list of migrations. */
async function rowsIn(dataSource: DataSource): Promise<Rows> {
  const rows: Rows = {};
  for (const table of await tablesIn(dataSource))
    if (!table.startsWith('migration'))
      rows[table] = sorted(await dataSource.query(`SELECT * FROM ${table}`));
  return rows;
}

/** Every table with its columns, indexes and constraints. */
async function schemaOf(dataSource: DataSource): Promise<Record<string, string>> {
  const schema: Record<string, string> = {};
  for (const name of await tablesIn(dataSource)) {
    const [shown] = await dataSource.query(`SHOW CREATE TABLE ${name}`);
    schema[name] = shown['Create Table'].replace(/ AUTO_INCREMENT=\d+/, '');
  }
  return schema;
}

const lender = testServer();

describe.each(pinned)('an upgrade from $name', (release) => {
  const dump = readFileSync(path.join(__dirname, release.file), 'utf8');
  let database: TestDatabase;
  let dataSource: DataSource;
  let before: { recorded: Recorded[]; rows: Rows };
  let ran: number;
  let after: typeof before;

  beforeAll(async () => {
    ({ database, dataSource } = await restored(dump));
    const now = async () => ({ recorded: await recordedIn(dataSource), rows: await rowsIn(dataSource) });
    before = await now();
    ran = await migrate(dataSource);
    after = await now();
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  it('starts from rows in every table', () => {
    expect(Object.entries(before.rows).filter(([, rows]) => rows.length === 0)).toEqual([]);
    expect(before.recorded).toHaveLength(release.recorded);
  });

  it('finds the released migrations under their file and class names, and first', () => {
    const folder = path.join(projectRoot, 'server/db/migrations');
    const files = readdirSync(folder)
      .filter((file) => /^\d/.test(file))
      .sort();
    const names = before.recorded.map(({ name }) => name);
    expect(migrations.slice(0, names.length).map((Migration) => Migration.name)).toEqual(names);
    expect(migrations.slice(0, names.length).map((Migration) => new Migration().name)).toEqual(names);
    expect(files.slice(0, names.length)).toEqual(
      before.recorded.map(({ name, timestamp }) => {
        const word = name.slice(0, -timestamp.length);
        return `${timestamp}-${word.charAt(0).toLowerCase()}${word.slice(1)}.ts`;
      }),
    );
  });

  it('runs the migrations after the release, and none of the released ones', () => {
    const later = migrations.slice(before.recorded.length).map((Migration) => new Migration().name);
    expect(ran).toBe(later.length);
    expect(after.recorded.slice(0, before.recorded.length)).toEqual(before.recorded);
    expect(after.recorded.slice(before.recorded.length).map(({ name }) => name)).toEqual(later);
  });

  it('runs a migration that the release did not have, once', async () => {
    const copy = await restored(dump);
    class AddsAColumn9999999999999 implements MigrationInterface {
      name = 'AddsAColumn9999999999999';
      up = (runner: QueryRunner) => runner.query('ALTER TABLE stories ADD COLUMN mood varchar(20) NULL');
      down = () => Promise.reject(new Error('not needed'));
    }
    copy.dataSource.migrations.push(new AddsAColumn9999999999999());
    try {
      expect(await migrate(copy.dataSource)).toBe(ran + 1);
      expect(await migrate(copy.dataSource)).toBe(0);
      expect((await recordedIn(copy.dataSource)).at(-1)?.name).toBe('AddsAColumn9999999999999');
      const { stories } = await rowsIn(copy.dataSource);
      expect(stories).toEqual(after.rows.stories?.map((story) => ({ ...story, mood: null })));
    } finally {
      await copy.dataSource.destroy();
      await copy.database.drop();
    }
  });

  it('ends with the schema of a new database', async () => {
    expect(await schemaOf(dataSource)).toEqual(await schemaOf(lender.app.services.db.dataSource));
  });

  it('keeps every row as it was, except for what the migrations change on purpose', () => {
    const expected = { ...before.rows };
    for (const { name } of after.recorded.slice(before.recorded.length))
      for (const [table, change] of Object.entries(changes[name] ?? {}))
        expected[table] = change(expected[table] ?? [], before.rows);
    expect(after.rows).toEqual(
      Object.fromEntries(Object.entries(expected).map(([table, rows]) => [table, sorted(rows)])),
    );
  });

  it('counts the words of texts without spaces again', () => {
    const words: Record<string, unknown[]> = {};
    for (const table of ['stories', 'journals', 'notes', 'story_versions'])
      for (const { id, title, word_count } of before.rows[table] ?? []) {
        const now = after.rows[table]?.find((row) => row.id === id)?.word_count;
        if (now !== word_count) words[`${table}: ${title}`] = [word_count, now];
      }
    expect(words).toEqual(release.recounts);
  });

  it('knows when sessions and feedback were edited', () => {
    const { sessions = [], feedback = [] } = after.rows;
    const times = [...sessions, ...feedback].map(({ title, edited_at }) => [title, edited_at]);
    expect(JSON.parse(JSON.stringify(Object.fromEntries(times)))).toMatchObject(release.edited);
  });

  it('lets a member sign in and read their story, and programs use their tokens', async () => {
    const server = await lender.another({ databaseUrl: database.url });
    try {
      const { data } = await server.graphql(
        'mutation ($input: SignInInput!) { signIn(input: $input) { tokens { accessToken } } }',
        { input: ferrywoman },
      );
      for (const token of [data.signIn.tokens.accessToken, ...release.tokens]) {
        const answer = await server.graphql(
          `{ viewer { stories(first: 2) { edges { node {
               title content wordCount tags { name }
               comments(first: 2) { edges { node { content author { username } } } }
               versions(first: 2) { edges { node { content versionNumber } } } } } } } }`,
          {},
          token,
        );
        expect(answer.data.viewer.stories.edges).toEqual([{ node: ferryStory }]);
      }
    } finally {
      await server.close();
    }
  });
});
