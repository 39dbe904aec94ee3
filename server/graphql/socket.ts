import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { handleProtocols } from 'graphql-ws';
import { type ServerOptions, WebSocketServer } from 'ws';
import { type ProtocolDeps, SocketProtocol } from './socketProtocol';

const maxMessageBytes = 256 * 1024;
const goingAway = 1001;
/** Time for a client to acknowledge a close, after which ws drops the connection. */
const closeTimeout = 1_500;
/** Sockets are closed in waves, so that not all clients reconnect to another server at the same time. */
const waves = { max: 10, minSockets: 50, everyMs: 100 };

/**
 * Destroys an upgraded socket after an error. Node hands these over without an error listener, so a reset would end the process.
 * As a function of the module, it keeps no reference to the request.
 */
function destroyOnError(this: Duplex) {
  this.destroy();
}

/** Refuses other sites' pages; programs send no Origin. */
const isFromOurOrigin = ({ headers: { origin, host } }: IncomingMessage, appUrl: string) =>
  !origin || origin === new URL(appUrl).origin || hostOf(origin) === host;

function acceptUpgrades(server: Server, sockets: WebSocketServer, appUrl: string) {
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', destroyOnError);
    if (request.url?.split('?', 1)[0] !== '/graphql' || !isFromOurOrigin(request, appUrl)) {
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (client) => sockets.emit('connection', client, request));
  });
}

/** Serves GraphQL over WebSockets on /graphql. */
export function listenOnSockets(server: Server, deps: ProtocolDeps) {
  const protocol = new SocketProtocol(deps);
  // The types don't have closeTimeout yet.
  const options: ServerOptions & { closeTimeout: number } = {
    noServer: true,
    maxPayload: maxMessageBytes,
    handleProtocols,
    autoPong: false,
    perMessageDeflate: false,
    // Each message has a turn of the event loop: all that a socket sends at once would be handled before anybody else's
    // request.
    allowSynchronousEvents: false,
    closeTimeout,
  };
  const sockets = new WebSocketServer(options);
  acceptUpgrades(server, sockets, deps.services.config.appUrl);
  sockets.on('connection', (socket, request) => protocol.accept(socket, request));

  return {
    counts: () => protocol.counts(),
    /** Closes every socket with the reason that the server is shutting down, so that clients reconnect elsewhere. */
    async close() {
      // From now on new sockets are refused.
      const allClosed = new Promise((resolve) => sockets.close(resolve));
      const clients = [...sockets.clients];
      const size = Math.max(waves.minSockets, Math.ceil(clients.length / waves.max));
      for (let index = 0; index < clients.length; index += size) {
        if (index > 0) await sleep(waves.everyMs);
        for (const client of clients.slice(index, index + size)) client.close(goingAway, 'Going away');
      }
      await allClosed;
    },
  };
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : undefined);
