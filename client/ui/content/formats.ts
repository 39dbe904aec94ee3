/** The viewer's time zone, as far as it is cheap to know: a device may change it while the app is open. */
const zone = () => new Date(2025, 0).getTimezoneOffset() * 10_000 + new Date(2025, 6).getTimezoneOffset();

/**
 * Formats dates in the viewer's language and time zone. Making a formatter takes longer than a row of a list, so it is kept while
 * the time zone is the same.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let kept: { zone: number; format: Intl.DateTimeFormat } | undefined;
  return (date) => {
    if (Number.isNaN(date.getTime())) return String(date);
    const current = zone();
    if (kept?.zone !== current) kept = { zone: current, format: new Intl.DateTimeFormat(undefined, options) };
    return kept.format.format(date);
  };
}

const numbers = new Intl.NumberFormat();

/** A number in the viewer's language. */
export const formatNumber = (value: number): string => numbers.format(value);
