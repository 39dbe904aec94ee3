import { storage } from '../lib/storage';
import { readAccessToken, tokenSubject } from '../relay/tokens';
import { localDay } from './model/localDay';

/** Minutes of the day, 0 to 1,439, by day. */
type MinutesOfDays = Readonly<Record<string, readonly number[]>>;

const keyOf = (memberId: string) => `writing-minutes:${memberId}`;

/** The minutes that wait to be reported; null if the member's minutes aren't counted. */
export function waitingMinutes(memberId: string): MinutesOfDays | null {
  const text = storage.get(keyOf(memberId));
  try {
    return text === null ? null : (JSON.parse(text) as MinutesOfDays);
  } catch {
    return {};
  }
}

const keep = (memberId: string, minutes: MinutesOfDays) =>
  storage.set(keyOf(memberId), JSON.stringify(minutes));

/** Begins counting the member's minutes on this device. */
export function countMinutes(memberId: string): void {
  if (waitingMinutes(memberId) === null) keep(memberId, {});
}

/** Stops counting the member's minutes, unless some wait that the server doesn't have yet: what they count for may still be shown. */
export function stopCounting(memberId: string): void {
  if (Object.keys(waitingMinutes(memberId) ?? {}).length === 0) storage.remove(keyOf(memberId));
}

let noted = -1;

/** Notes that the signed-in member writes in this minute, if their minutes are counted. Returns whether it is a new one. */
export function noteMinute(time = Date.now()): boolean {
  const minute = Math.floor(time / 60_000);
  if (minute === noted) return false;
  noted = minute;
  const memberId = tokenSubject(readAccessToken());
  const waiting = memberId === null ? null : waitingMinutes(memberId);
  if (memberId === null || waiting === null) return false;
  const date = new Date(time);
  const day = localDay(time);
  const minutes = new Set(waiting[day]).add(date.getHours() * 60 + date.getMinutes());
  keep(memberId, { ...waiting, [day]: [...minutes] });
  return true;
}

/** Forgets minutes of a day that the server has; those noted since stay. */
export function forgetMinutes(memberId: string, day: string, known: readonly number[]): void {
  const waiting = waitingMinutes(memberId);
  if (waiting === null) return;
  const { [day]: of = [], ...others } = waiting;
  const left = of.filter((minute) => !known.includes(minute));
  keep(memberId, left.length > 0 ? { ...others, [day]: left } : others);
}
