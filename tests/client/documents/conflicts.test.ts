import type { LocalDocument } from '../../../client/documents/model/model';
import { origin, started } from './documentsWorld';
import { autosaved, clash, documents, here, inStep, online, press, story, there, world } from './oneWorld';

const withdrawElsewhere = () => world.server.take({ kind: 'withdraw', textKind: 'story', id: 'story_1' });
const isPrivate = async (document: LocalDocument) => {
  expect(there()?.privacyLevel).toBe('PRIVATE');
  expect((await here(document)).privacyLevel).toBe('PRIVATE');
};

describe('another device', () => {
  test.each(['use-local', 'use-server', 'merge'] as const)(
    'changed the same paragraph: %s is what its author chooses, pressed for or not, and no text is lost',
    async (resolution) => {
      for (const isPressed of [true, false]) {
        world.notices.length = 0;
        const document = await story();
        const id = document.id as string;
        world.server.editElsewhere(id, () => 'Theirs.\n\nTwo.');
        const mine = await documents.write(document, { content: 'Mine.\n\nTwo.' });
        const saved = isPressed ? documents.save(document.localId, null) : { kind: 'conflict' };
        await clash(document);
        expect(await saved).toEqual({ kind: 'conflict' });
        expect(await here(document)).toMatchObject({
          base: { content: 'One.\n\nTwo.' },
          conflictData: {
            serverVersion: { content: 'Theirs.\n\nTwo.' },
            localVersion: { content: 'Mine.\n\nTwo.' },
          },
        });
        await documents.resolve(document.localId, resolution, { ...mine, content: 'Both.\n\nTwo.' });
        await inStep();
        expect(world.notices).toEqual(['conflict', 'resolved']);
        const chosen = { 'use-local': 'Mine', 'use-server': 'Theirs', merge: 'Both' }[resolution];
        expect(there(id)?.content).toBe(`${chosen}.\n\nTwo.`);
        expect((await here(document)).content).toBe(`${chosen}.\n\nTwo.`);
        expect(world.server.texts()).toEqual(expect.arrayContaining(['Theirs.\n\nTwo.', 'Mine.\n\nTwo.']));
      }
    },
  );

  test.each(['use-local', 'use-server'] as const)(
    'deleted the story that is written here: %s',
    async (resolution) => {
      const document = await story();
      world.server.deleteElsewhere('story_1');
      await documents.write(document, { content: 'Mine.' });
      await clash(document);
      expect((await here(document)).conflictData).toMatchObject({ serverVersion: null });
      await documents.resolve(document.localId, resolution);
      if (resolution === 'use-server') return expect(await documents.list()).toEqual([]);
      await inStep();
      expect(there('story_2')).toMatchObject({ content: 'Mine.', privacyLevel: 'PRIVATE' });
    },
  );

  test.each([
    ['PUBLIC', 'PUBLIC'],
    ['PUBLIC', 'SHARED'],
    ['SHARED', 'PUBLIC'],
  ] as const)(
    'made the story private: what was %s stays so, though %s was pressed for here',
    async (before, pressed) => {
      const document = await story();
      await press(document, before);
      world.isOnline = false;
      await documents.write(await here(document), { content: 'One!\n\nTwo.' });
      await documents.save(document.localId, pressed);
      withdrawElsewhere();
      await online();
      await isPrivate(document);
      expect(there()?.content).toBe('One!\n\nTwo.');
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
      const document = which === 'a new story' ? await started(documents) : await story();
      if (which === 'one that was withdrawn before')
        for (const level of [privacy, 'PRIVATE'] as const) await press(document, level);
      world.server.widenings.length = 0;
      world.loseAnswers();
      void documents.save(document.localId, privacy);
      await world.until(() => there()?.privacyLevel === privacy);
      withdrawElsewhere();
      world.mend();
      await online();
      await isPrivate(document);
      expect(world.server.widenings).toEqual([privacy]);
    },
  );

  test.each(['PRIVATE', 'SHARED', 'PUBLIC'] as const)(
    'limited a %s story to named members: an earlier press doesn’t publish it, nor reveal its text to them',
    async (before) => {
      const document = await story();
      await press(document, before);
      world.isOnline = false;
      await documents.write(await here(document), { content: 'One!\n\nTwo.' });
      await documents.save(document.localId, 'PUBLIC');
      world.server.limitElsewhere('story_1');
      const heard = world.server.readByOthers.length;
      await online();
      expect(there()).toMatchObject({
        content: 'One!\n\nTwo.',
        privacyLevel: 'SHARED',
        isSharedByName: true,
      });
      expect(world.server.readByOthers).toHaveLength(heard);
      // Pressed again, with the knowledge of it, it is public.
      await press(document, 'PUBLIC');
      expect(there()?.privacyLevel).toBe('PUBLIC');
    },
  );

  test('set the language while search engines were refused here, offline: both are kept and sent', async () => {
    const document = await story();
    world.isOnline = false;
    await documents.write(document, { details: { unlisted: true } });
    await documents.autosave(document.localId);
    world.server.editElsewhere('story_1', (text) => `${text}\n\nThree.`, null, { lang: 'sv' });
    await online();
    expect(there()).toMatchObject({
      content: 'One.\n\nTwo.\n\nThree.',
      details: { unlisted: true, lang: 'sv' },
    });
  });

  test('changed the story that is open here: the record follows, and typed text is merged with it', async () => {
    const document = await story();
    world.server.editElsewhere('story_1', () => 'One.\n\nTwo, theirs.');
    expect(await documents.open(there() as never, origin)).toMatchObject({
      localId: document.localId,
      content: 'One.\n\nTwo, theirs.',
      syncStatus: 'synced',
    });
    // Its editor has not shown that yet.
    const written = await documents.write(document, { content: 'One, mine.\n\nTwo.' });
    expect(written).toMatchObject({ content: 'One, mine.\n\nTwo, theirs.', syncStatus: 'draft' });
    await autosaved(document);
    expect(there()?.content).toBe('One, mine.\n\nTwo, theirs.');
    expect(world.notices).toEqual([]);
  });
});
