import { hasUnsentText } from '../../../client/documents/model/model';
import { begin, begun, clashed, monday, privateKinds, synced } from './journalsAndNotes';
import { autosaved, clash, documents, here, inStep, online, press, there, world } from './oneWorld';

describe.each(privateKinds)('a %s', (kind) => {
  test('is on the device first, and goes up with the connection, on the day it was written', async () => {
    world.isOnline = false;
    const { localId } = await begin(kind);
    await documents.autosave(localId);
    expect(await world.open().read({ localId })).toMatchObject({ kind, content: 'One.\n\nTwo.' });
    // A day passes before the device is online again.
    const { lastModified } = await here({ localId });
    world.clock.pass(26 * 3_600_000);
    await online();
    expect(world.sent).toHaveLength(1);
    const day = new Date(lastModified).toLocaleDateString('sv');
    expect(world.sent[0]?.request).toMatchObject({ kind: 'create', textKind: kind, writtenOn: day });
    expect(world.server.copy(`${kind}_1`)).toMatchObject({
      title: kind === 'journal' ? monday : 'One.',
      content: 'One.\n\nTwo.',
      privacyLevel: 'PRIVATE',
    });
  });

  test('without a text is not sent, and is nothing that would be lost', async () => {
    const document = await documents.write(documents.begin(begun[kind]), { content: '  \n' });
    expect(hasUnsentText(document)).toBe(false);
    await documents.autosave(document.localId);
    await expect(documents.save(document.localId, null)).resolves.toEqual({ kind: 'refused' });
    expect((await here(document)).problem?.fields).toEqual({ content: 'Content is required' });
    expect(world.sent).toEqual([]);
  });

  test('is its author’s alone, whatever is asked', async () => {
    const document = await begin(kind);
    const changed = await documents.write(document, { privacyLevel: 'PUBLIC' });
    expect(changed.privacyLevel).toBe('PRIVATE');
    for (const privacyLevel of ['PUBLIC', 'PRIVATE'] as const) await press(document, privacyLevel);
    expect(world.server.widenings).toEqual([]);
    expect(world.sent.map(({ request }) => request.kind)).toEqual(['create', 'update']);
  });

  test('is said to be created with its author’s first save, also after auto-saves, and updated with the next', async () => {
    const document = await synced(kind);
    expect(world.notices).toEqual([]);
    for (const expected of [['created'], ['created', 'updated']]) {
      await press(document, null);
      expect(world.notices).toEqual(expected);
    }
    expect(new Set(world.noticed)).toEqual(new Set([kind]));
  });

  test.each([
    // The version is kept before the server's text is overwritten: it may exist nowhere else.
    ['use-local', 'Mine.\n\nTwo.', ['Theirs.\n\nTwo.'], ['keepVersion', 'keepVersion', 'update']],
    ['use-server', 'Theirs.\n\nTwo.', ['Mine.\n\nTwo.'], ['keepVersion', 'keepVersion']],
    ['merge', 'Mine.\n\nTheirs.\n\nTwo.', [], ['update']],
  ] as const)(
    'in conflict, %s: what that leaves out becomes a note, once',
    async (resolution, chosen, notes, calls) => {
      const mine = await clashed(kind);
      let isLost = true;
      world.network = (request, take) => {
        const answer = take();
        if (request.kind !== 'keepVersion' || !isLost) return answer;
        isLost = false;
        return { kind: 'offline' };
      };
      world.sent.length = 0;
      await documents.resolve(mine.localId, resolution, { ...mine, content: 'Mine.\n\nTheirs.\n\nTwo.' });
      await inStep();
      expect(world.server.copy(mine.id as string)).toMatchObject({
        content: chosen,
        title: kind === 'journal' ? monday : chosen.split('\n')[0],
      });
      expect([...world.server.keptNotes.values()]).toEqual(
        notes.map((content) => ({
          title: kind === 'journal' ? monday : content.split('\n')[0],
          content,
          category: 'Not chosen in a conflict',
          journalId: kind === 'journal' ? mine.id : null,
        })),
      );
      expect(world.sent.map(({ request }) => request.kind)).toEqual(calls);
      expect(world.notices).toEqual(['conflict', 'resolved']);
    },
  );

  test.each(['here', 'elsewhere'])(
    'deleted %s while a text that was not chosen waits: that becomes a note all the same',
    async (where) => {
      const mine = await clashed(kind);
      world.isOnline = false;
      await documents.resolve(mine.localId, 'use-server');
      if (where === 'here') await documents.remove(mine.localId);
      else {
        world.server.deleteElsewhere(mine.id as string);
        documents.serverChanged(mine.id as string);
        await world.until(async () => (await here(mine)).conflictData?.serverVersion === null);
        // It is let go of here, too.
        await documents.resolve(mine.localId, 'use-server');
      }
      world.goOnline(true);
      await world.until(() => world.server.rows.size === 0 && world.server.keptNotes.size === 1);
      await world.until(async () => (await here(mine)) === null && documents.overview().pending === 0);
      expect(world.server.texts()).toEqual(['Mine.\n\nTwo.']);
    },
  );

  test('that the server never had, deleted: what another tab wrote over becomes a note all the same', async () => {
    world.isOnline = false;
    const document = await begin(kind);
    await documents.write(document, { content: 'Here.\n\nTwo.' });
    const other = world.open();
    await other.write(document, { content: 'There.\n\nTwo.' });
    await other.remove(document.localId);
    world.goOnline(true);
    await world.until(() => world.server.keptNotes.size === 1 && other.overview().pending === 0);
    expect(world.server.texts()).toEqual(['Here.\n\nTwo.']);
    expect(await other.read(document)).toBeNull();
    expect(world.server.made).toBe(0);
  });
});

describe('what they have beside their text', () => {
  test('is unsent while the server does not have it, and goes up where an earlier create had arrived', async () => {
    world.loseAnswers();
    const document = await begin('note');
    await documents.autosave(document.localId);
    await world.until(() => world.server.made === 1 && documents.overview().syncing === 0);
    const change = { details: { isPinned: true }, tags: ['rain'] };
    const pinned = await documents.write(await here(document), change);
    expect(hasUnsentText(pinned)).toBe(true);
    world.mend();
    await autosaved(document);
    expect(world.server.made).toBe(1);
    expect(there('note_1')).toMatchObject(change);
    const unpinned = await documents.write(await here(document), { details: { isPinned: false } });
    expect(unpinned.syncStatus).toBe('draft');
    expect(hasUnsentText(unpinned)).toBe(true);
  });

  test('that one side alone changed stays, whichever text is chosen', async () => {
    const document = await synced('journal');
    world.server.editElsewhere('journal_1', () => 'Theirs.\n\nTwo.', null, { prompt: 'Rain' });
    await documents.write(document, { content: 'Mine.\n\nTwo.', details: { mood: 'calm' } });
    await clash(document);
    expect((await here(document)).conflictData).toMatchObject({
      serverVersion: { details: { prompt: 'Rain' } },
      localVersion: { details: { mood: 'calm' } },
    });
    await documents.resolve(document.localId, 'use-server');
    await inStep();
    expect(there('journal_1')).toMatchObject({
      content: 'Theirs.\n\nTwo.',
      details: { mood: 'calm', prompt: 'Rain' },
    });
  });
});
