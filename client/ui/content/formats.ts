import { isolated } from '../../../server/contract/isolated';

/** The viewer's time zone, as far as it is cheap to know: a device may change it while the app is open. */
const zone = () => new Date(2025, 0).getTimezoneOffset() * 10_000 + new Date(2025, 6).getTimezoneOffset();

export const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * The viewer's language, with the calendar and the digits of all other texts and of the fields for dates: in Persian, Thai or
 * Arabic, others are usual, and a session would be on one date in its form and on another in the list.
 */
const language = new Intl.Locale(new Intl.NumberFormat().resolvedOptions().locale, {
  calendar: 'gregory',
  numberingSystem: 'latn',
}).toString();

/** Makes a format anew when the device's time zone has changed: making one takes longer than a row of a list. */
function keptFormat(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let kept: { zone: number; format: Intl.DateTimeFormat } | undefined;
  return () => {
    const current = zone();
    if (kept?.zone !== current) kept = { zone: current, format: new Intl.DateTimeFormat(language, options) };
    return kept.format;
  };
}

/** Formats dates in the viewer's language and, unless another is named, time zone. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  const format = keptFormat(options);
  return (date) => (Number.isNaN(date.getTime()) ? String(date) : isolated(format().format(date)));
}

/** Formats a time from one date to another, as `dateFormat` does one. */
export function rangeFormat(options: Intl.DateTimeFormatOptions): (from: Date, to: Date) => string {
  const format = keptFormat(options);
  return (from, to) => isolated(format().formatRange(from, to));
}

const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });

/** As in `yesterday` or `in 5 minutes`. */
export const formatRelative = (value: number, unit: Intl.RelativeTimeFormatUnit): string =>
  isolated(relative.format(value, unit));

const numbers = new Intl.NumberFormat(language);

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
const nearlyFull = 0.9;

/** The warning that the space, or what an hour allows, is nearly used up; null if it isn't. */
export function spaceLine(used: {
  bytes: number;
  bytesMax: number;
  hourBytes: number;
  hourBytesMax: number;
}): string | null {
  const { bytes, bytesMax, hourBytes, hourBytesMax } = used;
  if (bytes >= bytesMax) return 'Your space is full.';
  if (bytes >= nearlyFull * bytesMax)
    return `Your space is ${formatNumber(Math.floor((100 * bytes) / bytesMax))}\u00a0% full.`;
  if (hourBytes >= nearlyFull * hourBytesMax)
    return 'You have saved nearly as much as an hour allows. More waits on this device until the hour is over.';
  return null;
}
