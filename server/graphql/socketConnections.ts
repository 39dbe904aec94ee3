import type { IncomingMessage } from 'node:http';
import type { WebSocket as GraphqlSocket, Server as GraphqlWsServer, Context as Opened } from 'graphql-ws';
import type { Logger } from 'pino';
import type { RawData, WebSocket } from 'ws';
import { factsOfRequest, requestIdOf } from '../http/requests';
import { reserveUnread } from '../http/unreadBytes';
import type { ClosableSocket } from '../request/context';
import type { ViewerIdentity } from '../request/viewer';
import { answerPings, watchSocket } from './heartbeat';
import { SocketTurn, type SocketTurns } from './socketTurns';

/** Close code that makes clients reconnect later, without implying an error of theirs. */
export const tryAgainLater = 1013;

/** The same for all connections. */
export interface ConnectionDeps {
  graphql: GraphqlWsServer<SocketConnection>;
  turns: SocketTurns;
  log: Logger;
  trustedProxies: number;
  heartbeatMs: number | undefined;
}

/**
 * A connection as graphql-ws sees it, with a minimum of data, as there are thousands. The library's own adapter for ws
 * (graphql-ws/use/ws) keeps each request, writes whatever a client doesn't read, and logs what clients do wrong.
 */
export class SocketConnection implements ClosableSocket, GraphqlSocket {
  closedWith: number | undefined;
  /** The connection's viewer. It outlives the access token, but not the sign-in. */
  viewer: ViewerIdentity | null | undefined;
  /** The connection's operations by id, as graphql-ws keeps them. */
  opened: Pick<Opened<Record<string, unknown>, unknown>, 'subscriptions'> | undefined;
  /** The turn of the message being handled; read it before the first await. */
  turn: SocketTurn | undefined;
  /** The length of that message; read it before the first await. */
  messageLength = 0;
  readonly ip: string;
  readonly userAgent: string;
  /** The request id given by a proxy. */
  readonly givenId: string | undefined;
  private handleMessage: ((text: string) => Promise<void>) | undefined;

  constructor(
    readonly socket: WebSocket,
    request: IncomingMessage,
    private readonly deps: ConnectionDeps,
  ) {
    const requestId = requestIdOf(request);
    const { ip, userAgent } = factsOfRequest(request, requestId, deps.trustedProxies);
    this.ip = ip;
    this.userAgent = userAgent;
    this.givenId = request.headers['x-request-id'] === requestId ? requestId : undefined;
  }

  get protocol(): string {
    return this.socket.protocol;
  }

  get subscriptionCount(): number {
    return Object.keys(this.opened?.subscriptions ?? {}).length;
  }

  /** Begins to handle the socket's messages. */
  begin(): void {
    const { socket, deps } = this;
    watchSocket(socket, deps.heartbeatMs);
    answerPings(socket);
    socket.on('message', (message: RawData) => this.receive(String(message)));
    const notifyClosed = deps.graphql.opened(this, this);
    socket.on('close', (code, reason) => {
      // The code must be set first, because clean-up depends on it.
      this.closedWith = code;
      void notifyClosed(code, String(reason));
    });
  }

  onMessage(handleMessage: (text: string) => Promise<void>): void {
    this.handleMessage = handleMessage;
  }

  /** Handles a message in a turn of its own. */
  receive(text: string): void {
    const turn = new SocketTurn(this.socket, this.ip);
    this.turn = turn;
    this.messageLength = text.length;
    this.handleMessage?.(text)
      .finally(() => this.deps.turns.end(turn))
      .catch((error: unknown) => this.fail(error));
    // If the connection kept the turn, it would keep the operation's context in memory.
    this.turn = undefined;
  }

  /** What graphql-ws would end if the client completed the operation. */
  streamOf(id: string): AsyncGenerator | undefined {
    return this.opened?.subscriptions[id] as AsyncGenerator | undefined;
  }

  /** Ends a subscription of a group from our side. */
  complete(id: string): void {
    void this.streamOf(id)?.return(undefined);
    delete this.opened?.subscriptions[id];
    void this.send(JSON.stringify({ id, type: 'complete' }));
  }

  /** Resolves when the network has accepted the message, or the connection is lost. */
  send(text: string): Promise<void> {
    // Bytes, because a string that waits would be in memory as well.
    return new Promise((resolve) => this.sendBytes(Buffer.from(text), resolve));
  }

  /** A client with too much unread data is disconnected. */
  sendBytes(bytes: Buffer, onSent = () => {}): void {
    const { socket, ip } = this;
    const isOpen = socket.readyState === socket.OPEN;
    const release = isOpen ? reserveUnread(ip, bytes) : undefined;
    if (release)
      socket.send(bytes, { binary: false }, () => {
        release();
        onSent();
      });
    else {
      if (isOpen) socket.terminate();
      onSent();
    }
  }

  close(code?: number, reason?: string): void {
    this.socket.close(code, reason);
  }

  /** Closes the socket after a failure of ours. */
  private fail(error: unknown): void {
    this.deps.log.warn({ err: error }, 'a socket failed');
    this.socket.close(tryAgainLater, 'Try again later');
  }
}
