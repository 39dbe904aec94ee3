import type { LocalStory } from '../../../client/offline/model';
import { DeskWorld, inStepIn, isInStep, origin } from './deskWorld';

let world: DeskWorld;
beforeEach(() => {
  world = new DeskWorld();
});
afterEach(() => {
  world.end();
  jest.restoreAllMocks();
});

describe('another device', () => {
  test('changed another paragraph: both are joined without asking, and go up together', async () => {
    const desk = world.open();
    const story = await inStepIn(world, desk);
    world.server.editElsewhere('story_1', () => 'One.\n\nTwo, theirs.');
    await desk.write(story, { content: 'One, mine.\n\nTwo.' });
    await desk.autosave(story.localId);
    await world.until(() => world.server.copy('story_1')?.content === 'One, mine.\n\nTwo, theirs.');
    await world.until(() => isInStep(desk));
    expect(world.notices).toEqual([]);
  });

  test('changed the same paragraph: its author chooses, and the text not chosen is among the versions', async () => {
    const desk = world.open();
    const story = await inStepIn(world, desk);
    world.server.editElsewhere('story_1', () => 'Theirs.\n\nTwo.');
    await desk.write(story, { content: 'Mine.\n\nTwo.' });
    const saved = desk.save(story.localId, null);
    await world.until(() => world.notices.length > 0);
    await expect(saved).resolves.toEqual({ kind: 'conflict' });
    expect(world.notices).toEqual(['conflict']);
    expect(await desk.read(story)).toMatchObject({
      base: { content: 'One.\n\nTwo.' },
      conflictData: {
        serverVersion: { content: 'Theirs.\n\nTwo.' },
        localVersion: { content: 'Mine.\n\nTwo.' },
      },
    });
    await expect(desk.resolve(story.localId, 'merge')).rejects.toThrow(
      'Merged data required for merge resolution',
    );
    await desk.resolve(story.localId, 'use-server');
    await world.until(() => isInStep(desk));
    expect(await desk.read(story)).toMatchObject({ content: 'Theirs.\n\nTwo.' });
    expect(world.server.texts()).toEqual(['Theirs.\n\nTwo.', 'Mine.\n\nTwo.']);
    expect(world.notices).toEqual(['conflict', 'resolved']);
  });

  test.each(['use-local', 'merge'] as const)(
    '%s: the server’s text becomes a version',
    async (resolution) => {
      const desk = world.open();
      const story = await inStepIn(world, desk);
      world.server.editElsewhere('story_1', () => 'Theirs.\n\nTwo.');
      const mine = await desk.write(story, { content: 'Mine.\n\nTwo.' });
      await desk.autosave(story.localId);
      await world.until(() => world.notices.length > 0);
      await desk.resolve(story.localId, resolution, { ...mine, content: 'Both.\n\nTwo.' });
      await world.until(() => isInStep(desk));
      const chosen = resolution === 'merge' ? 'Both.\n\nTwo.' : 'Mine.\n\nTwo.';
      expect(world.server.copy('story_1')?.content).toBe(chosen);
      expect(world.server.texts()).toEqual(expect.arrayContaining(['Theirs.\n\nTwo.', 'Mine.\n\nTwo.']));
    },
  );

  test.each(['use-local', 'use-server', 'merge'] as const)(
    '%s is said to have resolved it, once, whether a button had been pressed or not',
    async (resolution) => {
      for (const isPressed of [true, false]) {
        world.notices.length = 0;
        const desk = world.open();
        const story = await inStepIn(world, desk);
        world.server.editElsewhere(story.id as string, () => 'Theirs.\n\nTwo.');
        const mine = await desk.write(story, { content: 'Mine.\n\nTwo.' });
        if (isPressed) void desk.save(story.localId, null);
        else await desk.autosave(story.localId);
        await world.until(() => world.notices.length > 0);
        await desk.resolve(story.localId, resolution, { ...mine, content: 'Both.\n\nTwo.' });
        await world.until(() => isInStep(desk));
        expect(world.notices).toEqual(['conflict', 'resolved']);
      }
    },
  );

  test.each(['use-local', 'use-server'] as const)(
    'deleted the story that is written here: %s',
    async (resolution) => {
      const desk = world.open();
      const story = await inStepIn(world, desk);
      world.server.deleteElsewhere('story_1');
      await desk.write(story, { content: 'Mine.' });
      await desk.autosave(story.localId);
      await world.until(() => world.notices.includes('conflict'));
      expect((await desk.read(story))?.conflictData).toMatchObject({ serverVersion: null });
      await desk.resolve(story.localId, resolution);
      if (resolution === 'use-server') return expect(await desk.list()).toEqual([]);
      await world.until(() => isInStep(desk));
      expect(world.server.copy('story_2')).toMatchObject({ content: 'Mine.', privacyLevel: 'PRIVATE' });
    },
  );

  test('withdrew the story: what is sent from here does not open it again', async () => {
    const desk = world.open();
    const story = await inStepIn(world, desk);
    void desk.save(story.localId, 'PUBLIC');
    await world.until(() => world.server.copy('story_1')?.privacyLevel === 'PUBLIC');
    await world.until(() => isInStep(desk));
    world.isOnline = false;
    await desk.write((await desk.read(story)) as LocalStory, { content: 'One!\n\nTwo.' });
    await desk.save(story.localId, 'PUBLIC');
    world.server.take({ kind: 'withdraw', textKind: 'story', id: 'story_1' });
    world.goOnline(true);
    await world.until(() => isInStep(desk));
    expect(world.server.copy('story_1')).toMatchObject({ content: 'One!\n\nTwo.', privacyLevel: 'PRIVATE' });
  });

  test('wrote while the story is opened here: the record follows', async () => {
    const desk = world.open();
    const story = await inStepIn(world, desk);
    world.server.editElsewhere('story_1', () => 'One.\n\nTwo, theirs.');
    const opened = await desk.open(world.server.copy('story_1') as never, origin);
    expect(opened).toMatchObject({
      localId: story.localId,
      content: 'One.\n\nTwo, theirs.',
      syncStatus: 'synced',
    });
  });

  test('changed the story between two keys: what is typed on is joined with that', async () => {
    const desk = world.open();
    const story = await inStepIn(world, desk);
    world.server.editElsewhere('story_1', () => 'One.\n\nTwo, theirs.');
    await desk.open(world.server.copy('story_1') as never, origin);
    const written = await desk.write(story, { content: 'One, mine.\n\nTwo.' });
    expect(written).toMatchObject({ content: 'One, mine.\n\nTwo, theirs.', syncStatus: 'draft' });
  });
});
