import { localDay } from '../../../../client/documents/model/localDay';
import { recordWritingMinutes } from '../../../../server/features/writing/goal/goal.service';
import { deleteExpiredRows } from '../../../../server/startup/cleanUp';
import { buildMember, buildStory, memberOfTest, type TestMember } from '../../../support/factories';
import { contextOf, testServer } from '../../../support/testServer';

const server = testServer();
const ann = memberOfTest(server);
const dayMs = 86_400_000;
const today = localDay(Date.now());
const dayFromNow = (days: number) => localDay(Date.now() + days * dayMs);

const send = async (name: string, selection: string, input: object, by: TestMember = ann) => {
  const { data, errors } = await server.mutate(name, input, by.token, selection);
  return errors ? { refused: errors[0]?.extensions } : data[name];
};
const goal = 'period unit target weekdaysOff from to done isDayOff streak perDay';
const set = (input: object, by?: TestMember) => send('setGoal', `goals { ${goal} }`, { today, ...input }, by);
const remove = (period: string) => send('removeGoal', `goals { ${goal} }`, { period, today });
const dayOff = (day: string, isOff = true) =>
  send('setDayOff', `daysOff goals { ${goal} }`, { day, isOff, today });
const record = (day: string, minutes: number[], by?: TestMember) =>
  send('recordWritingMinutes', 'minutes', { day, minutes }, by);
const goalsOf = async ({ token }: TestMember = ann, asOf = today) =>
  (await server.ask(`{ viewer { goals(today: "${asOf}") { ${goal} } } }`, token)).viewer.goals;

it('are none at first', async () => {
  expect(await goalsOf()).toEqual([]);
});

it('count the words of the member’s own texts, on the member’s own day', async () => {
  await set({ period: 'DAY', unit: 'WORDS', target: 5 });
  await buildStory(server, ann, { content: 'One two three', writtenOn: today });
  await buildStory(server, await buildMember(server), { content: 'Of another member', writtenOn: today });
  expect(await goalsOf()).toMatchObject([{ period: 'DAY', unit: 'WORDS', target: 5, done: 3, streak: 0 }]);
  await buildStory(server, ann, { content: 'Four five', writtenOn: today });
  expect(await goalsOf()).toMatchObject([{ done: 5, streak: 1 }]);
  // Where it is tomorrow already.
  expect(await goalsOf(ann, dayFromNow(1))).toMatchObject([{ done: 0, streak: 1 }]);
});

it('are one of each period: a new one replaces the last, and removing one twice changes nothing', async () => {
  await set({ period: 'WEEK', unit: 'WORDS', target: 2_000 });
  await set({ period: 'DAY', unit: 'WORDS', target: 300 });
  const answer = await set({ period: 'DAY', unit: 'MINUTES', target: 20, weekdaysOff: [7, 6] });
  expect(answer.goals).toMatchObject([
    { period: 'DAY', unit: 'MINUTES', target: 20, weekdaysOff: [6, 7] },
    { period: 'WEEK', unit: 'WORDS', target: 2_000, weekdaysOff: [] },
  ]);
  for (let n = 0; n < 2; n += 1) expect((await remove('DAY')).goals).toMatchObject([{ period: 'WEEK' }]);
  expect(await goalsOf()).toMatchObject([{ period: 'WEEK' }]);
});

it('set by two devices at once are one goal', async () => {
  await Promise.all([100, 200, 300, 400].map((target) => set({ period: 'DAY', unit: 'WORDS', target })));
  expect(await goalsOf()).toHaveLength(1);
});

it.each<[string, object, string]>([
  ['a target of nothing', { period: 'DAY', target: 0 }, 'target'],
  ['a target beyond measure', { period: 'DAY', target: 1_000_001 }, 'target'],
  ['no last day', { period: 'RANGE', startsOn: today }, 'endsOn'],
  ['no first day', { period: 'RANGE', endsOn: today }, 'startsOn'],
  ['days in the wrong order', { period: 'RANGE', startsOn: today, endsOn: dayFromNow(-1) }, 'endsOn'],
  ['more than a year', { period: 'RANGE', startsOn: today, endsOn: dayFromNow(366) }, 'endsOn'],
  ['a year far away', { period: 'RANGE', startsOn: '2099-01-01', endsOn: '2099-01-31' }, 'startsOn'],
  ['what is no day', { period: 'RANGE', startsOn: '2026-02-30', endsOn: today }, 'startsOn'],
  ['an eighth weekday', { period: 'DAY', weekdaysOff: [8] }, 'weekdaysOff'],
  ['all weekdays off', { period: 'DAY', weekdaysOff: [1, 2, 3, 4, 5, 6, 7] }, 'weekdaysOff'],
])('with %s are refused', async (_what, input, field) => {
  const answer = await set({ unit: 'WORDS', target: 300, ...input });
  expect(answer.refused).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: expect.any(String) } });
  expect(await goalsOf()).toEqual([]);
});

describe('days off', () => {
  it('are taken and taken back, also twice', async () => {
    await set({ period: 'DAY', unit: 'WORDS', target: 300 });
    for (let n = 0; n < 2; n += 1)
      expect(await dayOff(today)).toMatchObject({
        daysOff: [today],
        goals: [{ isDayOff: true, perDay: null }],
      });
    for (let n = 0; n < 2; n += 1)
      expect(await dayOff(today, false)).toMatchObject({ daysOff: [], goals: [{ isDayOff: false }] });
  });

  it.each([dayFromNow(-33), dayFromNow(368)])('that are too far away are refused: %s', async (day) => {
    expect((await dayOff(day)).refused).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect((await dayOff(day, false)).daysOff).toEqual([]);
  });
});

describe('minutes', () => {
  // So that each minute of it has begun everywhere.
  const day = dayFromNow(-2);

  it('count once each, however often and by however many devices they are reported', async () => {
    await Promise.all([record(day, [1_201, 1_202, 1_203]), record(day, [1_202, 1_203, 1_204, 59, 60])]);
    expect(await record(day, [1_201])).toEqual({ minutes: 6 });
    expect(
      await record(
        day,
        Array.from({ length: 1_440 }, (_, minute) => minute),
      ),
    ).toEqual({ minutes: 1_440 });
  });

  it('are counted by goals in minutes', async () => {
    await set({ period: 'RANGE', unit: 'MINUTES', target: 60, startsOn: day, endsOn: today });
    await record(day, [0, 1, 2]);
    await buildStory(server, ann, { content: 'Words do not count here', writtenOn: day });
    expect(await goalsOf()).toMatchObject([{ unit: 'MINUTES', done: 3 }]);
  });

  it('are wanted while a goal in minutes hasn’t ended', async () => {
    const wanted = async () =>
      (await server.ask('{ viewer { countsMinutes } }', ann.token)).viewer.countsMinutes;
    await set({ period: 'DAY', unit: 'WORDS', target: 300 });
    const ended = { startsOn: dayFromNow(-9), endsOn: dayFromNow(-4) };
    await set({ period: 'RANGE', unit: 'MINUTES', target: 300, ...ended });
    expect(await wanted()).toBe(false);
    await set({ period: 'WEEK', unit: 'MINUTES', target: 300 });
    expect(await wanted()).toBe(true);
  });

  it('that lie ahead everywhere on Earth are refused, as are those of long ago', async () => {
    const ctx = { ...(await contextOf(server, ann.token)), now: () => new Date('2026-11-25T09:30:00Z') };
    const at = (onDay: string, minute: number) =>
      recordWritingMinutes(ctx, ann.id, { day: onDay, minutes: [minute] });
    // In the earliest zone it is 23:30.
    expect(await at('2026-11-25', 23 * 60 + 30)).toBe(1);
    for (const [onDay, minute] of [
      ['2026-11-25', 23 * 60 + 31],
      ['2026-11-26', 0],
      ['2026-10-24', 0],
    ] as const)
      await expect(at(onDay, minute)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await at('2026-10-25', 0)).toBe(1);
  });

  it.each([[-1], [1_440], [0.5]])('that no day has are refused: %d', async (minute) => {
    expect((await record(day, [minute])).refused?.code ?? 'invalid').toMatch(/BAD_USER_INPUT|invalid/);
  });
});

/** Runs the clean-up of so many days from now, and counts the member's remaining goals, days off and hours with minutes. */
const left = async (days: number) => {
  const { db } = server.app.services;
  await deleteExpiredRows(db, new Date(Date.parse(today) + days * dayMs));
  const count = async (table: string) =>
    (await db.read(`SELECT 1 FROM ${table} WHERE user_id = ?`, [ann.id])).length;
  return [await count('writing_goals'), await count('writing_days_off'), await count('writing_minutes')];
};

it('of a range are removed 400 days after their end', async () => {
  await set({ period: 'RANGE', unit: 'WORDS', target: 9, startsOn: today, endsOn: today });
  await set({ period: 'DAY', unit: 'WORDS', target: 9 });
  expect(await left(399)).toEqual([2, 0, 0]);
  expect(await left(402)).toEqual([1, 0, 0]);
});

it('keep their words and minutes as long as the longest of them is kept', async () => {
  const first = dayFromNow(-2);
  const longest = { startsOn: first, endsOn: dayFromNow(363) };
  await set({ period: 'RANGE', unit: 'MINUTES', target: 60, ...longest });
  await dayOff(first);
  await record(first, [0]);
  expect(await left(363 + 400)).toEqual([1, 1, 1]);
  expect(await left(363 + 403)).toEqual([0, 0, 0]);
});

it.each(['WORDS', 'MINUTES'])('of a whole year in %s stay what they were until they go', async (unit) => {
  const written = dayFromNow(-2);
  await set({ period: 'RANGE', unit, target: 60, startsOn: written, endsOn: dayFromNow(363) });
  await buildStory(server, ann, { content: 'One two three', writtenOn: written });
  await record(written, [0, 1, 2]);
  // As it is 760 days later: the day is longer ago than any streak goes back.
  const moved = async (table: string, column: string) =>
    server.sql(`UPDATE ${table} SET ${column} = ${column} - INTERVAL 760 DAY WHERE user_id = ?`, [ann.id]);
  for (const table of ['writing_days', 'writing_minutes']) await moved(table, 'day');
  for (const column of ['starts_on', 'ends_on']) await moved('writing_goals', column);
  expect(await goalsOf()).toMatchObject([{ unit, from: dayFromNow(-762), done: 3 }]);
});
