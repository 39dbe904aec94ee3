import { Presence } from '../../../../server/features/sessions/room/presence';
import type { TestMember } from '../../../support/factories';
import { eventually } from '../../../support/mails';
import { connectSocket, type TestSocket } from '../../../support/socketClient';
import { ofFile, type TestServer } from '../../../support/testServer';
import { openRoomHouse } from './roomHouse';

const attendSession = 'subscription ($id: ID!) { attendSession(id: $id) { session { id status } } }';

/**
 * Two servers on one database whose presence checks run only when called, and members who open and leave
 * sessions' pages.
 */
export async function openPresenceHouse(server = {} as TestServer) {
  jest.spyOn(Presence.prototype, 'start').mockImplementation(() => undefined);
  const room = await openRoomHouse(server);
  const other = await room.server.another();
  // Its events don't arrive here without Redis: the first server moves the sessions.
  await other.app.sessionClock.close();
  const { db } = room.server.app.services;
  let sockets: TestSocket[] = [];

  /** The servers' presence rows of a session. */
  const rows = (id: string) =>
    db.read<{ userId: string; serverId: string }>(
      'SELECT user_id AS userId, server_id AS serverId FROM session_presences WHERE session_id = ?',
      [id],
    );
  const isHere = async (id: string, member: TestMember) => (await room.here(id)).includes(member.id);

  return {
    ...room,
    other,
    rows,
    isHere,
    gone: (id: string, member: TestMember) =>
      eventually(`${member.username} to be gone`, async () =>
        (await isHere(id, member)) ? undefined : true,
      ),
    rowCount: (id: string, count: number) =>
      eventually(`${count} rows`, async () => ((await rows(id)).length === count ? true : undefined)),
    /** Opens a session's page as the member's browser does, and returns when they are present. */
    async attend(id: string, { token }: TestMember, on = room.server): Promise<TestSocket> {
      const socket = await connectSocket(on, token);
      sockets.push(socket);
      socket.subscribe('attend', attendSession, { id });
      await socket.until((message) => message.id === 'attend');
      return socket;
    },
    /** Breaks the connection, and returns when the server has noticed. */
    async lose(id: string, member: TestMember, socket: TestSocket) {
      socket.raw.terminate();
      await eventually('the loss to be noticed', async () =>
        (await rows(id)).find(({ userId, serverId }) => userId === member.id && serverId === 'lost'),
      );
    },
    async passSeconds(seconds: number) {
      await room.pass(seconds / 60);
      for (const { app } of [room.server, other]) await app.presence.tick();
    },
    /** Closes all pages, so that none affects the next test. */
    async leaveAll() {
      for (const { raw } of sockets) raw.close();
      sockets = [];
      await eventually('everybody to be gone', async () =>
        (await db.read("SELECT 1 FROM session_presences WHERE server_id <> 'lost'")).length === 0
          ? true
          : undefined,
      );
      await db.transaction((tx) => tx.execute('DELETE FROM session_presences'));
    },
  };
}

export type PresenceHouse = Awaited<ReturnType<typeof openPresenceHouse>>;

/** The house for all tests of the file. */
export function presenceHouseOfFile(): PresenceHouse {
  const server = {} as TestServer;
  const house = Object.assign(
    ofFile(() => openPresenceHouse(server)),
    { server },
  );
  beforeEach(() => house.restart());
  afterEach(async () => {
    jest.restoreAllMocks();
    await house.leaveAll();
  });
  afterAll(() => house.server.close());
  return house;
}

/** The messages received for the subscription. */
export const messagesTo = (socket: TestSocket) => socket.received.filter(({ id }) => id === 'attend');
export const completed = (socket: TestSocket) =>
  socket.until(({ id, type }) => id === 'attend' && type === 'complete');
