import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { apiHeaders } from './http';

/** Maximum time for a whole request: a story of 16 MB at half a megabit a second. */
export const requestMs = 300_000;
/** Maximum time for the headers. */
export const headersMs = 15_000;
/** Interval of Node's checks for these limits. */
export const checkEveryMs = 5_000;

interface Pace {
  /** Bodies received within this time have no minimum rate. */
  graceMs: number;
  /** Minimum average rate afterwards; a phone with poor reception has five times as much. */
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

/**
 * Answers 408 to requests whose bodies arrive too slowly and closes their connections. Returns the function
 * that stops it.
 */
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
