import { hasUnpublishedChanges } from '../../../client/documents/model/published';
import { autosaved, documents, here, inStep, online, press, story, world } from './oneWorld';

let localId: string;
beforeEach(async () => {
  ({ localId } = await story());
  await press({ localId }, 'PUBLIC');
  world.notices.length = 0;
});

const write = async (content: string) => documents.write(await here({ localId }), { content });
const publish = (privacyLevel: 'PUBLIC' | 'PRIVATE') => documents.save(localId, privacyLevel);
/** The texts of the story on the server: what others read, and the draft, if there is one. */
const onServer = () => {
  const [row] = [...world.server.rows.values()];
  const { privacyLevel, content } = row!.copy;
  return { privacyLevel, published: content, draft: row!.draft?.content ?? null };
};

const first = 'One.\n\nTwo.';

test('what is typed into a published story is a draft until its author publishes it', async () => {
  await autosaved(await write('Mine.\n\nTwo.'));
  expect(onServer()).toEqual({ privacyLevel: 'PUBLIC', published: first, draft: 'Mine.\n\nTwo.' });
  expect(hasUnpublishedChanges(await here({ localId }))).toBe(true);
  // Save without closing.
  await press({ localId }, null);
  expect(onServer()).toMatchObject({ published: first });
  await press({ localId }, 'PUBLIC');
  expect(onServer()).toEqual({ privacyLevel: 'PUBLIC', published: 'Mine.\n\nTwo.', draft: null });
  expect(hasUnpublishedChanges(await here({ localId }))).toBe(false);
  // A text that is again the published one is no draft.
  await autosaved(await write('Theirs.\n\nTwo.'));
  await write('Mine.\n\nTwo.');
  await press({ localId }, null);
  expect(onServer()).toMatchObject({ published: 'Mine.\n\nTwo.', draft: null });
  expect(hasUnpublishedChanges(await here({ localId }))).toBe(false);
});

test.each([
  ['PUBLIC', 'unpublished'],
  ['SHARED', 'unshared'],
] as const)('a %s story is said to be updated only for what its readers now see', async (privacy, waits) => {
  await press({ localId }, privacy);
  world.notices.length = 0;
  await write('Mine.\n\nTwo.');
  await press({ localId }, null);
  expect([world.notices, onServer().published]).toEqual([[waits], first]);
  await press({ localId }, privacy);
  expect([world.notices, onServer().published]).toEqual([[waits, 'updated'], 'Mine.\n\nTwo.']);
});

test('a press without a network publishes what was on the screen, and what was typed after it is a draft', async () => {
  world.isOnline = false;
  await write('Pressed.\n\nTwo.');
  await publish('PUBLIC');
  await documents.autosave((await write('Typed on.\n\nTwo.')).localId);
  await online();
  expect(onServer()).toMatchObject({ published: 'Pressed.\n\nTwo.', draft: 'Typed on.\n\nTwo.' });
});

test('a new story that is published without a network goes up as it was then', async () => {
  world.isOnline = false;
  const begun = await documents.write(documents.begin({}), { title: 'Dawn', content: 'Pressed.' });
  await documents.save(begun.localId, 'PUBLIC');
  await documents.write(await here(begun), { content: 'Typed on.' });
  await online();
  expect(world.server.readByOthers.at(-1)).toBe('Pressed.');
  expect(world.server.copy('story_2')).toMatchObject({ privacyLevel: 'PUBLIC', content: 'Typed on.' });
});

test('choosing private takes back a press that waits', async () => {
  world.isOnline = false;
  await write('Pressed.\n\nTwo.');
  await publish('PUBLIC');
  await publish('PRIVATE');
  await online();
  expect(onServer()).toEqual({ privacyLevel: 'PRIVATE', published: 'Pressed.\n\nTwo.', draft: null });
  expect(world.server.readByOthers).toEqual([first]);
});

test('a text that two devices typed is published as pressed here, beside the draft of both', async () => {
  world.isOnline = false;
  await write('Pressed.\n\nTwo.');
  await publish('PUBLIC');
  world.server.editElsewhere('story_1', () => 'One.\n\nTwo, theirs.');
  await online();
  expect(onServer()).toMatchObject({ published: 'Pressed.\n\nTwo.', draft: 'Pressed.\n\nTwo, theirs.' });
});

test('a text that was published elsewhere is merged into the draft, or waits for the author', async () => {
  await autosaved(await write('Mine.\n\nTwo.'));
  world.server.saveByOlderClient('story_1', () => 'One.\n\nTwo, published.');
  documents.serverChanged('story_1');
  await world.until(() => onServer().draft === 'Mine.\n\nTwo, published.');
  await inStep();
  expect((await here({ localId })).base?.isConflicting).toBeUndefined();
  world.server.saveByOlderClient('story_1', () => 'Published.\n\nTwo, published.');
  documents.serverChanged('story_1');
  await world.until(() => world.notices.includes('conflict'));
  expect((await here({ localId })).conflictData?.serverVersion).toMatchObject({
    content: 'Published.\n\nTwo, published.',
  });
  await documents.resolve(localId, 'use-server');
  await inStep();
  expect(onServer()).toMatchObject({ published: 'Published.\n\nTwo, published.', draft: null });
});

test('a pressed text that clashes with one published elsewhere waits for another press', async () => {
  world.isOnline = false;
  await write('Pressed.\n\nTwo.');
  await publish('PUBLIC');
  world.server.saveByOlderClient('story_1', () => 'Published.\n\nTwo.');
  world.goOnline(true);
  await world.until(() => world.notices.includes('conflict'));
  await documents.resolve(localId, 'merge', {
    ...(await here({ localId })),
    content: 'Both.\n\nTwo.',
  });
  await inStep();
  expect(onServer()).toMatchObject({ published: 'Published.\n\nTwo.', draft: 'Both.\n\nTwo.' });
});
