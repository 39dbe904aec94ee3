import { dayMs } from '../../../../server/contract/calendar';
import { ownTimeZone } from '../../../ui/content/formats';

/** The weekday (1 is Monday) and the hour at which the group meets. Source: contract, section 1. */
const meetingTime = { weekday: 1, hour: 19 };

/** The zone's name for display: America/New York. */
export const timeZoneName = (timeZone: string) => timeZone.replaceAll('_', ' ');

/** The group's time zone, from the additional fields of the server's information. */
export const groupTimeZoneIn = (extraFields: readonly { readonly name: string; readonly value: string }[]) =>
  knownTimeZone(extraFields.find(({ name }) => name === 'group_time_zone')?.value);

/** The zone if the browser knows it, otherwise its own: browsers can be older than a zone's name. */
function knownTimeZone(timeZone: string | undefined): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return ownTimeZone();
  }
}

/** What a clock in the zone shows at a time, as the time at which a UTC clock shows the same. */
function wallClock(time: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((candidate) => candidate.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** The time at which a clock in the zone shows `shownTime`. Finds the offset in two steps, because it depends on the time itself. */
function timeShowing(shownTime: number, timeZone: string): number {
  const offsetAt = (time: number) => wallClock(time, timeZone) - time;
  return shownTime - offsetAt(shownTime - offsetAt(shownTime));
}

/** The next Monday at 19:00 in the time zone: today if it is Monday and earlier than that. */
export function nextMondayEvening(timeZone: string, now: Date): Date {
  const shownTime = wallClock(Math.floor(now.getTime() / 1000) * 1000, timeZone);
  const day = new Date(shownTime);
  const daysAhead = (meetingTime.weekday - day.getUTCDay() + 7) % 7;
  const evening =
    Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), meetingTime.hour) + daysAhead * dayMs;
  return new Date(timeShowing(evening > shownTime ? evening : evening + 7 * dayMs, timeZone));
}
