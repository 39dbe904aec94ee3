import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { AppError } from '../../../server/errors';
import { type Answer, reserveBytes, sendAnswer } from '../../../server/http';

const megabytes = (count: number): Answer => ({
  status: 200,
  headers: {},
  body: Buffer.alloc(count * 1024 * 1024, 'x'),
});

let server: Server;
let makeAnswer: () => Answer;
/** The client address of the next request. */
let addressOfNext: () => string;
let clients: Socket[];
/** Resolve when a response is closed, which releases its bytes. */
let closes: Promise<unknown>[];

beforeEach(async () => {
  clients = [];
  closes = [];
  let requests = 0;
  addressOfNext = () => {
    requests += 1;
    return `192.0.2.${requests}`;
  };
  server = createServer((_request, response) => {
    closes.push(once(response, 'close'));
    const answer = makeAnswer();
    try {
      reserveBytes(response, answer, addressOfNext());
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
  makeAnswer = () => megabytes(60);
  for (const status of ['200', '200', '200', '503']) expect(await askAndStop()).toBe(status);
  clients[0]?.destroy();
  // The next response fits only after the first one was released.
  let status = await askAndStop();
  while (status === '503') status = await askAndStop();
  expect(status).toBe('200');
});

it('a cached response that is sent to many counts once', async () => {
  const kept = megabytes(60);
  makeAnswer = () => kept;
  for (let client = 0; client < 6; client += 1) expect(await askAndStop()).toBe('200');
});

it('clients of one address that do not read do not prevent long responses to others', async () => {
  makeAnswer = () => megabytes(30);
  const addresses = ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2'];
  addressOfNext = () => addresses.shift() ?? '';
  for (const status of ['200', '200', '503', '200']) expect(await askAndStop()).toBe(status);
});
