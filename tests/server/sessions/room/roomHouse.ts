import { Role } from '../../../../server/contract/enums';
import type { CreateSessionInput } from '../../../../server/features/sessions/session/session.inputs';
import type { Session } from '../../../../server/model/session.entity';
import { buildMember, buildSession, buildStory, type TestMember } from '../../../support/factories';
import { storyCalls } from '../../../support/storyCalls';
import {
  codeOf,
  dataOf,
  type GraphQLAnswer,
  ofFile,
  startTestServer,
  type TestServer,
} from '../../../support/testServer';

/** The start of the sessions in these tests. */
const monday = new Date('2026-03-23T19:00:00.000Z');

const piece = 'piece { title exercise { id title } }';
const room = `room { session { id } writers { isHere isLeader words ${piece} member { id } } }`;
const writing =
  'viewerWriting { showsPiece showsWords words story { id title sessionId: session { id } } exercise { id } }';
const summary =
  'summary { words quietWriterCount intervalMinutes intervals writers { words member { id } } }';
const sprint = 'sprint { startedAt endsAt }';

interface RoomWriter {
  isHere: boolean;
  isLeader: boolean;
  words: number | null;
  piece: { title: string; exercise: { id: string } | null } | null;
  member: { id: string };
}

/** A server whose clock stands still at the start of the sessions until it is advanced. */
export async function openRoomHouse(server = {} as TestServer) {
  let now = monday;
  Object.assign(server, await startTestServer({ groupTimeZone: 'Europe/London' }, () => now));
  const leader = await buildMember(server, { roles: [Role.INSTRUCTOR] });

  const house = {
    server,
    leader,
    now: () => now,
    /** Advances the clock and runs what is then due. */
    async pass(minutes: number) {
      now = new Date(now.getTime() + minutes * 60_000);
      await server.app.sessionClock.tick();
    },
    /** Resets the clock to the start of the test. */
    restart() {
      now = monday;
    },
    /** A session of two hours that has just started. */
    async start(joined: TestMember[], given: Partial<CreateSessionInput> = {}): Promise<Session> {
      const session = await house.schedule(joined, { dateTime: now, ...given });
      await server.app.sessionClock.tick();
      return session;
    },
    schedule: (joined: TestMember[], given: Partial<CreateSessionInput> = {}) =>
      buildSession(server, leader, { joined, ...given }),
    ask: (
      selection: string,
      id: string,
      viewer: TestMember,
      on: TestServer = server,
    ): Promise<GraphQLAnswer> =>
      on.graphql(`query ($id: ID!) { session(id: $id) { ${selection} } }`, { id }, viewer.token),
    async writers(id: string, viewer: TestMember, on?: TestServer): Promise<RoomWriter[]> {
      const data = await dataOf(house.ask(room, id, viewer, on));
      expect(data.session.room.session.id).toBe(id);
      return data.session.room.writers;
    },
    /** The member as shown in the room. */
    async writer(id: string, member: TestMember, viewer = leader): Promise<RoomWriter | undefined> {
      return (await house.writers(id, viewer)).find((one) => one.member.id === member.id);
    },
    async here(id: string, on?: TestServer): Promise<string[]> {
      return (await house.writers(id, leader, on)).flatMap(({ isHere, member }) =>
        isHere ? [member.id] : [],
      );
    },
    own: async (id: string, viewer: TestMember) =>
      (await dataOf(house.ask(writing, id, viewer))).session.viewerWriting,
    summary: async (id: string, viewer = leader) =>
      (await dataOf(house.ask(summary, id, viewer))).session.summary,
    sprint: async (id: string) => (await dataOf(house.ask(sprint, id, leader))).session.sprint,
    write: (input: Record<string, unknown>, viewer: TestMember): Promise<GraphQLAnswer> =>
      server.mutate('writeInSession', input, viewer.token, `session { id ${writing} }`),
    /** Makes a member write in the session. Returns a function that saves a text with this number of words. */
    async writing(sessionId: string, member: TestMember, showsWords = true) {
      const story = await buildStory(server, member, { content: text(100) });
      await house.write({ sessionId, storyId: story.id, showsWords }, member);
      return (words: number, on: TestServer = server) =>
        storyCalls(on).update({ id: story.id, content: text(words), autosave: true }, member.token);
    },
    startSprint: (id: string, minutes: number, viewer: TestMember, on = server): Promise<GraphQLAnswer> =>
      on.mutate('startSprint', { id, minutes }, viewer.token, `session { ${sprint} }`),
    endSprint: (id: string, viewer: TestMember): Promise<GraphQLAnswer> =>
      server.mutate('endSprint', { id }, viewer.token, `session { ${sprint} }`),
    /** Counts the events published to the room while `work` runs. */
    async countRoomEvents(work: () => Promise<unknown>): Promise<number> {
      const publish = jest.spyOn(server.app.services.pubSub, 'publish');
      await work();
      const times = publish.mock.calls.filter(([topic]) => topic === 'sessionRoomChanged').length;
      publish.mockRestore();
      return times;
    },
  };
  return house;
}

export type RoomHouse = Awaited<ReturnType<typeof openRoomHouse>>;

/** A text of so many words. */
export const text = (words: number) => new Array(words).fill('word').join(' ');

/** The error code of an answer; 'ok' if there was none. */
export const outcome = (answer: GraphQLAnswer): string => codeOf(answer) ?? 'ok';

/** The house for all tests of the file. Its clock is reset before each. */
export function roomHouseOfFile(): RoomHouse {
  // It is there before the house, so that members of the file and of a test can be built on it.
  const server = {} as TestServer;
  const house = Object.assign(
    ofFile(() => openRoomHouse(server)),
    { server },
  );
  beforeEach(() => house.restart());
  afterAll(() => house.server.close());
  return house;
}
