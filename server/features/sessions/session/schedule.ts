import { Temporal } from 'temporal-polyfill';
import { dayMs } from '../../../contract/calendar';
import { SessionStatus } from '../../../contract/enums';
import type { Session } from '../../../model/session.entity';

const minuteMs = 60 * 1000;

/** When a session that begins at this time ends. */
export const endOf = (dateTime: Date, durationMinutes: number) =>
  new Date(dateTime.getTime() + durationMinutes * minuteMs);

/**
 * When the session begins: as planned, or when it was started before that. `moves.ts` sets `ends_at` by the same rule, in SQL.
 */
export const beginOf = ({
  status,
  dateTime,
  startedAt,
}: Pick<Session, 'status' | 'dateTime' | 'startedAt'>): Date => {
  const hasBegun = status === SessionStatus.IN_PROGRESS || status === SessionStatus.COMPLETED;
  return hasBegun && startedAt && startedAt < dateTime ? startedAt : dateTime;
};

const inZone = (time: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(time.getTime()).toZonedDateTimeISO(timeZone);

/** The time of day in the group's time zone, as in `19:00:00`. */
export const wallClockOf = (dateTime: Date, timeZone: string): string =>
  inZone(dateTime, timeZone).toPlainTime().toString();

/**
 * A session's day, and the time of day of its series, in the group's time zone. A stored time of day that
 * isn't the session's is of another zone, which was the group's before: the series then keeps its instant.
 */
export function weeklyTimeOf(
  { dateTime, wallClock }: Pick<Session, 'dateTime' | 'wallClock'>,
  timeZone: string,
): { day: Temporal.PlainDate; plainTime: Temporal.PlainTime } {
  const start = inZone(dateTime, timeZone);
  const day = start.toPlainDate();
  const plainTime = Temporal.PlainTime.from(wallClock);
  const isOfThisZone = day.toZonedDateTime({ timeZone, plainTime }).equals(start);
  return { day, plainTime: isOfThisZone ? plainTime : start.toPlainTime() };
}

/**
 * The start of a weekly session's successor: same weekday and time of day in the group's time zone, in the
 * first later week that isn't over, so weeks in which no server ran create no sessions. A time skipped by a
 * clock change is an hour later in that week only. Source: contract, section 3.
 */
export function nextWeekOf(
  session: Pick<Session, 'dateTime' | 'durationMinutes' | 'wallClock'>,
  timeZone: string,
  now: Date,
): Pick<Session, 'dateTime' | 'wallClock'> {
  const { dateTime, durationMinutes } = session;
  const { day, plainTime } = weeklyTimeOf(session, timeZone);
  const elapsedWeeks = Math.floor((now.getTime() - dateTime.getTime()) / (7 * dayMs));
  // Begins a week early, because clock changes shift starts by an hour.
  for (let weeks = Math.max(1, elapsedWeeks - 1); ; weeks += 1) {
    const { epochMilliseconds } = day.add({ weeks }).toZonedDateTime({ timeZone, plainTime });
    const start = new Date(epochMilliseconds);
    if (endOf(start, durationMinutes) > now) return { dateTime: start, wallClock: plainTime.toString() };
  }
}

/** The time of day in the group's time zone at which the standing session's day starts: few members write then. */
const dayStart = '04:00:00';

/** The standing session's day at this time. */
export function standingDayOf(now: Date, timeZone: string): { start: Date; end: Date } {
  const zoned = inZone(now, timeZone);
  const startOn = (day: Temporal.PlainDate) =>
    day.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(dayStart) });
  const today = zoned.toPlainDate();
  const startDay =
    Temporal.ZonedDateTime.compare(zoned, startOn(today)) < 0 ? today.subtract({ days: 1 }) : today;
  const asDate = ({ epochMilliseconds }: Temporal.ZonedDateTime) => new Date(epochMilliseconds);
  return { start: asDate(startOn(startDay)), end: asDate(startOn(startDay.add({ days: 1 }))) };
}

/** When the session clock must act next; null for never. */
export function dueAtOf({
  status,
  dateTime,
  endsAt,
  isRecurring,
}: Pick<Session, 'status' | 'dateTime' | 'endsAt' | 'isRecurring'>): Date | null {
  switch (status) {
    case SessionStatus.SCHEDULED:
      return dateTime;
    case SessionStatus.IN_PROGRESS:
      return endsAt;
    // A cancelled week doesn't end the series.
    case SessionStatus.CANCELLED:
      return isRecurring ? endsAt : null;
    default:
      return null;
  }
}
