import {
  type PlacedSession,
  placeSessions,
} from '../../../../client/features/sessions/session/placeSessions';

const at = (id: string, hour: number): PlacedSession => ({
  id,
  dateTime: new Date(Date.UTC(2026, 2, 9, hour)).toISOString(),
});
const a = at('a', 8);
const b = at('b', 12);
const c = at('c', 19);

test.each<[string, PlacedSession[], PlacedSession[], string[], boolean, PlacedSession | null, string[]]>([
  ['nothing changes', [a, b], [], [], true, null, ['a', 'b']],
  ['a new one stands by its time', [a, c], [b], [], true, null, ['a', 'b', 'c']],
  ['the latest first', [c, a], [b], [], false, null, ['c', 'b', 'a']],
  ['equal times go by id', [a, c], [at('b', 8)], [], true, null, ['a', 'b', 'c']],
  ['equal times go by id, the other way', [c, a], [at('b', 8)], [], false, null, ['c', 'b', 'a']],
  ['one that moves is there once', [a, b, c], [at('a', 20)], [], true, null, ['b', 'c', 'a']],
  ['one that is gone', [a, b], [], ['a'], true, null, ['b']],
  ['one that nobody showed is gone', [a], [], ['z'], true, null, ['a']],
  ['the first of an empty list', [], [a], [], true, null, ['a']],
  ['beyond the end of what was loaded', [a, b], [c], [], true, b, ['a', 'b']],
  ['beyond the end, the latest first', [c, b], [a], [], false, b, ['c', 'b']],
  ['the last itself changes', [a, b], [b], [], true, b, ['a', 'b']],
  ['the last moves beyond the end', [a, b], [at('b', 20)], [], true, b, ['a']],
])('%s', (_what, shown, arrivals, gone, earliestFirst, end, expected) => {
  expect(placeSessions(shown, arrivals, new Set(gone), { earliestFirst, end })).toEqual(expected);
});
