import { once } from 'node:events';
import {
  Agent,
  createServer,
  request as forward,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const everyMs = 25;

/** A proxy with kept-alive connections that sends requests in turn to the servers whose /readyz says 200. */
export async function startHealthProxy(urls: readonly string[]) {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<string>();
  let turn = 0;
  let closed = false;

  const watch = async (url: string) => {
    for (; !closed; await sleep(everyMs)) {
      const isReady = await fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) ready.add(url);
      else ready.delete(url);
    }
  };
  const pass = (request: IncomingMessage, response: ServerResponse) => {
    const choice = [...ready];
    turn += 1;
    const url = choice[turn % choice.length];
    if (!url) return void response.writeHead(502).end('no server is ready');
    const { hostname, port } = new URL(url);
    const onward = forward(
      { agent, hostname, port, method: request.method, path: request.url, headers: request.headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, { 'content-type': answer.headers['content-type'] });
        answer.pipe(response);
      },
    );
    onward.on('error', (error) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end(error.message);
    });
    request.pipe(onward);
  };
  const server = createServer(pass);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const watching = urls.map(watch);

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The servers that get requests. */
    ready,
    async close() {
      closed = true;
      await Promise.all(watching);
      agent.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
}
