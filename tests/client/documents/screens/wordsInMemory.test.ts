import { createDatabase, type OfflineDatabase } from '../../../../client/documents/storage/database';
import { readUnloadBackups } from '../../../../client/documents/storage/unloadBackup';
import { slowDevice } from '../slowDevices';
import { documents, origin, replaceStore, server, write } from './openTexts';
import { pass, startStore } from './textPage';

describe('words that are in memory only are in the text after a reload', () => {
  const offline = () => ({
    transport: { ...server.transport, isReady: () => false },
    connection: { isOnline: () => false, subscribe: () => () => {} },
  });

  /** Writes a text in a tab with this database, and leaves the page while that keeps nothing. */
  async function left(database: OfflineDatabase, typing: (type: (text: string) => void) => Promise<void>) {
    documents.close();
    replaceStore(startStore(server, { ...offline(), database }));
    const { writer, type } = write(documents.begin(origin));
    await typing(type);
    expect(writer.read().dirty).toBe(false);
    expect(writer.read().storageProblem).not.toBeNull();
    window.dispatchEvent(new Event('pagehide'));
    return writer.read().document.localId;
  }

  async function expectAfterReload(name: string, localId: string, content: string) {
    const lastWords = { read: () => readUnloadBackups(documents.memberId), subscribe: () => () => {} };
    const reloaded = startStore(server, { ...offline(), database: createDatabase(name), lastWords });
    await pass(100);
    expect(await reloaded.read({ localId })).toMatchObject({ content, versionsToKeep: [] });
    reloaded.close();
  }

  afterEach(() => localStorage.clear());

  test('if the device has become slow', async () => {
    const slow = slowDevice('writer slow');
    const localId = await left(slow.database, async (type) => {
      type('One');
      await pass(300);
      slow.stallAfterStoring();
      type(' two');
      await pass(1_500);
      slow.stall();
      type(' three');
      await pass(1_500);
    });
    await expectAfterReload('writer slow', localId, 'One two three');
    slow.goOn();
  });

  test('if the device has never answered', async () => {
    const slow = slowDevice('writer blocked');
    slow.stall();
    const localId = await left(slow.database, async (type) => {
      type('One');
      await pass(1_500);
      type(' two');
      await pass(1_500);
    });
    await expectAfterReload('writer blocked', localId, 'One two');
    slow.goOn();
  });

  test('if the device has stored the first of them, but never said so', async () => {
    const slow = slowDevice('writer silent');
    slow.stallAfterStoring();
    const localId = await left(slow.database, async (type) => {
      type('One');
      await pass(1_500);
      slow.stall();
      type(' two');
      await pass(1_500);
    });
    await expectAfterReload('writer silent', localId, 'One two');
    slow.goOn();
  });
});
