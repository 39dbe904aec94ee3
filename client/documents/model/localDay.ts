const part = (value: number, digits: number) => String(value).padStart(digits, '0');

/** The day in this device's time zone, as YYYY-MM-DD. */
export function localDay(time: number): string {
  const date = new Date(time);
  return [part(date.getFullYear(), 4), part(date.getMonth() + 1, 2), part(date.getDate(), 2)].join('-');
}
