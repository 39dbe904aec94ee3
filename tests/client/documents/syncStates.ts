import type { Draft, LocalDocument, Resolution, ServerCopy } from '../../../client/documents/model/model';
import { newLocalDocument } from '../../../client/documents/model/newLocalDocument';
import { nextRequest, triesMax } from '../../../client/documents/sync/queue';
import { type Outcome, reduce } from '../../../client/documents/sync/reduce';
import type { EventOf } from '../../../client/documents/sync/syncEvents';
import type {
  PresentRecord,
  SentRequest,
  SyncRecord,
  SyncResponse,
} from '../../../client/documents/sync/syncRequest';

export const now = Date.UTC(2026, 5, 1);
export type Reduced = Outcome & PresentRecord;

export const applyChange = (entry: PresentRecord, change: Partial<Draft>, at: number) =>
  reduce(entry, { type: 'edited', from: entry.document, change, newName: 'local_2_e', now: at }) as Reduced;
type Save = Pick<EventOf<'saveRequested'>, 'pressed' | 'privacyLevel'>;
export const enqueueSave = (entry: PresentRecord, save: Save, at: number) =>
  reduce(entry, { type: 'saveRequested', ...save, now: at }) as Reduced;
export const enqueueDelete = (entry: PresentRecord, at: number) =>
  reduce(entry, { type: 'deleteRequested', now: at });
export const startSending = (entry: PresentRecord) => reduce(entry, { type: 'sendStarted', now }) as Reduced;
export const resetInterruptedSend = (entry: PresentRecord) =>
  reduce(entry, { type: 'sendInterrupted', now }) as Reduced;
const applyServerCopy = (entry: PresentRecord, copy: ServerCopy | null, at: number) =>
  reduce(entry, { type: 'serverCopyReceived', copy, now: at });
export const applyServerResponse = (entry: PresentRecord, sent: SentRequest, response: SyncResponse) =>
  reduce(entry, { type: 'serverResponded', sent, response, random: 0.5, now });
export const resolveConflict = (entry: PresentRecord, resolution: Resolution, merged?: Draft) =>
  reduce(entry, { type: 'conflictResolved', resolution, merged, newName: 'local_2_n', now });

const copy: ServerCopy = {
  id: 'story_1',
  title: 'Dusk',
  content: 'One.\n\nTwo.',
  tags: [],
  privacyLevel: 'PRIVATE',
  details: {},
  updatedAt: '2026-01-01T00:00:00.000Z',
};
export const newer = (change: Partial<ServerCopy>): ServerCopy => ({
  ...copy,
  ...change,
  updatedAt: '2026-01-02T00:00:00.000Z',
});
export const clashing = newer({ content: 'Theirs.\n\nTwo.' });
const blank = newLocalDocument('user_ann', 'local_1_a', now);
const inStep: PresentRecord = {
  document: { ...blank, ...copy, base: copy, syncStatus: 'synced', savedOnce: true } as LocalDocument,
  item: null,
};
const typed = applyChange(inStep, { content: 'Mine.\n\nTwo.' }, now);
const waiting = enqueueSave(typed, { pressed: false }, now);
const pressed = enqueueSave(typed, { pressed: true }, now);
const onItsWay = startSending(pressed);
export const sentOf = (entry: PresentRecord) => ({
  request: nextRequest(entry) as NonNullable<ReturnType<typeof nextRequest>>,
  timestamp: entry.item?.timestamp ?? 0,
});
export const answer = (what: SyncResponse, entry: PresentRecord = onItsWay) =>
  applyServerResponse(entry, sentOf(entry), what);
const conflict = answer({ kind: 'conflict', copy: clashing }) as Reduced;
const gone = answer({ kind: 'gone' }) as Reduced;
export const refusal: SyncResponse = { kind: 'refused', message: 'Too long', fields: { title: 'Too long' } };
const lastTry: PresentRecord = {
  ...onItsWay,
  item: onItsWay.item && { ...onItsWay.item, retryCount: triesMax - 1 },
};
const error = answer(refusal, lastTry) as Reduced;
const fresh = applyChange({ document: blank, item: null }, { title: 'Dusk', content: 'It fell.' }, now);

/** A record in each of its states. */
export const states = { fresh, inStep, typed, waiting, pressed, onItsWay, conflict, gone, error };
export type State = keyof typeof states;

/** The events of a record. */
export const events = {
  write: (entry: PresentRecord) => applyChange(entry, { content: 'Mine, more.\n\nTwo.' }, now + 1),
  autosave: (entry: PresentRecord) => enqueueSave(entry, { pressed: false }, now + 1),
  save: (entry: PresentRecord) => enqueueSave(entry, { pressed: true }, now + 1),
  remove: (entry: PresentRecord) => enqueueDelete(entry, now + 1),
  kill: (entry: PresentRecord) => resetInterruptedSend(entry),
  serverNewer: (entry: PresentRecord) =>
    applyServerCopy(entry, newer({ content: 'One.\n\nTheirs.' }), now + 1),
  serverClash: (entry: PresentRecord) => applyServerCopy(entry, clashing, now + 1),
  serverGone: (entry: PresentRecord) => applyServerCopy(entry, null, now + 1),
};
export type Event = keyof typeof events;

/**
 * The status and what is queued: '-' nothing, 'auto', 'button', 'delete'; 'none' if the document is not on
 * this device.
 */
export function look({ document, item }: SyncRecord): string {
  if (!document) return 'none';
  const wish = !item
    ? '-'
    : item.action === 'delete'
      ? 'delete'
      : item.data.pressedAt === null
        ? 'auto'
        : 'button';
  return `${document.syncStatus} ${wish}`;
}
