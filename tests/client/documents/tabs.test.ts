import { DeviceRecords } from '../../../client/documents/storage/deviceRecords';
import { createDocumentLock } from '../../../client/documents/storage/documentLock';
import { origin, started } from './documentsWorld';
import { documents, inStep, pass, story, world } from './oneWorld';

describe('other tabs', () => {
  test('get events for what is written and sent in one', async () => {
    const other = world.open();
    const heard: (string | null)[] = [];
    other.subscribe((localId) => heard.push(localId));
    const { localId } = await started(documents);
    await documents.autosave(localId);
    await world.until(async () => (await other.read({ localId }))?.syncStatus === 'synced');
    expect(heard).toContain(localId);
    expect(world.server.made).toBe(1);
  });

  test('changed the same paragraph: neither text is silently overwritten', async () => {
    const other = world.open();
    const document = await story();
    await documents.write(document, { content: 'Here.\n\nTwo.' });
    await other.write(document, { content: 'There.\n\nTwo.' });
    await other.autosave(document.localId);
    await inStep(other);
    expect(world.server.texts()).toEqual(['There.\n\nTwo.', 'Here.\n\nTwo.']);
  });

  test('start while one types here: they leave its unsaved text to it', async () => {
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

  test('leave a text that one of them sends to it, and try no second time', async () => {
    for (let n = 1; n < 4; n += 1) world.open();
    const { localId } = await started(documents);
    await documents.autosave(localId);
    world.holdAnswers();
    await world.until(() => world.sent.length === 1);
    await pass(20_000);
    expect(world.sent).toHaveLength(1);
  });

  test('learn that the server is back as soon as one of them has reached it', async () => {
    world.network = () => ({ kind: 'offline' });
    const stores = [documents, world.open()];
    for (const tab of stores) await tab.autosave((await started(tab)).localId);
    await world.until(() => stores.every((tab) => !tab.overview().online));
    world.mend();
    await inStep();
    expect(stores.map((tab) => tab.overview().online)).toEqual([true, true]);
  });

  test('send what one that was closed has left', async () => {
    const [second, third] = [world.open(), world.open()];
    await pass(1_000);
    // Closed before its auto-save.
    const written = await started(second);
    second.close();
    await world.until(async () => (await third.read(written))?.syncStatus === 'synced', 120_000, 1_000);
  });

  test('changed something while this one was frozen: it checks when it resumes', async () => {
    const asleep = world.open('user_ann', { openChannel: () => null });
    await inStep(asleep);
    world.isOnline = false;
    const { localId } = await started(documents);
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
  /** A story that is being sent, and what is on the device, whatever the tab does. */
  async function sending() {
    const answer = world.holdAnswers();
    const document = await started(documents);
    void documents.save(document.localId, null);
    await world.until(() => world.sent.length === 1);
    const device = new DeviceRecords({ memberId: 'user_ann', database: world.database() });
    const stored = async () => (await device.read(document.localId)).document;
    return { document, answer, stored };
  }
  const signOut = () => {
    world.signedIn = null;
    documents.close();
  };

  test('who sign out while a story is being sent get no messages, and sent stories are removed', async () => {
    const { answer, stored } = await sending();
    signOut();
    answer();
    await world.until(async () => (await stored()) === null);
    expect(world.server.texts()).toEqual(['It fell.']);
    expect(world.notices).toEqual([]);
  });

  test('who sign out while a story with later changes is being sent find the changes when they are back', async () => {
    const { document, answer, stored } = await sending();
    await documents.write(document, { content: 'It fell. And rose.' });
    signOut();
    answer();
    await world.until(async () => (await stored())?.id === 'story_1');
    world.signedIn = 'user_ann';
    world.mend();
    world.open();
    await world.until(() => world.server.texts().includes('It fell. And rose.'));
  });

  test('who sign in on the same browser neither see nor send another’s text', async () => {
    world.isOnline = false;
    const { localId } = await started(documents);
    world.end();
    world.signedIn = 'user_ben';
    world.isOnline = true;
    const ben = world.open('user_ben');
    await ben.sync();
    expect(await ben.list()).toEqual([]);
    expect(await ben.read({ localId })).toBeNull();
    expect(world.sent).toEqual([]);
  });

  test('a store whose member signed out sends nothing, and continues when they are back', async () => {
    world.signedIn = null;
    const { localId } = await started(documents);
    await expect(documents.save(localId, null)).resolves.toEqual({ kind: 'waiting', id: null });
    world.signedIn = 'user_ann';
    await inStep();
    expect(world.sent).toHaveLength(1);
  });
});
