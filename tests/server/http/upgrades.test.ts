import { once } from 'node:events';
import { connect } from 'node:net';
import { buildMember } from '../../support/factories';
import { testServer } from '../../support/testServer';

const server = testServer();

const statuses = (answer: string) => [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);

/** Sends two requests on a connection, the second after the first one's answer; returns both answers. */
async function exchange(first: string, second: string): Promise<string> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (chunk) => {
    if (answer === '') socket.write(second);
    answer += chunk;
  });
  socket.write(first);
  await once(socket, 'close');
  return answer;
}

const offered =
  'Host: here\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA\r\n';
const last = 'GET /healthz HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n';

test('an offer to change to HTTP/2 is ignored, and the connection stays open', async () => {
  const answer = await exchange(`GET /api/info HTTP/1.1\r\n${offered}\r\n`, last);
  expect(statuses(answer)).toEqual(['200', '200']);
  expect(answer).toContain('"api_version":"1"');
});

test('the body of a request with such an offer is read', async () => {
  const { token } = await buildMember(server);
  const body = JSON.stringify({ title: 'From Java', content: 'It rained.' });
  const headers = `${offered}Authorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n`;
  const answer = await exchange(`POST /api/stories HTTP/1.1\r\n${headers}\r\n${body}`, last);
  expect(statuses(answer)).toEqual(['201', '200']);
  expect(answer).toContain('"title":"From Java"');
});
