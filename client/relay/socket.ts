import { createClient } from 'graphql-ws';
import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import type { Refresher } from './refreshTokens';
import { type ServerError, toRequestError, unreachable } from './requestError';
import { announceSubscriptionStart } from './subscriptionStart';
import { isTokenOver, readAccessToken } from './tokens';

interface Sink {
  next(value: GraphQLResponse): void;
  error(error: Error): void;
  complete(): void;
}

export interface Socket {
  subscribe(params: RequestParameters, variables: Variables, sink: Sink): () => void;
  close(): void;
}

const longestWaitMs = 30_000;

/** The server closes with it where it refuses the token. */
const tokenRefused = 4403;

/** Waits longer after each failure, not at the same moment as everyone else, and no longer once the network is back. */
function waitToReconnect(retries: number): Promise<void> {
  const delay = Math.min(longestWaitMs, 500 * 2 ** retries) * (0.5 + Math.random() / 2);
  return new Promise((resolve) => {
    const proceed = () => {
      clearTimeout(timer);
      window.removeEventListener('online', proceed);
      resolve();
    };
    const timer = setTimeout(proceed, delay);
    window.addEventListener('online', proceed);
  });
}

export function openSocket(refresher: Refresher): Socket {
  const { protocol, host } = window.location;
  const url = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/graphql`;
  let sentToken: string | null = null;
  let refusedToken: string | null = null;
  let connected = false;
  const client = createClient({
    url: async () => {
      const accessToken = readAccessToken();
      // A token that was refused, or is over by this device's clock, is renewed before connecting. Where that fails for
      // now, connecting fails too and is tried again.
      if (accessToken && (accessToken === refusedToken || isTokenOver(accessToken)))
        await refresher.renew(accessToken).catch(() => null);
      return url;
    },
    connectionParams: () => {
      sentToken = readAccessToken();
      return { accessToken: sentToken };
    },
    on: {
      connected: () => {
        connected = true;
        announceSubscriptionStart();
      },
      closed: (event) => {
        connected = false;
        if ((event as CloseEvent).code === tokenRefused) refusedToken = sentToken;
      },
    },
    lazyCloseTimeout: 3_000,
    keepAlive: 20_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: waitToReconnect,
    shouldRetry: () => true,
  });
  return {
    subscribe(params, variables, sink) {
      // The protocol wants the query to be a string; a persisted document goes by its id.
      const payload = { query: '', documentId: params.id, operationName: params.name, variables };
      const unsubscribe = client.subscribe(payload, {
        next: (value) => sink.next(value as GraphQLResponse),
        error: (error) => sink.error(socketError(error)),
        complete: () => sink.complete(),
      });
      // On an open connection no other sign follows.
      if (connected) announceSubscriptionStart();
      return unsubscribe;
    },
    close: () => client.dispose(),
  };
}

function socketError(error: unknown): Error {
  const first: unknown = Array.isArray(error) ? error[0] : null;
  return first ? toRequestError(first as ServerError) : unreachable(error);
}
