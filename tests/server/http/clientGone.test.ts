import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { reserveUnread } from '../../../server/http/unreadBytes';
import { buildStory, memberOfFile } from '../../support/factories';
import { testServer } from '../../support/testServer';

const server = testServer({ logLevel: 'info' });
const member = memberOfFile(server);

async function expectNoError() {
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(server.logLines.filter((line) => line.includes('a request failed'))).toEqual([]);
}
const connected = () => {
  const { hostname, port } = new URL(server.url);
  return connect(Number(port), hostname);
};
/**
 * The next response. It is taken from the server, since a request that is answered before its body arrives is
 * never closed.
 */
const nextResponse = async () => ((await once(server.app.server, 'request')) as [unknown, ServerResponse])[1];

it.each([
  ['/graphql', true],
  ['/graphql', false],
  ['/api/stories', true],
  ['/api/stories', false],
  ['/api/auth/signin', false],
])(
  'a client that goes in the middle of its request to %s is no error (signed in: %s)',
  async (path, isSignedIn) => {
    const seen = nextResponse();
    const socket = connected();
    const authorization = isSignedIn ? `Authorization: Bearer ${member.token}\r\n` : '';
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: here\r\n${authorization}Content-Type: application/json\r\nContent-Length: 900\r\n\r\n{"query":`,
    );
    const closed = once(await seen, 'close');
    socket.resetAndDestroy();
    await closed;
    await expectNoError();
  },
);

it('a client that disconnects while responses are sent causes no error', async () => {
  const { id } = await buildStory(server, member, { content: '字'.repeat(2_000_000) });
  const responses: ServerResponse[] = [];
  server.app.server.on('request', (_request, response) => responses.push(response));
  const [[far], socket] = await Promise.all([
    once(server.app.server, 'connection') as Promise<[Socket]>,
    connected(),
  ]);
  // More than the network's buffers hold.
  socket.write(
    `GET /api/stories/${id} HTTP/1.1\r\nHost: here\r\nAuthorization: Bearer ${member.token}\r\n\r\n`.repeat(
      10,
    ),
  );
  await once(socket, 'readable');
  const closed = new Promise((resolve) => far.once('close', resolve));
  socket.resetAndDestroy();
  await closed;
  expect(responses.every(({ writableFinished }) => writableFinished)).toBe(false);
  await expectNoError();
  // Responses that wait behind another one end with the connection too.
  await Promise.all(responses.map((response) => response.destroyed || once(response, 'close')));
  const release = reserveUnread('127.0.0.1', Buffer.alloc(60 * 1024 * 1024));
  expect(release).toBeDefined();
  release?.();
});
