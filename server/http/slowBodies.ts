import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { apiHeaders } from './responses';

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
  /** Interval of the checks. */
  everyMs: number;
}

const defaultPace: Pace = { graceMs: 10_000, bytesPerSecond: 4 * 1024, everyMs: 1_000 };

interface ArrivingBody {
  request: IncomingMessage;
  response: ServerResponse;
  begunAt: number;
  /** Bytes that the connection had received when the request began. */
  bytesBefore: number;
}

const tooSlow = JSON.stringify({ error: 'The request took too long to arrive', code: 'REQUEST_TIMEOUT' });

/**
 * Answers 408 to requests whose bodies arrive too slowly and closes their connections. Returns a function that stops the
 * checks.
 */
export function refuseSlowBodies(server: Server, { graceMs, bytesPerSecond, everyMs }: Pace = defaultPace) {
  const arriving = new Set<ArrivingBody>();
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { headers } = request;
    if (headers['transfer-encoding'] === undefined && !(Number(headers['content-length']) > 0)) return;
    const body = { request, response, begunAt: performance.now(), bytesBefore: request.socket.bytesRead };
    arriving.add(body);
    request.once('close', () => arriving.delete(body));
  });
  const timer = setInterval(() => {
    for (const body of arriving) {
      const seconds = (performance.now() - body.begunAt - graceMs) / 1000;
      const bytes = body.request.socket.bytesRead - body.bytesBefore;
      const isTooSlow = seconds > 0 && bytes < seconds * bytesPerSecond;
      if (body.request.complete || !isTooSlow) continue;
      arriving.delete(body);
      refuse(body);
    }
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

function refuse({ request, response }: ArrivingBody) {
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
