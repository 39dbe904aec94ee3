import { guardOf } from '../../../server/db/poolGuard';
import { StatementWatch } from '../../../server/db/statementWatch';
import { newStory } from '../../../server/features/stories/story/story.service';
import { makeLog } from '../../../server/lib/log';
import { Story } from '../../../server/model/story.entity';
import { buildMember } from '../../support/factories';
import { contextOf, testServer } from '../../support/testServer';

const slowStatementMs = 500;
const server = testServer({ logLevel: 'info', slowStatementMs });

const slowOnes = () =>
  server.logLines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'a slow statement');

// A busy machine makes statements of the background work slow, too.
beforeAll(async () => {
  const { sessionClock, notifier, pushSender, mailQueue, presence } = server.app;
  await Promise.all(
    [sessionClock, notifier, pushSender, mailQueue, presence].map((worker) => worker.close()),
  );
});

const seconds = 0.55;
const secret = 'a very private sentence';

describe('a statement that takes longer than the setting is logged', () => {
  beforeEach(() => {
    (server.logLines as string[]).length = 0;
  });

  const sql = 'SELECT SLEEP(?) AS slept, ? AS value';
  type Db = Awaited<ReturnType<typeof contextOf>>['db'];
  it.each<[string, (db: Db) => Promise<unknown>]>([
    ['read', (db) => db.read(sql, [seconds, secret])],
    ['in a transaction', (db) => db.transaction((tx) => tx.read(sql, [seconds, secret]))],
  ])('with the request that sent it, and without its values: %s', async (_how, run) => {
    await run((await contextOf(server)).db);
    expect(slowOnes()).toEqual([expect.objectContaining({ level: 40, requestId: 'test-request', sql })]);
    expect(slowOnes()[0].ms).toBeGreaterThanOrEqual(slowStatementMs);
    expect(server.logLines.join()).not.toContain(secret);
  });

  it('even if it failed', async () => {
    const { db } = await contextOf(server);
    const statement = `BEGIN NOT ATOMIC DO SLEEP(${seconds}); SIGNAL SQLSTATE '45000'; END`;
    await expect(db.transaction((tx) => tx.execute(statement))).rejects.toThrow();
    expect(slowOnes()).toEqual([expect.objectContaining({ sql: statement })]);
  });

  it('and counted, while quick ones are neither', async () => {
    const { statements } = guardOf(server.app.services.db.dataSource);
    const before = statements.slowCount;
    await buildMember(server);
    expect(slowOnes()).toEqual([]);
    expect(statements.slowCount).toBe(before);
    const { db } = await contextOf(server);
    await db.writeRepeatable('UPDATE users SET updated_at = updated_at WHERE SLEEP(?) = 1', [seconds]);
    expect(statements.slowCount).toBe(before + 1);
  });
});

it('of many slow statements, as while the database stalls, ten are logged in ten seconds, and how many were not', () => {
  const watch = new StatementWatch();
  const lines: { sql: string; unsaid: number }[] = [];
  watch.log = makeLog({ logLevel: 'warn' }, { write: (line) => void lines.push(JSON.parse(line)) });
  watch.slowMs = slowStatementMs;
  const begunAt = performance.now();
  const after = (ms: number, sql: string) => {
    jest.spyOn(performance, 'now').mockReturnValue(begunAt + ms);
    watch.ended(sql, begunAt);
  };
  for (let n = 0; n < 25; n += 1) after(2_000 + n, 'SELECT 1');
  after(12_100, 'SELECT 2');
  jest.restoreAllMocks();
  expect(lines.map(({ sql, unsaid }) => [sql, unsaid])).toEqual([
    ...new Array(10).fill(['SELECT 1', 0]),
    ['SELECT 2', 15],
  ]);
  expect(watch.slowCount).toBe(26);
});

it('a save that the database refuses leaves no word of the text in the log', async () => {
  const { db, log } = server.app.services;
  // Longer than its column.
  const story = newStory((await buildMember(server)).id, {
    title: 'Unseen '.repeat(50),
    content: 'Nobody else may read this.',
  });
  const refused = await db.transaction((tx) => tx.insert(Story, story)).catch((error: unknown) => error);
  log.error({ err: refused }, 'a request failed');
  const [line = ''] = server.logLines.slice(-1);
  expect(JSON.parse(line)).toMatchObject({ msg: 'a request failed', err: { code: 'ER_DATA_TOO_LONG' } });
  expect(line).not.toMatch(/Unseen|Nobody else may read this/);
});
