import 'fake-indexeddb/auto';
import { hasUnsentText, type LocalDocument, type ServerCopy } from '../../../client/documents/model/model';
import { newLocalDocument } from '../../../client/documents/model/newLocalDocument';
import { createDatabase } from '../../../client/documents/storage/database';
import { DocumentDb } from '../../../client/documents/storage/documentDb';
import { toStoredDocument } from '../../../client/documents/storage/storedRecords';
import { LocalDocumentStore } from '../../../client/documents/sync/localDocumentStore';
import type { PresentRecord, SyncRecord } from '../../../client/documents/sync/syncRequest';
import { origin } from './documentsWorld';
import { passByTurns, slowDevice } from './slowDevices';
import { enqueueSave } from './syncStates';

const stopTime = passByTurns();

let made = 0;
function twoTabs() {
  made += 1;
  const name = `slow-${made}`;
  const slow = slowDevice(name);
  const store = new DocumentDb({ memberId: 'user_ann', database: slow.database, patienceMs: 600 });
  const other = new DocumentDb({ memberId: 'user_ann', database: createDatabase(name) });
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

test('a step that the device had no time for leaves a story on it that was never read', async () => {
  const { slow, store, other } = twoTabs();
  await other.change('local_1_a', put(draft('Unsent.')));
  slow.stall();
  await expect(store.change('local_1_a', (entry) => entry)).rejects.toMatchObject(blocked);
  slow.goOn();
  expect(await store.flush()).toBe(true);
  expect((await other.read('local_1_a')).document?.content).toBe('Unsent.');
});

test('a step that the device had no time for is made on what was read last', async () => {
  const { slow, store } = twoTabs();
  await store.change('local_1_a', put(draft('Unsent.')));
  slow.stall();
  await expect(store.change('local_1_a', type('Unsent, and more.'))).rejects.toMatchObject(blocked);
  expect((await store.read('local_1_a')).document?.content).toBe('Unsent, and more.');
  slow.goOn();
  await store.flush();
  expect((await store.read('local_1_a')).document).toMatchObject({
    content: 'Unsent, and more.',
    revision: 1,
  });
});

test('words that were stored without a confirmation in time are not another tab’s', async () => {
  const { slow, store, other } = twoTabs();
  await store.change('local_1_a', put(draft('')));
  slow.stallAfterStoring();
  await expect(store.change('local_1_a', type('# Fer'))).rejects.toMatchObject(blocked);
  expect((await other.read('local_1_a')).document?.content).toBe('# Fer');
  slow.goOn();
  slow.stall();
  await expect(store.change('local_1_a', type('# Ferry names'))).rejects.toMatchObject(blocked);
  slow.goOn();
  await store.flush();
  expect(textsOf(await other.read('local_1_a'))).toEqual(['# Ferry names']);
});

test.each([
  ['another paragraph', 'One.\n\nTwo, there.', ['One, here.\n\nTwo, there.']],
  ['the same paragraph', 'One, there.\n\nTwo.', ['One, here.\n\nTwo.', 'One, there.\n\nTwo.']],
])('words held in memory, and another tab’s in %s, are all there', async (_where, theirs, texts) => {
  const { slow, store, other } = twoTabs();
  await store.change('local_1_a', put(draft('One.\n\nTwo.')));
  slow.stall();
  await store.change('local_1_a', type('One, here.\n\nTwo.')).catch(() => {});
  await other.change('local_1_a', type(theirs));
  slow.goOn();
  await store.flush();
  expect(textsOf(await other.read('local_1_a')).sort()).toEqual(texts);
});

test('words that one tab holds in memory are stored later, without further typing', async () => {
  const { slow, store, other } = twoTabs();
  await store.change('local_1_a', put(draft('One.')));
  slow.stall();
  await store.change('local_1_a', type('One more.')).catch(() => {});
  slow.goOn();
  while ((await other.read('local_1_a')).document?.content !== 'One more.')
    await new Promise((proceed) => setTimeout(proceed, 20));
  expect(store.problem()).toBeNull();
});

test('typing is not delayed by every write while the device does not answer', async () => {
  const { slow } = twoTabs();
  const store = new DocumentDb({ memberId: 'user_ann', database: slow.database });
  const quick = new DocumentDb({ memberId: 'user_ann', database: slow.database, patienceMs: 900 });
  await store.change('local_1_a', put(draft('')));
  slow.stall();
  const words = Array.from({ length: 10 }, (_, n) => quick.change('local_1_a', put(draft(`word ${n}`))));
  const begun = performance.now();
  await Promise.allSettled(words);
  // Ten times the time limit would be nine seconds.
  expect(performance.now() - begun).toBeLessThan(5_000);
  slow.goOn();
  expect(await quick.flush()).toBe(true);
  expect((await store.read('local_1_a')).document?.content).toBe('word 9');
});

test('a change to private that is only in memory is not lost to another tab’s auto-save', async () => {
  const { slow, store, other } = twoTabs();
  const save = (privacyLevel: 'PRIVATE' | null, at: number) => (entry: SyncRecord) =>
    enqueueSave(entry as PresentRecord, { pressed: privacyLevel !== null, privacyLevel }, at);
  await store.change('local_1_a', put(draft('One.')));
  slow.stall();
  await store.change('local_1_a', save('PRIVATE', 1)).catch(() => {});
  await other.change('local_1_a', save(null, 2));
  slow.goOn();
  await store.flush();
  expect((await other.read('local_1_a')).item).toMatchObject({
    timestamp: 2,
    data: { privacyLevel: 'PRIVATE', pressedAt: 1 },
  });
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
  while (documents.overview().storageProblem) await new Promise((proceed) => setTimeout(proceed, 20));
  const kept = await documents.write(opened, { content: 'One, elsewhere.\n\nTwo.\n\nThree.' });
  expect(kept.content).toBe('One, elsewhere.\n\nTwo, unsent.\n\nThree.');
  expect(hasUnsentText(kept)).toBe(true);
  expect(kept.base).toEqual(newer);
});

describe('what a person asked for while the device takes long', () => {
  async function begun() {
    const { slow, other } = twoTabs();
    const documents = new LocalDocumentStore('user_ann', {
      transport: offline,
      database: slow.database,
      storagePatienceMs: 600,
    });
    const document = await documents.write(documents.begin(origin), { title: 'Dusk', content: 'One.' });
    slow.stall();
    return { slow, other, documents, document };
  }
  const untilBlocked = async (documents: LocalDocumentStore) => {
    while (documents.overview().storageProblem !== 'blocked')
      await new Promise((proceed) => setTimeout(proceed, 5));
  };

  test('a save says that the text waits for the server once it is stored', async () => {
    const { slow, documents, document } = await begun();
    const saved = documents.save(document.localId, null);
    await untilBlocked(documents);
    slow.goOn();
    await expect(saved).resolves.toEqual({ kind: 'waiting', id: null });
    expect(documents.overview().storageProblem).toBeNull();
  });

  test('a deletion is done once it is stored', async () => {
    const { slow, other, documents, document } = await begun();
    const removed = documents.remove(document.localId);
    await untilBlocked(documents);
    slow.goOn();
    await removed;
    expect((await other.read(document.localId)).document).toBeNull();
  });
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
  const store = new DocumentDb({ memberId: 'user_ann', database });
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
  const bens = new DocumentDb({ memberId: 'user_ben', database: createDatabase(name) });
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
