import { errnoOf } from '../../../server/db/failures';
import { guardOf } from '../../../server/db/poolGuard';
import { declareLimit } from '../../../server/db/statementLimits';
import { toAppError } from '../../../server/request/errorMapping';
import { type CuttableProxy, startCuttableProxy } from '../../support/cuttableProxy';
import { buildMember, buildStory, type TestMember } from '../../support/factories';
import { dataOf, startTestServer, type TestServer } from '../../support/testServer';

jest.setTimeout(120_000);

let direct: TestServer;
let server: TestServer;
let proxy: CuttableProxy;
let member: TestMember;

beforeAll(async () => {
  direct = await startTestServer();
  proxy = await startCuttableProxy(direct.config.databaseUrl);
  server = await direct.another({ databaseUrl: proxy.url, logLevel: 'info' });
  const guard = guardOf(server.app.services.db.dataSource);
  guard.patience = 1;
  guard.renew();
  member = await buildMember(direct);
});
afterAll(async () => {
  await server.close();
  await proxy.close();
  await direct.close();
});

/** The packet that mysql2 sends; other statements contain READ COMMITTED. */
const commit = '\x03COMMIT';
/** Six million bytes. */
const novel = '字'.repeat(2_000_000);
const create = (content: string) =>
  server.mutate('createStory', { title: 'Umbrellas', content }, member.token, 'story { id }');

describe('if a COMMIT takes 5 s', () => {
  beforeAll(() => proxy.slowAfter(commit, 5_000));
  afterAll(() => proxy.slowAfter(commit, 0));

  // At the same time, since they wait for COMMIT.
  it.concurrent('the longest story is created and saved', async () => {
    const { id } = (await dataOf(create(novel))).createStory.story;
    await dataOf(server.mutate('updateStory', { id, content: `${novel.slice(1)}。` }, member.token));
  });

  it('a short one still gets 503 within 5 s', async () => {
    const begun = performance.now();
    expect(await create('It rained.')).toMatchObject({ status: 503 });
    expect(performance.now() - begun).toBeLessThan(5_000);
  });
});

it('an account whose stories take 4 s to delete is deleted', async () => {
  const leaver = await buildMember(direct);
  for (let n = 0; n < 4; n += 1) await buildStory(direct, leaver, { content: novel });
  await direct.sql('CREATE TRIGGER slow_deletion BEFORE DELETE ON stories FOR EACH ROW DO SLEEP(1)');
  await dataOf(server.mutate('deleteAccount', { password: leaver.password }, leaver.token));
  expect(await direct.sql('SELECT id FROM stories WHERE author_id = ?', [leaver.id])).toEqual([]);
});

describe('a statement that takes long', () => {
  /** What the database runs of those of this test, which sleep for 31 seconds or more. */
  const running = () =>
    direct.app.services.db.read(
      "SELECT id FROM information_schema.processlist WHERE info REGEXP '^(/. within .*|)SELECT SLEEP.3[0-9]'",
    );
  let linesBefore = 0;
  beforeEach(() => {
    linesBefore = server.logLines.length;
  });
  const logged = (words: string) => server.logLines.slice(linesBefore).filter((line) => line.includes(words));

  it.concurrent('may declare a longer time limit', async () => {
    const { db } = server.app.services;
    await expect(db.read(declareLimit(30, 'SELECT SLEEP(3.5) AS slept'))).resolves.toEqual([{ slept: 0 }]);
  });

  // By itself: beside long saves, the answer can take too long.
  it.each<[string, (sql: string) => Promise<unknown>]>([
    ['usual', (sql) => server.app.services.db.read(sql)],
    ['declared', (sql) => server.app.services.db.read(declareLimit(3, sql))],
    ['usual (in a transaction)', (sql) => server.app.services.db.transaction((tx) => tx.read(sql))],
  ])('is stopped by the database itself at its %s limit, and no connection is in doubt', async (_, send) => {
    const error = await send('SELECT SLEEP(31) AS slept FROM users').catch((thrown) => thrown);
    expect(toAppError(error)).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(errnoOf(error)).toBe(1969);
    expect(await running()).toEqual([]);
    expect(logged('a connection to the database was given up')).toEqual([]);
  });

  it('and that the database doesn’t stop, as MySQL a write, is killed within a second of being given up', async () => {
    const { db } = server.app.services;
    let runs = 0;
    await db.transaction(async (tx) => {
      runs += 1;
      await tx.execute('SET SESSION max_statement_time = 0');
      if (runs === 1) await tx.read('SELECT SLEEP(32) AS slept FROM users');
    });
    // Repeated, because it had not been committed.
    expect(runs).toBe(2);
    const givenUpAt = performance.now();
    while ((await running()).length > 0) expect(performance.now() - givenUpAt).toBeLessThan(1_000);
    expect(logged('a connection to the database was given up')).toHaveLength(1);
    expect(logged('does not answer')).toEqual([]);
  });
});
