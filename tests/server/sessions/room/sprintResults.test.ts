import { deleteExpiredRows } from '../../../../server/startup/cleanUp';
import { memberOfTest, type TestMember } from '../../../support/factories';
import { sessionCalls } from '../../../support/sessionCalls';
import { dataOf, ofFile, type TestServer } from '../../../support/testServer';
import { outcome, roomHouseOfFile } from './roomHouse';

const house = roomHouseOfFile();
const other = ofFile(() => house.server.another());
const ana = memberOfTest(house.server);
const ben = memberOfTest(house.server);

const result = 'startedAt endsAt words writers { words member { id } }';

async function resultSeenBy(id: string, viewer: TestMember, on?: TestServer) {
  const data = await dataOf(house.ask(`room { sprintResult { ${result} } }`, id, viewer, on));
  return data.session.room.sprintResult;
}

/** The member's words per sprint, latest first. */
async function ownSprints(id: string, viewer: TestMember): Promise<number[]> {
  const { data } = await house.ask('viewerWriting { sprints { startedAt words } }', id, viewer);
  return data.session.viewerWriting.sprints.map(({ words }: { words: number }) => words);
}

const wordsIn = async (id: string) => (await resultSeenBy(id, house.leader)).words;

describe('the result of a sprint', () => {
  it('has each member’s words in that sprint, most first, while it runs and after it, on every server', async () => {
    const { id } = await house.start([ana, ben]);
    expect(await resultSeenBy(id, ana)).toBeNull();
    const [byAna, byBen] = [await house.writing(id, ana), await house.writing(id, ben)];
    await byAna(150);
    await house.startSprint(id, 10, house.leader);
    await byAna(160);
    await byBen(125, other);
    await house.pass(9);
    await byAna(165, other);
    const expected = {
      startedAt: '2026-03-23T19:00:00.000Z',
      endsAt: '2026-03-23T19:10:00.000Z',
      words: 40,
      writers: [
        { words: 25, member: { id: ben.id } },
        { words: 15, member: { id: ana.id } },
      ],
    };
    expect(await resultSeenBy(id, ana)).toEqual(expected);
    await house.pass(3);
    await byAna(500);
    for (const viewer of [ana, house.leader]) expect(await resultSeenBy(id, viewer, other)).toEqual(expected);
  });

  it('is never negative, per text, whatever is deleted', async () => {
    const { id } = await house.start([ana]);
    const [one, two] = [await house.writing(id, ana), await house.writing(id, ana)];
    await house.startSprint(id, 10, house.leader);
    await one(20);
    expect(await wordsIn(id)).toBe(0);
    await two(107);
    expect(await wordsIn(id)).toBe(7);
  });

  it('includes saves until a minute after its end, and later ones only in the session’s words', async () => {
    const { id } = await house.start([ana]);
    const save = await house.writing(id, ana);
    await house.startSprint(id, 5, house.leader);
    await house.pass(5.9);
    await save(130);
    expect(await wordsIn(id)).toBe(30);
    await house.pass(0.1);
    await save(190);
    expect(await wordsIn(id)).toBe(30);
    expect((await house.own(id, ana)).words).toBe(90);
  });

  it('includes saves until a minute after its end, also if the session ended with it', async () => {
    const { id } = await house.start([ana], { durationMinutes: 15 });
    const save = await house.writing(id, ana);
    await house.pass(5);
    await house.startSprint(id, 10, house.leader);
    await house.pass(10);
    await save(130);
    const { data } = await house.ask('summary { words sprints { words } }', id, ana);
    expect(data.session.summary).toEqual({ words: 30, sprints: [{ words: 30 }] });
  });

  it('counts a save in the sprint that runs, even right after another', async () => {
    const { id } = await house.start([ana]);
    const save = await house.writing(id, ana);
    await house.startSprint(id, 5, house.leader);
    await save(110);
    await house.pass(5);
    await house.startSprint(id, 5, house.leader);
    await save(130);
    expect(await wordsIn(id)).toBe(20);
    expect(await ownSprints(id, ana)).toEqual([20, 10]);
  });

  it('is right when one story is saved twenty times at once on two servers', async () => {
    const { id } = await house.start([ana]);
    const save = await house.writing(id, ana);
    await house.startSprint(id, 10, house.leader);
    await Promise.all(Array.from({ length: 20 }, (_, n) => save(101 + n, n % 2 ? other : house.server)));
    expect(await wordsIn(id)).toBe((await house.own(id, ana)).words);
  });

  it('hides the words of members who hide them from all but themselves', async () => {
    const { id } = await house.start([ana, ben]);
    const [byAna, byBen] = [await house.writing(id, ana, false), await house.writing(id, ben)];
    await house.startSprint(id, 10, house.leader);
    expect(await house.countRoomEvents(() => byAna(140))).toBe(0);
    expect(await house.countRoomEvents(() => byBen(101))).toBe(1);
    for (const viewer of [ana, ben, house.leader])
      expect(await resultSeenBy(id, viewer)).toMatchObject({
        words: 1,
        writers: [{ words: 1, member: { id: ben.id } }],
      });
    expect(await ownSprints(id, ana)).toEqual([40]);
    expect(await ownSprints(id, house.leader)).toEqual([]);
    await house.write({ sessionId: id, showsWords: true }, ana);
    expect(await wordsIn(id)).toBe(41);
  });

  it('is in the summary, for each sprint, until its session ended', async () => {
    const { id } = await house.start([ana], { durationMinutes: 30 });
    const save = await house.writing(id, ana);
    await house.startSprint(id, 5, house.leader);
    await save(112);
    await house.pass(10);
    await house.startSprint(id, 15, house.leader);
    await save(115);
    await house.pass(5);
    await sessionCalls(house.server).move(id, 'COMPLETED', house.leader.token);
    const { data } = await house.ask(`summary { sprints { ${result} } }`, id, ben);
    expect(data.session.summary.sprints).toEqual([
      {
        startedAt: '2026-03-23T19:00:00.000Z',
        endsAt: '2026-03-23T19:05:00.000Z',
        words: 12,
        writers: [{ words: 12, member: { id: ana.id } }],
      },
      {
        startedAt: '2026-03-23T19:10:00.000Z',
        endsAt: '2026-03-23T19:15:00.000Z',
        words: 3,
        writers: [{ words: 3, member: { id: ana.id } }],
      },
    ]);
  });

  it('of a cancelled run is gone when the session is scheduled again', async () => {
    const dateTime = new Date(house.now().getTime() + 60 * 60_000);
    const { id } = await house.schedule([ana], { dateTime });
    const move = (status: string) => sessionCalls(house.server).move(id, status, house.leader.token);
    await move('IN_PROGRESS');
    const save = await house.writing(id, ana);
    await house.startSprint(id, 5, house.leader);
    await save(120);
    for (const status of ['CANCELLED', 'SCHEDULED']) await move(status);
    expect(await resultSeenBy(id, ana)).toBeNull();
    expect(await ownSprints(id, ana)).toEqual([]);
  });

  it('takes one statement more per save during a sprint', async () => {
    const { id } = await house.start([ana]);
    const save = await house.writing(id, ana);
    const { db } = house.server.app.services;
    const statements = async (words: number) => {
      const before = db.statements;
      await save(words);
      return db.statements - before;
    };
    await save(105);
    const usual = await statements(110);
    await house.startSprint(id, 10, house.leader);
    expect(await statements(120)).toBe(usual + 1);
  });
});

it('a member who starts many sprints within an hour has to wait', async () => {
  const limited = await house.server.another({ rateLimits: 2 / 60 });
  const { id } = await house.start([ana]);
  const answers: string[] = [];
  for (let n = 0; n < 3; n += 1) answers.push(outcome(await house.startSprint(id, 5, house.leader, limited)));
  await limited.close();
  expect(answers).toEqual(['ok', 'CONFLICT', 'RATE_LIMITED']);
});

it('of a session that never ends, sprints are forgotten after 400 days', async () => {
  const { id } = await house.start([ana]);
  const save = await house.writing(id, ana);
  await house.startSprint(id, 5, house.leader);
  await save(110);
  const { db } = house.server.app.services;
  const kept = async (days: number) => {
    await deleteExpiredRows(db, new Date(house.now().getTime() + days * 86_400_000));
    const rows = await db.read(
      `SELECT 1 FROM session_sprints WHERE session_id = ?
       UNION ALL SELECT 1 FROM session_sprint_words WHERE session_id = ?`,
      [id, id],
    );
    return rows.length;
  };
  expect(await kept(399)).toBe(2);
  expect(await kept(401)).toBe(0);
});
