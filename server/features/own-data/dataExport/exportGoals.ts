import { weekdays } from '../../../contract/calendar';
import { type ExportSource, streamRows } from '../../stories/export/exportSource';
import type { ZipFile } from '../../stories/export/zip';
import { minutesWrittenSql } from '../../writing/writingDay/amounts';
import { asFile, jsonLists, mapped } from './exportLists';

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
    goals: mapped(goals, ({ id, weekdaysOff, ...goal }) => ({
      period: id,
      ...goal,
      weekdaysOff: weekdays.filter((_, bit) => weekdaysOff & (1 << bit)),
    })),
    daysOff: mapped(daysOff, ({ id }) => id),
  };
  yield { path: 'goals.json', content: jsonLists(lists) };
}

export function* writingMinutesFile(source: ExportSource): Generator<ZipFile> {
  const rows = streamRows<{ id: string; minutes: string }>(source, {
    columns: 'days.id, days.minutes',
    from: `(SELECT DATE_FORMAT(d.day, '%Y-%m-%d') AS id, ${minutesWrittenSql} AS minutes FROM writing_minutes d
      WHERE d.user_id = ? GROUP BY d.day) days`,
    where: 'TRUE',
    id: 'days.id',
  });
  const content = asFile(mapped(rows, ({ id, minutes }) => ({ day: id, minutes: Number(minutes) })));
  yield { path: 'writing-minutes.json', content };
}

const about = `c.id, c.title, c.unit, c.target, c.starts_on AS startsOn, c.ends_on AS endsOn, c.closed_on AS closedOn`;

/** Challenges that the member opened, and those that they take part in. */
export function* challengesFile(source: ExportSource): Generator<ZipFile> {
  const opened = streamRows<{ id: string }>(source, {
    columns: `${about}, c.created_at AS openedAt`,
    from: 'challenges c',
    where: 'c.opened_by_id = ?',
    id: 'c.id',
  });
  const joined = streamRows<{ id: string }>(source, {
    columns: `${about}, m.joined_at AS joinedAt`,
    from: 'challenge_members m STRAIGHT_JOIN challenges c ON c.id = m.challenge_id',
    where: 'm.user_id = ?',
    id: 'm.challenge_id',
  });
  yield { path: 'challenges.json', content: jsonLists({ opened, joined }) };
}
