import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
  getArgumentValues,
  getOperationAST,
  getVariableValues,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { abilities } from '../authz/tokenAbilities';
import type { ChangedIds } from '../events/pubSub';
import type { Context } from '../request/context';
import type { ViewerIdentity } from '../request/viewer';
import { fieldsOf } from './admission/authorizeFirst';
import { makeEventExecutor } from './compiledQueries';

type Args = Record<string, unknown>;

/** A subscription whose events can be executed once for all its subscribers. */
interface Shareable {
  /** Minimum milliseconds between two deliveries. */
  everyMs: number;
  /** The events contain changes instead of the whole state, so an undelivered event must be made up for. */
  sendsChanges?: true;
  /** Returns which viewers may receive events now, by the abilities table. */
  mayReceive(ctx: Context, args: Args): Promise<(viewer: ViewerIdentity) => boolean>;
}

async function sessionReceivers(ctx: Context, { id }: Args) {
  const session = await ctx.loaders.sessionById.load(String(id));
  // A deletion is delivered to all subscribers.
  return (viewer: ViewerIdentity) => !session || abilities.sessionChanged(viewer, { session });
}

async function chatReceivers(ctx: Context, { id }: Args) {
  const session = await ctx.loaders.sessionById.load(String(id));
  const joined = new Set((await ctx.loaders.sessionParticipants.load(String(id))).map((member) => member.id));
  return (viewer: ViewerIdentity) =>
    !session ||
    abilities.sessionChatChanged(viewer, { session, writesIn: session, hasJoined: joined.has(viewer.id) });
}

const shareable: Record<string, Shareable> = {
  sessionChanged: { everyMs: 100, mayReceive: sessionReceivers },
  sessionRoomChanged: { everyMs: 1_000, mayReceive: sessionReceivers },
  sessionChatChanged: { everyMs: 200, sendsChanges: true, mayReceive: chatReceivers },
  sessionReadingChanged: { everyMs: 200, mayReceive: chatReceivers },
  sessionsChanged: {
    everyMs: 100,
    sendsChanges: true,
    mayReceive: async () => (viewer) => abilities.sessionsChanged(viewer),
  },
};

const namesIn = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
const connection = namesIn('edges pageInfo totalCount');
const edge = namesIn('cursor node');

/**
 * The fields that are the same for every member. A subscription that selects any other field runs per
 * subscriber. A test reads all of these fields as different members.
 */
export const sameForEveryMember: Readonly<Record<string, ReadonlySet<string>>> = {
  Subscription: new Set(Object.keys(shareable)),
  SessionChange: namesIn('session removedSessionId'),
  SessionsChange: namesIn('sessions removedSessionIds'),
  SessionChatChange: namesIn('messages removedMessageIds'),
  SessionMessage: namesIn('id content localId createdAt author'),
  SessionReading: namesIn('version minutes endsAt leftSeconds readers'),
  SessionReader: namesIn('member isReading hasRead'),
  Node: namesIn('id'),
  Session: namesIn(`
    id kind leaderId title description dateTime durationMinutes endsAt capacity location isRecurring status participantCount
    hasReading startedAt endedAt createdAt updatedAt leader participants registration openMoves
    sprint room summary nextSession rowVersion
  `),
  SessionSprint: namesIn('startedAt endsAt starterId'),
  SessionRoom: namesIn('session writers sprintResult'),
  SessionRoomWriter: namesIn('member isLeader isHere piece words intention closing'),
  SessionSprintResult: namesIn('startedAt endsAt words writers'),
  SessionSprintWriter: namesIn('member words'),
  SessionLinesOfMember: namesIn('member intention closing'),
  SessionPiece: namesIn('title exercise'),
  SessionSummary: namesIn('words writers quietWriterCount intervalMinutes intervals sprints lines'),
  SessionSummaryWriter: namesIn('member words'),
  Exercise: namesIn(`
    id title description objective prompt category difficulty timeLimitMinutes isTemplate creator tags createdAt updatedAt
  `),
  Tag: namesIn('id name description'),
  User: namesIn('id username name displayName bio profileImageUrl websiteUrl createdAt isDeleted'),
  UserConnection: connection,
  UserEdge: edge,
  PageInfo: namesIn('hasNextPage hasPreviousPage startCursor endCursor'),
};

/** Whether a document selects only fields that are the same for every member. */
function isSameForAll(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  let isSame = true;
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name: { value: field } }) {
        const parent = types.getParentType()?.name ?? '';
        if (field !== '__typename' && !sameForEveryMember[parent]?.has(field)) isSame = false;
      },
    }),
  );
  return isSame;
}

/** A subscription's field with its arguments, whatever else the variables hold. */
export interface SubscribedField {
  name: string;
  args: Args;
  /** The coerced variables. */
  variables: Args;
}

/** Undefined if the operation's variables or arguments are invalid; executing it reports the error. */
export function subscribedField(given: ExecutionArgs): SubscribedField | undefined {
  const { schema, document, operationName, variableValues = {} } = given;
  const operation = getOperationAST(document, operationName);
  const [node] = operation ? fieldsOf(document, operation.selectionSet) : [];
  const field = node && schema.getSubscriptionType()?.getFields()[node.name.value];
  if (!operation || !field) return undefined;
  try {
    const definitions = operation.variableDefinitions ?? [];
    const { coerced } = getVariableValues(schema, definitions, variableValues ?? {}, { maxErrors: 1 });
    const args = coerced && getArgumentValues(field, node, coerced);
    return args && { name: field.name, args, variables: coerced };
  } catch {
    return undefined;
  }
}

/** How a subscription's events are shared. */
export interface SharedPlan extends Omit<Shareable, 'mayReceive'> {
  /** Equal for equal operations and variables. */
  key: string;
  /** Executes an event. */
  execute(context: Context, ids: ChangedIds): Promise<ExecutionResult>;
  mayReceive(context: Context): ReturnType<Shareable['mayReceive']>;
}

/** Plans sharing for validated documents; what depends only on the document is kept. */
export class SharedPlans {
  /** How events of a document are executed; null if it can't be shared. */
  private readonly executors = new WeakMap<DocumentNode, ReturnType<typeof makeEventExecutor> | null>();

  /** Undefined for an operation that can't be shared. */
  find(text: string, given: ExecutionArgs, field = subscribedField(given)): SharedPlan | undefined {
    const { schema, document, operationName, variableValues } = given;
    const event = field && shareable[field.name];
    if (!event) return undefined;
    let execute = this.executors.get(document);
    if (execute === undefined) {
      execute = isSameForAll(schema, document) ? makeEventExecutor() : null;
      this.executors.set(document, execute);
    }
    const run = execute;
    const { args, variables } = field;
    const operation = { schema, document, operationName, variableValues };
    return run
      ? {
          ...event,
          key: JSON.stringify([text, operationName, variables]),
          execute: (contextValue, rootValue) => run({ ...operation, contextValue, rootValue }),
          mayReceive: (context) => event.mayReceive(context, args),
        }
      : undefined;
  }
}
