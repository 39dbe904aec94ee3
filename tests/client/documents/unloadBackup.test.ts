import { draftOf, type LocalDocument } from '../../../client/documents/model/model';
import {
  readUnloadBackups,
  removeAllUnloadBackups,
  writeUnloadBackup,
} from '../../../client/documents/storage/unloadBackup';
import { DocumentsWorld } from './documentsWorld';

let world: DocumentsWorld;
beforeEach(() => {
  sessionStorage.clear();
  world = new DocumentsWorld();
  world.isOnline = false;
});
afterEach(() => world.end());

const keep = (document: LocalDocument, content: string, underWay: string | null = null) =>
  writeUnloadBackup({
    document,
    draft: { ...draftOf(document), content },
    underWay: underWay === null ? null : { ...draftOf(document), content: underWay },
  });

async function reloaded() {
  const documents = world.open('user_ann', { lastWords: () => readUnloadBackups('user_ann') });
  await world.until(() => sessionStorage.length === 0);
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
  const draft = { ...draftOf(document), content: 'One two' };
  const name = `lastWords:user_ann:${document.localId}`;
  sessionStorage.setItem(name, JSON.stringify({ draft, underWay: null, story }));
  expect(readUnloadBackups('user_ann')).toEqual([{ draft, underWay: null, document }]);
  const stored = sessionStorage.getItem(name);
  keep(document, 'One two');
  expect(JSON.parse(sessionStorage.getItem(name) ?? '')).toEqual(JSON.parse(stored ?? ''));
});

test('they follow text that was being written to the database', async () => {
  const { documents, document } = await written();
  await documents.write(document, { content: 'One two' });
  const [underWay] = await documents.list();
  writeUnloadBackup({
    document,
    draft: { ...draftOf(document), title: 'One two three', content: 'One two three' },
    underWay: underWay ? draftOf(underWay) : null,
  });
  documents.close();
  expect(await (await reloaded()).list()).toMatchObject([{ content: 'One two three', versionsToKeep: [] }]);
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
  expect(readUnloadBackups('user_ann')).toMatchObject([{ draft: { content: 'One two' } }]);
  removeAllUnloadBackups('user_ann');
  expect(sessionStorage).toHaveLength(0);
});

test('a very long text, and a tab that can’t store anything, are skipped silently', async () => {
  const { document } = await written();
  keep(document, 'x'.repeat(1_000_001));
  expect(sessionStorage).toHaveLength(0);
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keep(document, 'One two');
  setItem.mockRestore();
  expect(sessionStorage).toHaveLength(0);
});
