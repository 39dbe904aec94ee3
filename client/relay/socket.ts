import { createClient } from 'graphql-ws';
import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import { announceConnected, createConnectionNotice } from '../lib/connection';
import { type ServerError, unreachable } from '../lib/requestError';
import { blockingError } from './post';
import { createReconnecting, onWake } from './reconnecting';
import type { Refresher } from './refreshTokens';
import { announceSubscriptionStart } from './subscriptionStart';
import { isTokenExpired, readAccessToken } from './tokens';
import { toRequestError } from './toRequestError';

export interface Sink {
  next(value: GraphQLResponse): void;
  error(error: Error): void;
  complete(): void;
}

export interface Socket {
  subscribe(params: RequestParameters, variables: Variables, sink: Sink): () => void;
  close(): void;
}

/** The close code of the server for a refused token. */
const tokenRefusedCode = 4403;

/** After this much silence the connection is pinged. */
const pingAfterMs = 10_000;
/** A connection without a pong for this long is closed. */
const pongTimeoutMs = 4_000;
/** An attempt to connect is given up after this time, because some networks drop packets silently. */
const connectTimeoutMs = 10_000;

export function openSocket(refresher: Refresher): Socket {
  const { protocol, host } = window.location;
  const url = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/graphql`;
  const reconnecting = createReconnecting();
  const notice = createConnectionNotice();
  const peer = watchPeer(() => client.terminate());
  const subscriptions = new Set<Sink>();
  /** The token that the server got on the current connection. */
  let sentToken: string | null = null;
  let refusedToken: string | null = null;
  let lastOperationId = 0;
  const client = createClient({
    // Short ids that are equal in many browsers, so that the server can send all of them the same bytes.
    // Unique per connection.
    generateID: () => {
      lastOperationId += 1;
      return String(lastOperationId);
    },
    url: async () => {
      await renewUnusableToken(refresher, refusedToken);
      peer.terminateAfter(connectTimeoutMs);
      return url;
    },
    connectionParams: () => {
      sentToken = readAccessToken();
      return { accessToken: sentToken };
    },
    on: {
      connected: (socket) => {
        peer.connected(socket as WebSocket);
        reconnecting.succeeded();
        notice.clear();
        announceSubscriptionStart();
        announceConnected();
      },
      ping: (received) => {
        if (!received) peer.terminateAfter(pongTimeoutMs);
      },
      pong: (received) => {
        if (received) peer.gotPong();
      },
      closed: (event) => {
        peer.closed();
        if ((event as CloseEvent).code === tokenRefusedCode) refusedToken = sentToken;
        if (subscriptions.size > 0) notice.lost();
      },
    },
    lazyCloseTimeout: 3_000,
    keepAlive: pingAfterMs,
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: reconnecting.wait,
    shouldRetry: () => true,
  });
  return {
    subscribe(params, variables, sink) {
      // The protocol requires the query as a string; persisted documents are sent by id.
      const payload = { query: '', documentId: params.id, operationName: params.name, variables };
      subscriptions.add(sink);
      const leave = () => {
        if (subscriptions.delete(sink) && subscriptions.size === 0) notice.clear();
      };
      const unsubscribe = client.subscribe(payload, clientSink(sink, leave));
      // On an open connection there is no other signal.
      if (peer.isConnected()) announceSubscriptionStart();
      return () => {
        leave();
        unsubscribe();
      };
    },
    close: () => {
      peer.stop();
      notice.clear();
      subscriptions.clear();
      // Reconnecting may fail; ignore that, because the socket is no longer needed.
      Promise.resolve(client.dispose()).catch(() => {});
    },
  };
}

/** Closes a connection that doesn't respond in time; the client then reconnects. */
function watchPeer(terminate: () => void) {
  let socket: WebSocket | null = null;
  let terminationTimer: ReturnType<typeof setTimeout> | undefined;
  const terminateAfter = (ms: number) => {
    clearTimeout(terminationTimer);
    terminationTimer = setTimeout(terminate, ms);
  };
  // The network may have changed or the device slept; nothing else reveals a dead peer.
  const ping = () => {
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.send('{"type":"ping"}');
    terminateAfter(pongTimeoutMs);
  };
  const stopListening = onWake(ping);
  window.addEventListener('offline', ping);
  return {
    terminateAfter,
    isConnected: () => socket !== null,
    connected: (opened: WebSocket) => {
      clearTimeout(terminationTimer);
      socket = opened;
    },
    gotPong: () => clearTimeout(terminationTimer),
    closed: () => {
      clearTimeout(terminationTimer);
      socket = null;
    },
    stop: () => {
      stopListening();
      window.removeEventListener('offline', ping);
      clearTimeout(terminationTimer);
    },
  };
}

/** Renews a token that can't be used. If this fails, connecting fails as well and is retried. */
async function renewUnusableToken(refresher: Refresher, refusedToken: string | null) {
  const accessToken = readAccessToken();
  if (accessToken && (accessToken === refusedToken || isTokenExpired(accessToken)))
    await refresher.renew(accessToken).catch(() => null);
}

const clientSink = (sink: Sink, leave: () => void) => ({
  next: (value: unknown) => {
    // An event with errors isn't used, as with queries.
    const blocking = blockingError(value as Parameters<typeof blockingError>[0], 'subscription');
    if (blocking) sink.error(toRequestError(blocking));
    else sink.next(value as GraphQLResponse);
  },
  error: (error: unknown) => {
    leave();
    sink.error(socketError(error));
  },
  complete: () => {
    leave();
    sink.complete();
  },
});

function socketError(error: unknown): Error {
  const first: unknown = Array.isArray(error) ? error[0] : null;
  return first ? toRequestError(first as ServerError) : unreachable(error);
}
