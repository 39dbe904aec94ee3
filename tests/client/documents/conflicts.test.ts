import type { LocalDocument } from '../../../client/documents/model/model';
import { DocumentsWorld, isSynced, origin, started, syncedStory } from './documentsWorld';

let world: DocumentsWorld;
beforeEach(() => {
  world = new DocumentsWorld();
});
afterEach(() => {
  world.end();
  jest.restoreAllMocks();
});

describe('another device', () => {
  test('changed another paragraph: both are merged without a question, and sent together', async () => {
    const documents = world.open();
    const document = await syncedStory(world, documents);
    world.server.editElsewhere('story_1', () => 'One.\n\nTwo, theirs.');
    await documents.write(document, { content: 'One, mine.\n\nTwo.' });
    await documents.autosave(document.localId);
    await world.until(() => world.server.copy('story_1')?.content === 'One, mine.\n\nTwo, theirs.');
    await world.until(() => isSynced(documents));
    expect(world.notices).toEqual([]);
  });

  test('changed the same paragraph: the author chooses, and the text not chosen is kept as a version', async () => {
    const documents = world.open();
    const document = await syncedStory(world, documents);
    world.server.editElsewhere('story_1', () => 'Theirs.\n\nTwo.');
    await documents.write(document, { content: 'Mine.\n\nTwo.' });
    const saved = documents.save(document.localId, null);
    await world.until(() => world.notices.length > 0);
    await expect(saved).resolves.toEqual({ kind: 'conflict' });
    expect(world.notices).toEqual(['conflict']);
    expect(await documents.read(document)).toMatchObject({
      base: { content: 'One.\n\nTwo.' },
      conflictData: {
        serverVersion: { content: 'Theirs.\n\nTwo.' },
        localVersion: { content: 'Mine.\n\nTwo.' },
      },
    });
    await expect(documents.resolve(document.localId, 'merge')).rejects.toThrow(
      'Merged data required for merge resolution',
    );
    await documents.resolve(document.localId, 'use-server');
    await world.until(() => isSynced(documents));
    expect(await documents.read(document)).toMatchObject({ content: 'Theirs.\n\nTwo.' });
    expect(world.server.texts()).toEqual(['Theirs.\n\nTwo.', 'Mine.\n\nTwo.']);
    expect(world.notices).toEqual(['conflict', 'resolved']);
  });

  test.each(['use-local', 'use-server', 'merge'] as const)(
    '%s is said to have resolved it, once, whether a button had been pressed or not, and no text is lost',
    async (resolution) => {
      for (const isPressed of [true, false]) {
        world.notices.length = 0;
        const documents = world.open();
        const document = await syncedStory(world, documents);
        world.server.editElsewhere(document.id as string, () => 'Theirs.\n\nTwo.');
        const mine = await documents.write(document, { content: 'Mine.\n\nTwo.' });
        if (isPressed) void documents.save(document.localId, null);
        else await documents.autosave(document.localId);
        await world.until(() => world.notices.length > 0);
        await documents.resolve(document.localId, resolution, { ...mine, content: 'Both.\n\nTwo.' });
        await world.until(() => isSynced(documents));
        expect(world.notices).toEqual(['conflict', 'resolved']);
        const chosen = { 'use-local': 'Mine', 'use-server': 'Theirs', merge: 'Both' }[resolution];
        expect(world.server.copy(document.id as string)?.content).toBe(`${chosen}.\n\nTwo.`);
        expect(world.server.texts()).toEqual(expect.arrayContaining(['Theirs.\n\nTwo.', 'Mine.\n\nTwo.']));
      }
    },
  );

  test.each(['use-local', 'use-server'] as const)(
    'deleted the story that is written here: %s',
    async (resolution) => {
      const documents = world.open();
      const document = await syncedStory(world, documents);
      world.server.deleteElsewhere('story_1');
      await documents.write(document, { content: 'Mine.' });
      await documents.autosave(document.localId);
      await world.until(() => world.notices.includes('conflict'));
      expect((await documents.read(document))?.conflictData).toMatchObject({ serverVersion: null });
      await documents.resolve(document.localId, resolution);
      if (resolution === 'use-server') return expect(await documents.list()).toEqual([]);
      await world.until(() => isSynced(documents));
      expect(world.server.copy('story_2')).toMatchObject({ content: 'Mine.', privacyLevel: 'PRIVATE' });
    },
  );

  test('made the story private: a later save from here does not publish it again', async () => {
    const documents = world.open();
    const document = await syncedStory(world, documents);
    void documents.save(document.localId, 'PUBLIC');
    await world.until(() => world.server.copy('story_1')?.privacyLevel === 'PUBLIC');
    await world.until(() => isSynced(documents));
    world.isOnline = false;
    await documents.write((await documents.read(document)) as LocalDocument, { content: 'One!\n\nTwo.' });
    await documents.save(document.localId, 'PUBLIC');
    world.server.take({ kind: 'withdraw', textKind: 'story', id: 'story_1' });
    world.goOnline(true);
    await world.until(() => isSynced(documents));
    expect(world.server.copy('story_1')).toMatchObject({ content: 'One!\n\nTwo.', privacyLevel: 'PRIVATE' });
  });

  test.each([
    ['PUBLIC', 'SHARED'],
    ['SHARED', 'PUBLIC'],
  ] as const)(
    'made the story private: what was %s stays so, though %s was pressed for here',
    async (before, pressed) => {
      const documents = world.open();
      const document = await syncedStory(world, documents);
      void documents.save(document.localId, before);
      await world.until(() => world.server.copy('story_1')?.privacyLevel === before);
      await world.until(() => isSynced(documents));
      world.isOnline = false;
      await documents.save(document.localId, pressed);
      world.server.take({ kind: 'withdraw', textKind: 'story', id: 'story_1' });
      world.goOnline(true);
      await world.until(() => isSynced(documents));
      expect(world.server.copy('story_1')?.privacyLevel).toBe('PRIVATE');
      expect((await documents.read(document))?.privacyLevel).toBe('PRIVATE');
      expect(world.server.widenings).toEqual([before]);
    },
  );

  test.each([
    ['a new story', 'PUBLIC'],
    ['a new story', 'SHARED'],
    ['a saved one', 'PUBLIC'],
    ['a saved one', 'SHARED'],
    ['one that was withdrawn before', 'PUBLIC'],
    ['one that was withdrawn before', 'SHARED'],
  ] as const)(
    'withdrew %s that was made %s from here: it stays private, though the answer was lost',
    async (which, privacy) => {
      const documents = world.open();
      const document =
        which === 'a new story' ? await started(documents) : await syncedStory(world, documents);
      if (which === 'one that was withdrawn before')
        for (const level of [privacy, 'PRIVATE'] as const) {
          void documents.save(document.localId, level);
          await world.until(() => world.server.copy('story_1')?.privacyLevel === level);
          await world.until(() => isSynced(documents));
        }
      world.server.widenings.length = 0;
      world.network = (_request, take) => {
        take();
        return { kind: 'offline' };
      };
      void documents.save(document.localId, privacy);
      await world.until(() => world.server.copy('story_1')?.privacyLevel === privacy);
      world.server.take({ kind: 'withdraw', textKind: 'story', id: 'story_1' });
      world.network = (_request, take) => take();
      world.goOnline(true);
      await world.until(() => isSynced(documents));
      expect(world.server.widenings).toEqual([privacy]);
      expect(world.server.copy('story_1')?.privacyLevel).toBe('PRIVATE');
      expect((await documents.read(document))?.privacyLevel).toBe('PRIVATE');
    },
  );

  test.each(['PRIVATE', 'SHARED', 'PUBLIC'] as const)(
    'limited a %s story to named members: it is not public by a press from before, nor is its text told them',
    async (before) => {
      const documents = world.open();
      const document = await syncedStory(world, documents);
      void documents.save(document.localId, before);
      await world.until(() => isSynced(documents));
      world.isOnline = false;
      await documents.write((await documents.read(document)) as LocalDocument, { content: 'One!\n\nTwo.' });
      await documents.save(document.localId, 'PUBLIC');
      world.server.limitElsewhere('story_1');
      const heard = world.server.readByOthers.length;
      world.goOnline(true);
      await world.until(() => isSynced(documents));
      expect(world.server.copy('story_1')).toMatchObject({
        content: 'One!\n\nTwo.',
        privacyLevel: 'SHARED',
        isSharedByName: true,
      });
      expect(world.server.readByOthers).toHaveLength(heard);
      // Pressed again, with the knowledge of it, it is public.
      void documents.save(document.localId, 'PUBLIC');
      await world.until(() => world.server.copy('story_1')?.privacyLevel === 'PUBLIC');
    },
  );

  test('set the language while search engines were refused here, offline: both are kept and sent', async () => {
    const documents = world.open();
    const document = await syncedStory(world, documents);
    world.isOnline = false;
    await documents.write(document, { details: { unlisted: true } });
    await documents.autosave(document.localId);
    world.server.editElsewhere('story_1', (text) => `${text}\n\nThree.`, null, { lang: 'sv' });
    world.goOnline(true);
    await world.until(() => isSynced(documents));
    expect(world.server.copy('story_1')).toMatchObject({
      content: 'One.\n\nTwo.\n\nThree.',
      details: { unlisted: true, lang: 'sv' },
    });
  });

  test('changed the text while the story is open here: the record is updated', async () => {
    const documents = world.open();
    const document = await syncedStory(world, documents);
    world.server.editElsewhere('story_1', () => 'One.\n\nTwo, theirs.');
    const opened = await documents.open(world.server.copy('story_1') as never, origin);
    expect(opened).toMatchObject({
      localId: document.localId,
      content: 'One.\n\nTwo, theirs.',
      syncStatus: 'synced',
    });
  });

  test('changed the story between two keystrokes: typed text is merged with it', async () => {
    const documents = world.open();
    const document = await syncedStory(world, documents);
    world.server.editElsewhere('story_1', () => 'One.\n\nTwo, theirs.');
    await documents.open(world.server.copy('story_1') as never, origin);
    const written = await documents.write(document, { content: 'One, mine.\n\nTwo.' });
    expect(written).toMatchObject({ content: 'One, mine.\n\nTwo, theirs.', syncStatus: 'draft' });
  });
});
