import { storeSettled as settled } from '../../story/deviceStore';
import { documents, opened, server } from './openTexts';
import { pass } from './textPage';

describe('a text that is deleted while it is open', () => {
  test('a deletion ends a page that has nothing unsent', async () => {
    const { writer } = await opened();
    server.stories.delete('story_1');
    documents.serverChanged('story_1');
    await pass(1_000);
    expect(writer.read().gone).toBe(true);
  });

  test('a deletion does not end a page whose last words are still on their way to the device: its author decides at once', async () => {
    const { type, page, writer } = await opened({}, 30_000);
    type(' Mine.');
    server.stories.delete('story_1');
    documents.serverChanged('story_1');
    await settled();
    expect(writer.read().gone).toBe(false);
    await pass(1_000);
    expect(page.text).toBe('One.\n\nTwo. Mine.');
    expect(writer.read()).toMatchObject({
      gone: false,
      document: { syncStatus: 'conflict', conflictData: { serverVersion: null } },
    });
  });

  test('nor a page whose last words the device is just writing down', async () => {
    const { type, page, writer } = await opened({}, 30_000);
    type(' Mine.');
    // The pause after the words ends just when the deletion is known.
    const stop = documents.subscribe(() => void writer.flush());
    server.stories.delete('story_1');
    documents.serverChanged('story_1');
    await settled();
    stop();
    await pass(1_000);
    expect(page.text).toBe('One.\n\nTwo. Mine.');
    expect(writer.read()).toMatchObject({
      gone: false,
      document: { syncStatus: 'conflict', conflictData: { serverVersion: null } },
    });
  });

  test('words typed after a deletion that waits on this device restore the text', async () => {
    const { type, page, writer } = await opened({}, 30_000);
    type(' Mine.');
    await documents.remove(writer.read().document.localId);
    await pass(1_000);
    expect(page.text).toBe('One.\n\nTwo. Mine.');
    expect(writer.read().gone).toBe(false);
    expect(server.stories.get('story_1')?.content).toBe('One.\n\nTwo. Mine.');
  });

  test('a deletion ends a page where a change was taken back before the device had it', async () => {
    const { type, page, writer } = await opened({}, 30_000);
    type(' Mine.');
    page.text = 'One.\n\nTwo.';
    writer.textChanged();
    server.stories.delete('story_1');
    documents.serverChanged('story_1');
    await pass(1_000);
    expect(writer.read()).toMatchObject({ gone: true, dirty: false });
    expect(await documents.list()).toEqual([]);
  });
});
