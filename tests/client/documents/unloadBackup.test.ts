import { draftOf, type LocalDocument } from '../../../client/documents/model/model';
import { createDatabase, StorageError } from '../../../client/documents/storage/database';
import {
  onUnloadBackup,
  readUnloadBackups,
  removeAllUnloadBackups,
  writeUnloadBackup,
} from '../../../client/documents/storage/unloadBackup';
import { syncedStory } from './documentsWorld';
import { documents, inStep, story, world } from './oneWorld';

beforeEach(() => {
  localStorage.clear();
  world.isOnline = false;
});

const keep = (document: LocalDocument, content: string, underWay: readonly string[] = []) =>
  writeUnloadBackup({
    document,
    draft: { ...draftOf(document), title: content, content },
    underWay: underWay.map((content) => ({ ...draftOf(document), title: content, content })),
  });

const unloadBackups = {
  read: () => readUnloadBackups('user_ann'),
  subscribe: (listener: () => void) => onUnloadBackup('user_ann', listener),
};
const isTaken = () => localStorage.length === 0;

async function reloaded() {
  documents.close();
  const tab = world.open('user_ann', { unloadBackups });
  await world.until(isTaken);
  return tab;
}

/** A text that a closed tab left on the device. */
const written = (content = 'One') => documents.write(documents.begin({ kind: 'note' }), { content });

test.each([
  ['while the database was slow', [], 'One two'],
  ['behind text that was being written', ['One two'], 'One two three'],
  ['behind several changes that were being written', ['One two', 'One two three'], 'One two three four'],
])('words typed %s are in the text after a reload', async (_when, underWay, words) => {
  const document = await written();
  if (underWay[0]) await documents.write(document, { content: underWay[0] });
  keep(document, words, underWay);
  expect(await (await reloaded()).list()).toMatchObject([{ content: words, versionsToKeep: [] }]);
});

test('words that a tab of 1.0 stored are read: the stored names stay', async () => {
  const document = await written();
  const { idempotencyKey, unacknowledgedHashes, ...rest } = document;
  const story = { ...rest, madeAs: idempotencyKey, inDoubt: unacknowledgedHashes };
  const draft = { ...draftOf(document), title: 'One two', content: 'One two' };
  const name = `lastWords:user_ann:${document.localId}`;
  localStorage.setItem(name, JSON.stringify({ draft, underWay: [], story }));
  expect(unloadBackups.read()).toMatchObject([{ backup: { draft, underWay: [], document } }]);
  localStorage.clear();
  keep(document, 'One two');
  expect(JSON.parse(localStorage.getItem(name) ?? '')).toEqual({
    draft,
    underWay: [],
    story: { ...story, base: null },
  });
});

test('another open tab puts the words of a closed one into the text, and sends it', async () => {
  const document = await written();
  documents.close();
  const other = world.open('user_ann', { unloadBackups });
  await world.until(() => other.overview().pending === 0);
  keep(document, 'One two');
  const key = localStorage.key(0);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key ?? '') }));
  await world.until(isTaken);
  expect(await other.read({ localId: document.localId })).toMatchObject({ content: 'One two' });
  await world.until(() => other.overview().pending === 1);
});

test('taking them leaves newer ones of the same text', async () => {
  const document = await written();
  keep(document, 'One two');
  const [taken] = unloadBackups.read();
  keep(document, 'One two three');
  taken?.remove();
  expect(unloadBackups.read()).toMatchObject([{ backup: { draft: { content: 'One two three' } } }]);
});

test('a text that was never on the device starts with them', async () => {
  const document = documents.begin({ kind: 'note' });
  keep(document, 'One');
  expect(await (await reloaded()).list('note')).toMatchObject([
    { localId: document.localId, content: 'One' },
  ]);
});

test('words typed into a text of the server that was never on the device are merged with what others changed', async () => {
  documents.close();
  world.isOnline = true;
  const elsewhere = world.open('user_ann', { database: createDatabase('never-stored') });
  const document = await syncedStory(world, elsewhere);
  elsewhere.close();
  const draft = { ...draftOf(document), content: 'One, here.\n\nTwo.' };
  writeUnloadBackup({ document, draft, underWay: [] }, true);
  world.server.editElsewhere(document.id as string, () => 'One.\n\nTwo, there.');
  const again = await reloaded();
  await world.until(async () => (await again.list()).length > 0);
  await inStep(again);
  expect(world.server.texts()).toEqual(['One, here.\n\nTwo, there.']);
});

describe('on a device that still can’t store', () => {
  const database = () => ({ ...world.database(), init: () => Promise.reject(new StorageError('full')) });
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));

  test('they are sent from there', async () => {
    documents.close();
    keep(documents.begin({ kind: 'note' }), 'One');
    world.isOnline = true;
    world.open('user_ann', { unloadBackups, database: database() });
    await world.until(isTaken);
    expect(world.server.texts()).toEqual(['One']);
  });

  test('they are shown, and stay with what is typed next', async () => {
    const document = documents.begin({ kind: 'note' });
    documents.close();
    keep(document, 'One');
    const full = world.open('user_ann', { unloadBackups, database: database() });
    await world.until(async () => (await full.read(document)) !== null);
    const shown = await full.read(document);
    expect(shown).toMatchObject({ content: 'One' });
    await expect(full.write(shown ?? document, { content: 'One two' })).rejects.toMatchObject({
      kind: 'full',
    });
    keep(shown ?? document, 'One two');
    full.close();
    expect(await (await reloaded()).list()).toMatchObject([{ content: 'One two', versionsToKeep: [] }]);
  });

  test('typing goes on from them once it can store', async () => {
    const document = await written();
    keep(document, 'One two');
    documents.close();
    let isFull = true;
    const device = world.database();
    const init = () => (isFull ? Promise.reject(new StorageError('full')) : device.init());
    const full = world.open('user_ann', { unloadBackups, database: { ...device, init } });
    await world.until(() => full.overview().storageProblem === 'full');
    isFull = false;
    const shown = await full.read(document);
    await full.write(shown ?? document, { content: 'One two three' });
    expect(await full.list()).toMatchObject([{ content: 'One two three', versionsToKeep: [] }]);
    expect(isTaken()).toBe(true);
  });
});

test('words typed while the device could not be read are in the text that it has, after a reload', async () => {
  world.isOnline = true;
  const document = await story();
  world.isOnline = false;
  // A first change is in memory only, a second one was typed after it.
  const first = { ...document, content: 'One, here.\n\nTwo.', revision: 7, syncStatus: 'draft' as const };
  const draft = { ...draftOf(document), content: 'One, here.\n\nTwo, too.' };
  writeUnloadBackup({ document: first, draft, underWay: [] }, true);
  expect(await (await reloaded()).list()).toMatchObject([{ content: 'One, here.\n\nTwo, too.' }]);
});

test('a text that was changed or deleted since is not affected', async () => {
  const document = await written();
  const other = await written('Other');
  keep(document, 'One two');
  keep(other, 'Other two');
  await documents.write(document, { content: 'All new' });
  await documents.remove(other.localId);
  expect(await (await reloaded()).list()).toMatchObject([{ content: 'All new' }]);
});

test('they are private to their author, and deleted on request', async () => {
  const document = await written();
  keep(document, 'One two');
  expect(readUnloadBackups('user_ben')).toEqual([]);
  removeAllUnloadBackups('user_ben');
  expect(unloadBackups.read()).toMatchObject([{ backup: { draft: { content: 'One two' } } }]);
  removeAllUnloadBackups('user_ann');
  expect(localStorage).toHaveLength(0);
});

test('a very long text, and a device that can’t store anything, are skipped silently', async () => {
  const document = await written();
  keep(document, 'x'.repeat(4_500_001));
  expect(localStorage).toHaveLength(0);
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keep(document, 'One two');
  setItem.mockRestore();
  expect(localStorage).toHaveLength(0);
});
