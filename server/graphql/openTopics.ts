import { type ExecutionArgs, getArgumentValues, getOperationAST } from 'graphql';
import { messages } from '../contract/messages';
import { AppError } from '../lib/errors';
import { sha256 } from '../lib/sha256';
import { fieldsOf } from './admission/authorizeFirst';

/** Limits on subscriptions of a member, or of a visitor's address, on this server: each event executes every unshared one. */
const limits = { subscriptions: 200, documentsOfTopic: 10 };
const waitSeconds = 60;

/** The needed part of a connection. */
export interface SubscribedConnection {
  /** By id, as graphql-ws keeps them. */
  opened: { subscriptions: Record<string, unknown> } | undefined;
}

export interface OpenSubscription {
  topic: string;
  document: string;
  /** graphql-ws doesn't have it for a moment, while it joins others. */
  isJoining: boolean;
}

/** The field with its arguments, whatever else the variables hold. */
function topicOf({ schema, document, operationName, variableValues }: ExecutionArgs): string {
  const operation = getOperationAST(document, operationName);
  const [node] = operation ? fieldsOf(document, operation.selectionSet) : [];
  const field = node && schema.getSubscriptionType()?.getFields()[node.name.value];
  try {
    return `${field?.name} ${field ? JSON.stringify(getArgumentValues(field, node, variableValues)) : ''}`;
  } catch {
    // Executing it reports what is wrong.
    return String(field?.name);
  }
}

/**
 * The topics to which callers subscribed. Many tabs may subscribe to the same one, up to the limit. Documents that differ,
 * for example in an alias, are each executed at every event.
 */
export class OpenTopics {
  private readonly byCaller = new Map<string, Map<SubscribedConnection, Map<string, OpenSubscription>>>();

  /** `factor`: as for rate limits; 0 disables the limits. */
  constructor(private readonly factor: number) {}

  /** Adds a subscription of a caller; RATE_LIMITED if they have too many. */
  open(
    caller: string,
    connection: SubscribedConnection,
    id: string,
    { text, args }: { text: string; args: ExecutionArgs },
  ): OpenSubscription {
    const connections =
      this.byCaller.get(caller) ?? new Map<SubscribedConnection, Map<string, OpenSubscription>>();
    const opening: OpenSubscription = {
      topic: sha256(topicOf(args)),
      document: sha256(`${text} ${args.operationName ?? ''}`),
      isJoining: false,
    };
    this.check(connections, opening);
    const subscriptions = connections.get(connection) ?? new Map<string, OpenSubscription>();
    this.byCaller.set(caller, connections.set(connection, subscriptions.set(id, opening)));
    return opening;
  }

  private check(
    connections: Map<SubscribedConnection, Map<string, OpenSubscription>>,
    opening: OpenSubscription,
  ): void {
    let open = 1;
    const documents = new Set([opening.document]);
    for (const [{ opened }, subscriptions] of connections)
      for (const [id, { topic, document, isJoining }] of subscriptions) {
        if (!isJoining && !(id in (opened?.subscriptions ?? {}))) {
          subscriptions.delete(id);
          continue;
        }
        open += 1;
        if (topic === opening.topic) documents.add(document);
      }
    if (this.factor === 0) return;
    for (const [name, count] of [
      ['subscriptions', open],
      ['documentsOfTopic', documents.size],
    ] as const) {
      const value = Math.max(1, Math.round(limits[name] * this.factor));
      if (count > value)
        throw new AppError('RATE_LIMITED', messages.tooManySubscriptions, {
          limit: { name, value },
          retryAfter: waitSeconds,
        });
    }
  }

  /** Called when a connection has closed. */
  removeConnection(caller: string, connection: SubscribedConnection): void {
    const connections = this.byCaller.get(caller);
    if (connections?.delete(connection) && connections.size === 0) this.byCaller.delete(caller);
  }
}
