import 'reflect-metadata';
import { Temporal } from 'temporal-polyfill';
import { GoalPeriod, GoalUnit } from '../../../../server/contract/enums';
import { goalsOf } from '../../../../server/features/writing/goal/goal.lists';
import { recordWritingMinutes, setGoal } from '../../../../server/features/writing/goal/goal.service';
import { countForDay, dayOf } from '../../../../server/features/writing/writingDay/countForDay';
import { buildStory, memberOfTest } from '../../../support/factories';
import { contextOf, testServer } from '../../../support/testServer';

const server = testServer();
const ann = memberOfTest(server);
const timeZone = 'Europe/Berlin';

it.each([
  ['an hour is left out', '2026-03-23'],
  ['an hour comes twice', '2026-10-19'],
])('a week in which %s has seven days, and breaks no streak', async (_what, firstDay) => {
  const context = await contextOf(server, ann.token);
  const monday = Temporal.PlainDate.from(firstDay);
  const at = (day: Temporal.PlainDate, plainTime: string) => {
    const now = new Date(day.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds);
    return { ...context, now: () => now, config: { ...context.config, groupTimeZone: timeZone } };
  };
  const progressAt = async (day: Temporal.PlainDate, plainTime: string) => {
    const [daily, weekly] = await goalsOf(at(day, plainTime), ann.id);
    return { daily, weekly };
  };
  for (const [period, unit, target] of [
    [GoalPeriod.DAY, GoalUnit.WORDS, 20],
    [GoalPeriod.WEEK, GoalUnit.MINUTES, 14],
  ] as const)
    await setGoal(at(monday, '00:00'), ann.id, { period, unit, target });
  const { id } = await buildStory(server, ann, { content: 'Dusk' });

  // The change is on the Sunday. The eighth day is the next week's first.
  const days = Array.from({ length: 8 }, (_, n) => monday.add({ days: n }));
  let words = 1;
  for (const day of days)
    for (const [plainTime, minute] of [
      ['00:10', 10],
      ['23:50', 1_430],
    ] as const) {
      const ctx = at(day, plainTime);
      await server.app.services.db.transaction((tx) =>
        countForDay(tx, ctx, {
          text: { id, authorId: ann.id, wordCount: words + 10 },
          before: words,
          writtenOn: null,
        }),
      );
      words += 10;
      await recordWritingMinutes(ctx, ann.id, { day: dayOf(ctx, null), minutes: [minute] });
    }

  const sunday = monday.add({ days: 6 });
  for (const plainTime of ['00:30', '03:30', '23:59'])
    expect(await progressAt(sunday, plainTime)).toMatchObject({
      daily: { from: String(sunday), done: 20, streak: 7 },
      weekly: { from: firstDay, to: String(sunday), done: 14, streak: 1 },
    });
  const next = monday.add({ days: 7 });
  expect(await progressAt(next, '00:00')).toMatchObject({
    daily: { from: String(next), done: 20, streak: 8 },
    weekly: { from: String(next), done: 2, streak: 1 },
  });
});
