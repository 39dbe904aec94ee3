import { Temporal } from 'temporal-polyfill';
import { dayMs } from '../../../contract/calendar';
import { DigestFrequency } from '../../../contract/enums';

/** Hours without mails and push messages, in minutes of the day. */
export interface QuietHours {
  from: number;
  until: number;
  timeZone: string;
}

/** The columns of quiet hours; null without any. */
export interface QuietColumns {
  quietFrom: number | null;
  quietUntil: number | null;
  quietZone: string | null;
}

export const quietHoursOf = ({ quietFrom, quietUntil, quietZone }: QuietColumns): QuietHours | null =>
  quietFrom === null || quietUntil === null
    ? null
    : { from: quietFrom, until: quietUntil, timeZone: quietZone ?? 'UTC' };

/** How long a mail waits for further acts to join it. */
const joinMs = 2 * 60_000;
/** ISO 8601's number of the weekday. */
const monday = 1;

const timeOf = (minute: number) => ({ hour: Math.floor(minute / 60), minute: minute % 60 });

/** Whether Temporal knows a time zone: `Intl` also knows names, such as PST, that Temporal rejects. */
export function isKnownZone(name: string): boolean {
  try {
    return Boolean(Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name));
  } catch {
    return false;
  }
}

/** The time, or the end of the quiet hours that it is in. Quiet hours in a time zone that is no longer known don't count. */
export function afterQuiet(at: Date, quiet: QuietHours | null): Date {
  if (!quiet || !isKnownZone(quiet.timeZone)) return at;
  const local = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(quiet.timeZone);
  const minute = local.hour * 60 + local.minute;
  const { from, until } = quiet;
  const isQuiet = from < until ? minute >= from && minute < until : minute >= from || minute < until;
  if (!isQuiet) return at;
  const day = minute < until ? local.toPlainDate() : local.toPlainDate().add({ days: 1 });
  const endOf = (disambiguation: 'earlier' | 'later') =>
    day.toPlainDateTime(timeOf(until)).toZonedDateTime(quiet.timeZone, { disambiguation }).epochMilliseconds;
  // If the clocks are set back over the end, it comes twice, and the first may have passed.
  const earlier = endOf('earlier');
  const end = earlier > at.getTime() ? earlier : endOf('later');
  // If the clocks skip the end, it may be before the time.
  return new Date(Math.max(at.getTime(), end));
}

/** When a mail about something that happens now is due. */
export const mailDueAt = (now: Date, quiet: QuietHours | null): Date =>
  afterQuiet(new Date(now.getTime() + joinMs), quiet);

/** The next noon in the group's time zone, or for weekly digests the next noon of a Monday. */
export function digestDueAt(now: Date, frequency: DigestFrequency, timeZone: string): Date {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const noon = (days: number) =>
    local
      .toPlainDate()
      .add({ days })
      .toZonedDateTime({ timeZone, plainTime: { hour: 12 } });
  for (let days = 0; ; days += 1) {
    const at = noon(days);
    const isDigestDay = frequency === DigestFrequency.DAILY || at.dayOfWeek === monday;
    if (isDigestDay && at.epochMilliseconds > now.getTime()) return new Date(at.epochMilliseconds);
  }
}

/** The latest noon of a Monday in the group's time zone, at or before `now`. */
export function lastWeeklyNoon(now: Date, timeZone: string): Date {
  const weekly = (at: Date) => digestDueAt(at, DigestFrequency.WEEKLY, timeZone);
  // Starts more than a week ago, because a week with a clock change is an hour longer.
  let noon = weekly(new Date(now.getTime() - 8 * dayMs));
  for (let next = weekly(noon); next <= now; next = weekly(next)) noon = next;
  return noon;
}
