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
  guardOf(server.app.services.db.dataSource).patience = 1;
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
  it.concurrent('a statement may declare a longer time limit', async () => {
    const { db } = server.app.services;
    await expect(db.read(declareLimit(30, 'SELECT SLEEP(3.5) AS slept'))).resolves.toEqual([{ slept: 0 }]);
    await expect(db.read('SELECT SLEEP(20) AS slept')).rejects.toThrow('was not answered within');
    // The database received it, so it isn't repeated, and it is stopped there.
    const running = "SELECT id FROM information_schema.processlist WHERE info LIKE 'SELECT SLEEP(20)%'";
    expect(await direct.app.services.db.read(running)).toEqual([]);
  });

  // By itself: beside long saves, asking whether the database runs a statement can take too long.
  it('the database itself stops a statement at its declared limit, and one given up doubts no other', async () => {
    const before = server.logLines.length;
    const logged = (words: string) => server.logLines.slice(before).filter((line) => line.includes(words));
    const { db } = server.app.services;
    const running =
      "SELECT id FROM information_schema.processlist WHERE info REGEXP '^(/. within .*|)SELECT SLEEP.3[12]'";
    const stopped = await db
      .read(declareLimit(3, 'SELECT SLEEP(31) AS slept FROM users'))
      .catch((error) => error);
    expect(toAppError(stopped)).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(errnoOf(stopped)).toBe(1969);
    await expect(db.read('SELECT SLEEP(32) AS slept')).rejects.toThrow('was not answered within');
    expect(await direct.app.services.db.read(running)).toEqual([]);
    expect(logged('a connection to the database was given up')).toEqual([]);
    expect(logged('does not answer')).toEqual([]);
    expect(logged('a statement took too long and was given up').length).toBeGreaterThan(0);
  });
});
