import { copyFileSync, renameSync } from 'node:fs';
import { hindranceOf, isUnavailable, tableOf } from '../../../server/db/failures';
import { guardOf } from '../../../server/db/poolGuard';
import { buildMember, type TestMember } from '../../support/factories';
import { isAll } from '../../support/testAll';
import {
  codeOf,
  dataOf,
  type GraphQLAnswer,
  startTestServer,
  type TestServer,
} from '../../support/testServer';

let server: TestServer;
let author: TestMember;
beforeEach(async () => {
  server = await startTestServer();
  author = await buildMember(server);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await server.close();
});

const expectUnavailable = (answer: GraphQLAnswer) =>
  expect([answer.status, codeOf(answer)]).toEqual([503, 'SERVICE_UNAVAILABLE']);
const linesWith = (words: string) => server.logLines.filter((line) => line.includes(words));
const journal = 'mutation { createJournal(input: { title: "Fog", content: "Grey." }) { journal { id } } }';

/** An error as the drivers throw it. */
const driverError = (errno: number, message: string, sql?: string) =>
  Object.assign(new Error(message), { errno, sql });

describe('a damaged table', () => {
  const notes = '{ viewer { notes(first: 5) { edges { node { title } } } } }';

  it('answers 503 wherever it is read, is logged once, and does not affect the rest', async () => {
    const runner = server.app.services.db.dataSource.createQueryRunner();
    const [{ table }] = await runner.query("SELECT CONCAT(@@datadir, DATABASE(), '/notes') AS `table`");
    const files = [`${table}.ibd`, `${table}.cfg`];
    await runner.query('FLUSH TABLES notes FOR EXPORT');
    for (const file of files) copyFileSync(file, `${file}.copy`);
    await runner.query('UNLOCK TABLES');
    await runner.query('ALTER TABLE notes DISCARD TABLESPACE');
    for (const _ of [1, 2]) expectUnavailable(await server.graphql(notes, {}, author.token));
    const headers = { authorization: `Bearer ${author.token}` };
    const answer = await fetch(`${server.url}/api/notes`, { headers });
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(linesWith('"table":')).toEqual([expect.stringContaining('"table":"notes"')]);
    expect(linesWith('"level":50')).toHaveLength(1);
    expect((await server.graphql('{ viewer { user { username } } }', {}, author.token)).status).toBe(200);
    // Restore the table for the next user of the database.
    for (const file of files) renameSync(`${file}.copy`, file);
    await runner.query('ALTER TABLE notes IMPORT TABLESPACE');
    await runner.release();
  });

  it.each([
    [1034, "Index for table 'stories' is corrupt; try to repair it"],
    [1034, "Incorrect key file for table './writers/stories.MYI'; try to repair it"],
    [126, "Index file is crashed for table 'stories'"],
    [127, "Record-file is crashed: 'stories'"],
    [145, "Table './writers/stories' is marked as crashed and should be repaired"],
    [1194, "Table 'stories' is marked as crashed and should be repaired"],
    [1030, 'Got error 126 "Index is corrupted" from storage engine InnoDB'],
    [1030, 'Got error 194 "Tablespace is missing for a table" from storage engine InnoDB'],
    [1033, "Incorrect information in file: './writers/stories.frm'"],
    [1146, "Table 'writers.stories' doesn't exist"],
  ])('that error %i tells of is one as well: %s', async (errno, message) => {
    const error = driverError(errno, message, 'SELECT s.id FROM stories s WHERE s.id = ?');
    expect([isUnavailable(error), tableOf(error)]).toEqual([true, 'stories']);
    await expect(server.app.services.db.transaction(() => Promise.reject(error))).rejects.toBe(error);
    expect(linesWith('"table":')).toEqual([expect.stringContaining('"table":"stories"')]);
  });
});

it('where the error names no table, the log names all of the statement', () => {
  const message = 'Got error 194 "Tablespace is missing for a table" from storage engine InnoDB';
  const join = 'SELECT u.username FROM stories s JOIN users u ON u.id = s.author_id';
  expect(tableOf(driverError(1030, message, join))).toBe('stories, users');
  const upsert = 'INSERT INTO votes (n) VALUES (1) ON DUPLICATE KEY UPDATE n = 2';
  expect(tableOf(driverError(1030, message, upsert))).toBe('votes');
});

it('a full disk that the storage engine reports answers 503 as well', () => {
  const error = driverError(1030, 'Got error 28 "No space left on device" from storage engine InnoDB');
  expect([hindranceOf(error), isUnavailable(error)]).toEqual(['full', true]);
});

it('refused writes are logged once without a stack, and once when they are accepted again', async () => {
  const { db } = server.app.services;
  const error = driverError(1290, 'The MariaDB server is running with the --read-only option');
  for (const _ of [1, 2]) await expect(db.transaction(() => Promise.reject(error))).rejects.toBe(error);
  const write = 'UPDATE public_epoch SET n = n + 1 WHERE slot = 0';
  for (const _ of [1, 2]) await db.transaction((tx) => tx.execute(write));
  const told = linesWith('the database');
  expect(told).toEqual([
    expect.stringContaining('the database refuses writes'),
    expect.stringContaining('the database accepts writes again'),
  ]);
  expect(told.join()).not.toContain('stack');
});

it('while the database refuses its user, requests get 503, and the log says it once, without a stack', async () => {
  const { db } = server.app.services;
  const { pool } = db.dataSource.driver as unknown as {
    pool: { config: { connectionConfig: { password: string } } };
  };
  const settings = pool.config.connectionConfig;
  const { password } = settings;
  settings.password = 'replaced';
  guardOf(db.dataSource).renew();
  for (const call of ['{ viewer { user { username } } }', journal])
    expectUnavailable(await server.graphql(call, {}, author.token));
  settings.password = password;
  expect((await server.graphql(journal, {}, author.token)).errors).toBeUndefined();
  const told = linesWith('"level":50');
  expect(told).toEqual([expect.stringMatching(/Access denied.*the database refuses connections/)]);
  expect(told.join()).not.toContain('stack');
});

it('that writes are accepted again is told by one that visitors do not see, as of a journal, too', async () => {
  const { db } = server.app.services;
  const error = driverError(1205, 'Lock wait timeout exceeded; try restarting transaction');
  jest.spyOn(db.dataSource, 'transaction').mockRejectedValue(error);
  await expect(db.transaction(() => Promise.resolve())).rejects.toBe(error);
  jest.restoreAllMocks();
  const again = () => linesWith('accepts writes again');
  await server.graphql('{ viewer { user { username } } }', {}, author.token);
  expect(again()).toEqual([]);
  expect((await server.graphql(journal, {}, author.token)).errors).toBeUndefined();
  expect(again()).toHaveLength(1);
});

it.each([
  ['UPDATE users SET email = ? WHERE id = ?', /Duplicate entry '…' for key/],
  ['UPDATE users SET created_at = ? WHERE id = ?', /Incorrect datetime value: '…' for column/],
])('an error of %s is logged without the text that it is about', async (statement, told) => {
  const other = await buildMember(server);
  const { db, log } = server.app.services;
  const error = await db.dataSource.query(statement, [author.email, other.id]).catch((thrown) => thrown);
  expect(error.message).toContain(author.email);
  log.error({ err: error }, 'a request failed');
  const line = server.logLines.at(-1) ?? '';
  expect(line).toMatch(told);
  expect(line).not.toContain(author.email);
});

describe('a node of a cluster', () => {
  const rename = () =>
    server.mutate('updateProfile', { displayName: 'Ada' }, author.token, 'user { displayName }');
  /** Makes the database refuse this many COMMITs. */
  function refuseCommits(times: number, errno: number, message: string) {
    const { dataSource } = server.app.services.db;
    const runner = Object.getPrototypeOf(dataSource.createQueryRunner());
    const commit = runner.commitTransaction;
    let left = times;
    return jest.spyOn(runner, 'commitTransaction').mockImplementation(async function (this: {
      rollbackTransaction(): Promise<void>;
    }) {
      if (left === 0) return commit.call(this);
      left -= 1;
      await this.rollbackTransaction();
      throw Object.assign(new Error(message), { driverError: driverError(errno, message) });
    });
  }

  it.each([
    [1213, 'Deadlock found when trying to get lock; try restarting transaction'],
    [1180, 'Got error 149 "Lock deadlock; Retry transaction" during COMMIT'],
    [1205, 'Lock wait timeout exceeded; try restarting transaction'],
  ])(
    'whose COMMIT another’s change came before, which %i tells, does the work again',
    async (errno, message) => {
      const commits = refuseCommits(1, errno, message);
      expect((await dataOf(rename())).updateProfile.user).toEqual({ displayName: 'Ada' });
      expect(commits.mock.calls.length).toBeGreaterThan(1);
    },
  );

  it.each<[number, string]>([
    [1047, 'WSREP has not yet prepared node for application use'],
    [1180, 'Got error 5 "Input/output error" during COMMIT'],
    [1213, 'Deadlock found when trying to get lock; try restarting transaction'],
    ...(isAll ? [[1205, 'Lock wait timeout exceeded; try restarting transaction'] as [number, string]] : []),
  ])('that refuses each time, by error %i, answers 503', async (errno, message) => {
    refuseCommits(1_000, errno, message);
    const answer = await rename();
    expectUnavailable(answer);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('that is not ready answers reads with 503', async () => {
    const { db } = server.app.services;
    const pool = (db as unknown as { pool: { execute(): Promise<unknown> } }).pool;
    const error = driverError(1047, 'WSREP has not yet prepared node for application use');
    jest.spyOn(pool, 'execute').mockRejectedValue(error);
    expect((await server.graphql('{ publicStories(first: 1) { edges { cursor } } }')).status).toBe(503);
  });
});
