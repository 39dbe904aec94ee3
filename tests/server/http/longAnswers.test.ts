import { once } from 'node:events';
import { createServer, IncomingMessage, type Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import { type Answer, reserveBytes, sendAnswer } from '../../../server/http/responses';
import type { AppError } from '../../../server/lib/errors';

const megabytes = (count: number): Answer => ({
  status: 200,
  headers: {},
  body: Buffer.alloc(count * 1024 * 1024, 'x'),
});

let server: Server;
let clients: Socket[];
/** Resolve when a response is closed, which releases its bytes. */
let closes: Promise<unknown>[];

beforeEach(async () => {
  clients = [];
  closes = [];
  let requests = 0;
  server = createServer((_request, response) => {
    closes.push(once(response, 'close'));
    const answer = megabytes(60);
    requests += 1;
    try {
      reserveBytes(response, answer, `192.0.2.${requests}`);
      sendAnswer(response, answer, 'a request');
    } catch (error) {
      response.writeHead((error as AppError).code === 'SERVICE_UNAVAILABLE' ? 503 : 500).end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  for (const client of clients) client.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await Promise.all(closes);
});

/** A client that reads the start of the response and then stops. Returns the status. */
async function askAndStop(): Promise<string | undefined> {
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  clients.push(client);
  client.on('error', () => undefined);
  client.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
  const [beginning] = (await once(client, 'data')) as [Buffer];
  client.pause();
  return /^HTTP\/1\.1 (\d+)/.exec(beginning.toString('latin1'))?.[1];
}

it('unread long responses are refused above 200 MB, until clients have disconnected', async () => {
  for (const status of ['200', '200', '200', '503']) expect(await askAndStop()).toBe(status);
  clients[0]?.destroy();
  // The next response fits only after the first one was released.
  let status = await askAndStop();
  while (status === '503') status = await askAndStop();
  expect(status).toBe('200');
});

it('a response to a client that disconnected before it was ready does not count as unread', () => {
  const response = () => new ServerResponse(new IncomingMessage(new Socket()));
  for (let n = 0; n < 5; n += 1) {
    const gone = response();
    gone.destroy();
    reserveBytes(gone, megabytes(30), 'gone');
  }
  const [first, second, third] = [response(), response(), response()];
  reserveBytes(first, megabytes(30), 'gone');
  reserveBytes(second, megabytes(30), 'gone');
  expect(() => reserveBytes(third, megabytes(30), 'gone')).toThrow('Too many long answers');
  first.emit('close');
  expect(() => reserveBytes(third, megabytes(30), 'gone')).not.toThrow();
  second.emit('close');
  third.emit('close');
});
