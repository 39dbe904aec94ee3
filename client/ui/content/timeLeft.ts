const second = 1_000;
const minute = 60 * second;
export const hour = 60 * minute;

const twoDigits = (count: number) => String(count).padStart(2, '0');

/** As on a clock's face: 1:05:09, or 25:09. A second that has begun counts whole, so that it ends at 0:00. */
export function clockFace(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / second));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const face = `${hours > 0 ? twoDigits(minutes) : minutes}:${twoDigits(seconds % 60)}`;
  return hours > 0 ? `${hours}:${face}` : face;
}

/** In words for those who write: to the minute, as nothing is to move beside a text. */
export function sayMinutes(ms: number): string {
  const minutes = Math.ceil(ms / minute);
  if (minutes <= 1) return 'the last minute';
  if (minutes < 60) return `${minutes} min left`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 ? `${hours} h left` : `${hours} h ${rest} min left`;
}

/** The browser's timers hold no more than some 24 days. */
const longestTimer = 24 * hour;

/** In how long a countdown has to be shown anew: with the next second or, where `within` is given, once it comes within that. */
export function nextTick(left: number, within?: number): number | null {
  if (left <= (within ?? 0)) return null;
  return within === undefined ? left % second || second : Math.min(left - within, longestTimer);
}
