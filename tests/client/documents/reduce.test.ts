import type { ServerCopy } from '../../../client/documents/model/model';
import { isDue, nextRequest, triesMax } from '../../../client/documents/sync/queue';
import { reduce } from '../../../client/documents/sync/reduce';
import type { PresentRecord, SyncRecord, SyncResponse } from '../../../client/documents/sync/syncRequest';
import { retryWait } from '../../../client/relay/backOff';
import {
  answer,
  applyChange,
  applyServerResponse,
  clashing,
  type Event,
  enqueueDelete,
  enqueueSave,
  events,
  look,
  newer,
  now,
  type Reduced,
  refusal,
  resetInterruptedSend,
  resolveConflict,
  type State,
  sentOf,
  startSending,
  states,
} from './syncStates';

const { inStep, typed, waiting, pressed, onItsWay, conflict } = states;

/** The state of a record after each event, by its state before. */
const table: Record<State, Partial<Record<string, Event[]>>> = {
  fresh: {
    'draft -': ['write', 'kill'],
    'draft auto': ['autosave'],
    'draft button': ['save'],
    none: ['remove'],
  },
  inStep: {
    'synced -': ['autosave', 'kill', 'serverNewer', 'serverClash'],
    'draft -': ['write'],
    'draft button': ['save'],
    'draft delete': ['remove'],
    none: ['serverGone'],
  },
  typed: {
    'draft -': ['write', 'kill'],
    'draft auto': ['autosave', 'serverNewer'],
    'draft button': ['save'],
    'draft delete': ['remove'],
    'conflict -': ['serverClash', 'serverGone'],
  },
  waiting: {
    'draft auto': ['write', 'autosave', 'kill', 'serverNewer'],
    'draft button': ['save'],
    'draft delete': ['remove'],
    'conflict auto': ['serverClash', 'serverGone'],
  },
  pressed: {
    'draft button': ['write', 'autosave', 'save', 'kill', 'serverNewer'],
    'draft delete': ['remove'],
    'conflict button': ['serverClash', 'serverGone'],
  },
  onItsWay: {
    'syncing button': ['write', 'autosave', 'save', 'serverNewer'],
    'draft delete': ['remove'],
    'draft button': ['kill'],
    'conflict button': ['serverClash', 'serverGone'],
  },
  conflict: {
    'conflict button': ['write', 'autosave', 'save', 'kill', 'serverClash', 'serverGone'],
    'draft delete': ['remove'],
  },
  gone: { 'conflict button': ['write', 'save', 'serverGone'], 'draft delete': ['remove'] },
  error: {
    'draft -': ['write'],
    'draft auto': ['autosave', 'serverNewer'],
    'draft button': ['save'],
    'draft delete': ['remove'],
    'conflict -': ['serverClash'],
  },
};

const rows = Object.entries(table).flatMap(([state, results]) =>
  Object.entries(results).flatMap(([expected, events = []]) =>
    events.map((event) => [state as State, event, expected] as const),
  ),
);

test.each(rows)('%s, %s: %s', (state, event, expected) => {
  expect(look(events[event](states[state]))).toBe(expected);
});

const saved: SyncResponse = { kind: 'saved', copy: newer({ content: 'Mine.\n\nTwo.' }) };
const answers: [string, SyncResponse, string, string[]][] = [
  ['saved', saved, 'synced -', ['updated']],
  ['conflict that clashes', { kind: 'conflict', copy: clashing }, 'conflict button', ['conflict']],
  ['conflict that joins', { kind: 'conflict', copy: newer({ content: 'One.\n\nTwo!' }) }, 'draft button', []],
  [
    'conflict with the same text',
    { kind: 'conflict', copy: newer({ content: 'Mine.\n\nTwo.' }) },
    'draft button',
    [],
  ],
  ['gone', { kind: 'gone' }, 'conflict button', ['conflict']],
  ['refused', refusal, 'draft button', []],
  ['trouble', { kind: 'trouble', retryAfterMs: null }, 'draft button', []],
  ['offline', { kind: 'offline' }, 'draft button', []],
  ['signed out', { kind: 'signedOut' }, 'draft button', []],
];

test.each(answers)('an answer to a save: %s', (_name, what, expected, notices) => {
  const outcome = answer(what);
  expect(look(outcome)).toBe(expected);
  expect(outcome.notices).toEqual(notices);
});

test('an auto-save says nothing where it succeeds', () => {
  expect(answer(saved, startSending(waiting)).notices).toEqual([]);
});

test('what was typed while a save was on its way stays to be sent', () => {
  const since = applyChange(onItsWay, { content: 'Mine, more.\n\nTwo.' }, now);
  const outcome = applyServerResponse(since, sentOf(onItsWay), saved);
  expect(look(outcome)).toBe('draft -');
  expect(outcome.document).toMatchObject({
    content: 'Mine, more.\n\nTwo.',
    base: { content: 'Mine.\n\nTwo.' },
  });
  const again = enqueueSave(since, { pressed: true, privacyLevel: 'PUBLIC' }, now);
  expect(look(applyServerResponse(again, sentOf(onItsWay), saved))).toBe('draft button');
});

test('no number of troubles, of lost connections or of ended sign-ins throws anything away', () => {
  let entry: PresentRecord = pressed;
  for (let n = 0; n < 50; n += 1)
    for (const what of [
      { kind: 'trouble', retryAfterMs: null },
      { kind: 'offline' },
      { kind: 'signedOut' },
    ] as const)
      entry = answer(what, startSending(entry)) as Reduced;
  expect(look(entry)).toBe('error button');
  expect(entry.item?.retryCount).toBe(0);
});

describe('a server that fails', () => {
  const fail = (entry: PresentRecord, times: number): PresentRecord =>
    Array.from({ length: times }).reduce<PresentRecord>(
      (before) => answer({ kind: 'trouble', retryAfterMs: null }, startSending(before)) as Reduced,
      entry,
    );
  const failed = fail(pressed, triesMax);

  test('is reported with its third failure, and not before; it is tried again', () => {
    expect(look(fail(pressed, triesMax - 1))).toBe('draft button');
    expect(look(failed)).toBe('error button');
    expect(failed.document.problem?.message).toMatch(/can’t save just now/);
    expect(nextRequest(failed)).not.toBeNull();
  });

  test('is reported as long as it fails, whatever is typed or the network does meanwhile', () => {
    const typedOn = applyChange(failed, { content: 'Mine, more.' }, now);
    const lost = answer({ kind: 'offline' }, startSending(enqueueSave(typedOn, { pressed: false }, now)));
    for (const entry of [typedOn, lost as Reduced, resetInterruptedSend(startSending(failed))]) {
      expect(look(entry)).toBe('error button');
      expect(entry.document.problem).not.toBeNull();
    }
  });

  test('is reported no more once its author tries again, or it has answered', () => {
    const retried = enqueueSave(failed, { pressed: true }, now);
    expect(look(retried)).toBe('draft button');
    expect(retried.document.problem).toBeNull();
    const saved = applyServerResponse(startSending(failed), sentOf(failed), {
      kind: 'saved',
      copy: newer({ content: typed.document.content }),
    });
    expect(saved.document).toMatchObject({ syncStatus: 'synced', problem: null });
    const elsewhere = newer({ content: 'One.\n\nTheirs.' });
    const merged = answer({ kind: 'conflict', copy: elsewhere }, startSending(failed));
    expect(look(merged)).toBe('draft button');
    expect(merged.document?.problem).toBeNull();
  });

  test('is not reported for a deletion: that goes on unseen', () => {
    expect(fail(enqueueDelete(inStep, now) as PresentRecord, triesMax + 1).document.syncStatus).toBe('draft');
  });
});

test('a record from before stories had a language takes it over, and no save of its text removes it', () => {
  const copy = { ...(inStep.document.base as ServerCopy), details: { unlisted: true, lang: 'sv' } };
  const received = (entry: PresentRecord) => reduce(entry, { type: 'serverCopyReceived', copy, now });
  expect(received(inStep)).toMatchObject({
    document: { details: copy.details, syncStatus: 'synced' },
    item: null,
  });
  const listed = applyChange(inStep, { details: { unlisted: false } }, now);
  expect(received(listed).document?.details).toEqual({ unlisted: false, lang: 'sv' });
  expect(nextRequest(received(waiting))).toMatchObject({ text: { details: copy.details } });
});

test('a deletion that the server has heard of, or knew of, takes the story from the device', () => {
  const deleted = enqueueDelete(inStep, now) as PresentRecord;
  for (const kind of ['deleted', 'gone'] as const)
    expect(look(answer({ kind }, startSending(deleted)))).toBe('none');
  const since = applyChange(startSending(deleted), { content: 'Mine, after all.' }, now);
  expect(look(applyServerResponse(since, sentOf(deleted), { kind: 'deleted' }))).toBe('conflict -');
});

test('the save after a conflict is its author’s decision: the server keeps the replaced text as a version', () => {
  expect(nextRequest(resolveConflict(conflict, 'use-local') as Reduced)).toMatchObject({
    autosave: false,
    baseUpdatedAt: clashing.updatedAt,
  });
});

test('waits grow to half a minute, are never the same, and respect what the server asks for', () => {
  expect([0, 1, 2, 10].map((failures) => retryWait(failures, 1))).toEqual([1_000, 2_000, 4_000, 30_000]);
  expect(retryWait(10, 0)).toBe(15_000);
  expect(retryWait(0, 0, 20_000)).toBe(20_000);
  expect(retryWait(0, 0, 3_600_000)).toBeLessThan(60_000);
});

test('a time that a clock set before it was put back is not waited for', () => {
  const item = { ...(waiting.item as NonNullable<SyncRecord['item']>), retryAt: now + 20_000 };
  expect([now, now + 20_000, now - 48 * 3_600_000].map((at) => isDue(item, at))).toEqual([false, true, true]);
});
