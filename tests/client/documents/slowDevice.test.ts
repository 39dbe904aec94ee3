import 'fake-indexeddb/auto';
import { hasUnsentText, type LocalDocument, type ServerCopy } from '../../../client/documents/model/model';
import { newLocalDocument } from '../../../client/documents/model/newLocalDocument';
import { createDatabase } from '../../../client/documents/storage/database';
import { DeviceRecords } from '../../../client/documents/storage/deviceRecords';
import { toStoredDocument } from '../../../client/documents/storage/storedRecords';
import { LocalDocumentStore } from '../../../client/documents/sync/localDocumentStore';
import type { SyncRecord } from '../../../client/documents/sync/syncRequest';
import { origin } from './documentsWorld';
import { passByTurns, slowDevice } from './slowDevices';

const stopTime = passByTurns();

let made = 0;
function twoTabs() {
  made += 1;
  const name = `slow-${made}`;
  const slow = slowDevice(name);
  const store = new DeviceRecords({ memberId: 'user_ann', database: slow.database, patienceMs: 600 });
  const other = new DeviceRecords({ memberId: 'user_ann', database: createDatabase(name) });
  return { name, slow, store, other };
}

const offline = {
  isSignedIn: () => false,
  send: async () => ({ kind: 'offline' }) as const,
  read: async () => null,
  latest: async () => ({ texts: [], isAll: true }),
  texts: async () => new Map(),
};

const draft = (content: string, more: Partial<LocalDocument> = {}): LocalDocument => ({
  ...newLocalDocument('user_ann', 'local_1_a', 0),
  title: 'Dusk',
  content,
  ...more,
});
const blocked = { kind: 'blocked' };
const put = (document: LocalDocument | null) => (): SyncRecord => ({ document, item: null });
const type = (content: string) => (entry: SyncRecord) => ({
  ...entry,
  document: entry.document && { ...entry.document, content, revision: entry.document.revision + 1 },
});
const textsOf = ({ document }: SyncRecord) => [
  document?.content,
  ...(document?.versionsToKeep ?? []).map(({ content }) => content),
];

test('a change that the device had no time for is not made later', async () => {
  const { slow, store, other } = twoTabs();
  await other.change('local_1_a', put(draft('Unsent.')));
  slow.stall();
  await expect(store.change('local_1_a', type('Unsent, and more.'))).rejects.toMatchObject(blocked);
  expect(store.problem()).toMatchObject(blocked);
  slow.goOn();
  expect(textsOf(await store.change('local_1_a', (entry) => entry))).toEqual(['Unsent.']);
  expect(store.problem()).toBeNull();
});

test('a change that the device has made, but does not confirm in time, is reported and then done', async () => {
  const { slow, store, other } = twoTabs();
  await store.change('local_1_a', put(draft('')));
  slow.stallAfterStoring();
  const changed = store.change('local_1_a', type('# Fer'));
  while (!store.problem()) await new Promise((proceed) => setTimeout(proceed, 20));
  expect((await other.read('local_1_a')).document?.content).toBe('# Fer');
  slow.goOn();
  expect(textsOf(await changed)).toEqual(['# Fer']);
  expect(store.problem()).toBeNull();
});

test('changes do not wait for each other while the device does not answer', async () => {
  const { slow, store } = twoTabs();
  await store.change('local_1_a', put(draft('')));
  slow.stall();
  const begun = performance.now();
  await Promise.allSettled(
    Array.from({ length: 10 }, (_, n) => store.change('local_1_a', put(draft(`word ${n}`)))),
  );
  // Ten times the time limit would be six seconds.
  expect(performance.now() - begun).toBeLessThan(5_000);
  slow.goOn();
});

test('the server’s copy, received while the device was slow, does not overwrite an unsent draft', async () => {
  const { slow, other } = twoTabs();
  const copy: ServerCopy = {
    id: 'story_1',
    title: 'Dusk',
    content: 'One.\n\nTwo.',
    tags: [],
    privacyLevel: 'PRIVATE',
    details: {},
    updatedAt: '2026-01-01T00:00:00.000Z',
  };
  const unsent = draft('One.\n\nTwo, unsent.', { localId: 'local_0_story_1', id: copy.id, base: copy });
  await other.change(unsent.localId, put(unsent));
  slow.stall();
  const documents = new LocalDocumentStore('user_ann', {
    transport: offline,
    database: slow.database,
    storagePatienceMs: 600,
  });
  const newer = { ...copy, content: 'One, elsewhere.\n\nTwo.', updatedAt: '2026-01-02T00:00:00.000Z' };
  const opened = await documents.open(newer, origin);
  expect(opened.content).toBe(newer.content);
  slow.goOn();
  const kept = await documents.write(opened, { content: 'One, elsewhere.\n\nTwo.\n\nThree.' });
  expect(kept.content).toBe('One, elsewhere.\n\nTwo, unsent.\n\nThree.');
  expect(hasUnsentText(kept)).toBe(true);
  expect(kept.base).toEqual(newer);
});

test('a device that does not answer while old documents are removed is reported', async () => {
  const { slow, store } = twoTabs();
  await store.change('local_1_a', put(draft('One.')));
  slow.stall();
  await expect(store.prune(() => [])).rejects.toMatchObject(blocked);
  await expect(store.change('local_1_a', type('Two.'))).rejects.toMatchObject(blocked);
  slow.goOn();
});

test('a connection that the browser closed without an event is opened again', async () => {
  made += 1;
  const database = createDatabase(`closed-${made}`);
  const store = new DeviceRecords({ memberId: 'user_ann', database });
  await store.change('local_1_a', put(draft('One.')));
  database.connection().close();
  expect((await store.read('local_1_a')).document?.content).toBe('One.');
  database.connection().close();
  await store.change('local_1_a', type('Two.'));
  database.connection().close();
  expect((await store.all()).map(({ document }) => document?.content)).toEqual(['Two.']);
  expect(store.problem()).toBeNull();
});

test('a device that answers again after a slow read is not reported as unable to store', async () => {
  const { slow, store } = twoTabs();
  slow.stall();
  expect(await store.all()).toEqual([]);
  expect(store.problem()).toMatchObject({ kind: 'blocked' });
  slow.goOn();
  await store.all();
  expect(store.problem()).toBeNull();
});

test('another member’s story with the same id is neither read nor removed', async () => {
  const { other, name } = twoTabs();
  await other.change('local_1_a', put(draft('Ann’s.')));
  const bens = new DeviceRecords({ memberId: 'user_ben', database: createDatabase(name) });
  expect(await bens.change('local_1_a', (entry) => entry)).toEqual({ document: null, item: null });
  expect((await other.read('local_1_a')).document?.content).toBe('Ann’s.');
});

test('a device that reads many texts for seconds, but answers part by part, is not reported as unable to store', async () => {
  const { slow, store } = twoTabs();
  await store.change('local_1_a', put(draft('Unsent.')));
  const filling = slow.database.connection().transaction('stories', 'readwrite');
  for (let n = 0; n < 1_400; n += 1)
    await filling.store.put(toStoredDocument(draft('It fell.', { localId: `local_2_${n}` })));
  await filling.done;
  stopTime();
  // Shorter than the time for a change; together longer than the time for reading.
  slow.beforeParts(() => jest.advanceTimersByTime(500));
  const reading = store.all();
  const writing = store.change('local_1_a', type('Unsent, and more.'));
  expect([(await reading).length, (await writing).document?.content]).toEqual([1_401, 'Unsent, and more.']);
  expect(store.problem()).toBeNull();
});

test('nor is one that reads many drafts for seconds, one after the other', async () => {
  const { slow, store } = twoTabs();
  const localIds = Array.from({ length: 20 }, (_, n) => `local_1_${n}`);
  for (const localId of localIds) await store.change(localId, put(draft('Unsent.', { localId })));
  stopTime();
  slow.afterTexts(() => jest.advanceTimersByTime(500));
  expect([(await store.unqueued('draft')).length, store.problem()]).toEqual([20, null]);
});
