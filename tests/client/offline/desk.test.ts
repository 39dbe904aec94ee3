import { StorageError } from '../../../client/offline/database';
import type { LocalStory } from '../../../client/offline/model';
import { DeskWorld, inStepIn, isInStep, origin, started } from './deskWorld';

let world: DeskWorld;
beforeEach(() => {
  world = new DeskWorld();
});
afterEach(() => {
  world.end();
  jest.restoreAllMocks();
});

describe('what is written', () => {
  test('is on the device before it is anywhere else, and there for the next start', async () => {
    world.isOnline = false;
    const { localId } = await started(world.open());
    expect(world.server.made).toBe(0);
    expect(await world.open().read({ localId })).toMatchObject({ content: 'It fell.', syncStatus: 'draft' });
  });

  test('goes up after an auto-save, privately, without a word', async () => {
    const desk = world.open();
    const story = await desk.write(desk.begin({ ...origin, privacyLevel: 'PUBLIC' }), {
      content: 'It fell.',
    });
    await desk.autosave(story.localId);
    await world.until(() => isInStep(desk));
    expect(world.server.copy('story_1')).toMatchObject({ title: 'Untitled Draft', privacyLevel: 'PRIVATE' });
    expect(await desk.read({ id: 'story_1' })).toMatchObject({ title: '', privacyLevel: 'PUBLIC' });
    expect(world.notices).toEqual([]);
  });

  test('goes up by itself where its tab was closed before the auto-save', async () => {
    const desk = world.open();
    await started(desk);
    await world.until(() => isInStep(desk), 90_000, 1_000);
    expect(world.server.copy('story_1')?.content).toBe('It fell.');
  });

  test('stays a draft while it has a title alone', async () => {
    const desk = world.open();
    const { localId } = await desk.write(desk.begin(origin), { title: 'Dusk' });
    await desk.autosave(localId);
    expect(await desk.read({ localId })).toMatchObject({ syncStatus: 'draft' });
    expect(desk.overview()).toMatchObject({ pending: 0 });
    expect(world.sent).toEqual([]);
  });

  test('while it is being sent goes up with the next auto-save, and not as often as one types', async () => {
    const desk = world.open();
    const story = await inStepIn(world, desk);
    let answer = () => {};
    world.network = (_request, take) => new Promise((resolve) => (answer = () => resolve(take())));
    const typed = await desk.write(story, { content: 'One!\n\nTwo.' });
    await desk.autosave(story.localId);
    await world.until(() => desk.overview().syncing === 1);
    await desk.write(typed, { content: 'One!!\n\nTwo.' });
    answer();
    await world.until(async () => (await desk.read(story))?.syncStatus === 'draft');
    expect(world.server.copy('story_1')?.content).toBe('One!\n\nTwo.');
    expect(world.sent).toHaveLength(2);
    world.network = (_request, take) => take();
    await desk.autosave(story.localId);
    await world.until(() => isInStep(desk));
    expect(world.server.copy('story_1')?.content).toBe('One!!\n\nTwo.');
  });
});

describe('a save', () => {
  test('tells that the server has it, and says so once for a new story and once for a change', async () => {
    const desk = world.open();
    const { localId } = await started(desk);
    const made = desk.save(localId, 'PUBLIC');
    await world.until(() => world.notices.length === 1);
    await expect(made).resolves.toEqual({ kind: 'synced', id: 'story_1' });
    const changed = desk.save(localId, null);
    await world.until(() => world.notices.length === 2);
    await expect(changed).resolves.toEqual({ kind: 'synced', id: 'story_1' });
    expect(world.notices).toEqual(['created', 'updated']);
    expect(world.server.copy('story_1')?.privacyLevel).toBe('PUBLIC');
  });

  test('is on the device alone where the server can’t be reached, and goes up with the connection', async () => {
    world.isOnline = false;
    const desk = world.open();
    const { localId } = await started(desk);
    await expect(desk.save(localId, 'PUBLIC')).resolves.toEqual({ kind: 'waiting', id: null });
    expect(desk.overview()).toMatchObject({ online: false, pending: 1 });
    world.goOnline(true);
    await world.until(() => isInStep(desk), 2_000);
    expect(world.server.copy('story_1')?.privacyLevel).toBe('PUBLIC');
  });

  test('does not hold its author for an answer that does not come', async () => {
    const desk = world.open();
    const { localId } = await started(desk);
    world.network = () => new Promise(() => {});
    let outcome: unknown;
    void desk.save(localId, null).then((told) => {
      outcome = told;
    });
    await world.until(() => outcome !== undefined, 6_000);
    expect(outcome).toEqual({ kind: 'waiting', id: null });
  });

  test('that the server refuses says why, and after three tries is an error that can be tried again', async () => {
    const desk = world.open();
    const { localId } = await started(desk);
    world.network = () => ({ kind: 'refused', message: 'Too long', fields: { title: 'Too long' } });
    const saved = desk.save(localId, null);
    await world.until(() => world.notices.includes('notCreated'));
    await expect(saved).resolves.toEqual({ kind: 'refused' });
    expect(world.sent).toHaveLength(3);
    expect(await desk.read({ localId })).toMatchObject({
      syncStatus: 'error',
      problem: { fields: { title: 'Too long' } },
      content: 'It fell.',
    });
    expect(desk.overview()).toMatchObject({ errors: 1, pending: 0 });
    world.network = (_request, take) => take();
    await desk.retry(localId);
    await world.until(() => isInStep(desk));
  });

  test('as private withdraws at once, also while its text is in conflict', async () => {
    const desk = world.open();
    const story = await inStepIn(world, desk);
    void desk.save(story.localId, 'PUBLIC');
    await world.until(() => world.server.copy('story_1')?.privacyLevel === 'PUBLIC');
    await world.until(() => isInStep(desk));
    const now = (await desk.read(story)) as LocalStory;
    await desk.write(now, { content: 'Mine.\n\nTwo.' });
    world.server.editElsewhere('story_1', () => 'Theirs.\n\nTwo.');
    void desk.save(story.localId, 'PRIVATE');
    await world.until(() => world.server.copy('story_1')?.privacyLevel === 'PRIVATE');
    expect(await desk.read(story)).toMatchObject({ syncStatus: 'conflict', content: 'Mine.\n\nTwo.' });
  });
});

describe('removing', () => {
  test('is heard of by the server as soon as it can be reached', async () => {
    const desk = world.open();
    const story = await inStepIn(world, desk);
    world.isOnline = false;
    await desk.remove(story.localId);
    expect(await desk.list()).toEqual([]);
    world.goOnline(true);
    await world.until(() => world.server.rows.size === 0);
  });

  test('also removes a story that was made by a call whose answer was lost', async () => {
    const desk = world.open();
    world.network = (_request, take) => {
      take();
      return { kind: 'offline' };
    };
    const { localId } = await started(desk);
    await desk.autosave(localId);
    await world.until(() => world.server.made === 1);
    await desk.remove(localId);
    world.network = (_request, take) => take();
    await world.until(() => world.server.rows.size === 0);
    expect(world.server.made).toBe(1);
  });
});

test('what a tab kept and had no time to send goes up at the next start', async () => {
  const closed = world.open();
  const { localId } = await started(closed, 'The tab ended here.');
  closed.close();
  const next = world.open();
  await world.until(async () => (await next.read({ localId }))?.syncStatus === 'synced');
});

test('a version to be kept goes up though the text itself is in step', async () => {
  const desk = world.open();
  const story = await inStepIn(world, desk);
  desk.close();
  const earlier = { ...story, title: 'Dusk', content: 'Before the update.', base: null };
  const forget = jest.fn();
  const next = world.open('user_ann', { earlier: [{ story: earlier, forget }] });
  await world.until(() => world.server.texts().includes('Before the update.'));
  expect(forget).toHaveBeenCalledTimes(1);
  await world.until(() => isInStep(next));
});

test('of stories in step the latest 50 stay on the device, and all that are not', async () => {
  world.isOnline = false;
  const desk = world.open();
  const unsent = await started(desk, 'unsent');
  for (let n = 0; n < 60; n += 1) {
    world.clock.pass(10);
    const copy = {
      id: `story_x${n}`,
      title: 'T',
      content: `${n}`,
      tags: [],
      privacyLevel: 'PRIVATE' as const,
      details: {},
    };
    const other = world.open();
    await other.open({ ...copy, updatedAt: '2026-01-01T00:00:00.000Z' }, origin);
    other.close();
  }
  const last = world.open();
  await world.until(async () => (await last.list()).length === 51);
  expect((await last.list()).map(({ content }) => content)).toContain('unsent');
  expect(await last.read({ localId: unsent.localId })).not.toBeNull();
});

test('a device that keeps nothing says so, and what is written goes up all the same', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const full = () => Promise.reject(new StorageError('full'));
  const desk = world.open('user_ann', {
    database: {
      init: full,
      connection: () => {
        throw new Error('Database not initialized. Call init() first.');
      },
      renew: () => {},
    },
  });
  const story = desk.begin(origin);
  await expect(desk.write(story, { title: 'Dusk', content: 'It fell.' })).rejects.toMatchObject({
    kind: 'full',
  });
  expect(desk.overview().storageProblem).toBe('full');
  expect(await desk.read(story)).toMatchObject({ content: 'It fell.' });
  const saved = desk.save(story.localId, null);
  await world.until(() => world.server.made === 1);
  await expect(saved).resolves.toEqual({ kind: 'synced', id: 'story_1' });
});
