import { readUnloadBackups } from '../../../../client/documents/storage/unloadBackup';
import { limits } from '../../../../server/contract/limits';
import { storeSettled as settled } from '../../stories/story/deviceStore';
import { begun, documents, onDevice, opened, server } from './openTexts';
import { pass } from './textPage';

describe('on this device', () => {
  test('a change is kept within 250 ms, though keys follow each other without a pause', async () => {
    const { type, writer } = begun();
    const { localId } = writer.read().document;
    for (let key = 0; key < 20; key += 1) {
      type('x');
      await pass(50);
      const length = (await onDevice(localId))?.content.length ?? 0;
      if (key >= 5) expect(length).toBeGreaterThanOrEqual(key - 4);
    }
  });

  test('an untouched page leaves nothing, and neither does one that was emptied again', async () => {
    const untouched = begun();
    untouched.close();
    await pass(1_000);
    const emptied = begun();
    emptied.type('x');
    await pass(500);
    expect(await documents.list()).toHaveLength(1);
    emptied.page.text = '';
    emptied.writer.textChanged();
    emptied.close();
    await pass(1_000);
    expect(await documents.list()).toEqual([]);
  });

  test('the last words are kept as the page is left or hidden, without waiting', async () => {
    const left = begun();
    left.type('Left in the middle of');
    left.close();
    // The editor is already closed.
    left.page.text = '';
    await settled();
    expect((await onDevice(left.writer.read().document.localId))?.content).toBe('Left in the middle of');

    const hidden = begun();
    hidden.type('Hidden in the middle of');
    window.dispatchEvent(new Event('pagehide'));
    const kept = [{ backup: { draft: { content: 'Hidden in the middle of' } } }];
    expect(readUnloadBackups('user_ann')).toMatchObject(kept);
    await settled();
    expect((await onDevice(hidden.writer.read().document.localId))?.content).toBe('Hidden in the middle of');
    // The backup stays no longer than the device needs.
    await pass(1_000);
    window.dispatchEvent(new Event('pagehide'));
    expect(readUnloadBackups('user_ann')).toEqual([]);
  });

  test('it says so only once it is so', async () => {
    const { type, writer } = begun();
    type('x');
    expect(writer.read()).toMatchObject({ dirty: true, settled: false });
    await pass(300);
    expect(writer.read()).toMatchObject({ dirty: false, settled: true });
    type('y');
    expect(writer.read().settled).toBe(false);
  });
});

describe('the auto-save', () => {
  test('of a novel sends no more in an hour than a new member may store, the first at once, the last in any case', async () => {
    const { type, writer } = begun();
    writer.change({ title: 'Dusk' });
    type('字'.repeat(200_000));
    await pass(3_300);
    expect(server.requests).toHaveLength(1);
    for (let second = 0; second < 240; second += 4) {
      type('x');
      await pass(4_000);
    }
    const sent = server.requests.length;
    expect(sent).toBeGreaterThan(4);
    expect(sent * 600_000).toBeLessThan(limits.stored.hourBytesOfNew / 15 + 600_000);
    await pass(60_000);
    expect(server.requests).toHaveLength(sent + 1);
    expect(server.requests.at(-1)).toMatchObject({ text: { content: expect.stringMatching(/x{60}$/) } });
  });

  test('goes up three seconds after the last edit: pending, saving, saved for two seconds, idle', async () => {
    const { type, writer, indicator } = begun();
    writer.change({ title: 'Dusk' });
    type('It fell.');
    await pass(2_900);
    type('.');
    await pass(2_900);
    expect(indicator()).toBe('pending');
    expect(server.requests).toEqual([]);
    const letGo = server.holdUp();
    await pass(400);
    expect(indicator()).toBe('saving');
    letGo();
    await pass(100);
    expect(indicator()).toBe('saved');
    await pass(1_800);
    expect(indicator()).toBe('saved');
    await pass(300);
    expect(indicator()).toBe('idle');
    expect(server.requests).toEqual([
      expect.objectContaining({
        kind: 'create',
        privacyLevel: 'PRIVATE',
        text: { title: 'Dusk', content: 'It fell..', tags: [], details: {} },
      }),
    ]);
  });

  test('a text that was changed back is not sent', async () => {
    const { type, page, writer } = await opened();
    type('!');
    await pass(300);
    page.text = page.text.slice(0, -1);
    writer.textChanged();
    await pass(6_000);
    expect(server.requests).toEqual([]);
  });

  test('what the server refuses shows as failed for three seconds', async () => {
    server.answer({ kind: 'refused', message: 'Title must be at most 255 characters', fields: {} });
    const { type, writer, indicator } = begun();
    writer.change({ title: 'Dusk' });
    type('It fell.');
    const seen = new Set<string>();
    writer.subscribe(() => seen.add(indicator()));
    await pass(60_000);
    expect(seen).toContain('error');
    expect(writer.read().document).toMatchObject({ syncStatus: 'error', content: 'It fell.' });
    expect(indicator()).toBe('idle');
  });

  test('what is left within the pause goes up all the same', async () => {
    const { type, writer, close } = begun();
    writer.change({ title: 'Dusk' });
    type('It fell.');
    close();
    await pass(500);
    expect(server.requests).toHaveLength(1);
  });
});

describe('what comes from another device', () => {
  test('into another paragraph joins what is being typed, on the screen and on the server, and no key is lost', async () => {
    const { page, type, writer } = await opened();
    server.change('story_1', { content: 'One, theirs.\n\nTwo.' });
    for (let key = 0; key < 100; key += 1) {
      type('x');
      if (key === 0) expect(writer.read().merged).toBe(false);
      if (key === 10) documents.serverChanged('story_1');
      await pass(50);
    }
    await pass(5_000);
    expect(page.text).toBe(`One, theirs.\n\nTwo.${'x'.repeat(100)}`);
    expect(writer.read().merged).toBe(true);
    expect(server.stories.get('story_1')?.content).toBe(page.text);
  });

  test('into the same paragraph is a conflict, and what is on the screen stays', async () => {
    const { page, type, writer } = await opened();
    type(' Mine.');
    server.change('story_1', { content: 'One.\n\nTwo, theirs.' });
    await pass(5_000);
    expect(page.text).toBe('One.\n\nTwo. Mine.');
    expect(writer.read().document).toMatchObject({
      syncStatus: 'conflict',
      conflictData: { serverVersion: { content: 'One.\n\nTwo, theirs.' } },
    });
  });

  test('a page that is not written on follows without a change of its own', async () => {
    const { page, writer } = await opened();
    server.change('story_1', { title: 'The Lamp, revised', content: 'All new.' });
    documents.serverChanged('story_1');
    await pass(5_000);
    expect(page.text).toBe('All new.');
    expect(writer.read()).toMatchObject({
      dirty: false,
      indicator: 'idle',
      facts: { title: 'The Lamp, revised' },
    });
    expect(server.requests).toEqual([]);
  });

  test('a draft that is read while it is first kept is not taken for a deleted one', async () => {
    const read = documents.read.bind(documents);
    let answerRead = () => {};
    jest.spyOn(documents, 'read').mockImplementationOnce(async (key) => {
      const document = await read(key);
      await new Promise<void>((resolve) => (answerRead = resolve));
      return document;
    });
    // It reads when it opens.
    const { type, writer } = begun();
    await settled();
    type('It fell.');
    await pass(1_000);
    answerRead();
    await pass(1_000);
    expect(writer.read().gone).toBe(false);
  });
});

describe('a text that is deleted while it is open', () => {
  test('a deletion ends a page that has nothing unsent', async () => {
    const { writer } = await opened();
    server.stories.delete('story_1');
    documents.serverChanged('story_1');
    await pass(1_000);
    expect(writer.read().gone).toBe(true);
  });

  test.each([
    ['are still on their way to the device', false],
    // The pause after the words ends just when the deletion is known.
    ['the device is just writing down', true],
  ])('a page whose last words %s stays: its author decides at once', async (_when, isWriting) => {
    const { type, page, writer } = await opened({}, 30_000);
    type(' Mine.');
    const stop = isWriting ? documents.subscribe(() => void writer.flush()) : () => {};
    server.stories.delete('story_1');
    documents.serverChanged('story_1');
    await settled();
    stop();
    expect(writer.read().gone).toBe(false);
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
