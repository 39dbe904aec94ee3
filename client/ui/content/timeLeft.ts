export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;

const twoDigits = (count: number) => String(count).padStart(2, '0');

/** Formats as 1:05:09 or 25:09, with seconds rounded up so that it ends at 0:00. */
export function clockFace(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / second));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const face = `${hours > 0 ? twoDigits(minutes) : minutes}:${twoDigits(seconds % 60)}`;
  return hours > 0 ? `${hours}:${face}` : face;
}

/** Formats as '5 min left', in whole minutes, so that nothing moves beside the text. */
export function formatMinutes(ms: number): string {
  const minutes = Math.ceil(ms / minute);
  if (minutes <= 1) return 'the last minute';
  if (minutes < 60) return `${minutes} min left`;
  const [hours, minutesLeft] = [Math.floor(minutes / 60), minutes % 60];
  return minutesLeft === 0 ? `${hours} h left` : `${hours} h ${minutesLeft} min left`;
}

/** A longer wait is split, because browsers limit timers to about 24 days. */
const longestTimer = 24 * hour;

/** Milliseconds until a countdown that shows whole steps must be rendered again; null once it is over. */
export function nextTick(left: number, step: number): number | null {
  return left <= 0 ? null : Math.min(left % step || step, longestTimer);
}

/** Milliseconds until the time left is at most `within`; null if it already is. */
export function nextWithin(left: number, within: number): number | null {
  return left <= within ? null : Math.min(left - within, longestTimer);
}
