import { setTimeout as sleep } from 'node:timers/promises';
import { PrivacyLevel } from '../../../server/contract/enums';
import { asWork, watchEventLoop } from '../../../server/lib/eventLoop';
import { makeLog } from '../../../server/lib/log';
import { buildMember, buildStory } from '../../support/factories';
import { interceptReads } from '../../support/statements';
import { startTestServer, type TestServer } from '../../support/testServer';

interface Stall {
  stalledMs: number;
  operations: { name: string; requestId?: string }[];
  unsaid: number;
}

const stallMs = 600;

/** Blocks the event loop. */
function stall(): void {
  for (const end = performance.now() + stallMs; performance.now() < end; );
}

const stallsIn = (lines: readonly string[]): Stall[] =>
  lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'the event loop stalled');

async function untilSaid(lines: readonly string[], name: string): Promise<Stall> {
  for (const deadline = performance.now() + 20_000; performance.now() < deadline; ) {
    // A busy machine stalls by itself, if for less.
    const found = stallsIn(lines).find(
      ({ operations, stalledMs }) =>
        stalledMs > stallMs - 50 && operations.some((operation) => operation.name === name),
    );
    if (found) return found;
    await sleep(10);
  }
  throw new Error(`No stall in ${name} was said: ${lines.join('\n')}`);
}

describe('a blocked event loop is logged', () => {
  let server: TestServer;
  let storyId: string;
  let lines: string[];
  let stop: () => void;

  beforeEach(async () => {
    server = await startTestServer({ logLevel: 'warn' });
    const author = await buildMember(server);
    storyId = (await buildStory(server, author, { privacyLevel: PrivacyLevel.PUBLIC })).id;
    lines = [];
    // A separate watch: the server's own may have logged another stall just now.
    stop = watchEventLoop(makeLog({ logLevel: 'warn' }, { write: (line) => void lines.push(line) }), 0);
  });
  afterEach(async () => {
    stop();
    jest.restoreAllMocks();
    await server.close();
  });

  const stallOnRead = () => {
    const stop = interceptReads(server.app.services.db, (_sql, _params, read) => {
      stop();
      stall();
      return read();
    });
  };

  it('with the GraphQL operation and its request id', async () => {
    stallOnRead();
    const answer = await server.graphql('query SlowStory($id: ID!) { story(id: $id) { title } }', {
      id: storyId,
    });
    const { stalledMs, operations } = await untilSaid(lines, 'GraphQL SlowStory');
    expect(stallsIn(server.logLines)).not.toHaveLength(0);
    expect(stalledMs).toBeGreaterThan(stallMs - 50);
    expect(operations).toContainEqual({
      name: 'GraphQL SlowStory',
      requestId: answer.headers.get('x-request-id'),
    });
  });

  it('with the REST route, without the parameters of its address', async () => {
    stallOnRead();
    const answer = await fetch(`${server.url}/api/stories/${storyId}`);
    const { operations } = await untilSaid(lines, 'GET /api/stories/:id');
    expect(operations).toContainEqual({
      name: 'GET /api/stories/:id',
      requestId: answer.headers.get('x-request-id'),
    });
    expect(JSON.stringify(operations)).not.toContain(storyId);
  });
});

it('with the name of a job, and only once in a while', async () => {
  const lines: string[] = [];
  const log = makeLog({ logLevel: 'warn' }, { write: (line) => void lines.push(line) });
  const stop = watchEventLoop(log, 600_000);
  try {
    await asWork('first job', async () => stall());
    await untilSaid(lines, 'first job');
    await asWork('second job', async () => stall());
    // By now the second stall has been checked.
    await sleep(100);
    expect(stallsIn(lines)).toHaveLength(1);
  } finally {
    stop();
  }
});
