import { deleteExpiredRows } from '../../../../server/startup/cleanUp';
import { memberOfTest, type TestMember } from '../../../support/factories';
import { sessionCalls } from '../../../support/sessionCalls';
import { fieldsOf, type GraphQLAnswer, ofFile, type TestServer } from '../../../support/testServer';
import { outcome, roomHouseOfFile } from './roomHouse';

const house = roomHouseOfFile();
const other = ofFile(() => house.server.another());
const ana = memberOfTest(house.server);
const ben = memberOfTest(house.server);

const say = (input: Record<string, unknown>, viewer: TestMember, on = house.server): Promise<GraphQLAnswer> =>
  on.mutate('saySessionLines', input, viewer.token, 'session { viewerWriting { intention closing } }');

interface Said {
  intention: string | null;
  closing: string | null;
  member: { id: string };
}

/** The lines shown in the room. */
async function inRoom(id: string, viewer: TestMember, on?: TestServer): Promise<Said[]> {
  const { data } = await house.ask('room { writers { intention closing member { id } } }', id, viewer, on);
  return data.session.room.writers.filter(({ intention, closing }: Said) => intention ?? closing);
}

async function inSummary(id: string, viewer: TestMember): Promise<Said[]> {
  const { data } = await house.ask('summary { lines { intention closing member { id } } }', id, viewer);
  return data.session.summary.lines;
}

const saidBy = (member: TestMember, intention: string | null, closing: string | null = null): Said => ({
  intention,
  closing,
  member: { id: member.id },
});

describe('an intention and a line at the end', () => {
  it('are said by those who take part, and read by everyone in the group, on every server', async () => {
    const { id } = await house.start([ana]);
    expect(
      await house.countRoomEvents(() => say({ id, intention: 'Two pages of the ferry' }, ana, other)),
    ).toBe(0);
    expect(await house.countRoomEvents(() => say({ id, intention: 'Listening' }, house.leader))).toBe(1);
    for (const viewer of [ana, ben, house.leader])
      expect(await inRoom(id, viewer)).toEqual([
        saidBy(house.leader, 'Listening'),
        saidBy(ana, 'Two pages of the ferry'),
      ]);
    expect(outcome(await say({ id, intention: 'Me too' }, ben))).toBe('FORBIDDEN');
  });

  it('are each set, changed and removed without the other', async () => {
    const { id } = await house.start([ana]);
    const own = async (input: object) =>
      (await say({ id, ...input }, ana)).data.saySessionLines.session.viewerWriting;
    expect(await own({ intention: ' One page \n, or two ' })).toEqual({
      intention: 'One page , or two',
      closing: null,
    });
    expect(await own({ closing: 'Half a page' })).toEqual({
      intention: 'One page , or two',
      closing: 'Half a page',
    });
    expect(await own({ intention: '  ' })).toEqual({ intention: null, closing: 'Half a page' });
    expect(await own({})).toEqual({ intention: null, closing: 'Half a page' });
    expect(await own({ closing: null })).toEqual({ intention: null, closing: null });
    const rows = await house.server.sql('SELECT 1 FROM session_lines WHERE session_id = ?', [id]);
    expect(rows).toEqual([]);
  });

  it('have at most 200 characters each', async () => {
    const { id } = await house.start([ana]);
    expect(outcome(await say({ id, intention: '🖋️'.repeat(100), closing: 'é'.repeat(200) }, ana))).toBe('ok');
    expect(
      fieldsOf(await say({ id, intention: 'x'.repeat(201), closing: 'x'.repeat(201) }, ana)),
    ).toMatchObject({
      intention: 'An intention can have at most 200 characters',
      closing: 'A line can have at most 200 characters',
    });
  });

  it('are in the summary, where they can still be said, changed and removed', async () => {
    const { id } = await house.start([ana]);
    await say({ id, intention: 'One page' }, ana);
    await house.pass(120);
    expect(await inSummary(id, ben)).toEqual([saidBy(ana, 'One page')]);
    const publish = jest.spyOn(house.server.app.services.pubSub, 'publish');
    await say({ id, closing: 'It became two' }, ana);
    expect(publish.mock.calls.map(([topic]) => topic)).toContain('sessionChanged');
    publish.mockRestore();
    expect(await inSummary(id, ben)).toEqual([saidBy(ana, 'One page', 'It became two')]);
    await say({ id, intention: null, closing: null }, ana);
    expect(await inSummary(id, ben)).toEqual([]);
  });

  it('can only be removed from a cancelled session', async () => {
    const { id } = await house.start([ana]);
    await say({ id, intention: 'One page' }, ana);
    await sessionCalls(house.server).move(id, 'CANCELLED', house.leader.token);
    expect(outcome(await say({ id, closing: 'Alas' }, ana))).toBe('CONFLICT');
    expect(outcome(await say({ id, intention: null }, ana))).toBe('ok');
    expect(await inRoom(id, ben)).toEqual([]);
  });

  it('go with the seat of a member who leaves, also if both happen at once on two servers', async () => {
    const { id } = await house.start([ana]);
    await say({ id, intention: 'One page' }, ana);
    await Promise.all([
      ...Array.from({ length: 5 }, (_, n) =>
        say({ id, closing: `Line ${n}` }, ana, n % 2 ? other : house.server),
      ),
      sessionCalls(house.server).leave(id, ana.token),
    ]);
    await house.pass(120);
    expect(await inSummary(id, ben)).toEqual([]);
  });

  it('both stay if they are said at once on two servers', async () => {
    const { id } = await house.start([ana]);
    await Promise.all([say({ id, intention: 'One page' }, ana), say({ id, closing: 'Done' }, ana, other)]);
    expect(await inRoom(id, ben)).toEqual([saidBy(ana, 'One page', 'Done')]);
  });

  it('are no longer in the room a day later, and gone after 400 days', async () => {
    const dateTime = new Date(house.now().getTime() + 40 * 86_400_000);
    const { id } = await house.schedule([ana], { dateTime });
    await sessionCalls(house.server).move(id, 'IN_PROGRESS', house.leader.token);
    await say({ id, intention: 'One page' }, ana);
    await house.pass(24 * 60 - 1);
    expect(await inRoom(id, ben)).toHaveLength(1);
    await house.pass(1);
    expect(await inRoom(id, ben)).toEqual([]);
    await sessionCalls(house.server).move(id, 'COMPLETED', house.leader.token);
    const { db } = house.server.app.services;
    const kept = async (days: number) => {
      await deleteExpiredRows(db, new Date(house.now().getTime() + days * 86_400_000));
      return (await db.read('SELECT 1 FROM session_lines WHERE session_id = ?', [id])).length;
    };
    expect(await inSummary(id, ben)).toHaveLength(1);
    expect(await kept(398)).toBe(1);
    expect(await kept(400)).toBe(0);
  });
});
