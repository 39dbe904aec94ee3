import { type PlacedSession, placeSessions } from '../../../client/features/session/placeSessions';

const at = (id: string, hour: number): PlacedSession => ({
  id,
  dateTime: new Date(Date.UTC(2026, 2, 9, hour)).toISOString(),
});
const a = at('a', 8);
const b = at('b', 12);
const c = at('c', 19);
const none = new Set<string>();

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

test('the list is in order for any number of new sessions in any order', () => {
  const all = Array.from({ length: 24 }, (_, hour) => at(`s${String(hour).padStart(2, '0')}`, hour));
  const ids = all.map(({ id }) => id);
  let shown: PlacedSession[] = [];
  for (const step of [7, 5, 11, 13])
    for (let n = 0; n < 24; n += 1) {
      const arrival = all[(n * step) % 24] as PlacedSession;
      const placed = placeSessions(shown, [arrival], none, { earliestFirst: true, end: null });
      shown = placed.map((id) => all.find((one) => one.id === id) as PlacedSession);
      expect(placed).toEqual([...placed].sort());
    }
  expect(shown.map(({ id }) => id)).toEqual(ids);
});
