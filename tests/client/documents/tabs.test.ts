import { DocumentDb } from '../../../client/documents/storage/documentDb';
import { createDocumentLock } from '../../../client/documents/storage/documentLock';
import type { LocalDocumentStore } from '../../../client/documents/sync/localDocumentStore';
import { DocumentsWorld, isSynced, origin, started, syncedStory } from './documentsWorld';

let world: DocumentsWorld;
beforeEach(() => {
  world = new DocumentsWorld();
});
afterEach(() => {
  world.end();
  jest.restoreAllMocks();
});

const pass = (where: DocumentsWorld, ms: number) => where.until(() => false, ms, 1_000).catch(() => {});

describe('other tabs', () => {
  test('get events for what is written and sent in one', async () => {
    const [documents, other] = [world.open(), world.open()];
    const heard: (string | null)[] = [];
    other.subscribe((localId) => heard.push(localId));
    const { localId } = await started(documents);
    await documents.autosave(localId);
    await world.until(async () => (await other.read({ localId }))?.syncStatus === 'synced');
    expect(heard).toContain(localId);
    expect(world.server.made).toBe(1);
  });

  test('changed the same paragraph: neither text is silently overwritten', async () => {
    const [documents, other] = [world.open(), world.open()];
    const document = await syncedStory(world, documents);
    await documents.write(document, { content: 'Here.\n\nTwo.' });
    await other.write(document, { content: 'There.\n\nTwo.' });
    await other.autosave(document.localId);
    await world.until(() => isSynced(other));
    expect(world.server.texts()).toEqual(['There.\n\nTwo.', 'Here.\n\nTwo.']);
  });

  test('start while one types here: they leave its unsaved text to it', async () => {
    const documents = world.open();
    const document = documents.begin(origin);
    const lock = createDocumentLock(document.localId, world.locks as unknown as LockManager);
    await world.until(() => lock.state() === 'mine');
    await documents.write(document, { title: 'Dusk', content: 'It' });
    const left = await started(documents, 'Left behind.');
    const other = world.open();
    await world.until(async () => (await other.read(left))?.syncStatus === 'synced', 1_000);
    expect(world.sent.map(({ request }) => 'text' in request && request.text.content)).toEqual([
      'Left behind.',
    ]);
    lock.release();
  });

  test('reconnect while one of them sends: they do not trigger each other forever', async () => {
    world.isOnline = false;
    const stores = Array.from({ length: 6 }, () => world.open());
    const { localId } = await started(stores[0] as LocalDocumentStore);
    await stores[0]?.autosave(localId);
    let answer = () => {};
    world.network = (_request, take) =>
      new Promise((resolve) => {
        answer = () => resolve(take());
      });
    world.goOnline(true);
    await world.until(() => world.sent.length === 1);
    world.posted.length = 0;
    await world.until(() => false, 5_000).catch(() => {});
    // Each of the five tries again every two seconds.
    expect(world.posted.filter(({ kind }) => kind === 'send').length).toBeLessThanOrEqual(20);
    answer();
    await world.until(() => isSynced(stores[0] as LocalDocumentStore));
  });

  test('share the back-off for an unreachable server: together they retry no more often than one', async () => {
    const triesOf = async (tabs: number) => {
      const all = new DocumentsWorld();
      all.network = () => ({ kind: 'offline' });
      const [documents] = Array.from({ length: tabs }, () => all.open());
      const { localId } = await started(documents as LocalDocumentStore);
      await (documents as LocalDocumentStore).autosave(localId);
      await all.until(() => all.sent.length > 0);
      // As after a restart of the browser: each tab finds the text and tries to send it.
      for (let n = 1; n < tabs; n += 1) all.open();
      await pass(all, 5 * 60_000);
      all.end();
      return all.sent.length;
    };
    expect(await triesOf(8)).toBeLessThanOrEqual((await triesOf(1)) + 8);
  });

  test('learn that the server is back as soon as one of them has reached it', async () => {
    world.network = () => ({ kind: 'offline' });
    const stores = [world.open(), world.open()];
    for (const documents of stores) await documents.autosave((await started(documents)).localId);
    await world.until(() => stores.every((documents) => !documents.overview().online));
    world.network = (_request, take) => take();
    await world.until(() => isSynced(stores[0] as LocalDocumentStore));
    expect(stores.map((documents) => documents.overview().online)).toEqual([true, true]);
  });

  test('leave the periodic work to one of them', async () => {
    const readsOf = async (tabs: number) => {
      const all = new DocumentsWorld();
      for (let n = 0; n < tabs; n += 1) all.open();
      await pass(all, 5_000);
      const reads = jest.spyOn(IDBIndex.prototype, 'getAll');
      await pass(all, 120_000);
      all.end();
      const { length } = reads.mock.calls;
      reads.mockRestore();
      return length;
    };
    const ofOne = await readsOf(1);
    expect(ofOne).toBeGreaterThan(0);
    expect(await readsOf(6)).toBeLessThan(2 * ofOne);
  });

  test('take over the periodic work from one that is closed', async () => {
    const [first, second, third] = Array.from({ length: 3 }, () => world.open());
    await pass(world, 1_000);
    first?.close();
    // Closed before its auto-save.
    const { localId } = await started(second as LocalDocumentStore);
    await world.until(async () => (await third?.read({ localId }))?.syncStatus === 'synced', 120_000, 1_000);
  });

  test('changed something while this one was frozen: it checks when it resumes', async () => {
    const asleep = world.open('user_ann', { openChannel: () => null });
    await world.until(() => isSynced(asleep));
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
  test('who sign out while a story is being sent get no messages, and sent stories are removed', async () => {
    const documents = world.open();
    let answer = () => {};
    world.network = (_request, take) =>
      new Promise((resolve) => {
        answer = () => resolve(take());
      });
    const { localId } = await started(documents);
    void documents.save(localId, null);
    await world.until(() => world.sent.length === 1);
    world.signedIn = null;
    documents.close();
    answer();
    const store = new DocumentDb({ memberId: 'user_ann', database: world.database() });
    await world.until(async () => (await store.read(localId)).document === null);
    expect(world.server.texts()).toEqual(['It fell.']);
    expect(world.notices).toEqual([]);
  });

  test('who sign out while a story with later changes is being sent find the changes when they are back', async () => {
    const documents = world.open();
    let answer = () => {};
    world.network = (_request, take) =>
      new Promise((resolve) => {
        answer = () => resolve(take());
      });
    const document = await started(documents);
    void documents.save(document.localId, null);
    await world.until(() => world.sent.length === 1);
    await documents.write(document, { content: 'It fell. And rose.' });
    world.signedIn = null;
    documents.close();
    answer();
    const store = new DocumentDb({ memberId: 'user_ann', database: world.database() });
    await world.until(async () => (await store.read(document.localId)).document?.id === 'story_1');
    world.signedIn = 'user_ann';
    world.network = (_request, take) => take();
    const back = world.open();
    await world.until(() => isSynced(back));
    await world.until(() => world.server.texts().includes('It fell. And rose.'));
  });

  test('who sign in on the same browser neither see nor send another’s text', async () => {
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

  test('a store whose member signed out sends nothing, and continues when they are back', async () => {
    const documents = world.open();
    world.signedIn = null;
    const { localId } = await started(documents);
    await expect(documents.save(localId, null)).resolves.toEqual({ kind: 'waiting', id: null });
    world.signedIn = 'user_ann';
    await world.until(() => isSynced(documents));
    expect(world.sent).toHaveLength(1);
  });
});
