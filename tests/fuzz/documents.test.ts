import { readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PrivacyLevel, Role } from '../../server/contract/enums';
import { limits } from '../../server/contract/limits';
import { projectRoot } from '../../server/lib/paths';
import { makeSchema } from '../../server/schema';
import {
  buildComment,
  buildExercise,
  buildFeedback,
  buildJournal,
  buildMember,
  buildNote,
  buildSession,
  buildStory,
  type TestMember,
} from '../support/factories';
import { fuzzSeed, isFullFuzz, randomFrom } from '../support/fuzzing';
import { randomDocuments } from '../support/randomDocuments';
import { type ServerProcess, startServerProcess } from '../support/serverProcess';
import { severalAtATime } from '../support/severalAtATime';
import { connectSocket } from '../support/socketClient';
import { startTestServer, type TestServer } from '../support/testServer';

jest.setTimeout(60 * 60_000);

const documentsAsked = isFullFuzz ? 5_000 : 50;
const askedAtOnce = 4;
/**
 * Limits: megabytes of memory of the server process, and milliseconds of CPU time for one turn of its event
 * loop.
 */
const most = { memory: 1_024, turn: 250 };

let server: TestServer;
let tested: ServerProcess;
let member: TestMember;
const ids: string[] = [];
const turnFile = path.join(tmpdir(), `longest-turn-${process.pid}`);

const longest = (text: string) => text.repeat(limits.story.contentMax / text.length);

beforeAll(async () => {
  server = await startTestServer();
  member = await buildMember(server, { roles: [Role.USER, Role.ADMIN] });
  const texts = ['“word word.” ', '字', '\u0001', 'word '].map((text) =>
    longest(text.padEnd(10, text).slice(0, 10)),
  );
  for (let n = 0; n < 12; n += 1) {
    const content = texts[n % texts.length] as string;
    const story = await buildStory(server, member, { content, privacyLevel: PrivacyLevel.PUBLIC });
    const journal = await buildJournal(server, member, { content });
    const note = await buildNote(server, member, { content });
    ids.push(story.id, journal.id, note.id);
  }
  for (let n = 0; n < (isFullFuzz ? 120 : 10); n += 1) {
    const text = ['字', '\u0001', 'w'][n % 3] as string;
    ids.push(
      (await buildStory(server, member, { privacyLevel: PrivacyLevel.PUBLIC, title: text.repeat(200) })).id,
      (await buildComment(server, member, ids[0] as string, `w${text.repeat(9_990)}`)).id,
      (
        await buildExercise(server, member, {
          description: `w${text.repeat(4_990)}`,
          prompt: text.repeat(4_990),
        })
      ).id,
      (await buildFeedback(server, member, { description: `word word ${text.repeat(1_900)}` })).id,
    );
  }
  ids.push((await buildSession(server, member, { description: '字'.repeat(5_000) })).id, member.id);
  tested = await startServerProcess(
    server,
    [
      ...['--max-semi-space-size=16', '--max-old-space-size=1024'],
      ...['-r', path.join(projectRoot, 'tests/support/longestTurn.cjs')],
    ],
    { LONGEST_TURN_FILE: turnFile },
  );
});
afterAll(async () => {
  await tested?.kill();
  await server?.close();
  rmSync(turnFile, { force: true });
});

const agent = new Agent({ keepAlive: true, maxSockets: askedAtOnce });
const healthAgent = new Agent({ keepAlive: true });

/** The status of a response, whose body is read and discarded; 0 if there was no response. */
function send(path: string, { body, token, by = agent }: { body?: string; token?: string; by?: Agent }) {
  return new Promise<number>((resolve) => {
    const sent = request(
      tested.url + path,
      {
        agent: by,
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          ...(body !== undefined && {
            'content-type': 'application/json',
            accept: 'application/graphql-response+json',
          }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
      },
      (response) => {
        response.resume().on('close', () => resolve(response.statusCode ?? 0));
      },
    );
    sent.on('error', () => resolve(0));
    sent.end(body);
  });
}

/** Current and peak memory of the process in megabytes. */
function memoryOf(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1_024;
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
}

/** Requests /healthz repeatedly and records the waiting times. */
function watchHealth() {
  const waits: number[] = [];
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const begun = performance.now();
      if ((await send('/healthz', { by: healthAgent })) !== 200) throw new Error('/healthz did not answer');
      waits.push(performance.now() - begun);
      await sleep(5);
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    return waits.sort((a, b) => a - b);
  };
}

async function holds(what: string, work: () => Promise<unknown>) {
  process.kill(tested.pid, 'SIGUSR2');
  const stop = watchHealth();
  await work();
  const waits = await stop();
  const { now, peak } = memoryOf(tested.pid);
  const wait = waits.at(-1) ?? 0;
  const turn = Number(readFileSync(turnFile, 'utf8'));
  process.stderr.write(
    `  ${what}, seed ${fuzzSeed}: rss ${Math.round(now)} MB, at most ${Math.round(peak)} MB; ` +
      `longest turn ${Math.round(turn)} ms; /healthz after ${Math.round(wait)} ms at most, ${waits[Math.floor(waits.length * 0.99)]?.toFixed(1)} ms in 99 of 100\n`,
  );
  expect(peak).toBeLessThan(most.memory);
  expect(turn).toBeLessThan(most.turn);
}

// Only Linux has /proc, which shows the memory of a process. CI runs on Linux.
const aboutLinux = process.platform === 'linux' ? it : it.skip;

aboutLinux('random documents neither end the process nor fill its memory nor hold others up', async () => {
  const next = randomDocuments({ schema: makeSchema(), random: randomFrom(fuzzSeed), ids });
  const documents = Array.from({ length: documentsAsked }, next);
  const statuses: Record<number, number> = {};
  await holds(`${documentsAsked} documents`, () =>
    severalAtATime(
      [...documents.entries()],
      async ([n, query]) => {
        const token = n % 4 === 0 ? undefined : member.token;
        const status = await send('/graphql', { body: JSON.stringify({ query }), token });
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (status === 0 || status >= 500) throw new Error(`${status}: ${query}`);
      },
      askedAtOnce,
    ),
  );
  process.stderr.write(`  ${JSON.stringify(statuses)}\n`);
});

aboutLinux('nor do random calls of REST', async () => {
  const random = randomFrom(fuzzSeed);
  const paths = [
    ...['/stories/my', '/stories', '/stories/favorites', '/journals', '/notes', '/public/stories'],
    ...['/exercises', '/sessions', '/public/feedback', '/tags', '/public/stories/:id', '/stories/:id'],
    ...['/stories/:id/versions', '/stories/:id/comments', '/journals/:id', '/notes/:id', '/users/:id'],
  ];
  const of = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)] as T;
  const call = () => ({
    path: of(paths).replace(':id', of(ids)),
    query: of(['', '?limit=100', '?limit=100&content=true', '?limit=1', '?search=word']),
    token: of([undefined, member.token]),
  });
  const calls = Array.from({ length: documentsAsked / 5 }, call);
  await holds(`${calls.length} calls`, () =>
    severalAtATime(
      calls,
      async ({ path, query, token }) => {
        const status = await send(`/api${path}${query}`, { token });
        if (status === 0 || status >= 500) throw new Error(`${status}: ${path}${query}`);
      },
      askedAtOnce,
    ),
  );
});

aboutLinux('nor do random documents on a socket', async () => {
  const next = randomDocuments({ schema: makeSchema(), random: randomFrom(fuzzSeed + 1), ids });
  const count = documentsAsked / 5;
  await holds(`${count} messages`, async () => {
    const socket = await connectSocket({ ...server, url: tested.url } as TestServer, member.token);
    for (let n = 0; n < count; n += 1) {
      socket.subscribe(`q${n}`, next());
      await socket.until(({ id }) => id === `q${n}`);
      // Each has megabytes.
      socket.received.length = 0;
    }
    socket.raw.close();
  });
});
