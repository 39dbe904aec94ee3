import { memberOfTest } from '../../../support/factories';
import { eventually } from '../../../support/mails';
import { presenceHouseOfFile } from './presenceHouse';

const house = presenceHouseOfFile();
const ana = memberOfTest(house.server);
const ben = memberOfTest(house.server);

describe('a server', () => {
  it('that stops leaves its members to the grace period, so that they can reconnect elsewhere', async () => {
    const { id } = await house.start([ana, ben]);
    const third = await house.server.another();
    for (const member of [ana, ben]) await house.attend(id, member, third);
    await third.close();
    await house.passSeconds(20);
    const back = await house.attend(id, ana, house.other);
    expect(await house.here(id)).toEqual([ana.id, ben.id].sort());
    // Rows of the stopped server must not keep them present after they leave.
    back.raw.close(1000);
    await house.gone(id, ana);
    expect(await house.isHere(id, ben)).toBe(true);
    await house.passSeconds(10);
    expect(await house.here(id)).toEqual([]);
  });

  it('restores its own presences that another server removed, and no others', async () => {
    const { id } = await house.start([ana, ben]);
    await house.attend(id, ana);
    const { db, serverId } = house.server.app.services;
    await db.transaction(async (tx) => {
      await tx.execute('DELETE FROM session_presences WHERE session_id = ?', [id]);
      for (const member of [ben, house.leader])
        await tx.execute(
          'INSERT INTO session_presences (session_id, user_id, server_id, seen_at) VALUES (?, ?, ?, ?)',
          [id, member.id, serverId, house.now()],
        );
    });
    await house.passSeconds(60);
    expect(await house.here(id)).toEqual([ana.id]);
  });

  it('continues after the database was unavailable', async () => {
    const { id } = await house.start([ana]);
    const socket = await house.attend(id, ana);
    const { deps } = house.server.app.presence as unknown as { deps: { db: { transaction(): unknown } } };
    jest
      .spyOn(deps.db, 'transaction')
      .mockImplementation(() => Promise.reject(new Error('The database is away')));
    socket.raw.close(1000);
    await eventually('the failure', () =>
      house.server.logLines.find((line) => line.includes('could not be taken out')),
    );
    jest.restoreAllMocks();
    await house.passSeconds(60);
    expect(await house.isHere(id, ana)).toBe(false);
    expect(await house.rows(id)).toEqual([]);
  });

  it('keeps a member who returns while their leaving is being written', async () => {
    const { id } = await house.start([ana]);
    const { presence, services } = house.server.app;
    await presence.enter(id, ana.id);
    const { db } = (presence as unknown as { deps: { db: typeof services.db } }).deps;
    const transaction = db.transaction.bind(db);
    let write = () => {};
    const held = new Promise<void>((resolve) => {
      write = resolve;
    });
    const slow = jest.spyOn(db, 'transaction').mockImplementationOnce(async (work) => {
      await held;
      return transaction(work);
    });
    const going = presence.leave(id, ana.id, { isLost: false });
    await eventually('the going to be under way', () => slow.mock.calls[0]);
    const coming = presence.enter(id, ana.id);
    for (let n = 0; n < 20; n += 1) await services.db.read('SELECT 1');
    write();
    await Promise.all([going, coming]);
    expect(await house.isHere(id, ana)).toBe(true);
    await presence.leave(id, ana.id, { isLost: false });
    expect(await house.isHere(id, ana)).toBe(false);
  });
});
