import {
  type DocumentNode,
  type GraphQLSchema,
  getArgumentValues,
  getVariableValues,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { abilities } from '../authz/tokenAbilities';
import type { Context } from '../request/context';
import type { ViewerIdentity } from '../request/viewer';
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
    sprint room summary nextSession
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

/** Undefined if the arguments are invalid; execution then reports the error. */
function argumentsIfValid(...given: Parameters<typeof getArgumentValues>): Args | undefined {
  try {
    return getArgumentValues(...given);
  } catch {
    return undefined;
  }
}

/** How a document's events are shared; undefined for documents that can't be. */
export interface SharedPlan extends Omit<Shareable, 'mayReceive'> {
  /** Equal for equal documents and variables. */
  key: string;
  /** Executes an event. */
  execute: ReturnType<typeof makeEventExecutor>;
  mayReceive(ctx: Context): ReturnType<Shareable['mayReceive']>;
}

/** Plans sharing for validated documents; results that depend only on the document are cached. */
export class SharedPlans {
  /** Null for documents that can't be shared. */
  private readonly known = new WeakMap<DocumentNode, SharedPlan['execute'] | null>();

  constructor(private readonly schema: GraphQLSchema) {}

  find(text: string, document: DocumentNode, variables: Record<string, unknown>): SharedPlan | undefined {
    const [operation, ...others] = document.definitions.filter(
      (node) => node.kind === Kind.OPERATION_DEFINITION,
    );
    if (operation?.operation !== 'subscription' || others.length > 0) return undefined;
    const [root, ...more] = operation.selectionSet.selections;
    if (root?.kind !== Kind.FIELD || root.directives?.length || more.length > 0) return undefined;
    let execute = this.known.get(document);
    if (execute === undefined) {
      execute = isSameForAll(this.schema, document) ? makeEventExecutor() : null;
      this.known.set(document, execute);
    }
    const event = shareable[root.name.value];
    const field = this.schema.getSubscriptionType()?.getFields()[root.name.value];
    if (!execute || !event || !field) return undefined;
    const definitions = operation.variableDefinitions ?? [];
    const { coerced } = getVariableValues(this.schema, definitions, variables, { maxErrors: 1 });
    if (!coerced) return undefined;
    const args = argumentsIfValid(field, root, coerced);
    if (!args) return undefined;
    return {
      ...event,
      key: JSON.stringify([text, coerced]),
      execute,
      mayReceive: (ctx) => event.mayReceive(ctx, args),
    };
  }
}
