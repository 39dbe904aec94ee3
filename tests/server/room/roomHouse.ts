import { Role } from '../../../server/contract/enums';
import type { CreateSessionInput } from '../../../server/features/session/session.inputs';
import type { Session } from '../../../server/model/session.entity';
import { buildMember, buildSession, type TestMember } from '../../support/factories';
import { type GraphQLAnswer, ofFile, startTestServer, type TestServer } from '../../support/testServer';

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
export async function openRoomHouse() {
  let now = monday;
  const server = await startTestServer({ groupTimeZone: 'Europe/London' }, () => now);
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
      const { data, errors } = await house.ask(room, id, viewer, on);
      expect(errors).toBeUndefined();
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
    async own(id: string, viewer: TestMember) {
      const { data, errors } = await house.ask(writing, id, viewer);
      expect(errors).toBeUndefined();
      return data.session.viewerWriting;
    },
    async summary(id: string, viewer = leader) {
      const { data, errors } = await house.ask(summary, id, viewer);
      expect(errors).toBeUndefined();
      return data.session.summary;
    },
    async sprint(id: string) {
      const { data } = await house.ask(sprint, id, leader);
      return data.session.sprint;
    },
    write: (input: Record<string, unknown>, viewer: TestMember): Promise<GraphQLAnswer> =>
      server.graphql(
        `mutation ($input: WriteInSessionInput!) { writeInSession(input: $input) { session { id ${writing} } } }`,
        { input },
        viewer.token,
      ),
    startSprint: (id: string, minutes: number, viewer: TestMember, on = server): Promise<GraphQLAnswer> =>
      on.graphql(
        `mutation ($input: StartSprintInput!) { startSprint(input: $input) { session { ${sprint} } } }`,
        { input: { id, minutes } },
        viewer.token,
      ),
    endSprint: (id: string, viewer: TestMember): Promise<GraphQLAnswer> =>
      server.graphql(
        `mutation ($input: EndSprintInput!) { endSprint(input: $input) { session { ${sprint} } } }`,
        { input: { id } },
        viewer.token,
      ),
    /** Counts the events published to the room while `work` runs. */
    async timesTold(work: () => Promise<unknown>): Promise<number> {
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
export const outcome = ({ errors }: GraphQLAnswer): string => errors?.[0]?.extensions.code ?? 'ok';

/** The house for all tests of the file. Its clock is reset before each. */
export function roomHouseOfFile(): RoomHouse {
  const house = ofFile(openRoomHouse);
  beforeEach(() => house.restart());
  afterAll(() => house.server.close());
  return house;
}
