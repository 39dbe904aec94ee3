import { createClient } from 'graphql-ws';
import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import type { Refresher } from '../auth/refreshTokens';
import { isTokenOver, readAccessToken } from '../auth/tokens';
import { createConnectionNotice } from './connection';
import { blockingError } from './post';
import { createReconnecting, onWake } from './reconnecting';
import { type ServerError, toRequestError, unreachable } from './requestError';
import { announceSubscriptionStart } from './subscriptionStart';

interface Sink {
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
  let subscriptions = 0;
  let sentToken: string | null = null;
  let refusedToken: string | null = null;
  let connected: WebSocket | null = null;
  let doubt: ReturnType<typeof setTimeout> | undefined;
  /** Closes the connection if no sign of life arrives in time; the client then reconnects. */
  const giveUpAfter = (ms: number) => {
    clearTimeout(doubt);
    doubt = setTimeout(() => client.terminate(), ms);
  };
  let operations = 0;
  const client = createClient({
    // Short ids that are equal in many browsers, so that the server can send all of them the same bytes.
    // Unique per connection.
    generateID: () => {
      operations += 1;
      return String(operations);
    },
    url: async () => {
      const accessToken = readAccessToken();
      // Renew a refused or expired token before connecting. If that fails, connecting fails and is retried.
      if (accessToken && (accessToken === refusedToken || isTokenOver(accessToken)))
        await refresher.renew(accessToken).catch(() => null);
      giveUpAfter(connectMs);
      return url;
    },
    connectionParams: () => {
      sentToken = readAccessToken();
      return { accessToken: sentToken };
    },
    on: {
      connected: (socket) => {
        clearTimeout(doubt);
        connected = socket as WebSocket;
        reconnecting.succeeded();
        notice.settled();
        announceSubscriptionStart();
      },
      ping: (received) => {
        if (!received) giveUpAfter(answerMs);
      },
      pong: (received) => {
        if (received) clearTimeout(doubt);
      },
      closed: (event) => {
        clearTimeout(doubt);
        connected = null;
        if ((event as CloseEvent).code === tokenRefused) refusedToken = sentToken;
        if (subscriptions > 0) notice.lost();
      },
    },
    lazyCloseTimeout: 3_000,
    keepAlive: silenceMs,
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: reconnecting.wait,
    shouldRetry: () => true,
  });
  // The network may have changed or the device slept; nothing else reveals a dead peer.
  const probe = () => {
    if (connected?.readyState !== WebSocket.OPEN) return;
    connected.send('{"type":"ping"}');
    giveUpAfter(answerMs);
  };
  const stopProbing = onWake(probe);
  window.addEventListener('offline', probe);
  return {
    subscribe(params, variables, sink) {
      // The protocol requires the query as a string; persisted documents are sent by id.
      const payload = { query: '', documentId: params.id, operationName: params.name, variables };
      subscriptions += 1;
      let isOver = false;
      const leave = () => {
        if (isOver) return;
        isOver = true;
        subscriptions -= 1;
        if (subscriptions === 0) notice.settled();
      };
      const unsubscribe = client.subscribe(payload, {
        next: (value) => {
          // As for queries: an event with errors isn't used.
          const blocking = blockingError(value as Parameters<typeof blockingError>[0], 'subscription');
          if (blocking) sink.error(toRequestError(blocking));
          else sink.next(value as GraphQLResponse);
        },
        error: (error) => {
          leave();
          sink.error(socketError(error));
        },
        complete: () => {
          leave();
          sink.complete();
        },
      });
      // On an open connection there is no other signal.
      if (connected) announceSubscriptionStart();
      return () => {
        leave();
        unsubscribe();
      };
    },
    close: () => {
      stopProbing();
      window.removeEventListener('offline', probe);
      notice.settled();
      subscriptions = 0;
      clearTimeout(doubt);
      // Reconnecting may fail; ignore that, because the socket is no longer needed.
      Promise.resolve(client.dispose()).catch(() => {});
    },
  };
}

function socketError(error: unknown): Error {
  const first: unknown = Array.isArray(error) ? error[0] : null;
  return first ? toRequestError(first as ServerError) : unreachable(error);
}
