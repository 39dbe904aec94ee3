import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  type ExecutionArgs,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  OperationTypeNode,
  subscribe,
} from 'graphql';
import { handleProtocols, makeServer } from 'graphql-ws';
import { WebSocketServer } from 'ws';
import { type Context, createContext, type Services } from '../context';
import { formatError } from '../errors';
import { roughLength, tooLongError } from './answerBudget';
import { type Connection, serveConnections } from './connections';
import { endSocket, MemberSockets } from './memberSockets';
import type { OperationCosts } from './operationCosts';
import { PendingSubscriber, SharedEvents } from './sharedEvents';
import { asGraphQLError, type OperationPayload, SocketOperations } from './socketOperations';
import type { SocketTurn } from './socketTurns';
import { VisitorSockets } from './visitorSockets';

const maxMessageBytes = 256 * 1024;
/** A page needs one or two; more indicates a faulty client. */
const maxSubscriptions = 100;
/** Sockets per member on this server; the cost limit doesn't cover a subscription's later events. */
const maxSocketsOfMember = 50;
const tooManyRequests = 4429;
const goingAway = 1001;
/** Time for a client to acknowledge the close at shutdown. */
const farewellMs = 2_000;

interface Deps {
  schema: GraphQLSchema;
  services: Services;
  persisted: ReadonlyMap<string, string>;
  costs: OperationCosts;
  /** Time for a client to answer a ping; by default the usual time. */
  heartbeatMs?: number;
}

/**
 * Node hands over upgraded sockets without an error listener, so a reset would end the process. Defined here,
 * it keeps no reference to the request.
 */
function destroyed(this: Duplex) {
  this.destroy();
}

/** Refuses other sites' pages; programs send no Origin. */
const fromOurOrigin = ({ headers: { origin, host } }: IncomingMessage, appUrl: string) =>
  !origin || origin === new URL(appUrl).origin || hostOf(origin) === host;

function acceptUpgrades(server: Server, sockets: WebSocketServer, appUrl: string) {
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', destroyed);
    if (request.url?.split('?', 1)[0] !== '/graphql' || !fromOurOrigin(request, appUrl)) {
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (client) => sockets.emit('connection', client, request));
  });
}

/** Serves graphql-transport-ws on /graphql with the same context, documents and abilities as HTTP. */
export function listenOnSockets(server: Server, { schema, services, persisted, costs, heartbeatMs }: Deps) {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxMessageBytes,
    handleProtocols,
    autoPong: false,
    // Shared events are framed once for all sockets, which excludes compression.
    perMessageDeflate: false,
  });
  acceptUpgrades(server, sockets, services.config.appUrl);

  const report = (error: unknown, requestId: string) =>
    services.log.error({ err: error, requestId }, 'a subscription failed');
  const format = (error: GraphQLError, requestId: string) => {
    const { message, path, extensions } = formatError(error.toJSON(), error, requestId, (cause) =>
      report(cause, requestId),
    );
    return new GraphQLError(message, { path, extensions });
  };

  const memberSockets = new MemberSockets(services);

  /** `token`: the access token in the connection parameters. */
  const contextFor = (connection: Connection, token?: unknown): Promise<Context> =>
    createContext(services, {
      requestId: connection.givenId ?? randomUUID(),
      ip: connection.ip,
      userAgent: connection.userAgent,
      authorization: typeof token === 'string' && token ? `Bearer ${token}` : undefined,
      signedIn: connection.viewer,
      socket: connection,
    });

  const operations = new SocketOperations({ schema, persisted, costs, contextFor });
  const shared = new SharedEvents(schema, { services, format, endSocket });

  const turnOf = new WeakMap<object, SocketTurn>();

  const graphql = makeServer<{ accessToken?: unknown }, Connection>({
    schema,
    /**
     * A refused token closes with 4403, because clients treat 4401 as fatal, and this one can refresh and
     * reconnect.
     */
    async onConnect(opened) {
      const { connectionParams, extra } = opened;
      const { heard } = memberSockets;
      const { refusedToken, viewer } = await contextFor(extra, connectionParams?.accessToken);
      // The viewer is stored; drop the token, which the library would keep for the connection's lifetime.
      Object.assign(opened, { connectionParams: undefined });
      extra.viewer = viewer;
      if (viewer && memberSockets.count(viewer.id) >= maxSocketsOfMember)
        extra.socket.close(tooManyRequests, 'Too many connections');
      else if (viewer) {
        extra.place?.leave();
        memberSockets.add(extra.socket, viewer, heard);
      } else if (!refusedToken && extra.place?.stay() === false)
        extra.socket.close(tooManyRequests, 'Too many connections from this address');
      return !refusedToken;
    },
    async onSubscribe(opened, id, payload) {
      const { extra } = opened;
      const { turn } = extra;
      if (Object.keys(opened.subscriptions).length > maxSubscriptions) {
        extra.socket.close(tooManyRequests, 'Too many subscriptions');
        return [new GraphQLError('Too many subscriptions')];
      }
      const prepared = await operations.prepare(extra, payload as OperationPayload);
      if (Array.isArray(prepared)) return prepared;
      if (turn && !isSubscription(prepared.args)) {
        try {
          // Charge before waiting, so that waiting isn't free; authorisation happens at execution.
          if (await turn.begin()) prepared.args.contextValue = await contextFor(extra);
        } catch (error) {
          return [asGraphQLError(error)];
        }
        if (!(id in opened.subscriptions)) return [new GraphQLError('Nobody waits for this any more')];
        turnOf.set(prepared.args, turn);
        return prepared.args;
      }
      return (await shared.offer(prepared, extra, id)) ?? prepared.args;
    },
    subscribe: (args) =>
      args.contextValue instanceof PendingSubscriber ? args.contextValue.open() : subscribe(args),
    onError: (_context, id, _payload, errors) => errors.map((error) => format(asGraphQLError(error), id)),
    onNext(_context, id, _payload, args, result) {
      turnOf.get(args)?.answered();
      const { contextValue } = args;
      const tooLong = tooLongError(result);
      if (tooLong) return { errors: [new GraphQLError(tooLong.message, { extensions: tooLong.extensions })] };
      if (!isSubscription(args)) costs.chargeBytes(contextValue as Context, roughLength(result.data));
      if (!result.errors) return undefined;
      const requestId = (contextValue as Context | undefined)?.requestId ?? id;
      return { ...result, errors: result.errors.map((error) => format(asGraphQLError(error), requestId)) };
    },
  });
  const stop = serveConnections(sockets, graphql, {
    trustedProxies: services.config.trustProxy,
    strangers: new VisitorSockets(services.config.rateLimits),
    log: services.log,
    heartbeatMs,
  });

  return {
    /** Tells every socket that the server is shutting down, so that clients reconnect elsewhere. */
    async close() {
      await farewell(sockets);
      stop();
    },
  };
}

async function farewell(sockets: WebSocketServer) {
  for (const client of sockets.clients) client.close(goingAway, 'Going away');
  const timer = setTimeout(() => {
    for (const client of sockets.clients) client.terminate();
  }, farewellMs);
  await new Promise((resolve) => sockets.close(resolve));
  clearTimeout(timer);
}

const isSubscription = ({ document, operationName }: Pick<ExecutionArgs, 'document' | 'operationName'>) =>
  getOperationAST(document, operationName)?.operation === OperationTypeNode.SUBSCRIPTION;

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : undefined);
