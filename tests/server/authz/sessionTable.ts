import { Role } from '../../../server/contract/enums';
import { blockMember, muteMember } from '../../../server/features/members/memberBlock/memberBlock.service';
import { buildMember, type TestMember } from '../../support/factories';
import { contextOf, ofFile, type TestServer } from '../../support/testServer';
import { ask, change, find, findAll, read, send, table } from './operations';
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
const members = row('UNAUTHENTICATED', 'ok', /* */ 'ok', /* */ 'ok', /* */ 'ok', /* */ 'ok', /* */ 'ok');
const found = row('null', /*      */ 'ok', /* */ 'ok', /* */ 'ok', /* */ 'ok', /* */ 'ok', /* */ 'ok');
const staff = row('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'ok', /* */ 'ok', 'FORBIDDEN', 'ok');
const manage = row('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'ok', 'FORBIDDEN', 'ok');
/** The leader cannot join, with or without the role. */
const seat = row('UNAUTHENTICATED', 'ok', /* */ 'ok', /* */ 'ok', /* */ 'CONFLICT', 'CONFLICT', 'ok');
/** The chat is for those who take part and for staff. */
const chat = row('UNAUTHENTICATED', 'FORBIDDEN', 'ok', 'ok', 'ok', 'ok', 'ok');
const write = row('UNAUTHENTICATED', 'FORBIDDEN', 'ok', 'FORBIDDEN', 'ok', 'ok', /* */ 'FORBIDDEN');

/** Needs a session in progress. */
const inProgress =
  (asked: (name: string) => Operation<Actor>) =>
  (name: string): SessionOperation => ({ ...asked(name), inProgress: true });

interface SessionOperation extends Operation<Actor> {
  inProgress?: true;
}

/** Operations about a session. The text after a space names a part of the result. */
export const onSession: Record<string, SessionOperation> = table({
  session: read('title', members, 'GET /sessions/:id'),
  'session (who joined)': read('participants { totalCount }', members, 'GET /sessions/:id/participants'),
  'session (whether the viewer joined)': read(
    'viewerIsParticipant',
    members,
    'GET /sessions/:id/registration',
  ),
  node: ask(find, found),
  nodes: ask(findAll, found),
  updateSession: change('title: "Changed"', manage, 'PUT /sessions/:id', { title: 'Changed' }),
  deleteSession: change('', manage, 'DELETE /sessions/:id'),
  setSessionStatus: change('status: CANCELLED', manage, 'PUT /sessions/:id/status', { status: 'cancelled' }),
  joinSession: change('', seat, 'POST /sessions/:id/register'),
  leaveSession: change('', seat, 'DELETE /sessions/:id/register'),
  startSprint: inProgress(change('minutes: 5', manage)),
  endSprint: inProgress(change('', manage)),
  sendSessionMessage: send('sessionId: $id, content: "Hello"', chat),
  clearSessionChat: change('', manage),
  withdrawSessionPlaceRequest: change('', members),
  joinSessionReading: send('sessionId: $id', write),
  leaveSessionReading: send('sessionId: $id', members),
  arrangeSessionReading: send('sessionId: $id, version: 0, minutes: 4', manage),
  stepSessionReading: inProgress(send('sessionId: $id, version: 0, step: END', manage)),
  writeInSession: send('sessionId: $id, showsWords: true', write),
  saySessionLines: change('intention: "A page"', write, 'PUT /sessions/:id/lines', { intention: 'A page' }),
});

type Topic = Parameters<TestServer['app']['services']['pubSub']['follow']>[0];
interface Subscription {
  document: (name: string) => string;
  topic: Topic;
  expected: Outcomes;
}
const follow = (topic: Topic, selection: string, expected: Outcomes): Subscription => ({
  document: (name) => `subscription ($id: ID!) { ${name}(id: $id) { ${selection} } }`,
  topic,
  expected,
});

/** Subscriptions to one session or to all, with the topic of their events. */
export const subscriptions: Record<string, Subscription> = {
  sessionChanged: follow('sessionChanged', 'session { id }', members),
  sessionsChanged: {
    document: () => 'subscription { sessionsChanged { sessions { id } } }',
    topic: 'sessionsChanged',
    expected: members,
  },
  sessionRoomChanged: follow('sessionRoomChanged', 'session { id }', members),
  sessionChatChanged: follow('sessionChatChanged', 'removedMessageIds', chat),
  sessionReadingChanged: follow('sessionReadingChanged', 'version', chat),
  attendSession: follow('sessionRoomChanged', 'session { id }', write),
};

/** Operations about one exercise. */
export const onExercise: Record<string, SessionOperation> = table({
  exercise: read('title', members, 'GET /exercises/:id'),
  node: ask(find, found),
  nodes: ask(findAll, found),
  updateExercise: change('title: "Changed"', manage, 'PUT /exercises/:id', { title: 'Changed' }),
  deleteExercise: change('', manage, 'DELETE /exercises/:id'),
});

const inAnHour = new Date(Date.now() + 60 * 60_000).toISOString();

/** Operations that are not about a particular session or exercise. */
export const others = table({
  sessions: ask('{ sessions { totalCount } }', members, 'GET /sessions'),
  dropInSession: ask('{ dropInSession { title } }', members, 'GET /sessions/drop-in'),
  createSession: send(
    `title: "New", description: "New", dateTime: "${inAnHour}", durationMinutes: 60, capacity: 10`,
    staff,
    'POST /sessions',
    { title: 'New', description: 'New', date_time: inAnHour, duration_minutes: 60, capacity: 10 },
  ),
  exercises: ask('{ exercises { totalCount } }', members, 'GET /exercises'),
  createExercise: send(
    'title: "New", description: "New", difficulty: BEGINNER, category: PLOT',
    staff,
    'POST /exercises',
    { title: 'New', description: 'New', difficulty: 'beginner', category: 'plot' },
  ),
  // Of a message that exists, tests/server/sessions/room/chat.test.ts says who may.
  deleteSessionMessage: send(
    'id: "message_01h455vb4pex5vsknk084sn02q"',
    row('UNAUTHENTICATED', ...new Array<Outcome>(6).fill('NOT_FOUND')),
  ),
  serverTime: ask('{ serverTime }', members),
  renewCalendarFeed: send('', members),
  revokeCalendarFeed: send('id: "feed_01h455vb4pex5vsknk084sn02q"', members),
});

export const sessionTables = [onSession, onExercise, others];
