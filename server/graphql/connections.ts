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

/** Close code that tells clients to reconnect later, without implying an error of theirs. */
const tryAgainLater = 1013;

/** A connection with a minimum of data from its request, as there are thousands. */
export interface Connection extends ClosableSocket {
  readonly socket: WebSocket;
  /** The stream that frames are written to. */
  readonly network: Writable;
  readonly ip: string;
  readonly userAgent: string;
  /** The request id given by a proxy. */
  readonly givenId: string | undefined;
  /** The connection's viewer. It outlives the access token, but not the sign-in. */
  viewer?: ViewerIdentity | null;
  /** Counted among visitors' sockets until the connection is a member's. */
  place?: StrangersPlace;
  /** The turn of the message being handled; read it before the first await. */
  turn?: SocketTurn;
}

function connectionOf(socket: WebSocket, request: IncomingMessage, trustedProxies: number): Connection {
  const requestId = requestIdOf(request);
  const { ip, userAgent } = factsOfRequest(request, requestId, trustedProxies);
  const isGiven = request.headers['x-request-id'] === requestId;
  return { socket, network: request.socket, ip, userAgent, givenId: isGiven ? requestId : undefined };
}

/**
 * Writes bytes instead of a string, because pending writes would keep the string in memory. A client with too
 * much unread data is disconnected.
 */
function write({ socket, ip }: Connection, bytes: Buffer): Promise<void> {
  if (socket.readyState !== socket.OPEN) return Promise.resolve();
  const release = takeUnread(ip, bytes);
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

/** One pong at a time, to the latest ping: pongs must not accumulate while the client doesn't read. */
function answerPings(socket: WebSocket): void {
  let unanswered: Buffer | undefined;
  let isAnswering = false;
  const answer = () => {
    if (isAnswering || !unanswered) return;
    isAnswering = true;
    socket.pong(unanswered, undefined, (error) => {
      isAnswering = false;
      if (!error) answer();
    });
    unanswered = undefined;
  };
  socket.on('ping', (data) => {
    unanswered = data;
    answer();
  });
}

/** Connects graphql-ws to the server's sockets. Returns a function that stops the heartbeat. */
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
    answerPings(socket);
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
      // Must be set first, because cleanup depends on the close code.
      connection.closedWith = code;
      connection.place?.leave();
      void closed(code, String(reason));
    });
  });
  return () => heartbeat.stop();
}
