import { memberOfTest } from '../../../support/factories';
import { sessionCalls } from '../../../support/sessionCalls';
import { roomHouseOfFile } from './roomHouse';

const house = roomHouseOfFile();
const ana = memberOfTest(house.server);
const ben = memberOfTest(house.server);
const cleo = memberOfTest(house.server);

describe('the summary of a session', () => {
  it('exists after completion, and neither before nor for a cancelled session', async () => {
    const { id } = await house.start([ana]);
    expect(await house.summary(id)).toBeNull();
    const off = await house.start([ana]);
    await sessionCalls(house.server).move(off.id, 'CANCELLED', house.leader.token);
    await house.pass(120);
    expect(await house.summary(off.id)).toBeNull();
    expect(await house.summary(id)).toEqual({
      words: 0,
      quietWriterCount: 0,
      intervalMinutes: 5,
      intervals: new Array(24).fill(0),
      writers: [],
    });
  });

  it('names writers who show their words, with sums and a chart, and only counts the others', async () => {
    const { id } = await house.start([ana, ben, cleo], { durationMinutes: 30 });
    const [byAna, byBen, byCleo] = [
      await house.writing(id, ana, true),
      await house.writing(id, ben, true),
      await house.writing(id, cleo, false),
    ];
    await byAna(110);
    await byCleo(1_000);
    await house.pass(6);
    await byBen(190);
    await byAna(120);
    await house.pass(5);
    await byBen(180);
    await byAna(121);
    await house.pass(19);
    for (const viewer of [ana, cleo, house.leader])
      expect(await house.summary(id, viewer)).toEqual({
        words: 101,
        quietWriterCount: 1,
        intervalMinutes: 5,
        // One member's deletions do not reduce the words of others.
        intervals: [10, 100, 1, 0, 0, 0],
        writers: [
          { words: 80, member: { id: ben.id } },
          { words: 21, member: { id: ana.id } },
        ],
      });
  });

  it('names writers who only deleted words, but not those who saved without a change', async () => {
    const { id } = await house.start([ana, ben]);
    const [byAna, byBen] = [await house.writing(id, ana, true), await house.writing(id, ben, true)];
    await byAna(60);
    await byBen(100);
    await house.pass(120);
    expect(await house.summary(id)).toMatchObject({
      words: 0,
      quietWriterCount: 0,
      writers: [{ words: 0, member: { id: ana.id } }],
    });
  });

  it('has intervals for the whole session', async () => {
    const { id } = await house.start([ana]);
    await house.pass(11);
    await sessionCalls(house.server).move(id, 'COMPLETED', house.leader.token);
    expect((await house.summary(id)).intervals).toEqual([0, 0, 0]);
  });

  it('keeps members who left early with the visibility they chose', async () => {
    const { id } = await house.start([ana, ben]);
    const [byAna, byBen] = [await house.writing(id, ana, true), await house.writing(id, ben, false)];
    await byAna(105);
    await byBen(107);
    for (const { token } of [ana, ben]) await sessionCalls(house.server).leave(id, token);
    await house.pass(120);
    expect(await house.summary(id)).toMatchObject({
      words: 5,
      quietWriterCount: 1,
      writers: [{ words: 5, member: { id: ana.id } }],
    });
  });

  it('leads to the next week’s session', async () => {
    const { id } = await house.start([ana], { isRecurring: true });
    const next = async () => (await house.ask('nextSession { dateTime }', id, ana)).data.session.nextSession;
    expect(await next()).toBeNull();
    await house.pass(120);
    expect(await next()).toEqual({ dateTime: '2026-03-30T18:00:00.000Z' });
  });
});
