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

/** The server closes with it where it refuses the token. */
const tokenRefused = 4403;

/** How long a connection may say nothing before it is asked for a sign of life, and how long that may take. */
const silenceMs = 10_000;
const answerMs = 4_000;
/** How long connecting may take: a network that swallows packets says nothing at all. */
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
  /** Gives the connection up where no sign of life comes in time: then the client connects anew. */
  const giveUpAfter = (ms: number) => {
    clearTimeout(doubt);
    doubt = setTimeout(() => client.terminate(), ms);
  };
  let operations = 0;
  const client = createClient({
    // Short and the same in many browsers: the server sends all of them the same bytes. Never used again on a connection.
    generateID: () => {
      operations += 1;
      return String(operations);
    },
    url: async () => {
      const accessToken = readAccessToken();
      // A token that was refused, or is over by this device's clock, is renewed before connecting. Where that fails for
      // now, connecting fails too and is tried again.
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
  // The network may have changed, or the device slept: nothing else tells that the other end is gone.
  const probe = () => {
    if (connected?.readyState !== WebSocket.OPEN) return;
    connected.send('{"type":"ping"}');
    giveUpAfter(answerMs);
  };
  const stopProbing = onWake(probe);
  window.addEventListener('offline', probe);
  return {
    subscribe(params, variables, sink) {
      // The protocol wants the query to be a string; a persisted document goes by its id.
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
          // As for what is asked for: an event that something went wrong with tells no truth.
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
      // On an open connection no other sign follows.
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
      // Where it is being connected anew, that may fail: it is given up either way.
      Promise.resolve(client.dispose()).catch(() => {});
    },
  };
}

function socketError(error: unknown): Error {
  const first: unknown = Array.isArray(error) ? error[0] : null;
  return first ? toRequestError(first as ServerError) : unreachable(error);
}
