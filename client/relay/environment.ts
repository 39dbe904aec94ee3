import {
  DefaultHandlerProvider,
  Environment,
  type FetchFunction,
  type GraphQLResponse,
  Network,
  Observable,
  type RequestParameters,
  type SubscribeFunction,
  type Variables,
} from 'relay-runtime';
import { GraphQLRequestError } from '../lib/requestError';
import { createPagedConnectionHandler } from './keptPages';
import { onMemberChange } from './memberChange';
import { createMutationQueues } from './mutationQueues';
import { OrderedStore } from './orderedStore';
import { createPost, type Post } from './post';
import { createPrefetched } from './prefetched';
import { createRefresher, type Refresher } from './refreshTokens';
import type { Sink, Socket } from './socket';
import { readAccessToken } from './tokens';
import { currentVisit } from './visits';

interface EnvironmentDeps {
  url: string;
  fetch: typeof fetch;
  locks: LockManager | undefined;
  /** Opens the WebSocket; separate, so that its code loads with the first subscription. */
  openSocket: (refresher: Refresher) => Promise<Socket>;
}

interface AppEnvironment extends Environment {
  /** Sends a query that a page is about to send; the page then gets this response. */
  prefetch(params: RequestParameters, variables: Variables): void;
  /** Closes its WebSocket, when another environment replaces it. */
  close(): void;
}

function deliverResponse(response: Promise<GraphQLResponse>, sink: Sink, signal: AbortSignal) {
  return response.then(
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

/** Returns a function that sends an operation, again with a new access token if the server refuses the current one. */
function createSend(post: Post, refresher: Refresher) {
  return async function send(
    params: RequestParameters,
    variables: Variables,
    signal?: AbortSignal,
    accessToken = readAccessToken(),
  ): Promise<GraphQLResponse> {
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
  };
}

/** How often a query with an outdated response is sent again: on a slow network, a member who goes on changing things still gets one. */
const maxResends = 2;

/** Sends the queries of pages, or takes their prefetched responses. */
function createQuerySender(send: ReturnType<typeof createSend>) {
  const prefetched = createPrefetched(send);
  let outdatedCount = 0;
  return {
    prefetched,
    /** Called when something became known that a pending response may lack, such as a new entry of a list. */
    markPendingOutdated() {
      outdatedCount += 1;
      prefetched.clear();
    },
    /** Sends the query until its response isn't outdated. */
    async sendQuery(
      params: RequestParameters,
      variables: Variables,
      signal: AbortSignal,
      accessToken: ReturnType<typeof readAccessToken>,
    ) {
      for (let resendsLeft = maxResends; ; resendsLeft -= 1) {
        const countBefore = outdatedCount;
        const response = await (prefetched.take(params, variables) ??
          send(params, variables, signal, accessToken));
        if (outdatedCount === countBefore || resendsLeft === 0) return response;
      }
    },
  };
}

export function createEnvironment(deps: EnvironmentDeps): AppEnvironment {
  const post = createPost(deps.url, deps.fetch);
  const refresher = createRefresher(post, deps.locks);
  const send = createSend(post, refresher);
  const { sendQuery, markPendingOutdated, prefetched } = createQuerySender(send);
  const store = new OrderedStore(markPendingOutdated);
  const queueMutation = createMutationQueues();

  const fetchFn: FetchFunction = (params, variables, cacheConfig) =>
    Observable.create<GraphQLResponse>((sink) => {
      const aborter = new AbortController();
      const isMutation = params.operationKind === 'mutation';
      if (isMutation) prefetched.clear();
      // A request that is sent later still belongs to the member who made it.
      const accessToken = readAccessToken();
      const response = isMutation
        ? queueMutation(cacheConfig, () => send(params, variables, aborter.signal, accessToken))
        : sendQuery(params, variables, aborter.signal, accessToken);
      if (isMutation) response.then(markPendingOutdated, markPendingOutdated);
      void deliverResponse(response, sink, aborter.signal);
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
      const next = (event: GraphQLResponse) => {
        prefetched.clear();
        sink.next(event);
      };
      socket ??= deps.openSocket(refresher);
      socket.then(
        (opened) => {
          if (!ended) unsubscribe = opened.subscribe(params, variables, { ...sink, next });
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

  const connections = createPagedConnectionHandler(currentVisit);
  const environment = new Environment({
    handlerProvider: (handle) => (handle === 'connection' ? connections : DefaultHandlerProvider(handle)),
    network: Network.create(fetchFn, subscribeFn),
    store,
    getDataID: store.getDataID,
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

/** The current environment. Each change of member creates a new one, so no data is left for the next member. */
export let environment: AppEnvironment = createBrowserEnvironment();

function renewEnvironment(): AppEnvironment {
  environment.close();
  environment = createBrowserEnvironment();
  return environment;
}

onMemberChange(renewEnvironment);
