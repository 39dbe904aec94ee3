import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import {
  createSourceEventStream,
  type ExecutionArgs,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  OperationTypeNode,
  subscribe,
} from 'graphql';
import { makeServer, type Context as OpenedSocket } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { ChangedIds } from '../events/pubSub';
import { type Context, createContext, type Services } from '../request/context';
import { formatError } from '../request/errorMapping';
import type { Admission } from './admission/admission';
import { roughLength, tooLongError } from './answerBudget';
import { MemberSockets } from './memberSockets';
import { OpenTopics } from './openTopics';
import { SharedEvents } from './sharedEvents';
import { SharedPlans, subscribedField } from './sharedFields';
import { type ConnectionDeps, SocketConnection, tryAgainLater } from './socketConnections';
import { asGraphQLError, type OperationPayload, SocketOperations } from './socketOperations';
import { type SocketTurn, SocketTurns } from './socketTurns';
import { VisitorSockets } from './visitorSockets';

/** A page needs one or two; more indicates a faulty client. */
const maxSubscriptions = 100;
/** Sockets per member on this server, and of their personal access tokens together; the cost limit doesn't cover a subscription's later events. */
const maxSocketsOfMember = 50;
const tooManyRequests = 4429;

export interface ProtocolDeps {
  schema: GraphQLSchema;
  services: Services;
  admission: Admission;
  /** Time for a client to answer a ping; by default the usual time. */
  heartbeatMs?: number;
}

type ConnectionParams = { accessToken?: unknown };
type Opened = OpenedSocket<ConnectionParams, SocketConnection>;

/** An operation as it is executed. */
interface SocketOperation extends ExecutionArgs {
  connection: SocketConnection;
  id: string;
  turn: SocketTurn;
  text: string;
}

/**
 * Leaves graphql-ws's handler of an operation waiting for ever, so that it sends nothing more: nobody holds it, and it is removed
 * from memory with the message and the context.
 */
const leaveHandler = () => new Promise<never>(() => {});

/** For errors in what a client sent, such as a message too large: ws closes the socket, and any client could fill the log. */
const ignore = () => {};

/** graphql-transport-ws with the same context, documents and abilities as HTTP. */
export class SocketProtocol {
  private readonly connections = new Set<SocketConnection>();
  private readonly memberSockets: MemberSockets;
  private readonly visitorSockets: VisitorSockets;
  private readonly operations: SocketOperations;
  private readonly plans = new SharedPlans();
  private readonly sharedEvents: SharedEvents;
  private readonly connectionDeps: ConnectionDeps;
  private readonly topics: OpenTopics;
  private readonly turns = new SocketTurns();
  private readonly graphql = makeServer<ConnectionParams, SocketConnection>({
    onConnect: (opened) => this.connect(opened),
    onSubscribe: (opened, id, payload) => this.prepare(opened, id, payload as OperationPayload),
    subscribe: (args) => this.subscribe(args as SocketOperation),
    onError: (_opened, id, _payload, errors) => errors.map((error) => this.format(asGraphQLError(error), id)),
    onNext: (_opened, _id, _payload, args, result) => this.answer(args as SocketOperation, result),
  });

  constructor(private readonly deps: ProtocolDeps) {
    const { services, ...rest } = deps;
    this.memberSockets = new MemberSockets(services);
    this.visitorSockets = new VisitorSockets(services.config.rateLimits);
    this.topics = new OpenTopics(services.config.rateLimits);
    this.operations = new SocketOperations({
      ...rest,
      contextFor: (connection) => this.contextFor(connection),
    });
    this.sharedEvents = new SharedEvents({ services, format: (error, id) => this.format(error, id) });
    this.connectionDeps = {
      graphql: this.graphql,
      turns: this.turns,
      log: services.log,
      trustedProxies: services.config.trustProxy,
      heartbeatMs: deps.heartbeatMs,
    };
  }

  /** Serves an open socket. */
  accept(socket: WebSocket, request: IncomingMessage): void {
    const connection = new SocketConnection(socket, request, this.connectionDeps);
    socket.on('error', ignore);
    if (!this.visitorSockets.add(connection, connection.ip)) {
      socket.close(tryAgainLater, 'Too many connections: try again later');
      return;
    }
    this.connections.add(connection);
    socket.on('close', () => {
      this.connections.delete(connection);
      this.visitorSockets.remove(connection);
      if (connection.viewer) this.memberSockets.remove(socket, connection.viewer);
    });
    connection.begin();
  }

  /** The numbers of open sockets of members and visitors, and of their subscriptions. */
  counts() {
    const counts = { members: 0, visitors: 0, subscriptions: 0 };
    for (const { viewer, subscriptionCount } of this.connections) {
      counts[viewer ? 'members' : 'visitors'] += 1;
      counts.subscriptions += subscriptionCount;
    }
    return counts;
  }

  /**
   * A refused token closes with 4403, because clients treat 4401 as fatal, and this one can refresh and
   * reconnect.
   */
  private async connect(opened: Opened): Promise<boolean> {
    const { connectionParams, extra: connection } = opened;
    const { socket } = connection;
    const { eventCount: heard } = this.memberSockets;
    const { refusedToken, viewer } = await this.contextFor(connection, connectionParams?.accessToken);
    // The viewer is stored; drop the token, which the library would keep for the connection's lifetime.
    Object.assign(opened, { connectionParams: undefined });
    connection.viewer = viewer;
    connection.opened = opened;
    if (viewer && this.memberSockets.count(viewer) >= maxSocketsOfMember)
      socket.close(tooManyRequests, 'Too many connections');
    else if (viewer) {
      this.visitorSockets.remove(connection);
      this.memberSockets.add(socket, viewer, heard);
    } else if (!refusedToken && !this.visitorSockets.setVisitor(connection))
      socket.close(tooManyRequests, 'Too many connections from this address');
    return !refusedToken;
  }

  /** Returns the operation to execute, after its turn has come, or the errors that refuse it. */
  private async prepare(
    { extra: connection, subscriptions }: Opened,
    id: string,
    payload: OperationPayload,
  ): Promise<SocketOperation | GraphQLError[]> {
    const turn = connection.turn as SocketTurn;
    if (Object.keys(subscriptions).length > maxSubscriptions) {
      connection.socket.close(tooManyRequests, 'Too many subscriptions');
      return [new GraphQLError('Too many subscriptions')];
    }
    subscriptions[id] = turn;
    const prepared = await this.operations.prepare(connection, payload);
    if (turn.isCancelled) return this.leave(turn);
    if (Array.isArray(prepared)) return prepared;
    const { text, args } = prepared;
    try {
      if (isSubscription(args)) {
        const topic = JSON.stringify(subscribedField(args));
        const document = JSON.stringify([text, args.operationName]);
        turn.onEnd = this.topics.open(callerOf(connection), { topic, document });
        // Charge before waiting, so that waiting isn't free; authorisation happens at execution.
      } else if (await this.turns.waitForStart(turn)) args.contextValue = await this.contextFor(connection);
    } catch (error) {
      return [asGraphQLError(error)];
    }
    return turn.isCancelled ? this.leave(turn) : { ...args, connection, id, turn, text };
  }

  /** Subscribes as graphql-ws does, or joins a group, which sends the events. */
  private async subscribe(operation: SocketOperation): ReturnType<typeof subscribe> {
    const { connection, id, turn, text } = operation;
    const viewer = connection.viewer;
    const plan = viewer ? this.plans.find(text, operation) : undefined;
    const stream = await (plan ? createSourceEventStream(operation) : subscribe(operation));
    if (!(Symbol.asyncIterator in stream)) return stream;
    const events = stream as AsyncGenerator<never>;
    if (turn.isCancelled) {
      void events.return(undefined);
      return this.leave(turn);
    }
    if (!viewer || !plan) return events;
    const group = this.sharedEvents.groupOf(plan, events as AsyncIterableIterator<ChangedIds>);
    const subscriber = { connection, id, viewer };
    group.add(subscriber);
    // It is kept as long as the subscription, with all that it mentions.
    turn.onCancel = () => {
      group.remove(subscriber);
      this.turns.end(turn);
    };
    return leaveHandler();
  }

  /** Ends an operation that nobody waits for. graphql-ws would send its errors to a later one with the same id. */
  private leave(turn: SocketTurn): Promise<never> {
    this.turns.end(turn);
    return leaveHandler();
  }

  /** Charges for a result. Returns a replacement to send, if any. */
  private answer(operation: SocketOperation, result: ExecutionResult) {
    const { connection, id, turn } = operation;
    this.turns.answered(turn);
    const context = operation.contextValue as Context;
    const tooLong = tooLongError(result);
    if (tooLong) return { errors: [new GraphQLError(tooLong.message, { extensions: tooLong.extensions })] };
    if (!isSubscription(operation)) this.deps.admission.chargeBytes(context, roughLength(result.data));
    if (!result.errors) return undefined;
    const errors = result.errors.map((error) => this.format(asGraphQLError(error), context.requestId));
    // Complete after this error: further ones would reveal when events happen that the viewer isn't allowed to receive.
    if (isSubscription(operation) && errors.some(isRefusal)) void connection.streamOf(id)?.return(undefined);
    return { ...result, errors };
  }

  private format(error: GraphQLError, requestId: string): GraphQLError {
    const { log } = this.deps.services;
    const { message, path, extensions } = formatError(error.toJSON(), error, requestId, (cause) =>
      log.error({ err: cause, requestId }, 'a subscription failed'),
    );
    return new GraphQLError(message, { path, extensions });
  }

  /** `token`: the access token in the connection parameters. */
  private contextFor(connection: SocketConnection, token?: unknown): Promise<Context> {
    return createContext(this.deps.services, {
      requestId: connection.givenId ?? randomUUID(),
      ip: connection.ip,
      userAgent: connection.userAgent,
      authorization: authorizationOf(token),
      signedIn: connection.viewer,
      socket: connection,
    });
  }
}

/** The caller for limits. A member's programs count apart, so that they can't use up what the member's tabs need. */
const callerOf = ({ viewer, ip }: SocketConnection): string =>
  viewer ? `${viewer.id}${viewer.token ? ' tokens' : ''}` : ip;

/** A token that isn't a text is invalid, not absent: its sender expects a member's connection. */
const authorizationOf = (token: unknown): string | undefined => {
  if (token === undefined || token === null || token === '') return undefined;
  return `Bearer ${typeof token === 'string' ? token : 'no text'}`;
};

const refusals: ReadonlySet<unknown> = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND']);
/** Whether the operation itself was refused, not a field of its result. */
const isRefusal = ({ path, extensions }: GraphQLError) => path?.length === 1 && refusals.has(extensions.code);

const isSubscription = ({ document, operationName }: Pick<ExecutionArgs, 'document' | 'operationName'>) =>
  getOperationAST(document, operationName)?.operation === OperationTypeNode.SUBSCRIPTION;
