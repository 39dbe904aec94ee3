import { createECDH, randomBytes } from 'node:crypto';
import { Agent } from 'node:https';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { generateVAPIDKeys } from 'web-push';
import { postMessage } from '../../../../server/features/notify/push/postMessage';

const browser = createECDH('prime256v1');
const keys = {
  p256dh: browser.generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
};
const vapidDetails = { subject: 'mailto:a@example.org', ...generateVAPIDKeys() };

let service: Server;
afterEach(() => service.close());

/** Posts a message to a push service that answers a request so. */
async function post(answer: (socket: Socket) => void, timeoutMs = 5_000) {
  service = createServer((socket) => socket.on('error', () => undefined).once('data', () => answer(socket)));
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  // Without TLS, which needs a certificate.
  const agent = Object.assign(new Agent(), { createConnection: () => connect(port, '127.0.0.1') });
  return postMessage({ endpoint: 'https://push.example.com/1', keys }, 'hello', {
    vapidDetails,
    agent,
    signal: AbortSignal.timeout(timeoutMs),
  });
}

const closed = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()));

it('returns the status of a response that breaks off', async () => {
  const status = await post((socket) =>
    socket.end('HTTP/1.1 201 Created\r\nContent-Length: 100\r\n\r\nsome'),
  );
  expect(status).toBe(201);
});

it('doesn’t read an endless response', async () => {
  let ended: Promise<void> | undefined;
  const status = await post((socket) => {
    ended = closed(socket);
    socket.write('HTTP/1.1 410 Gone\r\nTransfer-Encoding: chunked\r\n\r\n');
    const more = () =>
      socket.writable && socket.write(`4000\r\n${'x'.repeat(0x4000)}\r\n`, () => setImmediate(more));
    more();
  }, 300);
  expect(status).toBe(410);
  await ended;
});

it('fails at its time limit if there is no response', async () => {
  await expect(post(() => undefined, 100)).rejects.toThrow('aborted');
});

it('fails if the response switches to another protocol, which would block the messages of all members', async () => {
  const switched = post((socket) =>
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n'),
  );
  await expect(switched).rejects.toThrow('without an answer');
});
