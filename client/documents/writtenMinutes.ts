import { storage } from '../lib/storage';
import { readAccessToken, tokenSubject } from '../relay/tokens';
import { localDay } from './model/localDay';

/** The minutes written in, 0 to 1,439, by day (YYYY-MM-DD). */
type MinutesOfDays = Readonly<Record<string, readonly number[]>>;

const storageKey = (memberId: string) => `writing-minutes:${memberId}`;

/** The minutes that wait to be reported to the server; null if the member's minutes aren't counted. */
export function waitingMinutes(memberId: string): MinutesOfDays | null {
  const text = storage.get(storageKey(memberId));
  try {
    return text === null ? null : (JSON.parse(text) as MinutesOfDays);
  } catch {
    return {};
  }
}

const storeMinutes = (memberId: string, minutes: MinutesOfDays) =>
  storage.set(storageKey(memberId), JSON.stringify(minutes));

/** Begins counting the member's minutes on this device. */
export function countMinutes(memberId: string): void {
  if (waitingMinutes(memberId) === null) storeMinutes(memberId, {});
}

/** Stops counting the member's minutes, unless some wait to be reported: a goal may still show them. */
export function stopCounting(memberId: string): void {
  if (Object.keys(waitingMinutes(memberId) ?? {}).length === 0) storage.remove(storageKey(memberId));
}

/** In minutes since 1970. */
let lastNotedMinute = -1;

/** Notes that the signed-in member writes in this minute, if their minutes are counted. Returns whether it is the first note of it. */
export function noteMinute(time = Date.now()): boolean {
  const minute = Math.floor(time / 60_000);
  if (minute === lastNotedMinute) return false;
  lastNotedMinute = minute;
  const memberId = tokenSubject(readAccessToken());
  const waiting = memberId === null ? null : waitingMinutes(memberId);
  if (memberId === null || waiting === null) return false;
  const date = new Date(time);
  const day = localDay(time);
  const minutes = new Set(waiting[day]).add(date.getHours() * 60 + date.getMinutes());
  storeMinutes(memberId, { ...waiting, [day]: [...minutes] });
  return true;
}

/** Removes minutes of a day that were reported from those that wait. */
export function forgetMinutes(memberId: string, day: string, reported: readonly number[]): void {
  const waiting = waitingMinutes(memberId);
  if (waiting === null) return;
  const { [day]: minutes = [], ...others } = waiting;
  const left = minutes.filter((minute) => !reported.includes(minute));
  storeMinutes(memberId, left.length > 0 ? { ...others, [day]: left } : others);
}
