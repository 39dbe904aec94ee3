import type { IncomingMessage } from 'node:http';
import type { Writable } from 'node:stream';
import { type Server as GraphqlWsServer } from 'graphql-ws';
import type { Logger } from 'pino';
import type { WebSocket, WebSocketServer } from 'ws';
import type { ViewerIdentity } from '../context';
import type { ClosableSocket } from '../features/room/attendance';
import { factsOfRequest, requestIdOf } from '../http';
import { Heartbeat } from './heartbeat';

/** The client comes back: nothing says that it did anything wrong. */
const tryAgainLater = 1013;

/** A connection, with what is kept of the request that opened it: little, as there are thousands. */
export interface Connection extends ClosableSocket {
  readonly socket: WebSocket;
  /** What the socket's frames go to. */
  readonly network: Writable;
  readonly ip: string;
  readonly userAgent: string;
  /** The id that a proxy gave it. */
  readonly givenId: string | undefined;
  /** Who it belongs to; it may outlive the token that opened it, but not its sign-in. */
  viewer?: ViewerIdentity | null;
}

function connectionOf(socket: WebSocket, request: IncomingMessage, trustedProxies: number): Connection {
  const requestId = requestIdOf(request);
  const { ip, userAgent } = factsOfRequest(request, requestId, trustedProxies);
  const isGiven = request.headers['x-request-id'] === requestId;
  return { socket, network: request.socket, ip, userAgent, givenId: isGiven ? requestId : undefined };
}

/** Lets graphql-ws speak on the server's sockets. Returns what stops it. */
export function serveConnections(
  sockets: WebSocketServer,
  graphql: GraphqlWsServer<Connection>,
  { trustedProxies, log }: { trustedProxies: number; log: Logger },
): () => void {
  const heartbeat = new Heartbeat();
  sockets.on('connection', (socket, request) => {
    const connection = connectionOf(socket, request, trustedProxies);
    const fail = (error: unknown) => {
      log.warn({ err: error }, 'a socket failed');
      socket.close(tryAgainLater, 'Try again later');
    };
    socket.on('error', fail);
    heartbeat.add(socket);
    const closed = graphql.opened(
      {
        protocol: socket.protocol,
        send: (text) =>
          new Promise((resolve, reject) => {
            if (socket.readyState !== socket.OPEN) resolve();
            else socket.send(text, (error) => (error ? reject(error) : resolve()));
          }),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (take) => {
          socket.on('message', (message) => {
            take(String(message)).catch(fail);
          });
        },
      },
      connection,
    );
    socket.once('close', (code, reason) => {
      // First, as what ends with the connection asks how it was closed.
      connection.closedWith = code;
      void closed(code, String(reason));
    });
  });
  return () => heartbeat.stop();
}
