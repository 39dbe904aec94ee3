import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import WebSocket from 'ws';
import { buildMember } from '../../support/factories';
import { eventually } from '../../support/mails';
import { startAwakeClock } from '../../support/secondsAwake';
import { openSocket } from '../../support/socketClient';
import { type TestServer, testServer } from '../../support/testServer';

const server = testServer();

async function ask(url: string, agent?: Agent) {
  const [answer] = (await once(get(url, { agent }), 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return { status: answer.statusCode, connection: answer.headers.connection };
}

/** Stops a server. Returns how many seconds that took at most, of those in which the machine ran this process. */
async function stop(one: TestServer) {
  const clock = startAwakeClock();
  await one.close();
  return clock.end();
}

describe('a server that stops', () => {
  it('first says so at /readyz, and takes requests for its grace, each as the last of its connection', async () => {
    const one = await server.another({ shutdownGraceMs: 1_500 });
    const agent = new Agent({ keepAlive: true });
    expect(await ask(`${one.url}/healthz`, agent)).toEqual({ status: 200, connection: 'keep-alive' });
    const begun = performance.now();
    const stopping = stop(one);
    expect(await ask(`${one.url}/readyz`)).toEqual({ status: 503, connection: 'close' });
    expect(await ask(`${one.url}/healthz`, agent)).toEqual({ status: 200, connection: 'close' });
    expect((await one.graphql('{ __typename }')).status).toBe(200);
    const seconds = await stopping;
    expect((performance.now() - begun) / 1_000).toBeGreaterThan(1.4);
    expect(seconds).toBeLessThan(1.5 + 3);
    await expect(ask(`${one.url}/healthz`)).rejects.toThrow('ECONNREFUSED');
    agent.destroy();
  });

  it('closes idle and unused connections and sockets, and is gone within 3 s', async () => {
    const one = await server.another();
    const agent = new Agent({ keepAlive: true });
    await ask(`${one.url}/healthz`, agent);
    const unused = connect(Number(new URL(one.url).port), '127.0.0.1');
    await once(unused, 'connect');
    // As of a browser that is suspended.
    const silent = await openSocket(one);
    silent.raw.pause();
    const polite = await openSocket(one);
    expect(await stop(one)).toBeLessThan(3);
    expect(await polite.closed).toEqual({ code: 1001, reason: 'Going away' });
    silent.raw.terminate();
    unused.destroy();
    agent.destroy();
  });

  it('finishes what it began, and then closes that connection', async () => {
    const one = await server.another();
    const { token } = await buildMember(server);
    const { db } = one.app.services;
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const original = db.read.bind(db);
    let isReading = false;
    jest.spyOn(db, 'read').mockImplementation(async (...args) => {
      isReading = true;
      await held;
      return original(...args) as never;
    });
    const answer = fetch(`${one.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: '{ viewer { user { username } } }' }),
    });
    await eventually('the request to begin', () => isReading || undefined);
    const stopping = stop(one);
    await eventually('the listener to be closed', () => !one.app.server.listening || undefined);
    await expect(ask(`${one.url}/healthz`)).rejects.toThrow('ECONNREFUSED');
    letGo();
    const { status, headers } = await answer;
    expect({ status, connection: headers.get('connection') }).toEqual({ status: 200, connection: 'close' });
    expect(await stopping).toBeLessThan(5);
  });

  it('tells many sockets in waves', async () => {
    const one = await server.another();
    const sockets = await Promise.all(Array.from({ length: 120 }, () => openSocket(one)));
    const ours = new Set(sockets.map(({ raw }) => raw));
    // As the server sends: a busy machine may deliver two waves at once.
    const sentAt: number[] = [];
    const { close } = WebSocket.prototype;
    const spy = jest.spyOn(WebSocket.prototype, 'close').mockImplementation(function (
      this: WebSocket,
      ...args
    ) {
      if (!ours.has(this) && this.readyState === WebSocket.OPEN) sentAt.push(performance.now());
      return close.apply(this, args);
    });
    expect(await stop(one)).toBeLessThan(3);
    spy.mockRestore();
    const codes = await Promise.all(sockets.map(({ closed }) => closed.then(({ code }) => code)));
    expect(new Set(codes)).toEqual(new Set([1001]));
    expect(sentAt).toHaveLength(120);
    // Three waves of fifty at most, a tenth of a second apart.
    expect(Math.max(...sentAt) - Math.min(...sentAt)).toBeGreaterThan(190);
  });
});
