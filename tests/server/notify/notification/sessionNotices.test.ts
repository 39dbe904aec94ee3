import { Role } from '../../../../server/contract/enums';
import { buildMember, buildSession, memberOfTest } from '../../../support/factories';
import { mailTo } from '../../../support/mails';
import { codeOf, testServer } from '../../../support/testServer';
import { deliveriesOf } from './deliveriesOf';

const server = testServer();
const { notificationsOf, texts, run, people } = deliveriesOf(server);
const leader = memberOfTest(server, { roles: [Role.INSTRUCTOR] });

/** Mails everything that waits now. */
async function mailNow() {
  await server.sql("UPDATE mails SET send_at = '2026-01-01'");
  await server.app.mailQueue.drain();
}
const setStatus = (id: string, status: string) =>
  run(leader, `setSessionStatus(input: { id: "${id}", status: ${status} })`);

describe('sessions', () => {
  it('notify participants when they are moved, cancelled or over', async () => {
    const [ana] = await people('Ana');
    // No reminder of it is due yet.
    const dateTime = new Date(Date.now() + 2 * 3_600_000);
    const { id } = await buildSession(server, leader, { title: 'Monday', joined: [ana!], dateTime });
    const later = new Date(Date.now() + 3 * 3_600_000).toISOString();
    await run(leader, `updateSession(input: { id: "${id}", dateTime: "${later}" })`);
    expect(await texts(ana!)).toEqual(['“Monday” was moved']);
    await mailNow();
    expect((await mailTo(server, ana!.email)).text).toMatch(/\d{4} at \d\d:\d\d \(UTC\)/);
    await setStatus(id, 'CANCELLED');
    expect(await texts(ana!)).toEqual(['“Monday” was cancelled', '“Monday” was moved']);
    expect((await notificationsOf(ana!)).rows).toMatchObject([{ startsAt: later }, { startsAt: later }]);
    await mailNow();
    const mail = await mailTo(server, ana!.email, 2);
    expect(mail.text).toContain('was cancelled');
    expect(mail.text).toMatch(/\d{4} at \d\d:\d\d \(UTC\)/);
    await setStatus(id, 'SCHEDULED');
    expect((await texts(ana!))[0]).toBe('“Monday” takes place after all');
    expect(await texts(leader)).toEqual([]);
  });

  it.each(['mute', 'block'])(
    'notify of moves, cancellations and free places even receivers who %s the actor',
    async (what) => {
      const [ana, ben, cleo] = await people('Ana', 'Ben', 'Cleo');
      const { id } = await buildSession(server, leader, {
        title: 'Monday',
        capacity: 2,
        joined: [ana!, ben!],
      });
      await run(ana!, `${what}Member(input: { id: "${leader.id}" })`);
      await run(cleo!, `${what}Member(input: { id: "${ben!.id}" })`);
      await run(cleo!, `requestSessionPlace(input: { id: "${id}" })`);
      await run(ben!, `leaveSession(input: { id: "${id}" })`);
      expect(await texts(cleo!)).toEqual(['A place in “Monday” is free']);
      const later = new Date(Date.now() + 3 * 3_600_000).toISOString();
      await run(leader, `updateSession(input: { id: "${id}", dateTime: "${later}" })`);
      expect(await texts(ana!)).toContain('“Monday” was moved');
      await setStatus(id, 'CANCELLED');
      expect(await texts(ana!)).toContain('“Monday” was cancelled');
    },
  );

  it('notify by their title when they are deleted, and lead to the list', async () => {
    const admin = await buildMember(server, { roles: [Role.ADMIN] });
    const [ana, ben] = await people('Ana', 'Ben');
    const { id, dateTime } = await buildSession(server, leader, { title: 'Monday', joined: [ana!, ben!] });
    await run(ben!, `leaveSession(input: { id: "${id}" })`);
    await run(admin, `deleteSession(input: { id: "${id}" })`);
    for (const member of [leader, ana!])
      expect((await notificationsOf(member)).rows).toMatchObject([
        {
          text: '“Monday” was cancelled',
          path: '/sessions',
          session: null,
          startsAt: dateTime.toISOString(),
        },
      ]);
    await mailNow();
    expect((await mailTo(server, ana!.email)).text).toMatch(/\d{4} at \d\d:\d\d \(UTC\)/);
    for (const member of [ben!, admin]) expect(await texts(member)).toEqual([]);
  });

  it('notify once if they are cancelled and then deleted', async () => {
    const [ana] = await people('Ana');
    const { id } = await buildSession(server, leader, { title: 'Monday', joined: [ana!] });
    await setStatus(id, 'CANCELLED');
    await run(leader, `deleteSession(input: { id: "${id}" })`);
    expect(await texts(ana!)).toEqual(['“Monday” was cancelled']);
  });

  it('notify those who asked of a free place, once; if it became free while they were cancelled, when they take place again', async () => {
    const [ana, ben, cleo] = await people('Ana', 'Ben', 'Cleo');
    const { id } = await buildSession(server, leader, { title: 'Monday', capacity: 2, joined: [ana!, ben!] });
    const ask = () => server.mutate('requestSessionPlace', { id }, cleo!.token);
    for (const _ of ['once', 'again']) expect((await ask()).errors).toBeUndefined();
    const awaits = async () =>
      (await server.ask(`{ session(id: "${id}") { viewerAwaitsPlace } }`, cleo!.token)).session;
    expect(await awaits()).toEqual({ viewerAwaitsPlace: true });
    await setStatus(id, 'CANCELLED');
    await setStatus(id, 'SCHEDULED');
    expect(await texts(cleo!)).toEqual([]);
    await setStatus(id, 'CANCELLED');
    await run(ben!, `leaveSession(input: { id: "${id}" })`);
    expect(await texts(cleo!)).toEqual([]);
    await setStatus(id, 'SCHEDULED');
    expect(await texts(cleo!)).toEqual(['A place in “Monday” is free']);
    expect(await awaits()).toEqual({ viewerAwaitsPlace: false });
    expect(codeOf(await ask())).toBe('CONFLICT');
  });

  it('cause each reminder once, on one of several servers', async () => {
    const [ana] = await people('Ana');
    await buildSession(server, leader, {
      title: 'Soon',
      joined: [ana!],
      dateTime: new Date(Date.now() + 50 * 60_000),
    });
    const others = [await server.another(), await server.another()];
    await Promise.all([server, ...others].map(({ app }) => app.notifier.remindNow()));
    await Promise.all(others.map(({ app }) => app.notifier.drain()));
    expect(await texts(ana!)).toEqual(['“Soon” starts within an hour']);
    await Promise.all(others.map((other) => other.close()));
  });
});
