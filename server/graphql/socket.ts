import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { handleProtocols } from 'graphql-ws';
import { WebSocketServer } from 'ws';
import { serveConnections } from './connections';
import { makeProtocol, type ProtocolDeps } from './socketProtocol';
import { VisitorSockets } from './visitorSockets';

const maxMessageBytes = 256 * 1024;
const goingAway = 1001;
/** Time for a client to acknowledge the close at shutdown. */
const farewellMs = 2_000;

interface Deps extends ProtocolDeps {
  /** Time for a client to answer a ping; by default the usual time. */
  heartbeatMs?: number;
}

/**
 * Node hands over upgraded sockets without an error listener, so a reset would end the process. Defined here,
 * it keeps no reference to the request.
 */
function destroyed(this: Duplex) {
  this.destroy();
}

/** Refuses other sites' pages; programs send no Origin. */
const fromOurOrigin = ({ headers: { origin, host } }: IncomingMessage, appUrl: string) =>
  !origin || origin === new URL(appUrl).origin || hostOf(origin) === host;

function acceptUpgrades(server: Server, sockets: WebSocketServer, appUrl: string) {
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', destroyed);
    if (request.url?.split('?', 1)[0] !== '/graphql' || !fromOurOrigin(request, appUrl)) {
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (client) => sockets.emit('connection', client, request));
  });
}

/** Serves GraphQL over WebSockets on /graphql. */
export function listenOnSockets(server: Server, { heartbeatMs, ...deps }: Deps) {
  const { config, log } = deps.services;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxMessageBytes,
    handleProtocols,
    autoPong: false,
    // Shared events are framed once for all sockets, which excludes compression.
    perMessageDeflate: false,
  });
  acceptUpgrades(server, sockets, config.appUrl);
  const stop = serveConnections(sockets, makeProtocol(deps), {
    trustedProxies: config.trustProxy,
    strangers: new VisitorSockets(config.rateLimits),
    log,
    heartbeatMs,
  });

  return {
    /** Tells every socket that the server is shutting down, so that clients reconnect elsewhere. */
    async close() {
      await farewell(sockets);
      stop();
    },
  };
}

async function farewell(sockets: WebSocketServer) {
  for (const client of sockets.clients) client.close(goingAway, 'Going away');
  const timer = setTimeout(() => {
    for (const client of sockets.clients) client.terminate();
  }, farewellMs);
  await new Promise((resolve) => sockets.close(resolve));
  clearTimeout(timer);
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : undefined);
