import { createConnection } from 'mysql2/promise';
import { checkDatabase } from '../../../server/cli/doctor/checkDatabase';
import { guardOf } from '../../../server/db/poolGuard';
import { Readiness } from '../../../server/db/readiness';
import { startCuttableProxy } from '../../support/cuttableProxy';
import { startAwakeClock } from '../../support/secondsAwake';
import { isAll, itInAll } from '../../support/testAll';
import { endConnectionsTo, startTestMariadb } from '../../support/testMariadb';
import { startTestServer, type TestServer } from '../../support/testServer';

/** A separate database server, since these tests stop it. */
let database: Awaited<ReturnType<typeof startTestMariadb>>;
let lender: TestServer;
let server: TestServer;
let admin: Awaited<ReturnType<typeof createConnection>>;

beforeAll(async () => {
  database = await startTestMariadb();
  admin = await createConnection({ uri: database.adminUrl, multipleStatements: true });
  await admin.query('CREATE DATABASE readiness CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci');
  const url = new URL(database.adminUrl);
  url.pathname = '/readiness';
  // An account without administrator privileges, which would ignore read-only.
  await admin.query(
    "CREATE USER 'app'@'127.0.0.1' IDENTIFIED BY 'app'; GRANT ALL ON readiness.* TO 'app'@'127.0.0.1'",
  );
  url.username = 'app';
  url.password = 'app';
  lender = await startTestServer();
  server = await lender.another({ databaseUrl: url.href, logLevel: 'info' });
  // The write while the database is locked waits for the limit.
  guardOf(server.app.services.db.dataSource).patience = 1;
}, 120_000);
afterAll(async () => {
  await server.close();
  await lender.close();
  await admin.end();
  await database.stop();
});

const readyz = async (of = server) => {
  const answer = await fetch(`${of.url}/readyz`);
  return { code: answer.status, ...((await answer.json()) as { status: string }) };
};
/** Waits for this answer, which the server caches for a second. */
const becomes = async (code: number, status: string, of = server) => {
  for (;;) {
    const found = await readyz(of);
    if (found.code === code && found.status === status) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};
describe('/readyz', () => {
  it('is 200 while the database accepts writes', () => becomes(200, 'ready'));

  it('answers any number of requests, and uses no connection of the pool', async () => {
    let letGo = () => {};
    const gone = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const holders = Array.from({ length: 20 }, () => server.app.services.db.transaction(() => gone));
    const answers = await Promise.all(Array.from({ length: 50 }, () => readyz()));
    expect(answers).toEqual(new Array(50).fill({ code: 200, status: 'ready' }));
    letGo();
    await Promise.all(holders);
  });

  it('is 200 also if the database has ended its connection since the last look, as it does with idle ones', async () => {
    const readiness = new Readiness(guardOf(server.app.services.db.dataSource));
    const before = readiness.state();
    expect(await before).toBe('ready');
    await endConnectionsTo('readiness', admin);
    let next = before;
    // It keeps what it found for a second.
    for (; next === before; next = readiness.state()) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await next).toBe('ready');
    readiness.close();
  });

  it.each<[string, string, string]>([
    ['read-only', 'SET GLOBAL read_only = 1', 'SET GLOBAL read_only = 0'],
    ...(isAll
      ? [['locked', 'FLUSH TABLES WITH READ LOCK', 'UNLOCK TABLES'] as [string, string, string]]
      : []),
  ])(
    'is 503 while the database is %s, as the log says without any request, and a write answers 503',
    async (word, hinder, free) => {
      const reasons = () => server.logLines.filter((line) => line.includes(`"why":"${word}"`));
      await admin.query(hinder);
      try {
        await becomes(503, word);
        expect(reasons()).toEqual([expect.stringContaining('the database refuses writes')]);
        const answer = await fetch(`${server.url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            query: 'mutation ($input: SignUpInput!) { signUp(input: $input) { viewer { email } } }',
            variables: { input: { username: 'ada', email: 'ada@example.com', password: 'Monday7pm' } },
          }),
        });
        expect(answer.status).toBe(503);
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(reasons()).toHaveLength(1);
      } finally {
        await admin.query(free);
      }
      await becomes(200, 'ready');
      const told = server.logLines.filter((line) => line.includes('the database ')).at(-1);
      expect(told).toContain('the database accepts writes again');
    },
    60_000,
  );

  it('is 503 while one table is locked, and the log says which, who holds it and who waits, once a minute', async () => {
    await admin.query("GRANT PROCESS ON *.* TO 'app'@'127.0.0.1'");
    const other = await server.another({ databaseUrl: server.config.databaseUrl, logLevel: 'info' });
    const told = () => other.logLines.filter((line) => line.includes('tables are locked'));
    let isOver = false;
    const saves = async () => {
      while (!isOver)
        await other.app.services.db
          .transaction((tx) => tx.execute("UPDATE stories SET title = '' WHERE id = 'none'"))
          .catch(() => undefined);
    };
    await becomes(200, 'ready', other);
    await admin.query('USE readiness; LOCK TABLES stories READ');
    const saving = saves();
    try {
      await becomes(503, 'locked', other);
      while (told().length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
      const { tables, holding, waiting } = JSON.parse(told()[0] ?? '');
      expect(tables).toEqual(['stories']);
      expect(holding).toEqual([expect.stringMatching(/^connection \d+ of tests@\S+, Sleep for \d+ s$/)]);
      expect(waiting).toContainEqual(
        expect.stringMatching(/^connection \d+ of app@\S+, UPDATE stories SET for \d+ s$/),
      );
      await new Promise((resolve) => setTimeout(resolve, 1_100));
      await becomes(503, 'locked', other);
      expect(told()).toHaveLength(1);
      // So does npm run doctor.
      expect(await checkDatabase(server.config.databaseUrl)).toContainEqual({
        name: 'Locks',
        state: 'problem',
        says: expect.stringMatching(
          /^locked: stories; held perhaps by: connection \d+ of tests@.*; waiting: /,
        ),
        advice: expect.stringContaining('KILL'),
      });
    } finally {
      await admin.query('UNLOCK TABLES');
      isOver = true;
      await saving;
    }
    await becomes(200, 'ready', other);
    await other.close();
  }, 60_000);

  it('is 503 after a write found the database full', async () => {
    const full = Object.assign(new Error("The table 'stories' is full"), { errno: 1114 });
    const writing = server.app.services.db.transaction(() => Promise.reject(full));
    await expect(writing).rejects.toBe(full);
    await becomes(503, 'full');
  });

  itInAll('is 503 within 2 s while the database does not answer', async () => {
    const proxy = await startCuttableProxy(server.config.databaseUrl);
    const behind = await server.another({ databaseUrl: proxy.url });
    try {
      await becomes(200, 'ready', behind);
      proxy.silence();
      await becomes(503, 'unreachable', behind);
      const clock = startAwakeClock();
      await new Promise((resolve) => setTimeout(resolve, 1_100));
      await readyz(behind);
      expect(clock.end()).toBeLessThan(1.1 + 2 + 1);
      proxy.failOver();
      await becomes(200, 'ready', behind);
    } finally {
      await behind.close();
      await proxy.close();
    }
  });
});
