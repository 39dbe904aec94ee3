import { isolated } from '../../../server/contract/isolated';

/** A number that changes with the time zone, from its offsets in January and July. Reading its name would take too long for each date. */
const timeZoneKey = () =>
  new Date(2025, 0).getTimezoneOffset() * 10_000 + new Date(2025, 6).getTimezoneOffset();

/** The name of the device's time zone. */
export const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * The viewer's language with the Gregorian calendar and Latin digits, as in all other texts and in date fields. Otherwise Persian,
 * Thai or Arabic would bring their own, and a session would have one date in its form and another in the list.
 */
const locale = new Intl.Locale(new Intl.NumberFormat().resolvedOptions().locale, {
  calendar: 'gregory',
  numberingSystem: 'latn',
}).toString();

/** Caches a format until the device's time zone changes: creating one takes longer than rendering a list's row. */
function cachedFormat(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let cached: { key: number; format: Intl.DateTimeFormat } | undefined;
  return () => {
    const key = timeZoneKey();
    if (cached?.key !== key) cached = { key, format: new Intl.DateTimeFormat(locale, options) };
    return cached.format;
  };
}

/** Returns a function that formats dates in the viewer's language and, unless `options` name another, time zone. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  const format = cachedFormat(options);
  return (date) => (Number.isNaN(date.getTime()) ? String(date) : isolated(format().format(date)));
}

/** Returns a function that formats a time from one date to another, as `dateFormat` does for one date. */
export function rangeFormat(options: Intl.DateTimeFormatOptions): (from: Date, to: Date) => string {
  const format = cachedFormat(options);
  return (from, to) => isolated(format().formatRange(from, to));
}

const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });

/** Formats a relative time, such as `yesterday` or `in 5 minutes`. */
export const formatRelative = (value: number, unit: Intl.RelativeTimeFormatUnit): string =>
  isolated(relative.format(value, unit));

const numbers = new Intl.NumberFormat(locale);

/** A number in the viewer's language. */
export const formatNumber = (value: number): string => numbers.format(value);

const units = ['bytes', 'KB', 'MB', 'GB', 'TB'];

/** 1,234,567 as `1.2 MB`. */
export function formatBytes(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;
  const shown = value < 10 && power > 0 ? Math.round(10 * value) / 10 : Math.round(value);
  return `${formatNumber(shown)} ${units[power]}`;
}

/** Above this share of the space or the hour, members get a warning. */
const warningShare = 0.9;

/** The warning that the space, or what an hour allows, is nearly used up; null if it isn't. */
export function spaceLine(used: {
  bytes: number;
  bytesMax: number;
  hourBytes: number;
  hourBytesMax: number;
}): string | null {
  const { bytes, bytesMax, hourBytes, hourBytesMax } = used;
  if (bytes >= bytesMax) return 'Your space is full.';
  if (bytes >= warningShare * bytesMax)
    return `Your space is ${formatNumber(Math.floor((100 * bytes) / bytesMax))}\u00a0% full.`;
  if (hourBytes >= warningShare * hourBytesMax)
    return 'You have saved nearly as much as an hour allows. More waits on this device until the hour is over.';
  return null;
}
