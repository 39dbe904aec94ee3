import { Role } from '../../../../server/contract/enums';
import { purgeLeftovers } from '../../../../server/features/own-data/accountDeletion/accountDeletion.service';
import { SessionParticipant } from '../../../../server/model/sessionParticipant.entity';
import { accountCalls } from '../../../support/accountCalls';
import { buildMember, type TestMember } from '../../../support/factories';
import { eventually } from '../../../support/mails';
import { clockHouseOfFile, monday } from '../../sessions/session/clockHouse';

const house = clockHouseOfFile();
let leaver: TestMember;
let other: TestMember;

beforeEach(async () => {
  leaver = await buildMember(house.server, { roles: [Role.USER, Role.INSTRUCTOR] });
  other = await buildMember(house.server);
});

async function leave(member = leaver) {
  const { errors } = await accountCalls(house.server).deleteAccount('Monday7pm', member.token);
  expect(errors).toBeUndefined();
}
async function sessionNow(id: string) {
  const data = await house.server.ask(
    `query ($id: ID!) { session(id: $id) { status isRecurring endedAt participantCount registration leader { name }
       participants(first: 50) { edges { node { id } } } } }`,
    other.token,
    { id },
  );
  const { participants, ...session } = data.session;
  return { ...session, joined: participants.edges.map(({ node }: { node: { id: string } }) => node.id) };
}

describe('when a member leaves for good', () => {
  it('their seats are free again, in sessions of every status, and the counts are right', async () => {
    const full = await house.build({ capacity: 2, joined: [leaver, other] });
    const over = await house.build({ joined: [other, leaver] });
    await house.server.sql("UPDATE sessions SET status = 'completed', due_at = NULL WHERE id = ?", [over.id]);
    const untouched = await house.build({ joined: [other] });
    await leave();
    for (const { id } of [full, over, untouched])
      expect(await sessionNow(id)).toMatchObject({ participantCount: 1, joined: [other.id] });
    expect(await sessionNow(full.id)).toMatchObject({ registration: 'OPEN' });
  });

  it('future sessions that they lead are cancelled, and the series does not continue', async () => {
    const [weekly, calledOff] = [
      await house.build({ leader: leaver, isRecurring: true, joined: [other] }),
      await house.build({ leader: leaver, isRecurring: true }),
    ];
    const cancelled = { id: calledOff.id, status: 'CANCELLED' };
    await house.server.perform('setSessionStatus', cancelled, leaver.token);
    await leave();
    for (const { id } of [weekly, calledOff])
      expect(await sessionNow(id)).toMatchObject({
        status: 'CANCELLED',
        isRecurring: false,
        endedAt: expect.any(String),
        leader: { name: 'Deleted member' },
      });
    await house.at('2026-04-14T00:00:00.000Z');
    expect(await house.inShort()).toEqual([`${monday} cancelled`, `${monday} cancelled`]);
  });

  it('a session in progress continues to its end without them, and its record stays', async () => {
    const { id } = await house.build({ leader: leaver, isRecurring: true, joined: [other] });
    await house.at('2026-03-23T19:10:00.000Z');
    await leave();
    expect(await sessionNow(id)).toMatchObject({ status: 'IN_PROGRESS', joined: [other.id] });
    await house.at('2026-03-23T21:00:00.000Z');
    expect(await house.inShort()).toEqual([`${monday} completed`]);
    expect(await sessionNow(id)).toMatchObject({ leader: { name: 'Deleted member' }, joined: [other.id] });
  });

  it('a series that was continued week by week stays unchanged, except for the next week', async () => {
    await house.build({ leader: leaver, isRecurring: true });
    await house.at('2026-03-23T21:00:00.000Z');
    await leave();
    expect(await house.inShort()).toEqual([`${monday} completed`, '2026-03-30T18:00:00.000Z cancelled']);
  });

  it('open pages of these sessions, and lists, get events', async () => {
    const led = await house.build({ leader: leaver });
    const joined = await house.build({ joined: [leaver] });
    const publish = jest.spyOn(house.server.app.services.pubSub, 'publish');
    await leave();
    const wanted = [led, joined].flatMap(({ id }) => [
      `sessionChanged ${id}`,
      `sessionRoomChanged ${id}`,
      `sessionsChanged ${id}`,
    ]);
    // The clock may move other tests' sessions on meanwhile.
    await eventually(wanted.join(', '), () => {
      const published = publish.mock.calls.map(([topic, , about]) => `${topic} ${about?.id}`);
      return wanted.every((event) => published.includes(event)) || undefined;
    });
  });

  it('a seat that was taken concurrently is given back within the hour', async () => {
    const { id } = await house.build({ joined: [other] });
    await leave();
    const { db } = house.server.app.services;
    // Like a request that was authorised before.
    await db.transaction(async (tx) => {
      await tx.execute('UPDATE sessions SET participant_count = participant_count + 1 WHERE id = ?', [id]);
      await tx.insert(SessionParticipant, { sessionId: id, userId: leaver.id, joinedAt: new Date() });
    });
    await purgeLeftovers(db, new Date(Date.now() - 60_000));
    expect(await sessionNow(id)).toMatchObject({ participantCount: 1, joined: [other.id] });
  });

  it('counts match the rows when many leave while others join', async () => {
    const { id } = await house.build({ capacity: 50 });
    const members = await Promise.all(Array.from({ length: 16 }, () => buildMember(house.server)));
    const join = (member: TestMember) => house.server.mutate('joinSession', { id }, member.token);
    await Promise.all(members.slice(0, 8).map(join));
    await Promise.all([...members.slice(0, 8).map((one) => leave(one)), ...members.slice(4).map(join)]);
    await purgeLeftovers(house.server.app.services.db, new Date(Date.now() - 60_000));
    const { participantCount, joined } = await sessionNow(id);
    const staying = members.slice(8).map((one) => one.id);
    expect(joined.sort()).toEqual(staying.sort());
    expect(participantCount).toBe(8);
  });
});
