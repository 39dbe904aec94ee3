import { type ExecutionArgs, getArgumentValues, getOperationAST } from 'graphql';
import { messages } from '../contract/messages';
import { AppError } from '../lib/errors';
import { sha256 } from '../lib/sha256';
import { rootFields } from './authorizeFirst';

/** Limits on subscriptions of a member, or of a visitor's address, on this server: each event executes every unshared one. */
const limits = { subscriptions: 200, documentsOfTopic: 10 };
const waitSeconds = 60;

/** The needed part of a connection. */
export interface Subscribed {
  /** By id, as graphql-ws keeps them. */
  opened: { subscriptions: Record<string, unknown> } | undefined;
}

export interface Open {
  topic: string;
  document: string;
  /** graphql-ws doesn't have it for a moment, while it joins others. */
  isJoining: boolean;
}

/** The field with its arguments, whatever else the variables hold. */
function topicOf({ schema, document, operationName, variableValues }: ExecutionArgs): string {
  const operation = getOperationAST(document, operationName);
  const [node] = operation ? rootFields(document, operation.selectionSet) : [];
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
  private readonly byCaller = new Map<string, Map<Subscribed, Map<string, Open>>>();

  /** `factor`: as for rate limits; 0 disables the limits. */
  constructor(private readonly factor: number) {}

  /** RATE_LIMITED if the caller has too many. */
  open(
    caller: string,
    connection: Subscribed,
    id: string,
    { text, args }: { text: string; args: ExecutionArgs },
  ): Open {
    const connections = this.byCaller.get(caller) ?? new Map<Subscribed, Map<string, Open>>();
    const opening: Open = {
      topic: sha256(topicOf(args)),
      document: sha256(`${text} ${args.operationName ?? ''}`),
      isJoining: false,
    };
    this.check(connections, opening);
    const ofConnection = connections.get(connection) ?? new Map<string, Open>();
    this.byCaller.set(caller, connections.set(connection, ofConnection.set(id, opening)));
    return opening;
  }

  private check(connections: Map<Subscribed, Map<string, Open>>, opening: Open): void {
    let all = 1;
    const documents = new Set([opening.document]);
    for (const [{ opened }, ofConnection] of connections)
      for (const [id, { topic, document, isJoining }] of ofConnection) {
        if (!isJoining && !(id in (opened?.subscriptions ?? {}))) {
          ofConnection.delete(id);
          continue;
        }
        all += 1;
        if (topic === opening.topic) documents.add(document);
      }
    if (this.factor === 0) return;
    for (const [name, count] of [
      ['subscriptions', all],
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
  left(caller: string, connection: Subscribed): void {
    const connections = this.byCaller.get(caller);
    if (connections?.delete(connection) && connections.size === 0) this.byCaller.delete(caller);
  }
}
