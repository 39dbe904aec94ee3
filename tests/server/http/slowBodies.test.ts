import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { readBody } from '../../../server/http/requests';
import { refuseSlowBodies } from '../../../server/http/slowBodies';
import { startTestServer } from '../../support/testServer';

let server: Server;
let stop: () => void;
/** Bodies that were read completely. */
let read: string[];

beforeEach(async () => {
  read = [];
  server = createServer(async (request, response) => {
    try {
      read.push(String(await readBody(request, 1_000_000)));
      response.end('read');
    } catch {
      response.destroy();
    }
  });
  stop = refuseSlowBodies(server, { graceMs: 100, bytesPerSecond: 100_000, everyMs: 10 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** A connection that announced a body of this length, and everything received on it. */
function announce(length: number) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => undefined);
  socket.write(`POST / HTTP/1.1\r\nHost: here\r\nContent-Length: ${length}\r\n\r\n`);
  return { socket, answer: once(socket, 'close').then(() => answer) };
}

it('a slow body is answered with 408, and its connection is closed', async () => {
  const { socket, answer } = announce(1_000);
  const trickle = setInterval(() => socket.write('x'), 20);
  expect(await answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*Connection: close[\s\S]*took too long/);
  clearInterval(trickle);
  expect(read).toEqual([]);
});

it('so is a body of which nothing arrives', async () => {
  expect(await announce(1_000).answer).toMatch(/^HTTP\/1\.1 408 /);
});

it('a body that arrives at once is read, however long its response takes', async () => {
  const { socket, answer } = announce(500_000);
  socket.end('x'.repeat(500_000));
  expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(read).toEqual(['x'.repeat(500_000)]);
});

it('the app limits the time for headers and for whole requests', async () => {
  const { app, close } = await startTestServer();
  expect(app.server).toMatchObject({ headersTimeout: 15_000, requestTimeout: 300_000 });
  await close();
});
