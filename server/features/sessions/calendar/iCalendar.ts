import type { Temporal } from 'temporal-polyfill';
import { timeZoneBlock } from './timeZoneRules';

/** A property as written: its name with parameters, and its value. */
export type Property = readonly [name: string, value: string];

/** Maximum bytes of a line without its line break. Source: RFC 5545, section 3.1. */
const lineBytes = 75;

/** Escapes a text value. Source: RFC 5545, section 3.3.11. */
export const textValue = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: iCalendar text must not contain them
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, (character) => (character === '\t' ? ' ' : ''))
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

/** A UTC time such as 20260323T190000Z. */
export const utcValue = (time: Date): string => time.toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '');

/** Breaks a long line into shorter ones, as RFC 5545 requires, without splitting a character. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > lineBytes) {
      parts.push(part);
      [part, bytes] = [' ', 1];
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n');
}

const localValue = (day: Temporal.PlainDate, time: Temporal.PlainTime) =>
  `${day}T${time.toString({ smallestUnit: 'second', roundingMode: 'trunc' })}`.replace(/[-:]/g, '');

/** Writes a local time as the property of that name; UTC needs no zone. */
export const localTime = (
  name: string,
  { day, time, timeZone }: { day: Temporal.PlainDate; time: Temporal.PlainTime; timeZone: string },
): Property =>
  timeZone === 'UTC'
    ? [name, `${localValue(day, time)}Z`]
    : [`${name};TZID=${timeZone}`, localValue(day, time)];

export function writeCalendar(
  events: readonly (readonly Property[])[],
  { name, zone }: { name: string; zone?: { timeZone: string; since: number } },
): string {
  const head: Property[] = [
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', '-//Monday Writers//Sessions//EN'],
    ['CALSCALE', 'GREGORIAN'],
    ['METHOD', 'PUBLISH'],
    // Name and interval are given by the standard properties of RFC 7986, and by the older ones that many programs still expect.
    ['NAME', textValue(name)],
    ['X-WR-CALNAME', textValue(name)],
    ['REFRESH-INTERVAL;VALUE=DURATION', 'PT1H'],
    ['X-PUBLISHED-TTL', 'PT1H'],
  ];
  const lineOf = ([property, value]: Property) => fold(`${property}:${value}`);
  const lines = [
    ...head.map(lineOf),
    ...(zone && zone.timeZone !== 'UTC' ? timeZoneBlock(zone.timeZone, zone.since).map(fold) : []),
    ...events.flatMap((event) => ['BEGIN:VEVENT', ...event.map(lineOf), 'END:VEVENT']),
    'END:VCALENDAR',
  ];
  return `${lines.join('\r\n')}\r\n`;
}
