import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Tracks the unfinished responses of each connection.
 *
 * When a connection closes, it emits 'close' on those that wait behind the first: Node emits it on the first alone, so that resources
 * of pipelined requests would never be released.
 */
export function trackResponses(server: Server): { startDraining(): void; closeUnused(): void } {
  const pending = new Map<Socket, Set<ServerResponse>>();
  /** Connections without a request so far. */
  const unused = new Set<Socket>();
  let isDraining = false;

  // One function for all connections, because there are thousands; `this` is the socket.
  function forget(this: Socket) {
    unused.delete(this);
  }
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.on('close', forget);
  });
  server.prependListener('upgrade', ({ socket }) => void unused.delete(socket));

  const pendingOn = (socket: Socket) => {
    const known = pending.get(socket);
    if (known) return known;
    const responses = new Set<ServerResponse>();
    pending.set(socket, responses);
    socket.once('close', () => {
      pending.delete(socket);
      for (const response of responses) if (!response.socket) response.destroy().emit('close');
    });
    return responses;
  };
  /** Closes the connection after the response, with `Connection: close` unless the headers were sent before. */
  const endConnectionAfter = (response: ServerResponse) => {
    response.shouldKeepAlive = false;
    response.once('close', () => setImmediate(() => server.listening || server.closeIdleConnections()));
  };
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    unused.delete(socket);
    const responses = pendingOn(socket);
    responses.add(response);
    response.once('close', () => responses.delete(response));
    if (isDraining) endConnectionAfter(response);
  });

  return {
    /** From now on a connection closes after the last of its responses. */
    startDraining() {
      if (isDraining) return;
      isDraining = true;
      for (const responses of pending.values()) {
        const last = [...responses].at(-1);
        if (last) endConnectionAfter(last);
      }
    },
    /** Closes connections that never had a request. */
    closeUnused() {
      for (const socket of unused) socket.destroy();
    },
  };
}
