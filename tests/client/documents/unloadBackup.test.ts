import { draftOf, type LocalDocument } from '../../../client/documents/model/model';
import { createDatabase } from '../../../client/documents/storage/database';
import {
  onUnloadBackup,
  readUnloadBackups,
  removeAllUnloadBackups,
  writeUnloadBackup,
} from '../../../client/documents/storage/unloadBackup';
import { DocumentsWorld, isSynced, syncedStory } from './documentsWorld';

let world: DocumentsWorld;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  world = new DocumentsWorld();
  world.isOnline = false;
});
afterEach(() => world.end());

const keep = (document: LocalDocument, content: string, underWay: readonly string[] = []) =>
  writeUnloadBackup({
    document,
    draft: { ...draftOf(document), title: content, content },
    underWay: underWay.map((content) => ({ ...draftOf(document), title: content, content })),
  });

const lastWords = {
  read: () => readUnloadBackups('user_ann'),
  subscribe: (listener: () => void) => onUnloadBackup('user_ann', listener),
};
const isTaken = () => localStorage.length + sessionStorage.length === 0;

async function reloaded() {
  const documents = world.open('user_ann', { lastWords });
  await world.until(isTaken);
  return documents;
}

/** A text that a closed tab left on the device. */
async function written(content = 'One') {
  const documents = world.open('user_ann');
  const document = await documents.write(documents.begin({ kind: 'note' }), { content });
  return { documents, document };
}

test('words that the database was too slow for are in the text after a reload', async () => {
  const { documents, document } = await written();
  keep(document, 'One two');
  documents.close();
  expect(await (await reloaded()).read({ localId: document.localId })).toMatchObject({ content: 'One two' });
});

test('words that a tab of an earlier version stored are read: the stored names stay', async () => {
  const { document } = await written();
  const { idempotencyKey, unacknowledgedHashes, ...rest } = document;
  const story = { ...rest, madeAs: idempotencyKey, inDoubt: unacknowledgedHashes };
  const draft = { ...draftOf(document), title: 'One two', content: 'One two' };
  const name = `lastWords:user_ann:${document.localId}`;
  sessionStorage.setItem(name, JSON.stringify({ draft, underWay: null, story }));
  expect(lastWords.read()).toMatchObject([{ backup: { draft, underWay: [], document } }]);
  keep(document, 'One two');
  expect(JSON.parse(localStorage.getItem(name) ?? '')).toEqual({
    draft,
    underWay: [],
    story: { ...story, base: null },
  });
});

test('they follow text that was being written to the database', async () => {
  const { documents, document } = await written();
  await documents.write(document, { content: 'One two' });
  const [underWay] = await documents.list();
  writeUnloadBackup({
    document,
    draft: { ...draftOf(document), title: 'One two three', content: 'One two three' },
    underWay: underWay ? [draftOf(underWay)] : [],
  });
  documents.close();
  expect(await (await reloaded()).list()).toMatchObject([{ content: 'One two three', versionsToKeep: [] }]);
});

test('they follow the first of several changes that were being written', async () => {
  const { documents, document } = await written();
  await documents.write(document, { content: 'One two' });
  keep(document, 'One two three four', ['One two', 'One two three']);
  documents.close();
  expect(await (await reloaded()).list()).toMatchObject([
    { content: 'One two three four', versionsToKeep: [] },
  ]);
});

test('another open tab puts the words of a closed one into the text, and sends it', async () => {
  const { documents, document } = await written();
  documents.close();
  const other = world.open('user_ann', { lastWords });
  await world.until(() => other.overview().pending === 0);
  keep(document, 'One two');
  const key = localStorage.key(0);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key ?? '') }));
  await world.until(isTaken);
  expect(await other.read({ localId: document.localId })).toMatchObject({ content: 'One two' });
  await world.until(() => other.overview().pending === 1);
});

test('taking them leaves newer ones of the same text', async () => {
  const { document } = await written();
  keep(document, 'One two');
  const [taken] = lastWords.read();
  keep(document, 'One two three');
  taken?.remove();
  expect(lastWords.read()).toMatchObject([{ backup: { draft: { content: 'One two three' } } }]);
});

test('a text that was never on the device starts with them', async () => {
  const documents = world.open('user_ann');
  const document = documents.begin({ kind: 'note' });
  keep(document, 'One');
  documents.close();
  expect(await (await reloaded()).list('note')).toMatchObject([
    { localId: document.localId, content: 'One' },
  ]);
});

test('words typed into a text of the server that was never on the device are merged with what others changed', async () => {
  world.isOnline = true;
  const documents = world.open('user_ann', { database: createDatabase('never-stored') });
  const document = await syncedStory(world, documents);
  documents.close();
  const draft = { ...draftOf(document), content: 'One, here.\n\nTwo.' };
  writeUnloadBackup({ document, draft, underWay: [] }, [null]);
  world.server.editElsewhere(document.id as string, () => 'One.\n\nTwo, there.');
  const again = await reloaded();
  await world.until(async () => (await again.list()).length > 0 && (await isSynced(again)));
  expect(world.server.texts()).toEqual(['One, here.\n\nTwo, there.']);
});

test('words typed while the device could not be read are in the text that it has, after a reload', async () => {
  world.isOnline = true;
  const documents = world.open();
  const document = await syncedStory(world, documents);
  documents.close();
  world.isOnline = false;
  // A first change is in memory only, a second one was typed after it.
  const first = { ...document, content: 'One, here.\n\nTwo.', revision: 7, syncStatus: 'draft' as const };
  const draft = { ...draftOf(document), content: 'One, here.\n\nTwo, too.' };
  writeUnloadBackup({ document: first, draft, underWay: [] }, [null]);
  expect(await (await reloaded()).list()).toMatchObject([{ content: 'One, here.\n\nTwo, too.' }]);
});

test('a text that was changed or deleted since is not affected', async () => {
  const { documents, document } = await written();
  const { document: other } = await written('Other');
  keep(document, 'One two');
  keep(other, 'Other two');
  await documents.write(document, { content: 'All new' });
  await documents.remove(other.localId);
  documents.close();
  expect(await (await reloaded()).list()).toMatchObject([{ content: 'All new' }]);
});

test('they are private to their author, and deleted on request', async () => {
  const { document } = await written();
  keep(document, 'One two');
  expect(readUnloadBackups('user_ben')).toEqual([]);
  removeAllUnloadBackups('user_ben');
  expect(lastWords.read()).toMatchObject([{ backup: { draft: { content: 'One two' } } }]);
  removeAllUnloadBackups('user_ann');
  expect(localStorage).toHaveLength(0);
});

test('a very long text, and a device that can’t store anything, are skipped silently', async () => {
  const { document } = await written();
  keep(document, 'x'.repeat(4_500_001));
  expect(localStorage).toHaveLength(0);
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keep(document, 'One two');
  setItem.mockRestore();
  expect(localStorage).toHaveLength(0);
});
