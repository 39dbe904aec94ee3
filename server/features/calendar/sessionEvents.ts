import type { Config } from '../../config';
import { SessionStatus } from '../../contract/enums';
import type { Session } from '../../model/session.entity';
import { wallClockOf, weeklyTimeOf } from '../session/schedule';
import {
  type CalendarZone,
  calendarZone,
  type Property,
  textValue,
  utcValue,
  writeCalendar,
} from './iCalendar';

type Ctx = { config: Pick<Config, 'appUrl' | 'groupTimeZone'> };

/** A session, and whether its next weekly session already exists. */
export type CalendarSession = Session & { hasNext: boolean };

const name = 'Monday Writers';

/** Properties shared by all events of a session. */
function about(session: Session, { config }: Ctx): Property[] {
  const page = `${config.appUrl}/sessions/${session.id}`;
  return [
    ['DTSTAMP', utcValue(session.updatedAt)],
    ['LAST-MODIFIED', utcValue(session.updatedAt)],
    ['SUMMARY', textValue(session.title)],
    ['DESCRIPTION', textValue(`${session.description}\n\n${page}`)],
    ...(session.location ? [['LOCATION', textValue(session.location)] as const] : []),
    ['URL', page],
  ];
}

const uid = (id: string, { config }: Ctx): Property => ['UID', `${id}@${new URL(config.appUrl).hostname}`];

function singleEvent(session: Session, ctx: Ctx): Property[] {
  return [
    uid(session.id, ctx),
    ['DTSTART', utcValue(session.dateTime)],
    ['DTEND', utcValue(session.endsAt)],
    ['STATUS', session.status === SessionStatus.CANCELLED ? 'CANCELLED' : 'CONFIRMED'],
    ...about(session, ctx),
  ];
}

/** Whether this session's row still represents the following weeks of its series. */
const goesOn = ({ isRecurring, status, dueAt, hasNext }: CalendarSession) =>
  isRecurring && !hasNext && status !== SessionStatus.COMPLETED && dueAt !== null;

/**
 * A weekly session as a rule in the group's time zone. It has the series' UID, so next week's session takes
 * its place in the calendar. A week that is cancelled or shifted by a clock change is excluded from the rule
 * and added as a single event, because programs interpret skipped times of day differently.
 */
function weeklyEvents(session: CalendarSession, zone: CalendarZone, ctx: Ctx): Property[][] {
  const { dateTime, seriesId, durationMinutes, status } = session;
  const { groupTimeZone } = ctx.config;
  const { day, plainTime } = weeklyTimeOf(session, groupTimeZone);
  const time = (property: string) => zone.local(property, day, plainTime);
  const apart =
    status === SessionStatus.CANCELLED || wallClockOf(dateTime, groupTimeZone) !== plainTime.toString();
  const rule: Property[] = [
    uid(`${seriesId}-weekly`, ctx),
    time('DTSTART'),
    ['DURATION', `PT${durationMinutes}M`],
    ['RRULE', 'FREQ=WEEKLY'],
    ...(apart ? [time('EXDATE')] : []),
    ['STATUS', 'CONFIRMED'],
    ...about(session, ctx),
  ];
  return apart ? [rule, singleEvent(session, ctx)] : [rule];
}

/** One session as a calendar file: only that week, since members join week by week. */
export const calendarOfSession = (session: Session, ctx: Ctx): string =>
  writeCalendar([singleEvent(session, ctx)], { name });

/** A member's calendar: single events, and rules for weekly sessions. */
export function calendarOfSessions(sessions: readonly CalendarSession[], ctx: Ctx): string {
  const zone = calendarZone(ctx.config.groupTimeZone);
  const events = sessions.flatMap((session) =>
    goesOn(session) ? weeklyEvents(session, zone, ctx) : [singleEvent(session, ctx)],
  );
  return writeCalendar(events, { name, ...(sessions.some(goesOn) && { zone }) });
}
