import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { apiHeaders } from './http';

/** The longest that a request may take to arrive, as a story of 16 MB does over half a megabit a second. */
export const requestMs = 300_000;
/** The longest that its headers may take. */
export const headersMs = 15_000;
/** How often Node looks for requests that take longer. */
export const checkEveryMs = 5_000;

interface Pace {
  /** A body that has come within it may be as slow as it likes. */
  graceMs: number;
  /** What must come after that, on average: a phone at the edge of its network has five times as much. */
  bytesPerSecond: number;
  everyMs: number;
}

const usual: Pace = { graceMs: 10_000, bytesPerSecond: 4 * 1024, everyMs: 1_000 };

interface Arriving {
  request: IncomingMessage;
  response: ServerResponse;
  begunAt: number;
  bytesBefore: number;
}

const tooSlow = JSON.stringify({ error: 'The request took too long to arrive', code: 'REQUEST_TIMEOUT' });

/** Answers 408 to requests whose bodies trickle in, and closes their connections. Returns what stops it. */
export function refuseSlowBodies(server: Server, { graceMs, bytesPerSecond, everyMs }: Pace = usual) {
  const arriving = new Set<Arriving>();
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { headers } = request;
    if (headers['transfer-encoding'] === undefined && !(Number(headers['content-length']) > 0)) return;
    const one = { request, response, begunAt: performance.now(), bytesBefore: request.socket.bytesRead };
    arriving.add(one);
    request.once('close', () => arriving.delete(one));
  });
  const timer = setInterval(() => {
    for (const one of arriving) {
      const seconds = (performance.now() - one.begunAt - graceMs) / 1000;
      const bytes = one.request.socket.bytesRead - one.bytesBefore;
      if (one.request.complete || !(seconds > 0 && bytes < seconds * bytesPerSecond)) continue;
      arriving.delete(one);
      refuse(one);
    }
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

function refuse({ request, response }: Arriving) {
  const close = () => request.socket.destroy();
  if (response.headersSent) return close();
  response.writeHead(408, {
    ...apiHeaders,
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    Connection: 'close',
  });
  return response.end(tooSlow, close);
}
