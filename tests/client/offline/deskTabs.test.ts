import { createStoryLock } from '../../../client/offline/storyLock';
import { createStoryStore } from '../../../client/offline/storyStore';
import { DeskWorld, inStepIn, isInStep, origin, started } from './deskWorld';

let world: DeskWorld;
beforeEach(() => {
  world = new DeskWorld();
});
afterEach(() => {
  world.end();
  jest.restoreAllMocks();
});

describe('other tabs', () => {
  test('hear of what is written and sent in one', async () => {
    const [desk, other] = [world.open(), world.open()];
    const heard: (string | null)[] = [];
    other.subscribe((localId) => heard.push(localId));
    const { localId } = await started(desk);
    await desk.autosave(localId);
    await world.until(async () => (await other.read({ localId }))?.syncStatus === 'synced');
    expect(heard).toContain(localId);
    expect(world.server.made).toBe(1);
  });

  test('wrote the same paragraph, without knowing: neither text is overwritten unseen', async () => {
    const [desk, other] = [world.open(), world.open()];
    const story = await inStepIn(world, desk);
    await desk.write(story, { content: 'Here.\n\nTwo.' });
    await other.write(story, { content: 'There.\n\nTwo.' });
    await other.autosave(story.localId);
    await world.until(() => isInStep(other));
    expect(world.server.texts()).toEqual(['There.\n\nTwo.', 'Here.\n\nTwo.']);
  });

  test('start while one types here: what that has not saved yet is left to it', async () => {
    const desk = world.open();
    const story = desk.begin(origin);
    const lock = createStoryLock(story.localId, world.locks as unknown as LockManager);
    await world.until(() => lock.state() === 'mine');
    await desk.write(story, { title: 'Dusk', content: 'It' });
    const left = await started(desk, 'Left behind.');
    const other = world.open();
    await world.until(async () => (await other.read(left))?.syncStatus === 'synced', 1_000);
    expect(world.sent.map(({ request }) => 'text' in request && request.text.content)).toEqual([
      'Left behind.',
    ]);
    lock.release();
  });

  test('changed something while this one was frozen: it looks around as it goes on', async () => {
    const asleep = world.open('user_ann', { openChannel: () => null });
    await world.until(() => isInStep(asleep));
    world.isOnline = false;
    const { localId } = await started(world.open());
    const other = world.open();
    await world.until(() => other.overview().pending === 1);
    const heard: (string | null)[] = [];
    asleep.subscribe((changed) => heard.push(changed));
    expect(asleep.overview().pending).toBe(0);
    for (const listener of [...world.connectionListeners]) listener();
    await world.until(() => asleep.overview().pending === 1);
    expect(heard).toContain(null);
    expect(await asleep.read({ localId })).not.toBeNull();
  });
});

describe('members', () => {
  test('who sign out while a story is on its way are told nothing, and what was sent does not stay', async () => {
    const desk = world.open();
    let answer = () => {};
    world.network = (_request, take) =>
      new Promise((resolve) => {
        answer = () => resolve(take());
      });
    const { localId } = await started(desk);
    void desk.save(localId, null);
    await world.until(() => world.sent.length === 1);
    world.signedIn = null;
    desk.close();
    answer();
    const store = createStoryStore({ memberId: 'user_ann', database: world.database() });
    await world.until(async () => (await store.read(localId)).story === null);
    expect(world.server.texts()).toEqual(['It fell.']);
    expect(world.notices).toEqual([]);
  });

  test('who sign out while a story is on its way and had written on find the rest when they are back', async () => {
    const desk = world.open();
    let answer = () => {};
    world.network = (_request, take) =>
      new Promise((resolve) => {
        answer = () => resolve(take());
      });
    const story = await started(desk);
    void desk.save(story.localId, null);
    await world.until(() => world.sent.length === 1);
    await desk.write(story, { content: 'It fell. And rose.' });
    world.signedIn = null;
    desk.close();
    answer();
    const store = createStoryStore({ memberId: 'user_ann', database: world.database() });
    await world.until(async () => (await store.read(story.localId)).story?.id === 'story_1');
    world.signedIn = 'user_ann';
    world.network = (_request, take) => take();
    const back = world.open();
    await world.until(() => isInStep(back));
    await world.until(() => world.server.texts().includes('It fell. And rose.'));
  });

  test('another who signs in on this browser neither sees nor sends what one wrote', async () => {
    world.isOnline = false;
    const { localId } = await started(world.open());
    world.end();
    world.signedIn = 'user_ben';
    world.isOnline = true;
    const ben = world.open('user_ben');
    await ben.sync();
    await world.until(() => true);
    expect(await ben.list()).toEqual([]);
    expect(await ben.read({ localId })).toBeNull();
    expect(world.sent).toEqual([]);
  });

  test('a desk whose member signed out sends nothing, and goes on when they are back', async () => {
    const desk = world.open();
    world.signedIn = null;
    const { localId } = await started(desk);
    await expect(desk.save(localId, null)).resolves.toEqual({ kind: 'waiting', id: null });
    world.signedIn = 'user_ann';
    await world.until(() => isInStep(desk));
    expect(world.sent).toHaveLength(1);
  });
});
