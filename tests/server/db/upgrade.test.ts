import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createConnection } from 'mysql2/promise';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { migrate, openDatabase } from '../../../server/db/dataSource';
import { migrations } from '../../../server/db/migrations/migrations';
import { projectRoot } from '../../../server/paths';
import { createTestDatabase, type TestDatabase } from '../../support/testDatabase';
import { startTestServer, type TestServer } from '../../support/testServer';

/** The database of the first release, written by pinDatabase.ts. It never changes. */
const dump = readFileSync(path.join(__dirname, 'firstRelease.sql'), 'utf8');
const ferrywoman = {
  email: 'ferrywoman@example.com',
  password: 'Monday7pm',
  token: 'mwpat_QFHjajVNJc3S7mTZPCmBIiSjkqtkeU1jzg6E',
};
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

interface Recorded {
  id: number;
  timestamp: string;
  name: string;
}
type Row = Record<string, unknown>;

const released = [...dump.matchAll(/^CREATE TABLE `(\w+)`/gm)].map(([, table = '']) => table);

async function restored(): Promise<{ database: TestDatabase; dataSource: DataSource }> {
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
    .map((row): [string, Row] => [JSON.stringify(row), row])
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, row]) => row);

/** The rows of the released tables but for the list of migrations. */
async function rowsIn(dataSource: DataSource): Promise<Record<string, Row[]>> {
  const rows: Record<string, Row[]> = {};
  for (const table of released.filter((name) => name !== 'migrations'))
    rows[table] = sorted(await dataSource.query(`SELECT * FROM ${table}`));
  return rows;
}

/** Every table with its columns, indexes and constraints. */
async function schemaOf(dataSource: DataSource): Promise<Record<string, string>> {
  const tables: { name: string }[] = await dataSource.query(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY name',
  );
  const schema: Record<string, string> = {};
  for (const { name } of tables) {
    const [shown] = await dataSource.query(`SHOW CREATE TABLE ${name}`);
    schema[name] = shown['Create Table'].replace(/ AUTO_INCREMENT=\d+/, '');
  }
  return schema;
}

let lender: TestServer;
let database: TestDatabase;
let dataSource: DataSource;
let before: { recorded: Recorded[]; rows: Record<string, Row[]> };
let ran: number;
let after: typeof before;

beforeAll(async () => {
  lender = await startTestServer();
  ({ database, dataSource } = await restored());
  const now = async () => ({ recorded: await recordedIn(dataSource), rows: await rowsIn(dataSource) });
  before = await now();
  ran = await migrate(dataSource);
  after = await now();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
  await lender.close();
});

describe('an upgrade from the first release', () => {
  it('starts from rows in every table', () => {
    expect(Object.entries(before.rows).filter(([, rows]) => rows.length === 0)).toEqual([]);
    expect(before.recorded).toHaveLength(12);
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
    const copy = await restored();
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

  it('keeps every row as it was', () => {
    const kept = Object.entries(before.rows).map(([table, rows]) => [
      table,
      rows.map((row) => expect.objectContaining(row)),
    ]);
    expect(after.rows).toEqual(Object.fromEntries(kept));
  });

  it('lets a member sign in and read their story, and programs use their tokens', async () => {
    const server = await lender.another({ databaseUrl: database.url });
    try {
      const { email, password, token } = ferrywoman;
      const { data } = await server.graphql(
        'mutation ($input: SignInInput!) { signIn(input: $input) { tokens { accessToken } } }',
        { input: { email, password } },
      );
      for (const used of [data.signIn.tokens.accessToken, token]) {
        const answer = await server.graphql(
          `{ viewer { stories(first: 2) { edges { node {
               title content wordCount tags { name }
               comments(first: 2) { edges { node { content author { username } } } }
               versions(first: 2) { edges { node { content versionNumber } } } } } } } }`,
          {},
          used,
        );
        expect(answer.data.viewer.stories.edges).toEqual([{ node: ferryStory }]);
      }
    } finally {
      await server.close();
    }
  });
});
