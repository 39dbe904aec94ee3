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

test('one tab edits a story, the others show it read-only, and each story has its own lock', async () => {
  const [first, second, other] = [lockOf(), lockOf(), lockOf('local_1_b')];
  expect(first.state()).toBe('asking');
  await turns();
  expect([first.state(), second.state(), other.state()]).toEqual(['mine', 'elsewhere', 'mine']);
  expect(await documentsBeingWritten(locks)).toEqual(new Set(['local_1_a', 'local_1_b']));
});

test('when the editing tab is closed, the next in line that is still open gets the lock', async () => {
  const [first, second, third] = [lockOf(), lockOf(), lockOf()];
  await turns();
  const heard: string[] = [];
  third.subscribe(() => heard.push(third.state()));
  second.release();
  first.release();
  await turns();
  expect(heard).toEqual(['mine']);
});

test('taking over notifies the other tab, which gets the lock back when this one is closed', async () => {
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

test('without Web Locks every tab can edit: concurrent changes are merged when stored', () => {
  expect(createDocumentLock('local_1_a', undefined).state()).toBe('mine');
});
