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
import { abilities } from '../authz/abilities';
import type { Context } from '../context';
import type { ViewerIdentity } from '../viewer';

type Args = Record<string, unknown>;

/** A subscription whose events may be executed once for all members who follow it alike. */
interface Shareable {
  /** The shortest time between two deliveries to the same subscribers. */
  everyMs: number;
  /** Its events tell what changed, and not how everything stands: one that is not delivered is missed. */
  tellsOfChanges?: true;
  /** Who may hear of it now, by the table of abilities. */
  mayHear(ctx: Context, args: Args): Promise<(viewer: ViewerIdentity) => boolean>;
}

async function whoMayRead(ctx: Context, { id }: Args) {
  const session = await ctx.loaders.sessionById.load(String(id));
  // That it is gone is told to all who followed it.
  return (viewer: ViewerIdentity) => !session || abilities.sessionChanged(viewer, { session });
}

const shareable: Record<string, Shareable> = {
  sessionChanged: { everyMs: 100, mayHear: whoMayRead },
  sessionRoomChanged: { everyMs: 500, mayHear: whoMayRead },
  sessionsChanged: {
    everyMs: 100,
    tellsOfChanges: true,
    mayHear: async () => (viewer) => abilities.sessionsChanged(viewer),
  },
};

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
const connection = words('edges pageInfo totalCount');
const edge = words('cursor node');

/**
 * THE table of fields that are the same for every member, whoever asks. A subscription that selects anything else is
 * executed for each of its subscribers. A test reads all of them as different members.
 */
export const sameForEveryMember: Readonly<Record<string, ReadonlySet<string>>> = {
  Subscription: new Set(Object.keys(shareable)),
  SessionChange: words('session removedSessionId'),
  SessionsChange: words('sessions removedSessionIds'),
  Node: words('id'),
  Session: words(`
    id leaderId title description dateTime durationMinutes endsAt capacity location isRecurring status participantCount
    startedAt endedAt createdAt updatedAt leader participants registration openMoves
    sprint room summary nextSession
  `),
  SessionSprint: words('startedAt endsAt'),
  SessionRoom: words('session writers'),
  SessionRoomWriter: words('member isLeader isHere piece words'),
  SessionPiece: words('title exercise'),
  SessionSummary: words('words writers quietWriterCount intervalMinutes intervals'),
  SessionSummaryWriter: words('member words'),
  Exercise: words(`
    id title description objective prompt category difficulty timeLimitMinutes isTemplate creator tags createdAt updatedAt
  `),
  Tag: words('id name description'),
  User: words('id username name displayName bio profileImageUrl websiteUrl createdAt isDeleted'),
  UserConnection: connection,
  UserEdge: edge,
  PageInfo: words('hasNextPage hasPreviousPage startCursor endCursor'),
};

/** Whether all that a document selects is the same for every member. */
function isSameForAll(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  let same = true;
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name: { value: field } }) {
        const parent = types.getParentType()?.name ?? '';
        if (field !== '__typename' && !sameForEveryMember[parent]?.has(field)) same = false;
      },
    }),
  );
  return same;
}

/** Undefined where something is wrong with them, which execution says. */
function argumentsOf(...given: Parameters<typeof getArgumentValues>): Args | undefined {
  try {
    return getArgumentValues(...given);
  } catch {
    return undefined;
  }
}

/** What a document of ours or of a program's asks for, where its events can be shared; undefined where they can't. */
export interface SharedPlan extends Omit<Shareable, 'mayHear'> {
  /** The same for all who ask for the same. */
  key: string;
  mayHear(ctx: Context): ReturnType<Shareable['mayHear']>;
}

/** Decides on a validated document; what depends on it alone is remembered as long as it is. */
export class SharedPlans {
  private readonly known = new WeakMap<DocumentNode, boolean>();

  constructor(private readonly schema: GraphQLSchema) {}

  find(text: string, document: DocumentNode, variables: Record<string, unknown>): SharedPlan | undefined {
    const [operation, ...others] = document.definitions.filter(
      (node) => node.kind === Kind.OPERATION_DEFINITION,
    );
    if (operation?.operation !== 'subscription' || others.length > 0) return undefined;
    const [root, ...more] = operation.selectionSet.selections;
    if (root?.kind !== Kind.FIELD || root.directives?.length || more.length > 0) return undefined;
    let same = this.known.get(document);
    if (same === undefined) {
      same = isSameForAll(this.schema, document);
      this.known.set(document, same);
    }
    const kind = shareable[root.name.value];
    const field = this.schema.getSubscriptionType()?.getFields()[root.name.value];
    if (!same || !kind || !field) return undefined;
    const { coerced } = getVariableValues(this.schema, operation.variableDefinitions ?? [], variables);
    if (!coerced) return undefined;
    const args = argumentsOf(field, root, coerced);
    if (!args) return undefined;
    return { ...kind, key: JSON.stringify([text, coerced]), mayHear: (ctx) => kind.mayHear(ctx, args) };
  }
}
