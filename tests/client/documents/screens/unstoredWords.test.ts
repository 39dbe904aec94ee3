import { createDatabase, StorageError } from '../../../../client/documents/storage/database';
import { readUnloadBackups } from '../../../../client/documents/storage/unloadBackup';
import { slowDevice } from '../slowDevices';
import { documents, onDevice, origin, replaceStore, server, write } from './openTexts';
import { pass, startStore } from './textPage';

const offline = () => ({
  transport: { ...server.transport, isSignedIn: () => false },
  connection: { isOnline: () => false, subscribe: () => () => {} },
});

describe('words that are in the editor only are in the text after a reload', () => {
  afterEach(() => localStorage.clear());

  /** The typed words, and the device's behaviour from then on: it stores but doesn't say so, or does nothing. */
  test.each([
    ['has become slow', ['One', 'silent', ' two', 'stalled', ' three'], 'One two three'],
    ['has never answered', ['stalled', 'One', ' two'], 'One two'],
    ['has stored the first of them, but never said so', ['silent', 'One', 'stalled', ' two'], 'One two'],
  ])('if the device %s', async (name, steps, content) => {
    const slow = slowDevice(name);
    documents.close();
    replaceStore(startStore(server, { ...offline(), database: slow.database }));
    const { writer, type } = write(documents.begin(origin));
    for (const step of steps)
      if (step === 'silent') slow.stallAfterStoring();
      else if (step === 'stalled') slow.stall();
      else {
        type(step);
        await pass(1_500);
      }
    expect(documents.overview().storageProblem).not.toBeNull();
    window.dispatchEvent(new Event('pagehide'));
    const { localId } = writer.read().document;
    const unloadBackups = { read: () => readUnloadBackups(documents.memberId), subscribe: () => () => {} };
    const reloaded = startStore(server, { ...offline(), database: createDatabase(name), unloadBackups });
    await pass(100);
    expect(await reloaded.read({ localId })).toMatchObject({ content, versionsToKeep: [] });
    reloaded.close();
    slow.goOn();
  });
});

test.each([700, 800, 900, 1_000, 1_100, 1_200, 1_300])(
  'the last words of a page that was left are stored, if the device answers after %d ms',
  async (ms) => {
    const slow = slowDevice(`left ${ms}`);
    documents.close();
    replaceStore(startStore(server, { ...offline(), database: slow.database }));
    const { writer, type, page, close } = write(documents.begin(origin));
    slow.stall();
    type('One.');
    await pass(500);
    type(' Two.');
    close();
    page.text = '';
    await pass(ms);
    slow.goOn();
    await pass(5_000);
    expect((await onDevice(writer.read().document.localId))?.content).toBe('One. Two.');
  },
);

describe('a device that is full', () => {
  let isFull = true;
  const full = (name: string, isOnline: () => boolean) => {
    isFull = true;
    const inner = createDatabase(name);
    const init = () => (isFull ? Promise.reject(new StorageError('full')) : inner.init());
    jest.spyOn(console, 'error').mockImplementation(() => {});
    documents.close();
    replaceStore(
      startStore(server, {
        transport: { ...server.transport, isSignedIn: isOnline },
        database: { ...inner, init },
        connection: { isOnline, subscribe: () => () => {} },
      }),
    );
  };
  const onServer = () => [...server.stories.values()].map(({ content }) => content);
  afterEach(() => jest.restoreAllMocks());

  test('is not said to keep nothing any more once it keeps again, by itself', async () => {
    full('writer full', () => false);
    const { writer, type } = write(documents.begin(origin));
    type('It fell.');
    await pass(300);
    expect(writer.read().storageProblem).not.toBeNull();
    // Nor is the warning taken back while it is tried again.
    const seen = new Set<string>();
    writer.subscribe(() => seen.add(`${writer.read().storageProblem?.kind} ${writer.read().dirty}`));
    await pass(2_000);
    expect([...seen]).toEqual(['full true']);
    isFull = false;
    await pass(5_000);
    expect(writer.read()).toMatchObject({ storageProblem: null, dirty: false, settled: true });
  });

  test('does not keep a text from the server, and has it as it is there once there is room', async () => {
    full('writer full, online', () => true);
    const { writer, type } = write(documents.begin(origin));
    writer.change({ title: 'Dusk' });
    type('It fell.');
    await pass(300);
    expect(writer.read()).toMatchObject({ dirty: true, settled: false });
    await pass(4_000);
    expect(onServer()).toEqual(['It fell.']);
    expect(writer.read()).toMatchObject({ dirty: false, document: { syncStatus: 'synced' } });
    isFull = false;
    type(' And rose.');
    await pass(5_000);
    expect(onServer()).toEqual(['It fell. And rose.']);
    expect(await onDevice(writer.read().document.localId)).toMatchObject({
      content: 'It fell. And rose.',
      syncStatus: 'synced',
      versionsToKeep: [],
    });
  });

  test.each([
    ['still full', false],
    ['has room again before that', true],
  ])('makes a story private as soon as the server can be reached: %s', async (name, hasRoom) => {
    let isOnline = true;
    full(`writer private, ${name}`, () => isOnline);
    const { writer, type } = write(documents.begin(origin));
    type('It fell.');
    writer.change({ privacyLevel: 'PUBLIC' });
    await pass(300);
    await writer.save('PUBLIC');
    const levels = () => [...server.stories.values()].map(({ privacyLevel }) => privacyLevel);
    expect(levels()).toEqual(['PUBLIC']);
    isOnline = false;
    writer.change({ privacyLevel: 'PRIVATE' });
    expect(await writer.save('PRIVATE')).toMatchObject({ kind: 'waiting' });
    isFull = !hasRoom;
    await pass(5_000);
    expect(levels()).toEqual(['PUBLIC']);
    isOnline = true;
    await pass(70_000);
    expect(levels()).toEqual(['PRIVATE']);
  });

  test('gets the last words of a page that was left as soon as there is room', async () => {
    full('writer full, left', () => false);
    const { writer, type, page, close } = write(documents.begin(origin));
    type('It fell.');
    await pass(300);
    type(' Left.');
    close();
    page.text = '';
    await pass(300);
    isFull = false;
    await pass(2_000);
    expect((await onDevice(writer.read().document.localId))?.content).toBe('It fell. Left.');
  });
});
