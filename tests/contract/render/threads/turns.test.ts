import { Turns } from '../../../../server/lib/turns';

const busy = () => new Error('busy');
const patient = new AbortController().signal;

/** Records who got a turn, in order, and how to end each turn. */
function turnsOf(limits: Partial<ConstructorParameters<typeof Turns>[0]> = {}) {
  const turns = new Turns({ atOnce: 2, maxWaiting: 5, maxOfOne: 3, ...limits });
  const came: string[] = [];
  const end = new Map<string, () => void>();
  const ask = async (name: string, whose: string, { signal = patient, isLong = false } = {}) => {
    end.set(name, await turns.take(whose, signal, busy, isLong));
    came.push(name);
  };
  return { ask, came, end: async (name: string) => void (await Promise.resolve(end.get(name)?.())) };
}

test('what takes long for one reader leaves the other turn to everyone else', async () => {
  const { ask, came, end } = turnsOf();
  const asked = ['first', 'second', 'third'].map((name) => ask(name, 'one'));
  await ask('other', 'two');
  expect(came).toEqual(['first', 'other']);
  await end('other');
  expect(came).toEqual(['first', 'other']);
  await ask('next', 'three');
  await end('first');
  await asked[1];
  expect(came).toEqual(['first', 'other', 'next', 'second']);
});

test('those who wait get their turns in the order in which they came, but for whose turn has just ended', async () => {
  const { ask, came, end } = turnsOf();
  await Promise.all([ask('a', 'one'), ask('b', 'two')]);
  const waiting = [ask('c', 'one'), ask('d', 'three'), ask('e', 'four')];
  await end('b');
  await waiting[1];
  await end('a');
  await waiting[2];
  await end('d');
  await waiting[0];
  expect(came).toEqual(['a', 'b', 'd', 'e', 'c']);
});

test('long ones have one turn at a time, and all others the rest', async () => {
  const { ask, came, end } = turnsOf();
  await ask('novel', 'one', { isLong: true });
  const waiting = [ask('epic', 'two', { isLong: true }), ask('saga', 'three', { isLong: true })];
  for (const name of ['a', 'b', 'c']) {
    await ask(name, name);
    await end(name);
  }
  expect(came).toEqual(['novel', 'a', 'b', 'c']);
  const own = ask('own', 'one');
  await end('novel');
  await Promise.all([own, waiting[0]]);
  expect(came.slice(-2)).toEqual(['epic', 'own']);
  await end('epic');
  await waiting[1];
});

test('too many of one, too many in all and too long a wait are refused', async () => {
  const { ask } = turnsOf({ maxWaiting: 3 });
  const waiting = [ask('a', 'one'), ask('b', 'one'), ask('c', 'one')];
  await expect(ask('d', 'one')).rejects.toThrow('busy');
  await Promise.all([waiting[0], ask('e', 'two')]);
  const over = new AbortController();
  const late = ask('f', 'three', { signal: over.signal });
  await expect(ask('g', 'four')).rejects.toThrow('busy');
  over.abort();
  await expect(late).rejects.toThrow('busy');
});
