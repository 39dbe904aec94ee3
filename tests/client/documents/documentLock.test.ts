import { createDocumentLock, documentsBeingWritten } from '../../../client/documents/storage/documentLock';
import { FakeLocks } from './documentsWorld';

const turns = async () => {
  for (let n = 0; n < 20; n += 1) await Promise.resolve();
};
let locks: LockManager;
beforeEach(() => {
  locks = new FakeLocks() as unknown as LockManager;
});
const lockOf = (localId = 'local_1_a') => createDocumentLock(localId, locks);

test('one tab writes a story, the others say so, and each story is for itself', async () => {
  const [first, second, other] = [lockOf(), lockOf(), lockOf('local_1_b')];
  expect(first.state()).toBe('asking');
  await turns();
  expect([first.state(), second.state(), other.state()]).toEqual(['mine', 'elsewhere', 'mine']);
  expect(await documentsBeingWritten(locks)).toEqual(new Set(['local_1_a', 'local_1_b']));
});

test('when the writing tab is closed, the next in line writes', async () => {
  const [first, second] = [lockOf(), lockOf()];
  await turns();
  const heard: string[] = [];
  second.subscribe(() => heard.push(second.state()));
  first.release();
  await turns();
  expect(heard).toEqual(['mine']);
});

test('taking over tells the other tab, which gets it back when this one is closed', async () => {
  const [first, second] = [lockOf(), lockOf()];
  await turns();
  second.takeOver();
  await turns();
  expect([first.state(), second.state()]).toEqual(['elsewhere', 'mine']);
  second.release();
  await turns();
  expect(first.state()).toBe('mine');
  first.takeOver();
  expect(first.state()).toBe('mine');
});

test('a tab that leaves while it waits is not given the story any more', async () => {
  const [first, second, third] = [lockOf(), lockOf(), lockOf()];
  await turns();
  second.release();
  first.release();
  await turns();
  expect(third.state()).toBe('mine');
});

test('without Web Locks every tab writes: what two wrote is joined as it is kept', () => {
  expect(createDocumentLock('local_1_a', undefined).state()).toBe('mine');
});
