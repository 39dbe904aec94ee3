import { answered, triesMax } from '../../../client/offline/answered';
import type { LocalStory, ServerCopy } from '../../../client/offline/model';
import { blankStory } from '../../../client/offline/records';
import { resolved } from '../../../client/offline/resolved';
import {
  interrupted,
  type Outcome,
  queued,
  removed,
  sending,
  told,
  written,
} from '../../../client/offline/syncMachine';
import {
  backOff,
  type Entry,
  type Here,
  isDue,
  nextRequest,
  type SyncAnswer,
} from '../../../client/offline/syncRequest';

const now = Date.UTC(2026, 5, 1);
const copy: ServerCopy = {
  id: 'story_1',
  title: 'Dusk',
  content: 'One.\n\nTwo.',
  tags: [],
  privacyLevel: 'PRIVATE',
  details: {},
  updatedAt: '2026-01-01T00:00:00.000Z',
};
const newer = (change: Partial<ServerCopy>): ServerCopy => ({
  ...copy,
  ...change,
  updatedAt: '2026-01-02T00:00:00.000Z',
});
const clashing = newer({ content: 'Theirs.\n\nTwo.' });
const blank = blankStory('user_ann', 'local_1_a', now);
const inStep: Here = {
  story: { ...blank, ...copy, base: copy, syncStatus: 'synced', savedOnce: true } as LocalStory,
  item: null,
};
const typed = written(inStep, { content: 'Mine.\n\nTwo.' }, now);
const waiting = queued(typed, { pressed: false }, now);
const pressed = queued(typed, { pressed: true }, now);
const onItsWay = sending(pressed);
const sentOf = (entry: Here) => ({
  request: nextRequest(entry) as NonNullable<ReturnType<typeof nextRequest>>,
  revision: entry.story.revision,
  timestamp: entry.item?.timestamp ?? 0,
});
const answer = (what: SyncAnswer, entry: Here = onItsWay) => answered(entry, sentOf(entry), what, now, 0.5);
const conflict = answer({ kind: 'conflict', copy: clashing }) as Outcome & Here;
const gone = answer({ kind: 'gone' }) as Outcome & Here;
const refusal: SyncAnswer = { kind: 'refused', message: 'Too long', fields: { title: 'Too long' } };
const lastTry: Here = { ...onItsWay, item: onItsWay.item && { ...onItsWay.item, retryCount: triesMax - 1 } };
const error = answer(refusal, lastTry) as Outcome & Here;
const fresh = written({ story: blank, item: null }, { title: 'Dusk', content: 'It fell.' }, now);

const states = { fresh, inStep, typed, waiting, pressed, onItsWay, conflict, gone, error };
type State = keyof typeof states;

const events = {
  write: (entry: Here) => written(entry, { content: 'Mine, more.\n\nTwo.' }, now + 1),
  autosave: (entry: Here) => queued(entry, { pressed: false }, now + 1),
  save: (entry: Here) => queued(entry, { pressed: true }, now + 1),
  remove: (entry: Here) => removed(entry, now + 1),
  kill: (entry: Here) => interrupted(entry),
  toldNewer: (entry: Here) => told(entry, newer({ content: 'One.\n\nTheirs.' }), now + 1),
  toldClash: (entry: Here) => told(entry, clashing, now + 1),
  toldGone: (entry: Here) => told(entry, null, now + 1),
};
type Event = keyof typeof events;

/** Status and what waits: '-' nothing, 'auto', 'button', 'delete'; 'none' where the story is not here any more. */
function look({ story, item }: Entry): string {
  if (!story) return 'none';
  const wish = !item
    ? '-'
    : item.action === 'delete'
      ? 'delete'
      : item.data.pressedAt === null
        ? 'auto'
        : 'button';
  return `${story.syncStatus} ${wish}`;
}

const table: Record<State, Partial<Record<Event, string>>> = {
  fresh: { write: 'draft -', autosave: 'draft auto', save: 'draft button', remove: 'none', kill: 'draft -' },
  inStep: {
    write: 'draft -',
    autosave: 'synced -',
    save: 'draft button',
    remove: 'draft delete',
    kill: 'synced -',
    toldNewer: 'synced -',
    toldClash: 'synced -',
    toldGone: 'none',
  },
  typed: {
    write: 'draft -',
    autosave: 'draft auto',
    save: 'draft button',
    remove: 'draft delete',
    kill: 'draft -',
    toldNewer: 'draft auto',
    toldClash: 'conflict -',
    toldGone: 'conflict -',
  },
  waiting: {
    write: 'draft auto',
    autosave: 'draft auto',
    save: 'draft button',
    remove: 'draft delete',
    kill: 'draft auto',
    toldNewer: 'draft auto',
    toldClash: 'conflict auto',
    toldGone: 'conflict auto',
  },
  pressed: {
    write: 'draft button',
    autosave: 'draft button',
    save: 'draft button',
    remove: 'draft delete',
    kill: 'draft button',
    toldNewer: 'draft button',
    toldClash: 'conflict button',
    toldGone: 'conflict button',
  },
  onItsWay: {
    write: 'syncing button',
    autosave: 'syncing button',
    save: 'syncing button',
    remove: 'draft delete',
    kill: 'draft button',
    toldNewer: 'syncing button',
    toldClash: 'conflict button',
    toldGone: 'conflict button',
  },
  conflict: {
    write: 'conflict button',
    autosave: 'conflict button',
    save: 'conflict button',
    remove: 'draft delete',
    kill: 'conflict button',
    toldClash: 'conflict button',
    toldGone: 'conflict button',
  },
  gone: {
    write: 'conflict button',
    save: 'conflict button',
    remove: 'draft delete',
    toldGone: 'conflict button',
  },
  error: {
    write: 'draft -',
    autosave: 'draft auto',
    save: 'draft button',
    remove: 'draft delete',
    toldNewer: 'draft auto',
    toldClash: 'conflict -',
  },
};

const rows = Object.entries(table).flatMap(([state, row]) =>
  Object.entries(row).map(([event, expected]) => [state as State, event as Event, expected] as const),
);

test.each(rows)('%s, %s: %s', (state, event, expected) => {
  expect(look(events[event](states[state]))).toBe(expected);
});

const saved: SyncAnswer = { kind: 'saved', copy: newer({ content: 'Mine.\n\nTwo.' }) };
const answers: [string, SyncAnswer, string, string[]][] = [
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
  expect(answer(saved, sending(waiting)).notices).toEqual([]);
});

test('what was typed while a save was on its way stays to be sent', () => {
  const since = written(onItsWay, { content: 'Mine, more.\n\nTwo.' }, now);
  const outcome = answered(since, sentOf(onItsWay), saved, now, 0.5);
  expect(look(outcome)).toBe('draft -');
  expect(outcome.story).toMatchObject({ content: 'Mine, more.\n\nTwo.', base: { content: 'Mine.\n\nTwo.' } });
  const again = queued(since, { pressed: true, privacyLevel: 'PUBLIC' }, now);
  expect(look(answered(again, sentOf(onItsWay), saved, now, 0.5))).toBe('draft button');
});

test('the third refusal takes it out of the queue, and its text stays', () => {
  expect(look(error)).toBe('error -');
  expect(error.notices).toEqual(['notUpdated']);
  expect(error.story).toMatchObject({ content: 'Mine.\n\nTwo.', problem: { fields: { title: 'Too long' } } });
});

test('no number of troubles, of lost connections or of ended sign-ins throws anything away', () => {
  let entry: Here = pressed;
  for (let n = 0; n < 50; n += 1)
    for (const what of [
      { kind: 'trouble', retryAfterMs: null },
      { kind: 'offline' },
      { kind: 'signedOut' },
    ] as const)
      entry = answer(what, sending(entry)) as Outcome & Here;
  expect(look(entry)).toBe('draft button');
  expect(entry.item?.retryCount).toBe(0);
});

test('a deletion that the server has heard of, or knew of, takes the story from the device', () => {
  const deleted = removed(inStep, now) as Here;
  for (const kind of ['deleted', 'gone'] as const)
    expect(look(answer({ kind }, sending(deleted)))).toBe('none');
  const since = written(sending(deleted), { content: 'Mine, after all.' }, now);
  expect(look(answered(since, sentOf(deleted), { kind: 'deleted' }, now, 0.5))).toBe('conflict -');
});

test('resolving: the text not chosen is kept, and its author is told', () => {
  const merged = { ...conflict.story, content: 'Both.\n\nTwo.' };
  const results = (['use-local', 'use-server', 'merge'] as const).map((resolution) =>
    resolved(conflict, resolution, merged, 'local_2_v', now),
  );
  expect(results.map(look)).toEqual(['draft button', 'synced auto', 'draft button']);
  expect(results.map(({ story }) => story?.content)).toEqual([
    'Mine.\n\nTwo.',
    'Theirs.\n\nTwo.',
    'Both.\n\nTwo.',
  ]);
  expect(results.map(({ story }) => story?.versionsToKeep.map(({ content }) => content))).toEqual([
    [],
    ['Mine.\n\nTwo.'],
    ['Mine.\n\nTwo.'],
  ]);
  for (const { notices } of results) expect(notices).toEqual(['resolved']);
  // The save over it is its author's: the server keeps what it replaces.
  expect(nextRequest(results[0] as Here)).toMatchObject({
    autosave: false,
    baseUpdatedAt: clashing.updatedAt,
  });
});

test('a story that was deleted elsewhere is made again, privately and under a new name', () => {
  const again = resolved(gone, 'use-local', undefined, 'local_2_n', now) as Outcome & Here;
  expect(nextRequest(again)).toMatchObject({ kind: 'create', madeAs: 'local_2_n', privacyLevel: 'PRIVATE' });
});

test('waits grow to half a minute, are never the same, and heed what the server asks for', () => {
  expect([0, 1, 2, 10].map((failures) => backOff(failures, 1))).toEqual([1_000, 2_000, 4_000, 30_000]);
  expect(backOff(10, 0)).toBe(15_000);
  expect(backOff(0, 0, 20_000)).toBe(20_000);
  expect(backOff(0, 0, 3_600_000)).toBeLessThan(60_000);
});

test('a time that a clock set before it was put back is not waited for', () => {
  const item = { ...(waiting.item as NonNullable<Entry['item']>), notBefore: now + 20_000 };
  expect([now, now + 20_000, now - 48 * 3_600_000].map((at) => isDue(item, at))).toEqual([false, true, true]);
});
