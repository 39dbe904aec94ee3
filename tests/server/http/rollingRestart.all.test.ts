import { once } from 'node:events';
import { type IncomingMessage, request as send } from 'node:http';
import { findFreePort } from '../../../server/db/embedded/runServer';
import { buildMember } from '../../support/factories';
import { startHealthProxy } from '../../support/healthProxy';
import { eventually } from '../../support/mails';
import { type TestServer, testServer } from '../../support/testServer';

const lender = testServer();
/** A sample, since each takes seconds; ROLLING_RESTARTS=10 runs more. */
const restarts = Number(process.env.ROLLING_RESTARTS ?? 2);
const clients = 8;

/** Two servers on fixed ports, of which one at a time is restarted. */
async function startTwo(shutdownGraceMs: number) {
  const ports = [await findFreePort(), await findFreePort()];
  const start = (port: number) => lender.another({ port, shutdownGraceMs });
  const servers: TestServer[] = await Promise.all(ports.map(start));
  return {
    urls: ports.map((port) => `http://127.0.0.1:${port}`),
    async restart(n: number) {
      const at = n % 2;
      await servers[at]?.close();
      servers[at] = await start(ports[at] ?? 0);
    },
    close: () => Promise.all(servers.map((one) => one.close())),
  };
}

/** Sends requests from several clients until it is stopped. Returns the number of answers, and the failures. */
function load(ask: (n: number) => Promise<void>) {
  let stopped = false;
  let answered = 0;
  const failures: string[] = [];
  const client = async () => {
    while (!stopped)
      await ask(answered).then(
        () => {
          answered += 1;
        },
        (error: unknown) => void failures.push(String(error)),
      );
  };
  const working = Array.from({ length: clients }, client);
  return {
    answered: () => answered,
    async stop() {
      stopped = true;
      await Promise.all(working);
      return failures;
    },
  };
}

/** Writes a note over a new connection. */
async function writeNote(url: string, token: string, n: number) {
  const sent = send(`${url}/api/notes`, {
    method: 'POST',
    agent: false,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  });
  sent.end(JSON.stringify({ content: `note ${n}` }));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  let body = '';
  for await (const chunk of answer) body += chunk;
  if (answer.statusCode !== 201) throw new Error(`${answer.statusCode}: ${body.slice(0, 200)}`);
}

const notes = async () => {
  const [row] = await lender.app.services.db.read<{ n: number }>('SELECT COUNT(*) AS n FROM notes');
  return Number(row?.n);
};

describe('rolling restarts of two servers', () => {
  it('fail no request behind a proxy that watches /readyz', async () => {
    const { token } = await buildMember(lender);
    const two = await startTwo(3_000);
    const proxy = await startHealthProxy(two.urls);
    await eventually('both to be ready', () => (proxy.ready.size === 2 ? true : undefined));
    const before = await notes();
    const writing = load((n) => writeNote(proxy.url, token, n));
    for (let n = 0; n < restarts; n += 1) {
      await two.restart(n);
      await eventually('both to be ready', () => (proxy.ready.size === 2 ? true : undefined));
    }
    expect(await writing.stop()).toEqual([]);
    expect((await notes()) - before).toBe(writing.answered());
    expect(writing.answered()).toBeGreaterThan(5 * restarts);
    await proxy.close();
    await two.close();
  });

  it('fail no request of clients that try the other server once when a connection is refused', async () => {
    const { token } = await buildMember(lender);
    const two = await startTwo(0);
    const before = await notes();
    let refused = 0;
    const writing = load(async (n) => {
      const [one = '', other = ''] = n % 2 ? two.urls : [...two.urls].reverse();
      await writeNote(one, token, n).catch((error: NodeJS.ErrnoException) => {
        // Nothing was sent. Refused, or reset while connecting.
        if (error.syscall !== 'connect') throw error;
        refused += 1;
        return writeNote(other, token, n);
      });
    });
    for (let n = 0; n < restarts; n += 1) {
      await two.restart(n);
      const since = writing.answered();
      await eventually('answers of both', () =>
        writing.answered() > since + 2 * clients ? true : undefined,
      );
    }
    expect(await writing.stop()).toEqual([]);
    expect((await notes()) - before).toBe(writing.answered());
    expect(refused).toBeGreaterThan(0);
    await two.close();
  });
});
