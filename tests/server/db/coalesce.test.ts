import { setImmediate as turn } from 'node:timers/promises';
import { coalesce } from '../../../server/db/coalesce';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

/** Lookups that the test ends. Each value tells which lookup found it. */
function lookups() {
  const asked: { keys: string[]; end: () => void }[] = [];
  const find = coalesce<string, string>(
    (keys) =>
      new Promise((resolve) => {
        const n = asked.length + 1;
        asked.push({ keys, end: () => resolve(new Map(keys.map((key) => [key, `${key} by ${n}`]))) });
      }),
  );
  return { asked, find };
}
const turns = async () => {
  for (let n = 0; n < 5; n += 1) await turn();
};
const keysOf = (asked: { keys: string[] }[]) => asked.map(({ keys }) => keys);

it('requests during a lookup are answered together by the next lookup', async () => {
  const { asked, find } = lookups();
  const first = [find('a'), find('a'), find('b')];
  await turns();
  const second = [find('a'), find('c')];
  await turns();
  expect(keysOf(asked)).toEqual([['a', 'b']]);
  asked[0]?.end();
  await turns();
  expect(keysOf(asked)).toEqual([
    ['a', 'b'],
    ['a', 'c'],
  ]);
  asked[1]?.end();
  expect(await Promise.all([...first, ...second])).toEqual([
    'a by 1',
    'a by 1',
    'b by 1',
    'a by 2',
    'c by 2',
  ]);
});

it('a new lookup overtakes a stuck one, and the end of the stuck one starts no further lookup', async () => {
  const { asked, find } = lookups();
  const stuck = find('a');
  await turns();
  const waited = find('b');
  await turns();
  expect(asked).toHaveLength(1);
  jest.advanceTimersByTime(200);
  await turns();
  expect(keysOf(asked)).toEqual([['a'], ['b']]);

  asked[0]?.end();
  expect(await stuck).toBe('a by 1');
  const last = find('c');
  await turns();
  expect(asked).toHaveLength(2);
  asked[1]?.end();
  expect(await waited).toBe('b by 2');
  await turns();
  asked[2]?.end();
  expect(await last).toBe('c by 3');
});

it('requests after a lookup was found to be stuck do not wait for it', async () => {
  const { asked, find } = lookups();
  void find('a');
  await turns();
  jest.advanceTimersByTime(200);
  const found = find('b');
  await turns();
  asked[1]?.end();
  expect(await found).toBe('b by 2');
});
