import { Temporal } from 'temporal-polyfill';
import { DigestFrequency } from '../../../contract/enums';

/** Quiet hours in minutes of the day. */
export interface Quiet {
  from: number;
  until: number;
  timeZone: string;
}

/** How long a mail waits for further acts to join it. */
const joinedMs = 2 * 60_000;
const monday = 1;

const timeOf = (minute: number) => ({ hour: Math.floor(minute / 60), minute: minute % 60 });

/** Whether due times can be found in a zone: `Intl` knows names, such as PST, that Temporal refuses. */
export function isKnownZone(name: string): boolean {
  try {
    return Boolean(Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name));
  } catch {
    return false;
  }
}

/** The time, or the end of the quiet hours that it falls in. In a time zone that is no longer known there are none. */
export function afterQuiet(at: Date, quiet: Quiet | null): Date {
  if (!quiet || !isKnownZone(quiet.timeZone)) return at;
  const local = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(quiet.timeZone);
  const minute = local.hour * 60 + local.minute;
  const { from, until } = quiet;
  const isQuiet = from < until ? minute >= from && minute < until : minute >= from || minute < until;
  if (!isQuiet) return at;
  const day = minute < until ? local.toPlainDate() : local.toPlainDate().add({ days: 1 });
  const endOf = (disambiguation: 'earlier' | 'later') =>
    day.toPlainDateTime(timeOf(until)).toZonedDateTime(quiet.timeZone, { disambiguation }).epochMilliseconds;
  // In an hour that the clocks repeat, the end comes twice.
  const earlier = endOf('earlier');
  const end = earlier > at.getTime() ? earlier : endOf('later');
  // The hour may be skipped by a clock change.
  return new Date(Math.max(at.getTime(), end));
}

/** When a mail about something that happens now is sent. */
export const mailDueAt = (now: Date, quiet: Quiet | null): Date =>
  afterQuiet(new Date(now.getTime() + joinedMs), quiet);

/** The next noon of the group, or the next noon of a Monday, whatever the clocks do. */
export function digestDueAt(now: Date, frequency: DigestFrequency, timeZone: string): Date {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const noon = (days: number) =>
    local
      .toPlainDate()
      .add({ days })
      .toZonedDateTime({ timeZone, plainTime: { hour: 12 } });
  for (let days = 0; ; days += 1) {
    const at = noon(days);
    const isDay = frequency === DigestFrequency.DAILY || at.dayOfWeek === monday;
    if (isDay && at.epochMilliseconds > now.getTime()) return new Date(at.epochMilliseconds);
  }
}

const dayMs = 24 * 60 * 60_000;

/** The latest noon of a Monday, up to now. */
export function lastWeeklyNoon(now: Date, timeZone: string): Date {
  const weekly = (at: Date) => digestDueAt(at, DigestFrequency.WEEKLY, timeZone);
  // A week with a clock change is an hour longer or shorter.
  let noon = weekly(new Date(now.getTime() - 8 * dayMs));
  for (let next = weekly(noon); next <= now; next = weekly(next)) noon = next;
  return noon;
}
