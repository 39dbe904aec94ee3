import { readEarlierCopies } from '../../../client/offline/earlierCopies';
import { DeskWorld, isInStep } from './deskWorld';

const draft = {
  title: 'Dusk',
  content: 'Typed before the update.',
  tags: ['light'],
  privacyLevel: 'PRIVATE',
};
const keep = (key: string, copy: object) => sessionStorage.setItem(key, JSON.stringify(copy));
let world: DeskWorld;
beforeEach(() => {
  sessionStorage.clear();
  world = new DeskWorld();
});
afterEach(() => world.end());

test('texts that an earlier build kept in the tab are taken in once, and go up', async () => {
  keep('unsaved:user_ann:new', { draft, baseUpdatedAt: null, localId: 'local_1_z', firstSent: null });
  keep('unsaved:user_ben:new', { draft, baseUpdatedAt: null, localId: 'local_1_y', firstSent: null });
  const desk = world.open('user_ann', { earlier: readEarlierCopies('user_ann') });
  await world.until(async () => (await desk.list()).length === 1);
  await world.until(() => sessionStorage.getItem('unsaved:user_ann:new') === null);
  expect(await desk.read({ localId: 'local_1_z' })).toMatchObject({
    content: draft.content,
    tags: ['light'],
  });
  expect(sessionStorage.getItem('unsaved:user_ben:new')).not.toBeNull();
  await world.until(() => isInStep(desk), 90_000, 1_000);
  expect(world.server.texts()).toEqual([draft.content]);
});

test('one that was written on the server’s text of now is an update, and on an older one a conflict', async () => {
  const make = (madeAs: string) =>
    world.server.take({
      kind: 'create',
      textKind: 'story',
      text: { title: 'Dusk', content: 'It fell.', tags: [], details: {} },
      writtenOn: '2026-06-01',
      madeAs,
      privacyLevel: 'PRIVATE',
      sessionId: null,
      exerciseId: null,
    });
  for (const name of ['a', 'b']) make(name);
  for (const id of ['story_1', 'story_2'])
    keep(`unsaved:user_ann:${id}`, {
      draft: { ...draft, tags: [] },
      baseUpdatedAt: world.server.copy(id)?.updatedAt,
      localId: 'local_1_z',
      firstSent: null,
    });
  world.server.editElsewhere('story_2', () => 'It rose.');
  const desk = world.open('user_ann', { earlier: readEarlierCopies('user_ann') });
  await world.until(() => world.server.copy('story_1')?.content === draft.content, 90_000, 1_000);
  await world.until(
    async () => (await desk.read({ id: 'story_2' }))?.syncStatus === 'conflict',
    90_000,
    1_000,
  );
  expect((await desk.read({ id: 'story_2' }))?.conflictData?.serverVersion?.content).toBe('It rose.');
});

test('what is no such text is left alone', () => {
  keep('unsaved:user_ann:new', { draft: 'nothing' });
  expect(readEarlierCopies('user_ann')).toEqual([]);
});
