import { createDatabase } from '../../../client/offline/database';
import { forgetStories, unlessSent } from '../../../client/offline/forgetStories';
import { hasUnsentText, type LocalStory } from '../../../client/offline/model';
import { blankStory, type KeptStory } from '../../../client/offline/records';
import { DeskWorld, isInStep } from './deskWorld';

let world: DeskWorld;
beforeEach(() => {
  world = new DeskWorld();
});
afterEach(() => world.end());

const copy = {
  id: 'story_1',
  title: 'Dusk',
  content: 'One.\n\nTwo.',
  tags: [],
  privacyLevel: 'PRIVATE' as const,
  updatedAt: '2026-01-01T00:00:00.001Z',
};

/** As builds before journals and notes kept it. */
function oldRecord(localId: string, story: Partial<KeptStory>): KeptStory {
  const { kind, details, savedOnce, ...old } = blankStory('user_ann', localId, 1);
  return { ...old, ...story } as KeptStory;
}

async function keep(...records: KeptStory[]) {
  const database = createDatabase(world.databaseName);
  await database.init();
  for (const record of records) await database.connection().put('stories', record);
}

test('a record of an earlier build is a story, and goes on where it was', async () => {
  const madeThere = world.server.take({
    kind: 'create',
    textKind: 'story',
    text: { ...copy, details: {} },
    writtenOn: '2026-06-01',
    madeAs: 'local_1_a',
    privacyLevel: 'PRIVATE',
    sessionId: null,
    exerciseId: null,
  });
  expect(madeThere).toMatchObject({ kind: 'saved', copy: { updatedAt: copy.updatedAt } });
  await keep(
    oldRecord('local_1_a', { ...copy, base: copy, syncStatus: 'synced' }),
    oldRecord('local_1_b', { title: 'Dawn', content: 'Unsent.' }),
  );
  world.isOnline = false;
  const desk = world.open();
  const kept = await desk.read({ id: 'story_1' });
  expect(kept).toMatchObject({ kind: 'story', details: {}, savedOnce: true, base: { details: {} } });
  expect(kept && hasUnsentText(kept)).toBe(false);
  expect(await desk.list('journal')).toEqual([]);
  if (kept) await desk.write(kept, { content: 'One!\n\nTwo.' });
  void desk.save('local_1_a', null);
  world.goOnline(true);
  await world.until(() => isInStep(desk));
  expect(world.server.copy('story_1')?.content).toBe('One!\n\nTwo.');
  await world.until(() => world.server.texts().includes('Unsent.'));
  await world.until(() => world.notices.length > 0);
  expect(world.notices).toEqual(['updated']);
});

test('a conflict of an earlier build waits for its author as before', async () => {
  const theirs = { ...copy, content: 'Theirs.\n\nTwo.', updatedAt: '2026-01-01T00:00:00.002Z' };
  const { title, tags, privacyLevel } = copy;
  const mine = { title, tags, privacyLevel, content: 'Mine.\n\nTwo.' };
  await keep(
    oldRecord('local_1_a', {
      ...copy,
      ...mine,
      base: copy,
      syncStatus: 'conflict',
      conflictData: { serverVersion: theirs, localVersion: mine },
    }),
  );
  const desk = world.open();
  await desk.resolve('local_1_a', 'use-server');
  expect(await desk.read({ localId: 'local_1_a' })).toMatchObject({
    content: 'Theirs.\n\nTwo.',
    details: {},
    versionsToKeep: [{ content: 'Mine.\n\nTwo.' }],
  });
});

test('what an earlier build goes on writing in another tab is read as all else', async () => {
  const theirs = { ...copy, content: 'Theirs.' };
  await keep({
    ...blankStory('user_ann', 'local_1_a', 1),
    ...copy,
    details: {},
    content: 'One!\n\nTwo.',
    // It puts its own in place of what this build had kept.
    base: copy,
    syncStatus: 'draft',
  });
  await keep({
    ...blankStory('user_ann', 'local_1_b', 1),
    ...copy,
    id: 'story_2',
    details: {},
    base: copy,
    syncStatus: 'conflict',
    conflictData: { serverVersion: theirs, localVersion: copy },
  });
  world.isOnline = false;
  const desk = world.open();
  const kept = (await desk.read({ id: 'story_1' })) as LocalStory;
  await desk.write(kept, { content: 'One!\n\nTwo!' });
  expect(await desk.read(kept)).toMatchObject({ content: 'One!\n\nTwo!', base: { details: {} } });
  expect(await desk.read({ id: 'story_2' })).toMatchObject({
    conflictData: { serverVersion: { details: {} }, localVersion: { details: {} } },
  });
});

/** What a build from before journals and notes takes for its member's: all records under their name. */
async function seenByEarlierBuilds(store: 'stories' | 'syncQueue') {
  const database = createDatabase(world.databaseName);
  await database.init();
  const records = await database.connection().getAll(store);
  return records.filter(({ memberId }) => memberId === 'user_ann');
}

test.each(['journal', 'note'] as const)(
  'an earlier build in another tab does not meet a %s',
  async (kind) => {
    world.isOnline = false;
    const desk = world.open();
    const story = await desk.write(desk.begin({ kind, title: 'Monday' }), { content: 'Mine alone.' });
    void desk.save(story.localId, null);
    await world.until(() => desk.overview().pending === 1);
    expect(await seenByEarlierBuilds('stories')).toEqual([]);
    expect(await seenByEarlierBuilds('syncQueue')).toEqual([]);
    expect(await world.open('user_ben').list()).toEqual([]);
    expect(await world.open().read(story)).toMatchObject({
      kind,
      memberId: 'user_ann',
      content: 'Mine alone.',
    });
    world.goOnline(true);
    await world.until(() => isInStep(desk));
    expect(world.server.texts()).toEqual(['Mine alone.']);
    await forgetStories('user_ann', unlessSent, world.database());
    expect(await world.open().list()).toEqual([]);
  },
);

test('what an earlier build had not sent stays after signing out, and what it had goes', async () => {
  await keep(
    oldRecord('local_1_a', { ...copy, base: copy, syncStatus: 'synced' }),
    oldRecord('local_1_b', { title: 'Dawn', content: 'Unsent.' }),
  );
  await forgetStories('user_ann', unlessSent, world.database());
  const database = createDatabase(world.databaseName);
  await database.init();
  expect(await database.connection().getAllKeys('stories')).toEqual(['local_1_b']);
});
