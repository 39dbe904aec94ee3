import { Role } from '../../../server/contract/enums';
import { blockMember, muteMember } from '../../../server/features/memberBlock/memberBlock.service';
import { buildMember, type TestMember } from '../../support/factories';
import { contextOf, ofFile, type TestServer } from '../../support/testServer';
import type { Operation, Outcome } from './outcomes';

/**
 * Roles towards a session or an exercise: `joined` participates; `owner` leads or created it and is an
 * instructor; `former` did and is no longer an instructor; `instructor` leads another.
 */
const columns = ['visitor', 'member', 'joined', 'instructor', 'owner', 'former', 'admin'] as const;
/** `muted` and `blocked` by the owner: in what the group has, each is a member as all others are. */
export const actors = [...columns, 'muted', 'blocked'] as const;
export type Actor = (typeof actors)[number];
type Outcomes = Record<Actor, Outcome>;
type Cast = Record<Exclude<Actor, 'visitor'>, TestMember> & { visitor: undefined };

async function buildCast(server: TestServer): Promise<Cast> {
  const cast = {
    visitor: undefined,
    member: await buildMember(server),
    joined: await buildMember(server),
    instructor: await buildMember(server, { roles: [Role.USER, Role.INSTRUCTOR] }),
    owner: await buildMember(server, { roles: [Role.USER, Role.INSTRUCTOR] }),
    former: await buildMember(server),
    admin: await buildMember(server, { roles: [Role.USER, Role.ADMIN] }),
    muted: await buildMember(server),
    blocked: await buildMember(server),
  };
  const owner = await contextOf(server, cast.owner.token);
  await muteMember(owner, cast.owner.id, cast.muted.id);
  await blockMember(owner, cast.owner.id, cast.blocked.id);
  return cast;
}

export const castOfFile = (server: TestServer) => ofFile(() => buildCast(server));

/** A row of outcomes as an object, in the order of the columns. */
function row(...outcomes: Outcome[]): Outcomes {
  const told = Object.fromEntries(columns.map((actor, n) => [actor, outcomes[n]]));
  return { ...told, muted: told.member, blocked: told.member } as Outcomes;
}

//                           visitor            member       joined       instructor   owner     former       admin
const read = row('UNAUTHENTICATED', 'ok', /* */ 'ok', /* */ 'ok', /* */ 'ok', /* */ 'ok', /* */ 'ok');
const found = row('null', /*      */ 'ok', /* */ 'ok', /* */ 'ok', /* */ 'ok', /* */ 'ok', /* */ 'ok');
const staff = row('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'ok', /* */ 'ok', 'FORBIDDEN', 'ok');
const manage = row('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'ok', 'FORBIDDEN', 'ok');
/** The leader cannot join, with or without the role. */
const seat = row('UNAUTHENTICATED', 'ok', /* */ 'ok', /* */ 'ok', /* */ 'CONFLICT', 'CONFLICT', 'ok');
/** The chat is for those who take part and for staff. */
const chat = row('UNAUTHENTICATED', 'FORBIDDEN', 'ok', 'ok', 'ok', 'ok', 'ok');
const write = row('UNAUTHENTICATED', 'FORBIDDEN', 'ok', 'FORBIDDEN', 'ok', 'ok', /* */ 'FORBIDDEN');

interface SessionOperation extends Operation<Actor> {
  /** Needs a session in progress. */
  inProgress?: true;
}

const change = (mutation: string, more = '') =>
  `mutation ($id: ID!) { ${mutation}(input: { id: $id ${more} }) { __typename } }`;
const find = 'query ($id: ID!) { node(id: $id) { id } }';
const findAll = 'query ($id: ID!) { nodes(ids: [$id]) { id } }';

/** Operations about a session. The text after a space names a part of the result. */
export const onSession: Record<string, SessionOperation> = {
  session: {
    document: 'query ($id: ID!) { session(id: $id) { title } }',
    expected: read,
    rest: { route: 'GET /sessions/:id' },
  },
  'session (who joined)': {
    document: 'query ($id: ID!) { session(id: $id) { participants { totalCount } } }',
    expected: read,
    rest: { route: 'GET /sessions/:id/participants' },
  },
  'session (whether the viewer joined)': {
    document: 'query ($id: ID!) { session(id: $id) { viewerIsParticipant } }',
    expected: read,
    rest: { route: 'GET /sessions/:id/registration' },
  },
  node: { document: find, expected: found },
  nodes: { document: findAll, expected: found },
  updateSession: {
    document: change('updateSession', ', title: "Changed"'),
    expected: manage,
    rest: { route: 'PUT /sessions/:id', body: { title: 'Changed' } },
  },
  deleteSession: {
    document: change('deleteSession'),
    expected: manage,
    rest: { route: 'DELETE /sessions/:id' },
  },
  setSessionStatus: {
    document: change('setSessionStatus', ', status: CANCELLED'),
    expected: manage,
    rest: { route: 'PUT /sessions/:id/status', body: { status: 'cancelled' } },
  },
  joinSession: {
    document: change('joinSession'),
    expected: seat,
    rest: { route: 'POST /sessions/:id/register' },
  },
  leaveSession: {
    document: change('leaveSession'),
    expected: seat,
    rest: { route: 'DELETE /sessions/:id/register' },
  },
  startSprint: { document: change('startSprint', ', minutes: 5'), expected: manage, inProgress: true },
  endSprint: { document: change('endSprint'), expected: manage, inProgress: true },
  sendSessionMessage: {
    document:
      'mutation ($id: ID!) { sendSessionMessage(input: { sessionId: $id, content: "Hello" }) { __typename } }',
    expected: chat,
  },
  clearSessionChat: { document: change('clearSessionChat'), expected: manage },
  withdrawSessionPlaceRequest: {
    document: change('withdrawSessionPlaceRequest'),
    expected: read,
  },
  joinSessionReading: {
    document: 'mutation ($id: ID!) { joinSessionReading(input: { sessionId: $id }) { __typename } }',
    expected: write,
  },
  leaveSessionReading: {
    document: 'mutation ($id: ID!) { leaveSessionReading(input: { sessionId: $id }) { __typename } }',
    expected: read,
  },
  arrangeSessionReading: {
    document:
      'mutation ($id: ID!) { arrangeSessionReading(input: { sessionId: $id, version: 0, minutes: 4 }) { __typename } }',
    expected: manage,
  },
  stepSessionReading: {
    document:
      'mutation ($id: ID!) { stepSessionReading(input: { sessionId: $id, version: 0, step: END }) { __typename } }',
    expected: manage,
    inProgress: true,
  },
  writeInSession: {
    document:
      'mutation ($id: ID!) { writeInSession(input: { sessionId: $id, showsWords: true }) { __typename } }',
    expected: write,
  },
  saySessionLines: {
    document: change('saySessionLines', ', intention: "A page"'),
    expected: write,
    rest: { route: 'PUT /sessions/:id/lines', body: { intention: 'A page' } },
  },
};

/** Subscriptions to one session or to all, with the topic of their events. */
export const subscriptions: Record<
  string,
  {
    document: string;
    topic:
      | 'sessionChanged'
      | 'sessionsChanged'
      | 'sessionRoomChanged'
      | 'sessionChatChanged'
      | 'sessionReadingChanged';
    expected: Outcomes;
  }
> = {
  sessionChanged: {
    document: 'subscription ($id: ID!) { sessionChanged(id: $id) { session { id } } }',
    topic: 'sessionChanged',
    expected: read,
  },
  sessionsChanged: {
    document: 'subscription { sessionsChanged { sessions { id } } }',
    topic: 'sessionsChanged',
    expected: read,
  },
  sessionRoomChanged: {
    document: 'subscription ($id: ID!) { sessionRoomChanged(id: $id) { session { id } } }',
    topic: 'sessionRoomChanged',
    expected: read,
  },
  sessionChatChanged: {
    document: 'subscription ($id: ID!) { sessionChatChanged(id: $id) { removedMessageIds } }',
    topic: 'sessionChatChanged',
    expected: chat,
  },
  sessionReadingChanged: {
    document: 'subscription ($id: ID!) { sessionReadingChanged(id: $id) { version } }',
    topic: 'sessionReadingChanged',
    expected: chat,
  },
  attendSession: {
    document: 'subscription ($id: ID!) { attendSession(id: $id) { session { id } } }',
    topic: 'sessionRoomChanged',
    expected: write,
  },
};

/** Operations about one exercise. */
export const onExercise: Record<string, SessionOperation> = {
  exercise: {
    document: 'query ($id: ID!) { exercise(id: $id) { title } }',
    expected: read,
    rest: { route: 'GET /exercises/:id' },
  },
  node: { document: find, expected: found },
  nodes: { document: findAll, expected: found },
  updateExercise: {
    document: change('updateExercise', ', title: "Changed"'),
    expected: manage,
    rest: { route: 'PUT /exercises/:id', body: { title: 'Changed' } },
  },
  deleteExercise: {
    document: change('deleteExercise'),
    expected: manage,
    rest: { route: 'DELETE /exercises/:id' },
  },
};

const inAnHour = new Date(Date.now() + 60 * 60_000).toISOString();

/** Operations that are not about a particular session or exercise. */
export const others: Record<string, SessionOperation> = {
  sessions: {
    document: '{ sessions { totalCount } }',
    expected: read,
    rest: { route: 'GET /sessions' },
  },
  dropInSession: {
    document: '{ dropInSession { title } }',
    expected: read,
    rest: { route: 'GET /sessions/drop-in' },
  },
  createSession: {
    document: `mutation { createSession(input: { title: "New", description: "New", dateTime: "${inAnHour}",
      durationMinutes: 60, capacity: 10 }) { __typename } }`,
    expected: staff,
    rest: {
      route: 'POST /sessions',
      body: { title: 'New', description: 'New', date_time: inAnHour, duration_minutes: 60, capacity: 10 },
    },
  },
  exercises: {
    document: '{ exercises { totalCount } }',
    expected: read,
    rest: { route: 'GET /exercises' },
  },
  createExercise: {
    document: `mutation { createExercise(input: { title: "New", description: "New", difficulty: BEGINNER,
      category: PLOT }) { __typename } }`,
    expected: staff,
    rest: {
      route: 'POST /exercises',
      body: { title: 'New', description: 'New', difficulty: 'beginner', category: 'plot' },
    },
  },
  // Of a message that exists, tests/server/room/chat.test.ts says who may.
  deleteSessionMessage: {
    document: `mutation { deleteSessionMessage(input: { id: "message_01h455vb4pex5vsknk084sn02q" }) { __typename } }`,
    expected: row('UNAUTHENTICATED', ...new Array<Outcome>(6).fill('NOT_FOUND')),
  },
  serverTime: { document: '{ serverTime }', expected: read },
  renewCalendarFeed: {
    document: 'mutation { renewCalendarFeed(input: {}) { __typename } }',
    expected: read,
  },
  revokeCalendarFeed: {
    document:
      'mutation { revokeCalendarFeed(input: { id: "feed_01h455vb4pex5vsknk084sn02q" }) { __typename } }',
    expected: read,
  },
};

const tables = [onSession, onExercise, others];

/** The operations and routes that these tables cover. */
export const operationNames = [
  ...tables.flatMap((table) => Object.keys(table).map((name) => name.split(' ')[0] as string)),
  ...Object.keys(subscriptions),
];
export const restRoutes = tables.flatMap((table) => Object.values(table).map(({ rest }) => rest?.route));
