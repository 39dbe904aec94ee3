import {
  DefaultHandlerProvider,
  Environment,
  type FetchFunction,
  type GraphQLResponse,
  Network,
  Observable,
  RecordSource,
  type RequestParameters,
  Store,
  type SubscribeFunction,
  type Variables,
} from 'relay-runtime';
import { createRefresher, type Refresher } from '../auth/refreshTokens';
import { readAccessToken } from '../auth/tokens';
import { keepingPages } from './keptPages';
import { onMemberChange } from './memberChange';
import { createPost } from './post';
import { createPrefetched } from './prefetched';
import { GraphQLRequestError } from './requestError';
import type { Sink, Socket } from './socket';
import { currentVisit } from './visits';

export interface EnvironmentDeps {
  url: string;
  fetch: typeof fetch;
  locks: LockManager | undefined;
  /** Opens the WebSocket; separate, so that its code loads with the first subscription. */
  openSocket: (refresher: Refresher) => Promise<Socket>;
}

export interface AppEnvironment extends Environment {
  /** Asks a query that a page is about to ask; the page then gets this answer. */
  prefetch(params: RequestParameters, variables: Variables): void;
  /** Closes its WebSocket, when another environment replaces it. */
  close(): void;
}

function tellAnswer(answer: Promise<GraphQLResponse>, sink: Sink, signal: AbortSignal) {
  answer.then(
    (payload) => {
      if (signal.aborted) return;
      sink.next(payload);
      sink.complete();
    },
    (error: Error) => {
      if (!signal.aborted) sink.error(error);
    },
  );
}

export function createEnvironment(deps: EnvironmentDeps): AppEnvironment {
  const post = createPost(deps.url, deps.fetch);
  const refresher = createRefresher(post, deps.locks);

  async function send(
    params: RequestParameters,
    variables: Variables,
    signal?: AbortSignal,
  ): Promise<GraphQLResponse> {
    const accessToken = readAccessToken();
    try {
      return await post({ params, variables, accessToken, signal });
    } catch (error) {
      const refused = error instanceof GraphQLRequestError && error.code === 'UNAUTHENTICATED';
      // An operation sent without a token must not be retried with the token of someone who has signed in
      // since.
      if (!refused || !accessToken) throw error;
      const renewed = await refresher.renew(accessToken);
      if (!renewed) throw error;
      return post({ params, variables, accessToken: renewed, signal });
    }
  }

  const prefetched = createPrefetched(send);

  const fetchFn: FetchFunction = (params, variables) =>
    Observable.create<GraphQLResponse>((sink) => {
      const aborter = new AbortController();
      const isMutation = params.operationKind === 'mutation';
      if (isMutation) prefetched.clear();
      const answer = prefetched.take(params, variables) ?? send(params, variables, aborter.signal);
      if (isMutation) answer.then(prefetched.clear, prefetched.clear);
      tellAnswer(answer, sink, aborter.signal);
      // Leaving the page must not abort a mutation.
      return () => {
        if (!isMutation) aborter.abort();
      };
    });

  let socket: Promise<Socket> | null = null;
  const subscribeFn: SubscribeFunction = (params, variables) =>
    Observable.create<GraphQLResponse>((sink) => {
      let ended = false;
      let unsubscribe = () => {};
      socket ??= deps.openSocket(refresher);
      socket.then(
        (opened) => {
          if (!ended) unsubscribe = opened.subscribe(params, variables, sink);
        },
        (error: Error) => {
          socket = null;
          if (!ended) sink.error(error);
        },
      );
      return () => {
        ended = true;
        unsubscribe();
      };
    });

  const connections = keepingPages(currentVisit);
  const environment = new Environment({
    handlerProvider: (handle) => (handle === 'connection' ? connections : DefaultHandlerProvider(handle)),
    network: Network.create(fetchFn, subscribeFn),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 20 }),
  });
  return Object.assign(environment, {
    prefetch: prefetched.start,
    close() {
      prefetched.clear();
      socket?.then(
        (opened) => opened.close(),
        () => {},
      );
      socket = null;
    },
  });
}

const createBrowserEnvironment = () =>
  createEnvironment({
    url: '/graphql',
    fetch: (...args) => window.fetch(...args),
    locks: navigator.locks,
    openSocket: async (refresher) => (await import('./socket')).openSocket(refresher),
  });

/**
 * The current environment. Each change of member creates a new one, so no data is left for the next member.
 */
export let environment: AppEnvironment = createBrowserEnvironment();

export function renewEnvironment(): AppEnvironment {
  environment.close();
  environment = createBrowserEnvironment();
  return environment;
}

onMemberChange(renewEnvironment);
