import type { IncomingMessage, Server } from 'node:http';
import {
  type ExecutionArgs,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  parse,
  validate,
} from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { type Context, createContext, type Services } from '../context';
import { formatError } from '../errors';
import { factsOfRequest, requestIdOf } from '../http';
import { checkSize, costOf, maxCost, maxEventCost, tooCostly } from './cost';
import { MemberSockets } from './memberSockets';

const maxMessageBytes = 256 * 1024;
/** What one page needs is one or two; more than this is a runaway client. */
const maxSubscriptions = 100;
const tooManyRequests = 4429;
const goingAway = 1001;
/** How long a client may take to answer that it heard of the server's going. */
const farewellMs = 2_000;

interface Deps {
  schema: GraphQLSchema;
  services: Services;
  persisted: ReadonlyMap<string, string>;
}

/** Answers graphql-transport-ws on /graphql, with the same context, documents and abilities as HTTP. */
export function listenOnSockets(server: Server, { schema, services, persisted }: Deps) {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxMessageBytes });
  server.on('upgrade', (request, socket, head) => {
    // Node hands the socket over with nobody listening: a reset would end the process.
    socket.on('error', () => socket.destroy());
    if (request.url?.split('?', 1)[0] !== '/graphql' || !fromOurOrigin(request)) {
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (client) => sockets.emit('connection', client, request));
  });

  /** A page elsewhere has no business here; programs send no Origin. */
  function fromOurOrigin({ headers: { origin, host } }: IncomingMessage): boolean {
    return !origin || origin === new URL(services.config.appUrl).origin || hostOf(origin) === host;
  }

  const report = (error: unknown, requestId: string) =>
    services.log.error({ err: error, requestId }, 'a subscription failed');
  const format = (error: GraphQLError, requestId: string) => {
    const { message, path, extensions } = formatError(error.toJSON(), error, requestId, (cause) =>
      report(cause, requestId),
    );
    return new GraphQLError(message, { path, extensions });
  };

  /** Who each connection belongs to; a connection may outlive the token that opened it, but not its sign-in. */
  const openedBy = new WeakMap<IncomingMessage, Context['viewer']>();
  const memberSockets = new MemberSockets(services);

  async function contextFor(
    request: IncomingMessage,
    parameters: Record<string, unknown> | undefined,
  ): Promise<Context> {
    const requestId = requestIdOf(request);
    const token = parameters?.accessToken;
    return createContext(services, {
      ...factsOfRequest(request, requestId, services.config.trustProxy),
      authorization: typeof token === 'string' && token ? `Bearer ${token}` : undefined,
      signedIn: openedBy.get(request),
    });
  }

  async function prepare(
    request: IncomingMessage,
    parameters: Record<string, unknown> | undefined,
    payload: {
      query?: string | null;
      documentId?: unknown;
      variables?: Record<string, unknown> | null;
      operationName?: string | null;
    },
  ): Promise<ExecutionArgs | GraphQLError[]> {
    const own = typeof payload.documentId === 'string' ? persisted.get(payload.documentId) : undefined;
    if (payload.documentId !== undefined && !own)
      return [
        new GraphQLError('No such persisted document', { extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }),
      ];
    const query = own ?? payload.query ?? '';
    try {
      if (!own) checkSize(query);
    } catch (error) {
      if (error instanceof GraphQLError) return [error];
      throw error;
    }
    const document = parse(query);
    const problems = own ? [] : validate(schema, document);
    if (problems.length > 0) return [...problems];
    const operationName = payload.operationName ?? undefined;
    const operation = getOperationAST(document, operationName);
    if (!operation) return [new GraphQLError('No such operation')];
    const context = await contextFor(request, parameters);
    const variables = payload.variables ?? {};
    if (!own) {
      try {
        const cost = costOf(schema, document, variables, operationName);
        const most = operation.operation === 'subscription' ? maxEventCost : maxCost;
        if (cost > most) return [tooCostly(cost, most)];
        await services.rateLimits.take('graphqlCost', context.viewer?.id ?? context.ip, cost);
      } catch (error) {
        return [
          error instanceof GraphQLError
            ? error
            : new GraphQLError((error as Error).message, { originalError: error as Error }),
        ];
      }
    }
    return { schema, document, operationName, variableValues: variables, contextValue: context };
  }

  const disposable = useServer(
    {
      schema,
      /** A refused token closes with 4403: clients take 4401 for final, and this one may refresh and come back. */
      async onConnect({ connectionParams, extra }) {
        const { heard } = memberSockets;
        const { refusedToken, viewer } = await contextFor(extra.request, connectionParams);
        openedBy.set(extra.request, viewer);
        if (viewer) memberSockets.add(extra.socket, viewer, heard);
        return !refusedToken;
      },
      async onSubscribe({ connectionParams, extra, subscriptions }, id, payload) {
        if (Object.keys(subscriptions).length > maxSubscriptions) {
          extra.socket.close(tooManyRequests, 'Too many subscriptions');
          return [new GraphQLError('Too many subscriptions')];
        }
        const prepared = await prepare(
          extra.request,
          connectionParams,
          payload as Parameters<typeof prepare>[2],
        );
        return Array.isArray(prepared) ? prepared.map((error) => format(error, id)) : prepared;
      },
      onError: (_context, id, _payload, errors) => errors.map((error) => format(asGraphQLError(error), id)),
      onNext(_context, id, _payload, { contextValue }, result) {
        if (!result.errors) return undefined;
        const requestId = (contextValue as Context | undefined)?.requestId ?? id;
        return { ...result, errors: result.errors.map((error) => format(asGraphQLError(error), requestId)) };
      },
    },
    sockets,
  );

  return {
    /** Tells every socket that the server is going, so that clients reconnect elsewhere. */
    async close() {
      for (const client of sockets.clients) client.close(goingAway, 'Going away');
      const timer = setTimeout(() => {
        for (const client of sockets.clients) client.terminate();
      }, farewellMs);
      await disposable.dispose();
      clearTimeout(timer);
    },
  };
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : undefined);

const asGraphQLError = (error: unknown): GraphQLError =>
  error instanceof GraphQLError ? error : new GraphQLError(String((error as { message?: string }).message));
