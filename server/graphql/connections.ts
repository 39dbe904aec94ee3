import type { IncomingMessage } from 'node:http';
import type { Writable } from 'node:stream';
import { type Server as GraphqlWsServer } from 'graphql-ws';
import type { Logger } from 'pino';
import type { WebSocket, WebSocketServer } from 'ws';
import type { ClosableSocket } from '../context';
import { factsOfRequest, requestIdOf } from '../http';
import { takeUnread } from '../unreadBytes';
import type { ViewerIdentity } from '../viewer';
import { Heartbeat } from './heartbeat';
import { SocketTurn, SocketTurns } from './socketTurns';
import type { StrangersPlace, VisitorSockets } from './visitorSockets';

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
  /** Its place among those of strangers, until it is a member's. */
  place?: StrangersPlace;
  /** Of the message that is being handed over: to be read before anything is awaited. */
  turn?: SocketTurn;
}

function connectionOf(socket: WebSocket, request: IncomingMessage, trustedProxies: number): Connection {
  const requestId = requestIdOf(request);
  const { ip, userAgent } = factsOfRequest(request, requestId, trustedProxies);
  const isGiven = request.headers['x-request-id'] === requestId;
  return { socket, network: request.socket, ip, userAgent, givenId: isGiven ? requestId : undefined };
}

/** As bytes, since what waits for a client to read would keep the text. A client that leaves too many unread is cut off. */
function write({ socket, ip }: Connection, bytes: Buffer): Promise<void> {
  if (socket.readyState !== socket.OPEN) return Promise.resolve();
  const release = takeUnread(ip, bytes.length);
  if (!release) {
    socket.terminate();
    return Promise.resolve();
  }
  return new Promise((resolve, reject) => {
    socket.send(bytes, { binary: false }, (error) => {
      release();
      if (error) reject(error);
      else resolve();
    });
  });
}

/** Lets graphql-ws speak on the server's sockets. Returns what stops it. */
export function serveConnections(
  sockets: WebSocketServer,
  graphql: GraphqlWsServer<Connection>,
  {
    trustedProxies,
    strangers,
    log,
    heartbeatMs,
  }: { trustedProxies: number; strangers: VisitorSockets; log: Logger; heartbeatMs?: number },
): () => void {
  const heartbeat = new Heartbeat(heartbeatMs);
  const turns = new SocketTurns();
  sockets.on('connection', (socket, request) => {
    const connection = connectionOf(socket, request, trustedProxies);
    connection.place = strangers.enter(connection.ip);
    if (!connection.place) {
      socket.on('error', () => socket.terminate());
      socket.close(tryAgainLater, 'Too many connections: try again later');
      return;
    }
    const fail = (error: unknown) => {
      log.warn({ err: error }, 'a socket failed');
      socket.close(tryAgainLater, 'Try again later');
    };
    socket.on('error', fail);
    heartbeat.add(socket, connection.network);
    socket.on('ping', (data) => {
      // A client that asks and does not read gathers no answers.
      if (socket.bufferedAmount === 0) socket.pong(data);
    });
    const closed = graphql.opened(
      {
        protocol: socket.protocol,
        send: (text) => write(connection, Buffer.from(text)),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (take) => {
          socket.on('message', (message) => {
            const turn = new SocketTurn(turns, socket, connection.ip);
            connection.turn = turn;
            take(String(message))
              .catch(fail)
              .finally(() => turn.end());
          });
        },
      },
      connection,
    );
    socket.once('close', (code, reason) => {
      // First, as what ends with the connection asks how it was closed.
      connection.closedWith = code;
      connection.place?.leave();
      void closed(code, String(reason));
    });
  });
  return () => heartbeat.stop();
}
