import { StorageError } from '../../../client/offline/database';
import type { Desk } from '../../../client/offline/desk';
import type { LocalStory } from '../../../client/offline/model';
import { createStoryLock } from '../../../client/offline/storyLock';
import { createStoryStore } from '../../../client/offline/storyStore';
import { DeskWorld, isInStep, origin } from './deskWorld';

let world: DeskWorld;
beforeEach(() => {
  world = new DeskWorld();
});
afterEach(() => {
  world.end();
  jest.restoreAllMocks();
});

const started = (desk: Desk, content = 'It fell.', title = 'Dusk'): Promise<LocalStory> =>
  desk.write(desk.begin(origin), { title, content });
const hour = 3_600_000;

/** A story that the server has, and this device as well. */
async function inStep(desk: Desk, content = 'One.\n\nTwo.') {
  const { localId } = await started(desk, content);
  const saved = desk.save(localId, null);
  await world.until(() => isInStep(desk as never));
  await saved;
  world.notices.length = 0;
  return (await desk.read({ localId })) as LocalStory;
}

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
    const story = await inStep(desk);
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
    await world.until(() => world.notices.includes('failed'));
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
    const story = await inStep(desk);
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

describe('the network', () => {
  test('answers to 200 creates are lost: one story each', async () => {
    const desk = world.open();
    const lost = new Set<string>();
    world.network = (request, take) => {
      const answer = take();
      if (request.kind !== 'create' || lost.has(request.madeAs)) return answer;
      lost.add(request.madeAs);
      return { kind: 'trouble', retryAfterMs: null };
    };
    const stories = Array.from({ length: 200 }, (_, n) => ({ ...desk.begin(origin), title: `Story ${n}` }));
    for (const [n, story] of stories.entries()) {
      await desk.write(story, { title: story.title, content: `Text ${n}` });
      await desk.autosave(story.localId);
    }
    await world.until(() => world.server.made === 200 && lost.size === 200, 600_000, 1_000);
    await world.until(() => isInStep(desk), 600_000, 1_000);
    expect(world.server.made).toBe(200);
    expect(world.server.rows.size).toBe(200);
  }, 120_000);

  test('the answer to an update is lost and one writes on: no conflict with oneself', async () => {
    const desk = world.open();
    const story = await inStep(desk);
    world.network = (_request, take) => {
      take();
      return { kind: 'offline' };
    };
    const first = await desk.write(story, { content: 'One, first.\n\nTwo.' });
    await desk.autosave(story.localId);
    await world.until(() => world.server.copy('story_1')?.content === 'One, first.\n\nTwo.');
    await desk.write(first, { content: 'One, second.\n\nTwo.' });
    world.network = (_request, take) => take();
    await desk.autosave(story.localId);
    await world.until(() => isInStep(desk));
    expect(world.server.copy('story_1')?.content).toBe('One, second.\n\nTwo.');
    expect(world.notices).toEqual([]);
  });

  test('ten minutes of a server in trouble: within 60 seconds after it all is in step, nothing is lost', async () => {
    const desk = world.open();
    world.network = () => ({ kind: 'trouble', retryAfterMs: null });
    for (const n of [1, 2, 3]) {
      const { localId } = await started(desk, `Text ${n}`);
      await desk.autosave(localId);
    }
    const from = world.clock.now();
    await world.until(() => world.clock.now() - from > 600_000, 700_000, 5_000);
    const tries = world.sent.length;
    expect(tries).toBeLessThan(3 * 60);
    expect(await desk.list()).toHaveLength(3);
    world.network = (_request, take) => take();
    expect(await world.until(() => isInStep(desk), 60_000, 1_000)).toBeLessThanOrEqual(60_000);
    expect(world.server.texts().sort()).toEqual(['Text 1', 'Text 2', 'Text 3']);
    expect(world.notices).toEqual([]);
  }, 60_000);

  test('one story that the server takes long for holds up no other', async () => {
    const desk = world.open();
    world.network = (request, take) =>
      request.kind === 'create' && request.text.content === 'slow' ? new Promise(() => {}) : take();
    const slow = await started(desk, 'slow');
    await desk.autosave(slow.localId);
    await world.until(() => desk.overview().syncing === 1);
    const quick = await started(desk, 'quick');
    await desk.autosave(quick.localId);
    await world.until(() => world.server.made === 1, 2_000);
  });

  test.each([48, -48])('a device clock that is %i hours off makes no conflict', async (hours) => {
    const desk = world.open();
    const story = await inStep(desk);
    world.clock.jump(hours * hour);
    await desk.write(story, { content: 'One!\n\nTwo.' });
    await desk.autosave(story.localId);
    await world.until(() => isInStep(desk));
    world.clock.jump(-hours * hour);
    const now = (await desk.read(story)) as LocalStory;
    await desk.write(now, { content: 'One!!\n\nTwo.' });
    await desk.autosave(story.localId);
    await world.until(() => isInStep(desk));
    expect(world.server.copy('story_1')?.content).toBe('One!!\n\nTwo.');
    expect(world.notices).toEqual([]);
  });
});

describe('another device', () => {
  test('changed another paragraph: both are joined without asking, and go up together', async () => {
    const desk = world.open();
    const story = await inStep(desk);
    world.server.editElsewhere('story_1', () => 'One.\n\nTwo, theirs.');
    await desk.write(story, { content: 'One, mine.\n\nTwo.' });
    await desk.autosave(story.localId);
    await world.until(() => world.server.copy('story_1')?.content === 'One, mine.\n\nTwo, theirs.');
    await world.until(() => isInStep(desk));
    expect(world.notices).toEqual([]);
  });

  test('changed the same paragraph: its author chooses, and the text not chosen is among the versions', async () => {
    const desk = world.open();
    const story = await inStep(desk);
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
      const story = await inStep(desk);
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
        const story = await inStep(desk);
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
      const story = await inStep(desk);
      world.server.take({ kind: 'delete', id: 'story_1', baseUpdatedAt: null });
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
    const story = await inStep(desk);
    void desk.save(story.localId, 'PUBLIC');
    await world.until(() => world.server.copy('story_1')?.privacyLevel === 'PUBLIC');
    await world.until(() => isInStep(desk));
    world.isOnline = false;
    await desk.write((await desk.read(story)) as LocalStory, { content: 'One!\n\nTwo.' });
    await desk.save(story.localId, 'PUBLIC');
    world.server.take({ kind: 'withdraw', id: 'story_1' });
    world.goOnline(true);
    await world.until(() => isInStep(desk));
    expect(world.server.copy('story_1')).toMatchObject({ content: 'One!\n\nTwo.', privacyLevel: 'PRIVATE' });
  });

  test('wrote while the story is opened here: the record follows', async () => {
    const desk = world.open();
    const story = await inStep(desk);
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
    const story = await inStep(desk);
    world.server.editElsewhere('story_1', () => 'One.\n\nTwo, theirs.');
    await desk.open(world.server.copy('story_1') as never, origin);
    const written = await desk.write(story, { content: 'One, mine.\n\nTwo.' });
    expect(written).toMatchObject({ content: 'One, mine.\n\nTwo, theirs.', syncStatus: 'draft' });
  });
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
    const story = await inStep(desk);
    await desk.write(story, { content: 'Here.\n\nTwo.' });
    await other.write(story, { content: 'There.\n\nTwo.' });
    await other.autosave(story.localId);
    await world.until(() => isInStep(other));
    expect(world.server.texts()).toEqual(['There.\n\nTwo.', 'Here.\n\nTwo.']);
  });
});

describe('other tabs', () => {
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

describe('removing', () => {
  test('is heard of by the server as soon as it can be reached', async () => {
    const desk = world.open();
    const story = await inStep(desk);
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
  const story = await inStep(desk);
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
