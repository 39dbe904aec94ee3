import { dayMs } from '../../../../server/contract/calendar';
import { ownTimeZone } from '../../../ui/content/formats';

/** The weekday and hour at which the group gathers. Source: contract, section 1. */
const gathering = { weekday: 1, hour: 19 };

/** The zone as people read it: America/New York. */
export const nameOf = (timeZone: string) => timeZone.replaceAll('_', ' ');

/** The group's time zone among the server's facts. */
export const groupTimeZoneIn = (facts: readonly { readonly name: string; readonly value: string }[]) =>
  knownTimeZone(facts.find(({ name }) => name === 'group_time_zone')?.value);

/** The zone if the browser knows it, otherwise its own: browsers can be older than a zone's name. */
function knownTimeZone(timeZone: string | undefined): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return ownTimeZone();
  }
}

/** The zone's local time, as if it were UTC. */
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

/** When the zone's clocks show this. The offset is that of the time itself, which a clock change may have moved. */
function timeOf(shown: number, timeZone: string): number {
  const offsetAt = (time: number) => wallClock(time, timeZone) - time;
  return shown - offsetAt(shown - offsetAt(shown));
}

/** The next Monday at 19:00 in the time zone: today if it is Monday and earlier than that. */
export function nextMondayEvening(timeZone: string, now: Date): Date {
  const shown = wallClock(Math.floor(now.getTime() / 1000) * 1000, timeZone);
  const day = new Date(shown);
  const daysAhead = (gathering.weekday - day.getUTCDay() + 7) % 7;
  const evening =
    Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), gathering.hour) + daysAhead * dayMs;
  return new Date(timeOf(evening > shown ? evening : evening + 7 * dayMs, timeZone));
}
