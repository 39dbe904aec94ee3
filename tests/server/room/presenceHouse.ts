import { Presence } from '../../../server/features/room/presence';
import type { TestMember } from '../../support/factories';
import { eventually } from '../../support/mails';
import { connectSocket, type TestSocket } from '../../support/socketClient';
import { openRoomHouse } from './roomHouse';

const attendSession = 'subscription ($id: ID!) { attendSession(id: $id) { session { id status } } }';

/** Two servers on one database, which look at their rooms when they are told to, and members who open and leave the pages of sessions. */
export async function openPresenceHouse() {
  jest.spyOn(Presence.prototype, 'start').mockImplementation(() => undefined);
  const room = await openRoomHouse();
  const other = await room.server.another();
  const { db } = room.server.app.services;
  let sockets: TestSocket[] = [];

  /** The servers' rows of a session, by how their connections stand. */
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
    /** Opens the page of a session, as the member's browser does, and returns once they are in the room. */
    async attend(id: string, { token }: TestMember, on = room.server): Promise<TestSocket> {
      const socket = await connectSocket(on, token);
      sockets.push(socket);
      socket.subscribe('attend', attendSession, { id });
      await socket.until((message) => message.id === 'attend');
      return socket;
    },
    /** Loses the connection, and returns once the server has noticed. */
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
    /** Leaves all pages: what one test leaves behind is not the next one's. */
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
    async close() {
      await other.close();
      await room.server.close();
    },
  };
}

export type PresenceHouse = Awaited<ReturnType<typeof openPresenceHouse>>;

/** What came of attending. */
export const told = (socket: TestSocket) => socket.received.filter(({ id }) => id === 'attend');
export const completed = (socket: TestSocket) =>
  socket.until(({ id, type }) => id === 'attend' && type === 'complete');
