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
import { GraphQLRequestError } from '../lib/requestError';
import { beginChange } from './changesUnderWay';
import { createEventOrder } from './eventOrder';
import { keepingPages } from './keptPages';
import { onMemberChange } from './memberChange';
import { createMutationQueues } from './mutationQueues';
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
  /** Asks a query that a page is about to ask; the page then gets this answer. */
  prefetch(params: RequestParameters, variables: Variables): void;
  /** Closes its WebSocket, when another environment replaces it. */
  close(): void;
}

function deliverAnswer(answer: Promise<GraphQLResponse>, sink: Sink, signal: AbortSignal) {
  return answer.then(
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

/** Sends an operation, again with a new access token if the server refuses the current one. */
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

/** How often an overtaken query is sent again: on a slow network, a member who goes on changing things still gets a response. */
const asksAgain = 2;

/** Asks queries that the page needs. */
function createAsk(send: ReturnType<typeof createSend>) {
  const prefetched = createPrefetched(send);
  let overtakings = 0;
  return {
    prefetched,
    /** Called when something became known that a pending response may lack, and would undo in Relay's store. */
    overtake() {
      overtakings += 1;
      prefetched.clear();
    },
    /** Sends the query until its response was not overtaken. */
    async ask(
      params: RequestParameters,
      variables: Variables,
      signal: AbortSignal,
      accessToken: ReturnType<typeof readAccessToken>,
    ) {
      for (let left = asksAgain; ; left -= 1) {
        const before = overtakings;
        const answer = await (prefetched.take(params, variables) ??
          send(params, variables, signal, accessToken));
        if (overtakings === before || left === 0) return answer;
      }
    },
  };
}

export function createEnvironment(deps: EnvironmentDeps): AppEnvironment {
  const post = createPost(deps.url, deps.fetch);
  const refresher = createRefresher(post, deps.locks);
  const send = createSend(post, refresher);
  const { ask, overtake, prefetched } = createAsk(send);
  const order = createEventOrder(overtake);
  const queueMutation = createMutationQueues();

  const fetchFn: FetchFunction = (params, variables, cacheConfig) =>
    Observable.create<GraphQLResponse>((sink) => {
      const aborter = new AbortController();
      const isMutation = params.operationKind === 'mutation';
      if (isMutation) prefetched.clear();
      // A request that is sent later still belongs to the member who made it.
      const accessToken = readAccessToken();
      // Events don't wait for the response to a change: most come before it, and it would undo them for a moment.
      let isOver = isMutation ? () => {} : order.answerUnderWay();
      const answer = isMutation
        ? queueMutation(cacheConfig, () => {
            isOver = beginChange(environment);
            return send(params, variables, aborter.signal, accessToken);
          })
        : ask(params, variables, aborter.signal, accessToken);
      if (isMutation) answer.then(overtake, overtake);
      void deliverAnswer(answer, sink, aborter.signal).finally(() => isOver());
      // Leaving the page must not abort a mutation.
      return () => {
        if (isMutation) return;
        aborter.abort();
        isOver();
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
      const ordered = order.inOrder({ ...sink, next }, () => ended);
      socket ??= deps.openSocket(refresher);
      socket.then(
        (opened) => {
          if (!ended) unsubscribe = opened.subscribe(params, variables, ordered);
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

function renewEnvironment(): AppEnvironment {
  environment.close();
  environment = createBrowserEnvironment();
  return environment;
}

onMemberChange(renewEnvironment);
