import { dateFormat } from './formats';

/** 45 minutes, 1 hour, 1 hour 30 minutes. Source: specification, section 9 (time formatting). */
export function durationLabel(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const minutesLeft = minutes % 60;
  const parts = [
    hours > 0 && `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
    (minutesLeft > 0 || hours === 0) && `${minutesLeft} ${minutesLeft === 1 ? 'minute' : 'minutes'}`,
  ];
  return parts.filter(Boolean).join(' ');
}

const timeOfDay = { hour: 'numeric', minute: '2-digit' } as const;
const formatTimeOfDay = dateFormat(timeOfDay);
const formatDayAndTime = dateFormat({ ...timeOfDay, weekday: 'long', day: 'numeric', month: 'long' });

/** Whether two times are on one day in the viewer's time zone. */
export const isSameDay = (one: string | Date, other: string | Date): boolean =>
  new Date(one).toDateString() === new Date(other).toDateString();

/** A time of day, with its date unless it is on the given day. */
export function formatTimeOn(value: string, day?: string | Date): string {
  const date = new Date(value);
  const isThatDay = day !== undefined && isSameDay(value, day);
  return isThatDay ? formatTimeOfDay(date) : formatDayAndTime(date);
}
