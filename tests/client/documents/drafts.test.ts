import type { LocalDocument, Privacy } from '../../../client/documents/model/model';
import { hasUnpublishedChanges } from '../../../client/documents/model/published';
import type { StoredDocument, StoredItem } from '../../../client/documents/storage/storedRecords';
import type { LocalDocumentStore } from '../../../client/documents/sync/localDocumentStore';
import { DocumentsWorld, isSynced, syncedStory } from './documentsWorld';

let world: DocumentsWorld;
let documents: LocalDocumentStore;
let localId: string;

const here = async () => (await documents.read({ localId })) as LocalDocument;
const inStep = () => world.until(() => isSynced(documents));
const write = async (content: string) => documents.write(await here(), { content });
async function autosave(content: string) {
  await write(content);
  await documents.autosave(localId);
}
/** The texts of the story on the server: what others read, and the draft, if there is one. */
const onServer = () => {
  const [row] = [...world.server.rows.values()];
  const { privacyLevel, content } = row!.copy;
  return { privacyLevel, published: content, draft: row!.draft?.content ?? null };
};
/** A save by a button. */
async function press(privacyLevel: Privacy | null) {
  let isSaved = false;
  void documents.save(localId, privacyLevel).then(() => {
    isSaved = true;
  });
  await world.until(() => isSaved);
  await inStep();
}
/** A connection that comes back. */
const online = async () => {
  world.isOnline = true;
  await documents.sync();
};

beforeEach(async () => {
  world = new DocumentsWorld();
  documents = world.open();
  ({ localId } = await syncedStory(world, documents));
  await press('PUBLIC');
});
afterEach(() => world.end());

const first = 'One.\n\nTwo.';

test('what is typed into a published story is a draft until its author publishes it', async () => {
  await autosave('Mine.\n\nTwo.');
  await inStep();
  expect(onServer()).toEqual({ privacyLevel: 'PUBLIC', published: first, draft: 'Mine.\n\nTwo.' });
  expect(hasUnpublishedChanges(await here())).toBe(true);
  // Save without closing.
  await press(null);
  expect(onServer()).toMatchObject({ published: first });
  await press('PUBLIC');
  expect(onServer()).toEqual({ privacyLevel: 'PUBLIC', published: 'Mine.\n\nTwo.', draft: null });
  expect(hasUnpublishedChanges(await here())).toBe(false);
});

test.each([
  ['PUBLIC', 'unpublished'],
  ['SHARED', 'unshared'],
] as const)('a %s story is said to be updated only for what its readers now see', async (privacy, waits) => {
  await press(privacy);
  world.notices.length = 0;
  await write('Mine.\n\nTwo.');
  await press(null);
  expect([world.notices, onServer().published]).toEqual([[waits], first]);
  await press(privacy);
  expect([world.notices, onServer().published]).toEqual([[waits, 'updated'], 'Mine.\n\nTwo.']);
});

test('a press without a network publishes what was on the screen, and what was typed after it is a draft', async () => {
  world.isOnline = false;
  await write('Pressed.\n\nTwo.');
  await documents.save(localId, 'PUBLIC');
  await autosave('Typed on.\n\nTwo.');
  await online();
  await inStep();
  expect(onServer()).toMatchObject({ published: 'Pressed.\n\nTwo.', draft: 'Typed on.\n\nTwo.' });
});

test('a new story that is published without a network goes up as it was then', async () => {
  world.isOnline = false;
  const begun = await documents.write(documents.begin({}), { title: 'Dawn', content: 'Pressed.' });
  await documents.save(begun.localId, 'PUBLIC');
  await documents.write((await documents.read(begun)) as LocalDocument, { content: 'Typed on.' });
  await online();
  await inStep();
  expect(world.server.readByOthers.at(-1)).toBe('Pressed.');
  expect(world.server.copy('story_2')).toMatchObject({ privacyLevel: 'PUBLIC', content: 'Typed on.' });
});

test('choosing private takes back a press that waits', async () => {
  world.isOnline = false;
  await write('Pressed.\n\nTwo.');
  await documents.save(localId, 'PUBLIC');
  await documents.save(localId, 'PRIVATE');
  await online();
  await inStep();
  expect(onServer()).toEqual({ privacyLevel: 'PRIVATE', published: 'Pressed.\n\nTwo.', draft: null });
  expect(world.server.readByOthers).toEqual([first]);
});

test('a text that two devices typed is published as pressed here, beside the draft of both', async () => {
  world.isOnline = false;
  await write('Pressed.\n\nTwo.');
  await documents.save(localId, 'PUBLIC');
  world.server.editElsewhere('story_1', () => 'One.\n\nTwo, theirs.');
  await online();
  await inStep();
  expect(onServer()).toMatchObject({ published: 'Pressed.\n\nTwo.', draft: 'Pressed.\n\nTwo, theirs.' });
});

test('drafts of two devices that clash wait for the author, and nothing is published', async () => {
  await write('Mine.\n\nTwo.');
  world.server.editElsewhere('story_1', () => 'Theirs.\n\nTwo.');
  await documents.autosave(localId);
  await world.until(() => world.notices.includes('conflict'));
  await documents.resolve(localId, 'use-local');
  await inStep();
  expect(onServer()).toMatchObject({ published: first, draft: 'Mine.\n\nTwo.' });
  expect(world.server.texts()).toContain('Theirs.\n\nTwo.');
});

test('a text that was published elsewhere is merged into the draft, or waits for the author', async () => {
  await autosave('Mine.\n\nTwo.');
  await inStep();
  world.server.saveByOlderClient('story_1', () => 'One.\n\nTwo, published.');
  documents.serverChanged('story_1');
  await world.until(() => onServer().draft === 'Mine.\n\nTwo, published.');
  await inStep();
  expect((await here()).base?.isConflicting).toBeUndefined();
  world.server.saveByOlderClient('story_1', () => 'Published.\n\nTwo, published.');
  documents.serverChanged('story_1');
  await world.until(() => world.notices.includes('conflict'));
  expect((await here()).conflictData?.serverVersion).toMatchObject({
    content: 'Published.\n\nTwo, published.',
  });
  await documents.resolve(localId, 'use-server');
  await inStep();
  expect(onServer()).toMatchObject({ published: 'Published.\n\nTwo, published.', draft: null });
});

test('a pressed text that clashes with one published elsewhere waits for another press', async () => {
  world.isOnline = false;
  await write('Pressed.\n\nTwo.');
  await documents.save(localId, 'PUBLIC');
  world.server.saveByOlderClient('story_1', () => 'Published.\n\nTwo.');
  await online();
  await world.until(() => world.notices.includes('conflict'));
  await documents.resolve(localId, 'merge', { ...(await here()), content: 'Both.\n\nTwo.' });
  await inStep();
  expect(onServer()).toMatchObject({ published: 'Published.\n\nTwo.', draft: 'Both.\n\nTwo.' });
});

test('a text that is again the published one is no draft', async () => {
  await autosave('Mine.\n\nTwo.');
  await inStep();
  await write(first);
  await press(null);
  expect(onServer()).toMatchObject({ published: first, draft: null });
  expect(hasUnpublishedChanges(await here())).toBe(false);
});

describe('records of the version before drafts', () => {
  /** As that version stored a change, with or without the press of a button that waits. */
  async function stored(lastModified: number, pressedAt: number | null) {
    documents.close();
    const database = world.database();
    await database.init();
    const connection = database.connection();
    const { publishing: _, ...document } = (await connection.get('stories', localId)) as StoredDocument;
    const content = 'Mine.\n\nTwo.';
    await connection.put('stories', { ...document, content, lastModified, syncStatus: 'draft' });
    const item = {
      id: localId,
      memberId: 'user_ann',
      action: 'update',
      timestamp: 5,
      retryCount: 0,
      troubles: 0,
      notBefore: 0,
      data: { privacyLevel: pressedAt === null ? null : 'PUBLIC', pressedAt, quiet: false },
    };
    await connection.put('syncQueue', item as StoredItem);
    documents = world.open();
    await inStep();
  }

  test.each([
    ['an auto-save', 5, null],
    ['a press after which something was typed', 6, 5],
  ])('send %s as a draft', async (_what, lastModified, pressedAt) => {
    await stored(lastModified, pressedAt);
    expect(onServer()).toMatchObject({ published: first, draft: 'Mine.\n\nTwo.' });
  });

  test('publish a text that was pressed for as it is', async () => {
    await stored(5, 5);
    expect(onServer()).toMatchObject({ published: 'Mine.\n\nTwo.', draft: null });
  });
});
