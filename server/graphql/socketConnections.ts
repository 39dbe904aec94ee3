import type { IncomingMessage } from 'node:http';
import type { Writable } from 'node:stream';
import type { WebSocket as GraphqlSocket, Server as GraphqlWsServer, Context as Opened } from 'graphql-ws';
import type { Logger } from 'pino';
import type { RawData, WebSocket, WebSocketServer } from 'ws';
import { factsOfRequest, requestIdOf } from '../http/requests';
import { reserveUnread } from '../http/unreadBytes';
import type { ClosableSocket } from '../request/context';
import type { ViewerIdentity } from '../request/viewer';
import { Heartbeat } from './heartbeat';
import { SocketTurn, SocketTurns } from './socketTurns';
import type { VisitorPlace, VisitorSockets } from './visitorSockets';

/** Close code that makes clients reconnect later, without implying an error of theirs. */
const tryAgainLater = 1013;

/** Shared by all connections of a server. */
interface SharedParts {
  turns: SocketTurns;
  heartbeat: Heartbeat;
  log: Logger;
  /** Called when a connection has closed. */
  onClosed(connection: SocketConnection): void;
}

const connectionKey = Symbol('connection');
type Served = WebSocket & { [connectionKey]: SocketConnection };

/**
 * A connection with a minimum of data, as there are thousands: of its request only what is needed, and no
 * closures, since the listeners find it by their socket.
 */
export class SocketConnection implements ClosableSocket, GraphqlSocket {
  closedWith: number | undefined;
  /** The connection's viewer. It outlives the access token, but not the sign-in. */
  viewer: ViewerIdentity | null | undefined;
  /** Its place among visitors' sockets, until the connection is a member's. */
  visitorPlace: VisitorPlace | undefined;
  /** The connection's open subscriptions by id, as graphql-ws keeps them. */
  opened: Pick<Opened<Record<string, unknown>, unknown>, 'subscriptions'> | undefined;
  /** The turn of the message being handled; read it before the first await. */
  turn: SocketTurn | undefined;
  /** The length of that message; read it before the first await. */
  messageLength = 0;
  /** The stream that frames are written to. */
  readonly network: Writable;
  readonly ip: string;
  readonly userAgent: string;
  /** The request id given by a proxy. */
  readonly givenId: string | undefined;
  private handleMessage: ((text: string) => Promise<void>) | undefined;
  private notifyClosed: ReturnType<GraphqlWsServer<SocketConnection>['opened']> | undefined;
  private pendingPing: Buffer | undefined;
  private isSendingPong = false;

  constructor(
    readonly socket: WebSocket,
    request: IncomingMessage,
    trustedProxies: number,
    private readonly shared: SharedParts,
  ) {
    const requestId = requestIdOf(request);
    const { ip, userAgent } = factsOfRequest(request, requestId, trustedProxies);
    this.network = request.socket;
    this.ip = ip;
    this.userAgent = userAgent;
    this.givenId = request.headers['x-request-id'] === requestId ? requestId : undefined;
  }

  get protocol(): string {
    return this.socket.protocol;
  }

  /** Begins to handle the socket's messages. */
  begin(graphql: GraphqlWsServer<SocketConnection>): void {
    const { socket, shared } = this;
    (socket as Served)[connectionKey] = this;
    socket.on('error', onError);
    socket.on('ping', onPing);
    socket.on('message', onMessage);
    socket.on('close', onClose);
    shared.heartbeat.add(socket, this.network);
    this.notifyClosed = graphql.opened(this, this);
  }

  onMessage(handleMessage: (text: string) => Promise<void>): void {
    this.handleMessage = handleMessage;
  }

  /** Handles a message in a turn of its own. */
  receive(text: string): void {
    const turn = new SocketTurn(this.shared.turns, this.socket, this.ip);
    this.turn = turn;
    this.messageLength = text.length;
    this.handleMessage?.(text)
      .finally(() => turn.end())
      .catch((error: unknown) => this.fail(error));
    // If the connection kept the turn, it would keep the operation's context in memory.
    this.turn = undefined;
  }

  /** Makes graphql-ws end its part of a subscription without a message. Returns whether the client still waits. */
  endSilently(id: string): boolean {
    const { subscriptions = {} } = this.opened ?? {};
    if (!(id in subscriptions)) return false;
    // Ends an earlier one with the same id, if the client completed it and subscribed again at once.
    void (subscriptions[id] as AsyncGenerator | null)?.return(undefined);
    delete subscriptions[id];
    return true;
  }

  /**
   * Adds a subscription that graphql-ws only stores: its own would hold a waiting function, the message and the
   * context for as long as the subscription is open. Called after graphql-ws has handled the message.
   */
  addSubscription(id: string, subscription: AsyncIterable<unknown> & { return(): unknown }): void {
    if (this.closedWith === undefined && this.opened) this.opened.subscriptions[id] = subscription;
    else void subscription.return();
  }

  /** Ends a kept subscription from our side. */
  complete(id: string): void {
    const { subscriptions = {} } = this.opened ?? {};
    if (!(id in subscriptions)) return;
    delete subscriptions[id];
    void this.send(JSON.stringify({ id, type: 'complete' }));
  }

  /**
   * Writes bytes instead of a string, because pending writes would keep the string in memory. A client with
   * too much unread data is disconnected.
   */
  send(text: string): Promise<void> {
    const { socket, ip } = this;
    if (socket.readyState !== socket.OPEN) return Promise.resolve();
    const bytes = Buffer.from(text);
    const release = reserveUnread(ip, bytes);
    if (!release) {
      socket.terminate();
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      // A write fails when the connection is lost. The close that follows ends its subscriptions; it is no failure to log.
      socket.send(bytes, { binary: false }, () => {
        release();
        resolve();
      });
    });
  }

  close(code?: number, reason?: string): void {
    this.socket.close(code, reason);
  }

  /** Closes the socket after a failure of ours. */
  fail(error: unknown): void {
    this.shared.log.warn({ err: error }, 'a socket failed');
    this.socket.close(tryAgainLater, 'Try again later');
  }

  /** One pong at a time, to the latest ping: pongs must not accumulate while the client doesn't read. */
  sendPong(ping: Buffer | undefined = this.pendingPing): void {
    this.pendingPing = ping;
    if (this.isSendingPong || !ping) return;
    this.isSendingPong = true;
    this.pendingPing = undefined;
    this.socket.pong(ping, undefined, (error) => {
      this.isSendingPong = false;
      if (!error) this.sendPong();
    });
  }

  /** Cleans up after the socket has closed. */
  end(code: number, reason: string): void {
    // The code must be set first, because cleanup depends on it.
    this.closedWith = code;
    this.visitorPlace?.leave();
    this.shared.heartbeat.remove(this.socket);
    this.shared.onClosed(this);
    void this.notifyClosed?.(code, reason);
  }
}

/** Called for errors in what the client sent, such as a message too large: the socket has closed itself with its code. */
function onError(this: WebSocket) {
  // Nothing is logged, since any client could fill the log.
}

function onPing(this: WebSocket, data: Buffer) {
  (this as Served)[connectionKey].sendPong(data);
}

function onMessage(this: WebSocket, message: RawData) {
  (this as Served)[connectionKey].receive(String(message));
}

function onClose(this: WebSocket, code: number, reason: Buffer) {
  (this as Served)[connectionKey].end(code, String(reason));
}

/** The numbers of open sockets of members and visitors, and of their subscriptions. */
export function countSockets(clients: ReadonlySet<WebSocket>) {
  const counts = { members: 0, visitors: 0, subscriptions: 0 };
  for (const client of clients) {
    const { viewer, opened } = (client as Partial<Served>)[connectionKey] ?? {};
    if (viewer) counts.members += 1;
    else counts.visitors += 1;
    counts.subscriptions += Object.keys(opened?.subscriptions ?? {}).length;
  }
  return counts;
}

/** Connects graphql-ws to the server's sockets. Returns a function that stops the heartbeat. */
export function serveConnections(
  sockets: WebSocketServer,
  { graphql, onClosed }: { graphql: GraphqlWsServer<SocketConnection>; onClosed: SharedParts['onClosed'] },
  {
    trustedProxies,
    visitorSockets,
    log,
    heartbeatMs,
  }: { trustedProxies: number; visitorSockets: VisitorSockets; log: Logger; heartbeatMs?: number },
): () => void {
  const shared = { heartbeat: new Heartbeat(heartbeatMs), turns: new SocketTurns(), log, onClosed };
  sockets.on('connection', (socket, request) => {
    const opened = new SocketConnection(socket, request, trustedProxies, shared);
    opened.visitorPlace = visitorSockets.enter(opened.ip);
    if (opened.visitorPlace) {
      opened.begin(graphql);
      return;
    }
    socket.on('error', () => socket.terminate());
    socket.close(tryAgainLater, 'Too many connections: try again later');
  });
  return () => shared.heartbeat.stop();
}
