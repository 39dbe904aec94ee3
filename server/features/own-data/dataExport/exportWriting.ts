import { weekdays } from '../../../contract/calendar';
import { type ExportSource, streamRows } from '../../stories/export/exportSource';
import type { ZipFile } from '../../stories/export/zip';
import { minutesWrittenSql, wordsWrittenSql } from '../../writing/writingDay/amounts';
import { jsonListFile, jsonListsFile, mapRows } from './jsonFiles';

/** Goals, and single days off. */
export function* goalsFile(source: ExportSource): Generator<ZipFile> {
  const goals = streamRows<{ id: string; weekdaysOff: number }>(source, {
    columns: `CAST(period AS CHAR) AS id, unit, target, starts_on AS startsOn, ends_on AS endsOn,
      weekdays_off AS weekdaysOff`,
    from: 'writing_goals',
    where: 'user_id = ?',
    id: 'CAST(period AS CHAR)',
  });
  const daysOff = streamRows<{ id: string }>(source, {
    columns: 'day AS id',
    from: 'writing_days_off',
    where: 'user_id = ?',
    id: 'day',
  });
  const lists = {
    goals: mapRows(goals, ({ id, weekdaysOff, ...goal }) => ({
      period: id,
      ...goal,
      // The column has a bit for each weekday, from Monday on.
      weekdaysOff: weekdays.filter((_, bit) => weekdaysOff & (1 << bit)),
    })),
    daysOff: mapRows(daysOff, ({ id }) => id),
  };
  yield { path: 'goals.json', content: jsonListsFile(lists) };
}

export function* writingDaysFile(source: ExportSource): Generator<ZipFile> {
  const rows = streamRows<{ id: string; words: string }>(source, {
    columns: 'days.id, days.words',
    from: `(SELECT DATE_FORMAT(d.day, '%Y-%m-%d') AS id, ${wordsWrittenSql} AS words FROM writing_days d
      WHERE d.user_id = ? GROUP BY d.day) days`,
    where: 'days.words > 0',
    id: 'days.id',
  });
  const content = jsonListFile(mapRows(rows, ({ id, words }) => ({ day: id, words: Number(words) })));
  yield { path: 'writing-days.json', content };
}

export function* writingMinutesFile(source: ExportSource): Generator<ZipFile> {
  const rows = streamRows<{ id: string; minutes: string }>(source, {
    columns: 'days.id, days.minutes',
    from: `(SELECT DATE_FORMAT(d.day, '%Y-%m-%d') AS id, ${minutesWrittenSql} AS minutes FROM writing_minutes d
      WHERE d.user_id = ? GROUP BY d.day) days`,
    where: 'TRUE',
    id: 'days.id',
  });
  const content = jsonListFile(mapRows(rows, ({ id, minutes }) => ({ day: id, minutes: Number(minutes) })));
  yield { path: 'writing-minutes.json', content };
}

const challengeColumns = `c.id, c.title, c.unit, c.target, c.starts_on AS startsOn, c.ends_on AS endsOn, c.closed_on AS closedOn`;

/** Challenges that the member opened, and those that they take part in. */
export function* challengesFile(source: ExportSource): Generator<ZipFile> {
  const opened = streamRows<{ id: string }>(source, {
    columns: `${challengeColumns}, c.created_at AS openedAt`,
    from: 'challenges c',
    where: 'c.opened_by_id = ?',
    id: 'c.id',
  });
  const joined = streamRows<{ id: string }>(source, {
    columns: `${challengeColumns}, m.joined_at AS joinedAt`,
    from: 'challenge_members m STRAIGHT_JOIN challenges c ON c.id = m.challenge_id',
    where: 'm.user_id = ?',
    id: 'm.challenge_id',
  });
  yield { path: 'challenges.json', content: jsonListsFile({ opened, joined }) };
}
