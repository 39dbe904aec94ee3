import { createServer, IncomingMessage, type RequestListener, type Server } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { originForm } from './http';
import { listenOn } from './listenOn';
import { trackResponses } from './pendingResponses';
import { checkEveryMs, headersMs, requestMs } from './slowBodies';

/** Idle timeout of a connection while a response is pending. The longest export starts earlier than that. */
const unreadMs = 150_000;

/** Time for the first request on a connection that was just accepted: a stop takes at most 3 s. */
const unusedMs = 1_000;

/** Maximum turns of the event loop for accepting arrived connections; a stop doesn't wait for a flood. */
const maxTurns = 50;

/** Time for current requests to finish at shutdown. */
const drainMs = 8_000;

interface ClosableServer {
  server: Server;
  /** Starts listening and returns the port. */
  listen(at: { host: string; port: number }): Promise<number>;
  /** From now on connections end with their next response, so that clients go elsewhere. */
  leave(): void;
  /** Closes the listener and idle connections; resolves when current requests have finished, or after a while. */
  close(): Promise<void>;
}

/**
 * Accepts the connections that have arrived, until a whole turn of the event loop brings none: the system resets those that are
 * not accepted when the listener closes, although their clients take them for open.
 */
async function acceptArrived(server: Server) {
  let accepted = 0;
  const count = () => {
    accepted += 1;
  };
  server.on('connection', count);
  // The first turn may have begun already.
  await nextTurn();
  for (let turn = 0; turn < maxTurns; turn += 1) {
    accepted = 0;
    await nextTurn();
    if (accepted === 0) break;
  }
  server.off('connection', count);
}

/**
 * A request whose connection is upgraded only to a WebSocket. Other offers are ignored, as HTTP says: with a listener for
 * upgrades, Node would take each for one, and programs such as Java's client offer HTTP/2 with every request. Source: RFC 9110,
 * section 7.8.
 */
class Incoming extends IncomingMessage {
  // Node's parser sets it and reads it back; declared only, because the parent's constructor sets it first.
  declare private offersUpgrade: unknown;

  get upgrade(): boolean {
    if (!this.offersUpgrade) return false;
    return this.method === 'CONNECT' || this.headers.upgrade?.toLowerCase() === 'websocket';
  }

  set upgrade(offers: unknown) {
    this.offersUpgrade = offers;
  }
}

export function makeHttpServer(answer: RequestListener): ClosableServer {
  const options = {
    IncomingMessage: Incoming,
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: checkEveryMs,
  };
  const server = createServer(options, (request, response) => {
    request.url = originForm(request.url);
    answer(request, response);
  });
  // Longer than usual proxy timeouts, so that a proxy doesn't send requests on connections we just closed.
  server.keepAliveTimeout = 65_000;
  // Disconnects clients that don't read their response and so keep it in memory. Sockets have a heartbeat
  // instead.
  server.timeout = unreadMs;
  const responses = trackResponses(server);
  return {
    server,
    listen: (at) => listenOn(server, at, { host: 'HOST', port: 'PORT' }),
    leave: responses.leave,
    async close() {
      responses.leave();
      await acceptArrived(server);
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      const timers = [
        setTimeout(async () => {
          // First read data that arrived while the process was stalled.
          await nextTurn();
          responses.closeUnused();
        }, unusedMs),
        setTimeout(() => server.closeAllConnections(), drainMs),
      ];
      await closed;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
