import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type FrontProxy, startHaproxy } from '../cluster/haproxy';
import { testWithProgram } from '../support/testWithProgram';

const testWithHaproxy = testWithProgram('haproxy', '-v');
const folder = mkdtempSync(path.join(tmpdir(), 'writers-haproxy-'));
const running: Server[] = [];
let proxy: FrontProxy | undefined;

/** A server that has only these addresses, and notes what it is asked for. */
async function serverWith(...addresses: string[]): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    const isHealth = url === '/readyz' || url === '/healthz';
    if (!isHealth) asked.push(url);
    response.writeHead(isHealth || addresses.includes(url) ? 200 : 404).end();
  });
  running.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

afterEach(async () => {
  await proxy?.stop();
  for (const server of running.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

testWithHaproxy(
  'while servers of two versions run, a page’s code comes from the one that has it, and nothing else is asked twice',
  async () => {
    const files = [
      '/assets/Editor-aaaaaaaa.js',
      '/graphiql/assets/index-aaaaaaaa.js',
      '/pages/late-aaaaaaaa.js',
    ];
    const before = await serverWith(...files);
    const after = await serverWith();
    proxy = await startHaproxy([before.url, after.url], path.join(folder, 'haproxy.log'));
    const statusOf = async (address: string) => (await fetch(`${proxy?.url}${address}`)).status;
    // In turn: without the second try, every other one is not found.
    for (const file of files)
      expect(await Promise.all(Array.from({ length: 4 }, () => statusOf(file)))).toEqual([
        200, 200, 200, 200,
      ]);
    expect(after.asked.length).toBeGreaterThan(0);
    expect(await statusOf('/blog/story_nowhere')).toBe(404);
    expect([...before.asked, ...after.asked].filter((url) => url.startsWith('/blog'))).toHaveLength(1);
  },
);
