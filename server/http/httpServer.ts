import { createServer, IncomingMessage, type RequestListener, type Server } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { listenOn } from './listenOn';
import { trackResponses } from './pendingResponses';
import { originForm } from './requests';
import { checkEveryMs, headersMs, requestMs } from './slowBodies';

/** Idle timeout of a connection while a response is pending; even the longest export sends its first bytes earlier. */
const unreadMs = 150_000;

/** At shutdown, the time for the first request on a connection that was just accepted. */
const unusedMs = 1_000;

/** Maximum turns of the event loop for accepting arrived connections; a stop doesn't wait for a flood. */
const maxTurns = 50;

/** Time for current requests to finish at shutdown. */
const drainMs = 8_000;

interface ClosableServer {
  server: Server;
  /** Starts listening and returns the port. */
  listen(at: { host: string; port: number }): Promise<number>;
  /** From now on a connection closes after its next response, so that clients connect to another server. */
  startDraining(): void;
  /** Closes the listener and idle connections; resolves when current requests have finished, or after a while. */
  close(): Promise<void>;
}

/**
 * Accepts the connections that have arrived, until a whole turn of the event loop brings none. When the listener closes, the system
 * resets connections that were not accepted, although their clients consider them open.
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
 * A request that can be upgraded only to a WebSocket. Programs such as Java's client offer HTTP/2 with every request; HTTP allows
 * ignoring that, but Node treats each offer as an upgrade once the server has a listener for upgrades. Source: RFC 9110, section
 * 7.8.
 */
class Incoming extends IncomingMessage {
  // Only declared, without an initial value: the parent's constructor has set it before, through `upgrade`.
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
  // Disconnects clients that don't read their response, which stays in memory. WebSockets have a heartbeat instead.
  server.timeout = unreadMs;
  const responses = trackResponses(server);
  return {
    server,
    listen: (at) => listenOn(server, at, { host: 'HOST', port: 'PORT' }),
    startDraining: responses.startDraining,
    async close() {
      responses.startDraining();
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
