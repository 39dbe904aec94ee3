import { createClient } from 'graphql-ws';
import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import { announceConnected, createConnectionNotice } from '../lib/connection';
import { type ServerError, unreachable } from '../lib/requestError';
import { blockingError } from './post';
import { createReconnecting, onWake } from './reconnecting';
import type { Refresher } from './refreshTokens';
import { announceSubscriptionStart } from './subscriptionStart';
import { isTokenOver, readAccessToken } from './tokens';
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

/** Close code of a refused token. */
const tokenRefused = 4403;

/** After this much silence the connection is pinged; time to answer the ping. */
const silenceMs = 10_000;
const answerMs = 4_000;
/** Timeout for connecting, for networks that drop packets. */
const connectMs = 10_000;

export function openSocket(refresher: Refresher): Socket {
  const { protocol, host } = window.location;
  const url = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/graphql`;
  const reconnecting = createReconnecting();
  const notice = createConnectionNotice();
  const peer = watchPeer(() => client.terminate());
  const subscriptions = new Set<Sink>();
  let sentToken: string | null = null;
  let refusedToken: string | null = null;
  let operations = 0;
  const client = createClient({
    // Short ids that are equal in many browsers, so that the server can send all of them the same bytes.
    // Unique per connection.
    generateID: () => {
      operations += 1;
      return String(operations);
    },
    url: async () => {
      await renewUnusableToken(refresher, refusedToken);
      peer.giveUpAfter(connectMs);
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
        notice.settled();
        announceSubscriptionStart();
        announceConnected();
      },
      ping: (received) => {
        if (!received) peer.giveUpAfter(answerMs);
      },
      pong: (received) => {
        if (received) peer.answered();
      },
      closed: (event) => {
        peer.closed();
        if ((event as CloseEvent).code === tokenRefused) refusedToken = sentToken;
        if (subscriptions.size > 0) notice.lost();
      },
    },
    lazyCloseTimeout: 3_000,
    keepAlive: silenceMs,
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
        if (subscriptions.delete(sink) && subscriptions.size === 0) notice.settled();
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
      notice.settled();
      subscriptions.clear();
      // Reconnecting may fail; ignore that, because the socket is no longer needed.
      Promise.resolve(client.dispose()).catch(() => {});
    },
  };
}

/** Closes a connection that shows no sign of life in time; the client then reconnects. */
function watchPeer(terminate: () => void) {
  let socket: WebSocket | null = null;
  let doubt: ReturnType<typeof setTimeout> | undefined;
  const giveUpAfter = (ms: number) => {
    clearTimeout(doubt);
    doubt = setTimeout(terminate, ms);
  };
  // The network may have changed or the device slept; nothing else reveals a dead peer.
  const probe = () => {
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.send('{"type":"ping"}');
    giveUpAfter(answerMs);
  };
  const stopProbing = onWake(probe);
  window.addEventListener('offline', probe);
  return {
    giveUpAfter,
    isConnected: () => socket !== null,
    connected: (opened: WebSocket) => {
      clearTimeout(doubt);
      socket = opened;
    },
    answered: () => clearTimeout(doubt),
    closed: () => {
      clearTimeout(doubt);
      socket = null;
    },
    stop: () => {
      stopProbing();
      window.removeEventListener('offline', probe);
      clearTimeout(doubt);
    },
  };
}

/** Renews a token that can't be used. If this fails, connecting fails as well and is retried. */
async function renewUnusableToken(refresher: Refresher, refusedToken: string | null) {
  const accessToken = readAccessToken();
  if (accessToken && (accessToken === refusedToken || isTokenOver(accessToken)))
    await refresher.renew(accessToken).catch(() => null);
}

const clientSink = (sink: Sink, leave: () => void) => ({
  next: (value: unknown) => {
    // As for queries: an event with errors isn't used.
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
