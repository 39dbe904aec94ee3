import { Temporal } from 'temporal-polyfill';

/** How far ahead changes are looked at: calendar programs read a feed again within hours. */
const yearsAhead = 10;

interface Change {
  /** By the clock before the change. */
  at: Temporal.PlainDateTime;
  from: string;
  to: string;
}

const offsetValue = (offset: string) => offset.replace(':', '');
const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const weekOf = ({ day }: Temporal.PlainDateTime) => Math.ceil(day / 7);
const isLastWeek = ({ day, daysInMonth }: Temporal.PlainDateTime) => day + 7 > daysInMonth;
const isSame = <T>([first, ...others]: T[]) => others.every((other) => other === first);

/** The week of the month in which all times are, -1 for the last one; undefined if there is none. */
function commonWeekOf(times: readonly Temporal.PlainDateTime[]): number | undefined {
  if (times.every(isLastWeek)) return -1;
  const weeks = times.map(weekOf);
  return isSame(weeks) ? weeks[0] : undefined;
}

/** The rule of yearly changes, such as the last Sunday of March; undefined for others. */
function yearlyRule(changes: readonly Change[]): string | undefined {
  const times = changes.map(({ at }) => at);
  const [first] = times;
  // A yearly change occurs in each of the years.
  if (!first || times.length <= yearsAhead) return undefined;
  if (!isSame(times.map(({ month, dayOfWeek }) => `${month} ${dayOfWeek}`))) return undefined;
  if (!isSame(times.map((time) => time.toPlainTime().toString()))) return undefined;
  const week = commonWeekOf(times);
  return week
    ? `FREQ=YEARLY;BYMONTH=${first.month};BYDAY=${week}${weekdays[first.dayOfWeek - 1]}`
    : undefined;
}

function observanceLines({ at, from, to }: Change, rule?: string): string[] {
  const kind = Number(offsetValue(to)) > Number(offsetValue(from)) ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${at.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')}`,
    `TZOFFSETFROM:${offsetValue(from)}`,
    `TZOFFSETTO:${offsetValue(to)}`,
    ...(rule ? [`RRULE:${rule}`] : []),
    `END:${kind}`,
  ];
}

/**
 * The VTIMEZONE block of a zone from a year on, from the same data as the app's times. Yearly changes are a rule; others, such as
 * those of Ramadan, are listed.
 */
export function timeZoneBlock(timeZone: string, year: number): string[] {
  const start = Temporal.PlainDate.from({ year, month: 1, day: 1 }).toZonedDateTime(timeZone);
  const groups = new Map<string, Change[]>();
  for (let before = start; ; ) {
    const after = before.getTimeZoneTransition('next');
    if (!after || after.year > year + yearsAhead) break;
    const [from, to] = [before.offset, after.offset];
    const at = after.toInstant().toZonedDateTimeISO(from).toPlainDateTime();
    const group = groups.get(`${from}${to}`) ?? [];
    groups.set(`${from}${to}`, [...group, { at, from, to }]);
    before = after;
  }
  const initial: Change = { at: start.toPlainDateTime(), from: start.offset, to: start.offset };
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observanceLines(initial),
    ...[...groups.values()].flatMap((changes) => {
      const rule = yearlyRule(changes);
      return (rule ? changes.slice(0, 1) : changes).flatMap((change) => observanceLines(change, rule));
    }),
    'END:VTIMEZONE',
  ];
}
