import { storage } from '../lib/storage';
import { outbox, type Queue } from '../outbox/outbox';
import { readAccessToken, tokenSubject } from '../relay/tokens';
import { localDay } from './model/localDay';

/** The minutes of a day that wait to be reported, 0 to 1,439. */
export type WrittenMinutes = readonly number[];

/** All minutes of a day are one entry of the outbox. */
const entryId = 'minutes';
/** How long minutes wait, so that a report has several. */
const delayMs = 120_000;

/** The storage key that exists while the member's minutes are counted. */
const countedKey = (memberId: string) => `counts-minutes:${memberId}`;

/** Begins or ends counting the member's minutes on this device, and reports what was counted. */
export function countMinutes(memberId: string, isWanted: boolean): void {
  if (isWanted) storage.set(countedKey(memberId), '');
  else storage.remove(countedKey(memberId));
  outbox.flush({ memberId, kind: 'minutes' });
}

/** In minutes since 1970. */
let lastNotedMinute = -1;

/** Notes that the signed-in member writes in this minute, if their minutes are counted. */
export function noteMinute(time = Date.now()): void {
  const minute = Math.floor(time / 60_000);
  if (minute === lastNotedMinute) return;
  lastNotedMinute = minute;
  const memberId = tokenSubject(readAccessToken());
  if (memberId === null || storage.get(countedKey(memberId)) === null) return;
  const date = new Date(time);
  const day: Queue = { memberId, kind: 'minutes', about: localDay(time) };
  const waiting = outbox.entries<WrittenMinutes>(day)[0]?.payload;
  const minutes = new Set(waiting).add(date.getHours() * 60 + date.getMinutes());
  outbox.put<WrittenMinutes>(day, [...minutes], { id: entryId, afterMs: delayMs });
}
