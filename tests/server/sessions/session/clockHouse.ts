import { Role } from '../../../../server/contract/enums';
import { Database } from '../../../../server/db/database';
import type { CreateSessionInput } from '../../../../server/features/sessions/session/session.inputs';
import { SessionClock } from '../../../../server/features/sessions/session/sessionClock';
import { buildMember, buildSession, type TestMember } from '../../../support/factories';
import { dataOf, ofFile, startTestServer, type TestServer } from '../../../support/testServer';

/** The last Monday of winter time: clocks in London go forward on 29 March 2026. */
export const monday = '2026-03-23T19:00:00.000Z';

interface Row {
  id: string;
  status: string;
  dateTime: string;
  startedAt: string | null;
  endedAt: string | null;
  dueAt: string | null;
}

/** A server whose clock stands still on the Friday before until it is set. */
export async function openClockHouse(groupTimeZone = 'Europe/London', server = {} as TestServer) {
  let now = new Date('2026-03-20T12:00:00.000Z');
  Object.assign(server, await startTestServer({ groupTimeZone }, () => now));
  const leader = await buildMember(server, { roles: [Role.INSTRUCTOR] });
  const { db, log } = server.app.services;

  const house = {
    server,
    leader,
    /** Sets the clock without running due work, except by the server's own timer. */
    set(time: string) {
      now = new Date(time);
    },
    /** Sets the clock and runs what is then due. */
    at(time: string) {
      now = new Date(time);
      return server.app.sessionClock.tick();
    },
    build: ({
      leader: whoLeads = leader,
      ...given
    }: Partial<CreateSessionInput> & { joined?: TestMember[]; leader?: TestMember } = {}) =>
      buildSession(server, whoLeads, { dateTime: new Date(monday), ...given }),
    /** Deletes all sessions and resets the clock to that Friday. */
    async clear() {
      now = new Date('2026-03-20T12:00:00.000Z');
      await db.transaction((tx) => tx.execute('DELETE FROM sessions'));
    },
    /** All sessions, the earliest first. */
    async sessions(): Promise<Row[]> {
      const rows = await db.read<Row>(
        `SELECT id, status, date_time AS dateTime, started_at AS startedAt, ended_at AS endedAt, due_at AS dueAt
         FROM sessions ORDER BY date_time, id`,
      );
      return JSON.parse(JSON.stringify(rows));
    },
    /** All sessions in short form. */
    inShort: async () => (await house.sessions()).map(({ dateTime, status }) => `${dateTime} ${status}`),
    setStatus: (id: string, status: string) =>
      dataOf(server.mutate('setSessionStatus', { id, status }, leader.token)),
    update: (id: string, change: object) =>
      dataOf(server.mutate('updateSession', { id, ...change }, leader.token)),
    /** Another session clock, for which Monday's sessions are due, while the server's own does nothing. */
    clockAhead(deps: { dataSource?: typeof db.dataSource; log?: typeof log } = {}) {
      const theirs = new Database(deps.dataSource ?? db.dataSource);
      const ahead = () => new Date(monday);
      const clock = new SessionClock({ ...server.app.services, log, ...deps, db: theirs, now: ahead });
      return { db: theirs, clock };
    },
  };
  return house;
}

type ClockHouse = Awaited<ReturnType<typeof openClockHouse>>;

/** The house for all tests of the file, without the sessions and mocks of the test before. */
export function clockHouseOfFile(): ClockHouse {
  const server = {} as TestServer;
  const house = Object.assign(
    ofFile(() => openClockHouse(undefined, server)),
    { server },
  );
  afterEach(async () => {
    jest.restoreAllMocks();
    await house.clear();
  });
  afterAll(() => house.server.close());
  return house;
}
