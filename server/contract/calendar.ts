/** A day without a change of the clocks, in milliseconds. */
export const dayMs = 24 * 60 * 60 * 1000;

/** The English names, from Monday on. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
