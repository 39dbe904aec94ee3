import { accountCalls } from '../../../support/accountCalls';
import { memberOfTest } from '../../../support/factories';
import { eventually } from '../../../support/mails';
import { sessionCalls } from '../../../support/sessionCalls';
import { connectSocket, type TestSocket } from '../../../support/socketClient';
import { completed, messagesTo, presenceHouseOfFile } from './presenceHouse';

const house = presenceHouseOfFile();
const ana = memberOfTest(house.server);
const ben = memberOfTest(house.server);

describe('a member with a session’s page open', () => {
  it('is present at once on every server when the subscription is confirmed', async () => {
    const { id } = await house.start([ana, ben]);
    expect(await house.here(id)).toEqual([]);
    const socket = await house.attend(id, ana);
    expect(messagesTo(socket)[0]?.payload.data).toEqual({
      attendSession: { session: { id, status: 'IN_PROGRESS' } },
    });
    await house.attend(id, house.leader, house.other);
    for (const server of [house.server, house.other])
      expect(await house.here(id, server)).toEqual([house.leader.id, ana.id]);
  });

  it('is announced to the room when they come and when they go', async () => {
    const { id } = await house.start([ana]);
    let socket: TestSocket | undefined;
    expect(
      await house.countRoomEvents(async () => {
        socket = await house.attend(id, ana);
      }),
    ).toBe(1);
    expect(
      await house.countRoomEvents(async () => {
        socket?.raw.close(1000);
        await house.gone(id, ana);
      }),
    ).toBe(1);
  });

  it.each([
    ['the subscription ends', (socket: TestSocket) => socket.send({ id: 'attend', type: 'complete' })],
    ['the client closes the connection', (socket: TestSocket) => socket.raw.close(1000)],
    ['the page is left', (socket: TestSocket) => socket.raw.close(1001)],
    ['the program closes without a word', (socket: TestSocket) => socket.raw.close()],
  ])('is gone at once when %s', async (_way, leave) => {
    const { id } = await house.start([ana]);
    const socket = await house.attend(id, ana);
    leave(socket);
    await house.gone(id, ana);
    expect(await house.rows(id)).toEqual([]);
  });

  it('stays present for thirty seconds after a lost connection', async () => {
    const { id } = await house.start([ana]);
    await house.passSeconds(14);
    await house.lose(id, ana, await house.attend(id, ana));
    expect(await house.isHere(id, ana)).toBe(true);
    await house.passSeconds(29.9);
    expect(await house.isHere(id, ana)).toBe(true);
    expect(await house.countRoomEvents(() => house.passSeconds(0.1))).toBe(1);
    expect(await house.isHere(id, ana)).toBe(false);
    expect(await house.rows(id)).toEqual([]);
  });

  it('stays present when they reconnect within that time, and leaves at once when they leave', async () => {
    const { id } = await house.start([ana]);
    await house.lose(id, ana, await house.attend(id, ana));
    await house.passSeconds(20);
    const back = await house.attend(id, ana, house.other);
    await house.passSeconds(15);
    expect(await house.isHere(id, ana)).toBe(true);
    back.raw.close(1000);
    await house.gone(id, ana);
  });

  it('is present as long as one of their pages is open, on any server', async () => {
    const { id } = await house.start([ana]);
    const [one, two, far] = [
      await house.attend(id, ana),
      await house.attend(id, ana),
      await house.attend(id, ana, house.other),
    ];
    one.raw.close(1000);
    far.raw.close(1000);
    await house.rowCount(id, 1);
    expect(await house.isHere(id, ana)).toBe(true);
    two.raw.close(1000);
    await house.gone(id, ana);
  });

  it('stays present for hours, because their server renews the row every fifteen seconds', async () => {
    const { id } = await house.start([ana]);
    await house.attend(id, ana);
    await house.attend(id, house.leader, house.other);
    for (let n = 0; n < 20; n += 1) await house.passSeconds(15);
    expect(await house.here(id)).toEqual([house.leader.id, ana.id]);
  });
});

describe('nobody is present', () => {
  it('except members who joined and the leader', async () => {
    const { id } = await house.start([ana]);
    const socket = await house.attend(id, ben);
    expect(messagesTo(socket)[0]?.payload).toMatchObject({
      errors: [{ extensions: { code: 'FORBIDDEN' } }],
    });
    expect(await house.rows(id)).toEqual([]);
  });

  it('after giving their seat back', async () => {
    const { id } = await house.start([ana, ben]);
    const [socket, stays] = [await house.attend(id, ana), await house.attend(id, ben)];
    await sessionCalls(house.server).leave(id, ana.token);
    await completed(socket);
    await house.rowCount(id, 1);
    await sessionCalls(house.server).join(id, ana.token);
    expect(await house.here(id)).toEqual([ben.id]);
    expect(messagesTo(stays).map(({ type }) => type)).toEqual(['next']);
  });

  it('after their sign-in has ended', async () => {
    const { id } = await house.start([ana]);
    const socket = await house.attend(id, ana);
    await accountCalls(house.server).signOut(ana.refreshToken);
    expect((await socket.closed).code).toBe(4403);
    await house.gone(id, ana);
    expect(await house.rows(id)).toEqual([]);
  });

  it('after the session is over: the subscription ends', async () => {
    const { id } = await house.start([ana]);
    const socket = await house.attend(id, ana);
    await house.pass(120);
    await completed(socket);
    expect(await house.here(id)).toEqual([]);
    await house.rowCount(id, 0);
    const late = await house.attend(id, ana);
    await completed(late);
    expect(messagesTo(late).map(({ type }) => type)).toEqual(['next', 'complete']);
    expect(await house.rows(id)).toEqual([]);
  });

  it('after the session is deleted', async () => {
    const { id } = await house.start([ana]);
    const socket = await house.attend(id, ana);
    await sessionCalls(house.server).remove({ id }, house.leader.token);
    await completed(socket);
  });

  it('after closing the page during the authentication', async () => {
    const { id } = await house.start([ana]);
    const { presence } = house.server.app;
    const enter = presence.enter.bind(presence);
    let socket: TestSocket | undefined;
    jest.spyOn(presence, 'enter').mockImplementationOnce(async (...who) => {
      socket?.raw.close(1000);
      await socket?.closed;
      await enter(...who);
    });
    socket = await connectSocket(house.server, ana.token);
    socket.subscribe('attend', 'subscription ($id: ID!) { attendSession(id: $id) { session { id } } }', {
      id,
    });
    await socket.closed;
    await eventually('the entering to be undone', async () =>
      (await house.server.app.services.db.read('SELECT 1 FROM session_presences WHERE session_id = ?', [id]))
        .length === 0 && jest.mocked(presence.enter).mock.results.length > 0
        ? true
        : undefined,
    );
    await house.gone(id, ana);
  });
});
