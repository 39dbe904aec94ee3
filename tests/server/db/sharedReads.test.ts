import { setImmediate as turn } from 'node:timers/promises';
import { coalesce } from '../../../server/db/coalesce';
import { SharedReads } from '../../../server/db/sharedReads';

/** Statements that the test answers. */
function database() {
  const sent: { sql: string; params: unknown[]; answer: (rows: object[]) => void; fail: () => void }[] = [];
  const reads = new SharedReads(
    (sql, params) =>
      new Promise((resolve, reject) => {
        sent.push({
          sql,
          params,
          answer: (rows) => resolve(rows as never[]),
          fail: () => reject(new Error('away')),
        });
      }),
  );
  return { sent, reads };
}
const turns = async () => {
  for (let n = 0; n < 5; n += 1) await turn();
};

const list = 'SELECT id FROM stories LIMIT 20';

it('who asks the same at the same time shares one statement; other parameters are another one', async () => {
  const { sent, reads } = database();
  const asked = [
    reads.forAll(list, []),
    reads.forAll(list, []),
    reads.forAll('SELECT ?', [1]),
    reads.forAll('SELECT ?', [2]),
  ];
  await turns();
  expect(sent.map(({ params }) => params)).toEqual([[], [1], [2]]);
  for (const [n, { answer }] of sent.entries()) answer([{ n }]);
  expect(await Promise.all(asked)).toEqual([[{ n: 0 }], [{ n: 0 }], [{ n: 1 }], [{ n: 2 }]]);
});

it('nobody gets what began before they asked', async () => {
  const { sent, reads } = database();
  const early = reads.forAll(list, []);
  await turns();
  const late = reads.forAll(list, []);
  await turns();
  sent[0]?.answer([{ id: 'before' }]);
  expect(await early).toEqual([{ id: 'before' }]);
  await turns();
  sent[1]?.answer([{ id: 'after' }]);
  expect(await late).toEqual([{ id: 'after' }]);
});

it('everyone gets their own rows alone', async () => {
  const { sent, reads } = database();
  const favorites =
    'SELECT user_id AS ownerId, story_id AS id FROM f WHERE user_id IN (:ids) AND story_id = ?';
  const of = (owner: string) =>
    reads.byIds<{ ownerId: string }>([owner], ({ ownerId }) => ownerId, favorites, ['story_1']);
  const asked = [of('ann'), of('bob'), of('cid')];
  await turns();
  expect(sent).toHaveLength(1);
  // Padded to a round length, with the last one.
  expect(sent[0]).toMatchObject({
    sql: favorites.replace(':ids', '?,?,?,?,?'),
    params: ['ann', 'bob', 'cid', 'cid', 'cid', 'story_1'],
  });
  sent[0]?.answer([
    { ownerId: 'cid', id: 'story_1' },
    { ownerId: 'ann', id: 'story_1' },
  ]);
  expect(await Promise.all(asked)).toEqual([
    [{ ownerId: 'ann', id: 'story_1' }],
    [],
    [{ ownerId: 'cid', id: 'story_1' }],
  ]);
});

it('a failure is told to all who shared it, and the next asks again', async () => {
  const { sent, reads } = database();
  const asked = [reads.forAll(list, []), reads.forAll(list, [])];
  const told = Promise.allSettled(asked);
  await turns();
  sent[0]?.fail();
  expect((await told).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const next = reads.forAll(list, []);
  await turns();
  sent[1]?.answer([]);
  expect(await next).toEqual([]);
});

describe('lookups by key', () => {
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
});
