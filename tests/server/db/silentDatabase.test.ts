import { messages } from '../../../server/contract/messages';
import { guardOf } from '../../../server/db/poolGuard';
import type { MailQueue } from '../../../server/features/notify/mail/mailQueue';
import { linkToDataExport } from '../../../server/features/own-data/dataExport/exportLink';
import { linkToCalendarFile } from '../../../server/features/sessions/calendar/calendarLink';
import { linksToStory, linkToStories } from '../../../server/features/stories/export/storyLinks';
import { toAppError } from '../../../server/request/errorMapping';
import { startCuttableProxy } from '../../support/cuttableProxy';
import { buildMember, buildSession, buildStory, type TestMember } from '../../support/factories';
import { outboxOf } from '../../support/mails';
import { startAwakeClock } from '../../support/secondsAwake';
import { startServerProcess } from '../../support/serverProcess';
import { isAll, itInAll } from '../../support/testAll';
import { contextOf, startTestServer, type TestServer } from '../../support/testServer';

let direct: TestServer;
let member: TestMember;
let files: string[];

beforeAll(async () => {
  direct = await startTestServer();
  member = await buildMember(direct);
  // Background jobs are left to the servers under test.
  await Promise.all([direct.app.sessionClock.close(), (direct.app.services.mailQueue as MailQueue).close()]);
  const ctx = await contextOf(direct, member.token);
  const { pdfUrl, markdownUrl } = await linksToStory(ctx, await buildStory(direct, member));
  files = [
    pdfUrl,
    markdownUrl,
    (await linkToStories(ctx)).url,
    (await linkToDataExport(ctx)).url,
    await linkToCalendarFile(ctx, await buildSession(direct, member)),
  ].map((url) => url.slice(direct.config.appUrl.length));
});
afterAll(() => direct.close());

/** A server of its own for each test, behind a proxy that can fail. */
async function startBehindProxy() {
  const proxy = await startCuttableProxy(direct.config.databaseUrl);
  const server = await direct.another({ databaseUrl: proxy.url, rateLimits: 1000, logLevel: 'info' });
  guardOf(server.app.services.db.dataSource).patience = 1;
  const logged = (words: string) => server.logLines.filter((line) => line.includes(words));
  const open = async (path: string, init: RequestInit = {}) => {
    const clock = startAwakeClock();
    const answer = await fetch(`${server.url}${path}`, init);
    const text = await answer.text();
    return {
      path,
      text,
      status: answer.status,
      retryAfter: Number(answer.headers.get('retry-after')),
      seconds: clock.end(),
    };
  };
  const post = (path: string, body: unknown, token?: string) =>
    open(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
  const write = () =>
    post(
      '/graphql',
      {
        query: 'mutation ($input: CreateStoryInput!) { createStory(input: $input) { story { id } } }',
        variables: { input: { title: 'Umbrellas', content: 'It rained.' } },
      },
      member.token,
    );
  const askEverywhere = () => [
    write(),
    post('/graphql', { query: '{ publicStories { edges { node { id } } } }' }),
    post('/graphql', {
      query: 'mutation ($input: SignInInput!) { signIn(input: $input) { viewer { email } } }',
      variables: { input: { email: member.email, password: member.password } },
    }),
    open('/api/public/stories'),
    post('/api/stories', { title: 'Umbrellas', content: 'It rained.' }, member.token),
    open(`/calendar/feed_01h455vb4pex5vsknk084sn02q-${'a'.repeat(43)}.ics`),
    ...files.map((path) => open(path)),
  ];
  return { proxy, server, logged, open, write, askEverywhere };
}

type Scene = Awaited<ReturnType<typeof startBehindProxy>>;

const end = async ({ server, proxy }: Scene) => {
  await server.close();
  await proxy.close();
};
const alone = (work: (scene: Scene) => Promise<void>) => async () => {
  const scene = await startBehindProxy();
  try {
    await work(scene);
  } finally {
    await end(scene);
  }
};

const facts = async (name: string) =>
  (await direct.sql('SELECT name FROM installation_settings WHERE name LIKE ?', [`${name}%`])).length;
const statusOf = async (id: string) =>
  (await direct.sql('SELECT status FROM sessions WHERE id = ?', [id]))[0]?.status;
const presences = (id: string) =>
  direct.sql('SELECT user_id AS userId FROM session_presences WHERE session_id = ?', [id]);
const insertFact = 'INSERT INTO installation_settings (name, value) VALUES (?, ?)';

/** Waits until there is a result; only the test's own timeout ends it. */
const eventually = async <T>(find: () => T | undefined | Promise<T | undefined>): Promise<T> => {
  for (;;) {
    const found = await find();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
};

describe('while the database’s connections stay open and nothing is answered', () => {
  it(
    'every request answers 503 with Retry-After within 5 s, and writes are back within 5 s after another machine has the address',
    alone(async ({ proxy, logged, write, askEverywhere }) => {
      await Promise.all(Array.from({ length: 40 }, write));
      proxy.silence();
      const between = await Promise.all(askEverywhere());
      await eventually(() => logged('the database does not answer')[0]);
      between.push(...(await Promise.all(askEverywhere())), ...(await Promise.all(askEverywhere())));
      for (const answer of between) {
        expect(answer).toMatchObject({ status: 503, retryAfter: expect.any(Number) });
        expect(answer.retryAfter).toBeGreaterThan(0);
        expect(answer.seconds).toBeLessThan(5);
      }

      proxy.failOver();
      const begun = performance.now();
      await eventually(async () => ((await write()).status === 200 ? true : undefined));
      const seconds = (performance.now() - begun) / 1000;
      process.stderr.write(`  writes are back after ${seconds.toFixed(1)} s\n`);
      expect(seconds).toBeLessThan(5);
      expect((await Promise.all(Array.from({ length: 40 }, write))).map(({ status }) => status)).toEqual(
        new Array(40).fill(200),
      );
      expect(logged('the database does not answer')).toHaveLength(1);
      expect(logged('the database answers again')).toHaveLength(1);
      expect(logged('a request failed')).toEqual([]);
    }),
  );

  itInAll(
    'mails, the session clock and presence continue afterwards',
    alone(async ({ proxy, server, logged }) => {
      const { id } = await buildSession(direct, member, { dateTime: new Date() });
      await eventually(async () => ((await statusOf(id)) === 'in_progress' ? true : undefined));
      proxy.silence();
      await eventually(() => logged('the database does not answer')[0]);
      const due = await buildSession(direct, member, { dateTime: new Date() });
      await direct.mutate('requestPasswordReset', { email: member.email });
      await expect(server.app.presence.enter(id, member.id)).rejects.toThrow();
      expect(await outboxOf(server, member.email)).toEqual([]);

      proxy.failOver();
      await eventually(async () => ((await statusOf(due.id)) === 'in_progress' ? true : undefined));
      await eventually(async () => (await outboxOf(server, member.email))[0]);
      await server.app.presence.enter(id, member.id);
      expect(await presences(id)).toEqual([{ userId: member.id }]);
    }),
  );

  itInAll(
    'a transaction that is lost before its COMMIT is repeated once on another connection',
    alone(async ({ proxy, server }) => {
      let runs = 0;
      const begun = performance.now();
      await server.app.services.db.transaction(async (tx) => {
        runs += 1;
        await tx.execute(insertFact, ['once a', '']);
        if (runs === 1) {
          proxy.silence();
          proxy.failOver();
        }
        await tx.execute(insertFact, ['once b', '']);
      });
      expect(runs).toBe(2);
      expect((performance.now() - begun) / 1000).toBeLessThan(5);
      expect(await facts('once')).toBe(2);
    }),
  );
});

/** The tests run at the same time, since each waits for a time limit. */
describe('a server whose database does not answer in time', () => {
  const scenes: Scene[] = [];
  const started: Scene[] = [];
  // Started before the tests, whose times would otherwise contain the starts of the others.
  beforeAll(async () => {
    for (let n = 0; n < 3; n += 1) started.push(await startBehindProxy());
    scenes.push(...started);
  });
  afterAll(() => Promise.all(started.map(end)));
  const sceneOfOwn = () => scenes.pop() as Scene;

  it.concurrent('a write whose COMMIT was sent is not repeated, and the answer says that its result is unknown', async () => {
    const { proxy, server } = sceneOfOwn();
    let runs = 0;
    // The server's background work commits too, on other connections.
    proxy.silenceAfter('unknown', 'COMMIT');
    const writing = server.app.services.db.transaction(async (tx) => {
      runs += 1;
      await tx.execute(insertFact, ['unknown', '']);
    });
    const error = await writing.catch((thrown: unknown) => thrown);
    expect(toAppError(error)).toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      message: messages.outcomeUnknown,
    });
    expect(runs).toBe(1);
    expect(await facts('unknown')).toBe(1);
  });

  (isAll ? it.concurrent : it.skip)('SIGTERM ends the process with exit code 0 within 10 s', async () => {
    const { proxy, server } = sceneOfOwn();
    const { stop, url } = await startServerProcess(server);
    proxy.silence();
    const asked = fetch(`${url}/api/public/stories`).then(({ status }) => status);
    // When this is answered, the previous request has arrived.
    await fetch(`${url}/healthz`);
    const { code, seconds } = await stop();
    expect(code).toBe(0);
    expect(seconds).toBeLessThan(10);
    expect(await asked).toBe(503);
  });

  it.concurrent('requests that wait for a connection get 503 within 5 s if none becomes free', async () => {
    const { server, open } = sceneOfOwn();
    const { db } = server.app.services;
    let letGo = () => {};
    const gone = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const holders = Array.from({ length: 20 }, () => db.transaction(() => gone));
    const answer = await open('/api/public/stories');
    expect(answer).toMatchObject({ status: 503 });
    expect(answer.seconds).toBeLessThan(5);
    letGo();
    await Promise.all(holders);
    expect((await open('/api/public/stories')).status).toBe(200);
  });
});

describe('a database that closes connections', () => {
  it(
    'is asked again on another connection, without an error for the caller; while there is none, all answers are 503, at once',
    alone(async ({ proxy, write, askEverywhere }) => {
      await Promise.all(Array.from({ length: 40 }, write));
      proxy.cut();
      proxy.mend();
      const answers = await Promise.all(Array.from({ length: 40 }, write));
      expect(answers.map(({ status }) => status)).toEqual(new Array(40).fill(200));
      proxy.cut();
      for (const answer of await Promise.all(askEverywhere()))
        expect(answer).toMatchObject({ status: 503, retryAfter: expect.any(Number) });
      proxy.mend();
      await eventually(async () => ((await write()).status === 200 ? true : undefined));
    }),
  );
});
