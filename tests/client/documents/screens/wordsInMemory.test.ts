import { createDatabase } from '../../../../client/documents/storage/database';
import { readUnloadBackups } from '../../../../client/documents/storage/unloadBackup';
import { slowDevice } from '../slowDevices';
import { documents, origin, replaceStore, server, write } from './openTexts';
import { pass, startStore } from './textPage';

describe('words that are in memory only are in the text after a reload', () => {
  const offline = () => ({
    transport: { ...server.transport, isSignedIn: () => false },
    connection: { isOnline: () => false, subscribe: () => () => {} },
  });

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
    expect(writer.read().dirty).toBe(false);
    expect(writer.read().storageProblem).not.toBeNull();
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
