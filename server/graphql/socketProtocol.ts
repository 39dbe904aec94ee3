import { randomUUID } from 'node:crypto';
import {
  type ExecutionArgs,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  OperationTypeNode,
} from 'graphql';
import { makeServer, type Context as OpenedSocket } from 'graphql-ws';
import { type Context, createContext, type Services } from '../request/context';
import { formatError } from '../request/errorMapping';
import type { Admission } from './admission/admission';
import { roughLength, tooLongError } from './answerBudget';
import { endSocket, MemberSockets } from './memberSockets';
import { type OpenSubscription, OpenTopics } from './openTopics';
import { SharedEvents } from './sharedEvents';
import type { SocketConnection } from './socketConnections';
import { asGraphQLError, type OperationPayload, SocketOperations } from './socketOperations';
import type { SocketTurn } from './socketTurns';

/** A page needs one or two; more indicates a faulty client. */
const maxSubscriptions = 100;
/** Sockets per member on this server, and of their personal access tokens together; the cost limit doesn't cover a subscription's later events. */
const maxSocketsOfMember = 50;
const tooManyRequests = 4429;
/** A result that isn't sent, since nobody waits for it any more. */
const noResult = [new GraphQLError('Nobody waits for this any more')];

export interface ProtocolDeps {
  schema: GraphQLSchema;
  services: Services;
  admission: Admission;
}

type ConnectionParams = { accessToken?: unknown };
type Opened = OpenedSocket<ConnectionParams, SocketConnection>;

/** graphql-transport-ws with the same context, documents and abilities as HTTP. */
export function makeProtocol(deps: ProtocolDeps) {
  const handlers = new ProtocolHandlers(deps);
  const graphql = makeServer<ConnectionParams, SocketConnection>({
    schema: deps.schema,
    onConnect: (opened) => handlers.connect(opened),
    onSubscribe: (opened, id, payload) => handlers.prepare(opened, id, payload as OperationPayload),
    onError: (_opened, id, _payload, errors) =>
      errors.map((error) => handlers.format(asGraphQLError(error), id)),
    onNext: (opened, id, _payload, args, result) => handlers.answer(opened, id, args, result),
  });
  return { graphql, onClosed: handlers.remove };
}

class ProtocolHandlers {
  private readonly memberSockets: MemberSockets;
  private readonly operations: SocketOperations;
  private readonly shared: SharedEvents;
  private readonly topics: OpenTopics;
  private readonly turns = new WeakMap<object, SocketTurn>();

  constructor(private readonly deps: ProtocolDeps) {
    const { services, ...rest } = deps;
    this.memberSockets = new MemberSockets(services);
    this.topics = new OpenTopics(services.config.rateLimits);
    this.operations = new SocketOperations({
      ...rest,
      contextFor: (connection) => this.contextFor(connection),
    });
    const format = (error: GraphQLError, requestId: string) => this.format(error, requestId);
    this.shared = new SharedEvents(deps.schema, { services, format, endSocket });
  }

  /**
   * A refused token closes with 4403, because clients treat 4401 as fatal, and this one can refresh and
   * reconnect.
   */
  async connect(opened: Opened): Promise<boolean> {
    const { connectionParams, extra } = opened;
    const { eventCount: heard } = this.memberSockets;
    const { refusedToken, viewer } = await this.contextFor(extra, connectionParams?.accessToken);
    // The viewer is stored; drop the token, which the library would keep for the connection's lifetime.
    Object.assign(opened, { connectionParams: undefined });
    extra.viewer = viewer;
    extra.opened = opened;
    if (viewer && this.memberSockets.count(viewer) >= maxSocketsOfMember)
      extra.socket.close(tooManyRequests, 'Too many connections');
    else if (viewer) {
      extra.visitorPlace?.leave();
      extra.visitorPlace = undefined;
      this.memberSockets.add(extra.socket, viewer, heard);
    } else if (!refusedToken && extra.visitorPlace?.countAsVisitor() === false)
      extra.socket.close(tooManyRequests, 'Too many connections from this address');
    return !refusedToken;
  }

  remove = (connection: SocketConnection): void => {
    if (connection.viewer) this.memberSockets.remove(connection.socket, connection.viewer);
    this.topics.removeConnection(callerOf(connection), connection);
  };

  /** Returns the operation to execute, after its turn has come, or the errors that refuse it. */
  async prepare(
    { extra, subscriptions }: Opened,
    id: string,
    payload: OperationPayload,
  ): Promise<ExecutionArgs | GraphQLError[]> {
    const { turn } = extra;
    if (Object.keys(subscriptions).length > maxSubscriptions) {
      extra.socket.close(tooManyRequests, 'Too many subscriptions');
      return [new GraphQLError('Too many subscriptions')];
    }
    const prepared = await this.operations.prepare(extra, payload);
    if (Array.isArray(prepared)) return prepared;
    // Topics and subscribers of a closed connection would never be removed.
    if (extra.closedWith !== undefined) return noResult;
    if (!turn || isSubscription(prepared.args)) return this.prepareSubscription(extra, id, prepared, turn);
    try {
      // Charge before waiting, so that waiting isn't free; authorisation happens at execution.
      if (await turn.waitForStart()) prepared.args.contextValue = await this.contextFor(extra);
    } catch (error) {
      return [asGraphQLError(error)];
    }
    if (!(id in subscriptions)) return noResult;
    this.turns.set(prepared.args, turn);
    return prepared.args;
  }

  /** Like prepare(). A subscription that joins a group is ended at graphql-ws, and added once its message has been handled. */
  private async prepareSubscription(
    connection: SocketConnection,
    id: string,
    prepared: { text: string; args: ExecutionArgs },
    turn: SocketTurn | undefined,
  ): Promise<ExecutionArgs | GraphQLError[]> {
    let topic: OpenSubscription;
    try {
      topic = this.topics.open(callerOf(connection), connection, id, prepared);
    } catch (error) {
      return [asGraphQLError(error)];
    }
    const join = await this.shared.offer(prepared, connection, id);
    if (!join || !turn) return prepared.args;
    if (connection.endSilently(id)) {
      topic.isJoining = true;
      turn.onHandled = () => {
        connection.addSubscription(id, join());
        topic.isJoining = false;
      };
    } else void join().return();
    return noResult;
  }

  /** Charges for a result. Returns a replacement to send, if any. */
  answer({ subscriptions }: Opened, id: string, args: ExecutionArgs, result: ExecutionResult) {
    this.turns.get(args)?.answered();
    const context = args.contextValue as Context | undefined;
    const tooLong = tooLongError(result);
    if (tooLong) return { errors: [new GraphQLError(tooLong.message, { extensions: tooLong.extensions })] };
    if (!isSubscription(args)) this.deps.admission.chargeBytes(context as Context, roughLength(result.data));
    if (!result.errors) return undefined;
    const requestId = context?.requestId ?? id;
    const errors = result.errors.map((error) => this.format(asGraphQLError(error), requestId));
    // Complete after this error: further ones would reveal when events happen that the viewer isn't allowed to receive.
    if (isSubscription(args) && errors.some(isRefusal))
      void (subscriptions[id] as AsyncGenerator | undefined)?.return(undefined);
    return { ...result, errors };
  }

  format(error: GraphQLError, requestId: string): GraphQLError {
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
