import type { Config } from '../../../config/config';
import { SessionStatus } from '../../../contract/enums';
import { Session } from '../../../model/session.entity';
import type { DeletedSessionMember } from '../../../model/sessionNotices.entity';
import { beginOf, wallClockOf, weeklyTimeOf } from '../session/schedule';
import { localTime, type Property, textValue, utcValue, writeCalendar } from './iCalendar';

interface Ctx {
  config: Pick<Config, 'appUrl' | 'groupTimeZone'>;
  now: () => Date;
  /** The ending of UIDs. */
  host: string;
}

/** A session, and whether its next weekly session already exists. */
export type CalendarSession = Session & { hasNext: boolean };

/** A session that was deleted before it was over. */
export type DeletedSession = Pick<DeletedSessionMember, 'sessionId' | 'title' | 'deletedAt' | 'revision'> & {
  dateTime: Date;
  endsAt: Date;
};

const calendarName = 'Monday Writers';

/** Properties shared by all events of a session. */
function sharedProperties(session: Session, { config }: Ctx): Property[] {
  const page = `${config.appUrl}/sessions/${session.id}`;
  return [
    ['DTSTAMP', utcValue(session.updatedAt)],
    ['LAST-MODIFIED', utcValue(session.updatedAt)],
    ['SEQUENCE', String(session.revision)],
    ['SUMMARY', textValue(session.title)],
    ['DESCRIPTION', textValue(`${session.description}\n\n${page}`)],
    ...(session.location ? [['LOCATION', textValue(session.location)] as const] : []),
    ['URL', page],
  ];
}

const uidProperty = (id: string, { host }: Ctx): Property => ['UID', `${id}@${host}`];

function singleEvent(session: Session, ctx: Ctx): Property[] {
  return [
    uidProperty(session.id, ctx),
    ['DTSTART', utcValue(beginOf(session))],
    ['DTEND', utcValue(session.endsAt)],
    ['STATUS', session.status === SessionStatus.CANCELLED ? 'CANCELLED' : 'CONFIRMED'],
    ...sharedProperties(session, ctx),
  ];
}

const cancelledEvent = (deleted: DeletedSession, ctx: Ctx): Property[] => [
  uidProperty(deleted.sessionId, ctx),
  ['DTSTART', utcValue(deleted.dateTime)],
  ['DTEND', utcValue(deleted.endsAt)],
  ['STATUS', 'CANCELLED'],
  ['DTSTAMP', utcValue(deleted.deletedAt)],
  ['LAST-MODIFIED', utcValue(deleted.deletedAt)],
  ['SEQUENCE', String(deleted.revision)],
  ['SUMMARY', textValue(deleted.title)],
];

/** Whether this session's row still represents the following weeks of its series. */
const representsSeries = ({ isRecurring, status, dueAt, hasNext }: CalendarSession) =>
  isRecurring && !hasNext && status !== SessionStatus.COMPLETED && dueAt !== null;

/**
 * A weekly session as a rule in the group's time zone. It has the series' UID, so next week's session takes
 * its place in the calendar. A week that is cancelled, was started early or is shifted by a clock change is excluded from the rule
 * and added as a single event, because programs interpret skipped times of day differently.
 */
function weeklyEvents(session: CalendarSession, ctx: Ctx): Property[][] {
  const { dateTime, seriesId, durationMinutes, status } = session;
  const { groupTimeZone } = ctx.config;
  const { day, plainTime } = weeklyTimeOf(session, groupTimeZone);
  const time = (property: string) => localTime(property, { day, time: plainTime, timeZone: groupTimeZone });
  const isException =
    status === SessionStatus.CANCELLED ||
    beginOf(session) < dateTime ||
    wallClockOf(dateTime, groupTimeZone) !== plainTime.toString();
  const rule: Property[] = [
    uidProperty(`${seriesId}-weekly`, ctx),
    time('DTSTART'),
    ['DURATION', `PT${durationMinutes}M`],
    ['RRULE', 'FREQ=WEEKLY'],
    ...(isException ? [time('EXDATE')] : []),
    ['STATUS', 'CONFIRMED'],
    ...sharedProperties(session, ctx),
  ];
  return isException ? [rule, singleEvent(session, ctx)] : [rule];
}

/** One session as a calendar file: only that week, since members join week by week. */
export const calendarOfSession = (session: Session | DeletedSession, ctx: Ctx): string =>
  writeCalendar([session instanceof Session ? singleEvent(session, ctx) : cancelledEvent(session, ctx)], {
    name: calendarName,
  });

/** A member's calendar: single events, rules for weekly sessions, and deleted sessions as cancelled. */
export function calendarOfSessions(
  sessions: readonly CalendarSession[],
  deleted: readonly DeletedSession[],
  ctx: Ctx,
): string {
  const events = [
    ...sessions.flatMap((session) =>
      representsSeries(session) ? weeklyEvents(session, ctx) : [singleEvent(session, ctx)],
    ),
    ...deleted.map((session) => cancelledEvent(session, ctx)),
  ];
  const zone = { timeZone: ctx.config.groupTimeZone, since: ctx.now().getUTCFullYear() - 1 };
  return writeCalendar(events, { name: calendarName, ...(sessions.some(representsSeries) && { zone }) });
}
