import { hasUnsentText, type LocalDocument } from '../../../client/documents/model/model';
import type { LocalDocumentStore } from '../../../client/documents/sync/localDocumentStore';
import { DocumentsWorld, isSynced } from './documentsWorld';
import {
  begin,
  begun,
  clash,
  clashed,
  journalDate,
  monday,
  type Private,
  privateKinds,
  sync,
  synced,
} from './journalsAndNotes';

let world: DocumentsWorld;
let documents: LocalDocumentStore;
beforeEach(() => {
  world = new DocumentsWorld();
  documents = world.open();
});
afterEach(() => world.end());

const started = (kind: Private, content?: string) => begin(documents, kind, content);
const inStep = (kind: Private) => synced(world, documents, kind);
const inConflict = (kind: Private) => clashed(world, documents, kind);

describe.each(privateKinds)('a %s', (kind) => {
  test('is on the device first, and goes up with the connection, on the day it was written', async () => {
    world.isOnline = false;
    const { localId } = await started(kind);
    await documents.autosave(localId);
    expect(await world.open().read({ localId })).toMatchObject({ kind, content: 'One.\n\nTwo.' });
    // A day passes before the device is online again.
    const { lastModified } = (await documents.read({ localId })) as LocalDocument;
    world.clock.pass(26 * 3_600_000);
    world.goOnline(true);
    await world.until(() => isSynced(documents));
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
    expect((await documents.read(document))?.problem?.fields).toEqual({ content: 'Content is required' });
    expect(world.sent).toEqual([]);
  });

  test('is its author’s alone, whatever is asked', async () => {
    const document = await started(kind);
    const changed = await documents.write(document, { privacyLevel: 'PUBLIC' });
    expect(changed.privacyLevel).toBe('PRIVATE');
    void documents.save(document.localId, 'PUBLIC');
    await world.until(() => world.notices.length > 0);
    void documents.save(document.localId, 'PRIVATE');
    await world.until(() => world.notices.length > 1);
    expect(world.server.widenings).toEqual([]);
    expect(world.sent.map(({ request }) => request.kind)).toEqual(['create', 'update']);
  });

  test('is said to be created with its author’s first save, also after auto-saves, and updated with the next', async () => {
    const document = await inStep(kind);
    expect(world.notices).toEqual([]);
    for (const expected of [['created'], ['created', 'updated']]) {
      void documents.save(document.localId, null);
      await world.until(() => world.notices.length === expected.length);
      expect(world.notices).toEqual(expected);
      await world.until(() => isSynced(documents));
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
      const mine = await inConflict(kind);
      let isLost = true;
      world.network = (request, take) => {
        const answer = take();
        if (request.kind !== 'keepVersion' || !isLost) return answer;
        isLost = false;
        return { kind: 'offline' };
      };
      world.sent.length = 0;
      await documents.resolve(mine.localId, resolution, { ...mine, content: 'Mine.\n\nTheirs.\n\nTwo.' });
      await world.until(() => isSynced(documents));
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

  test('deleted while a text that was not chosen waits: that becomes a note all the same', async () => {
    const mine = await inConflict(kind);
    world.isOnline = false;
    await documents.resolve(mine.localId, 'use-server');
    await documents.remove(mine.localId);
    expect(await documents.list()).toEqual([]);
    world.goOnline(true);
    await world.until(() => world.server.rows.size === 0);
    expect(world.server.texts()).toEqual(['Mine.\n\nTwo.']);
    const isGone = async () => (await documents.read(mine)) === null;
    await world.until(async () => (await isGone()) && documents.overview().pending === 0);
    expect(world.notices).toEqual(['conflict', 'resolved']);
  });

  test('deleted elsewhere while one waits, and let go of here: that becomes a note all the same', async () => {
    const mine = await inConflict(kind);
    world.isOnline = false;
    await documents.resolve(mine.localId, 'use-server');
    world.server.deleteElsewhere(mine.id as string);
    documents.serverChanged(mine.id as string);
    await world.until(async () => (await documents.read(mine))?.conflictData?.serverVersion === null);
    await documents.resolve(mine.localId, 'use-server');
    world.goOnline(true);
    await world.until(() => world.server.keptNotes.size === 1 && documents.overview().pending === 0);
    expect(world.server.texts()).toEqual(['Mine.\n\nTwo.']);
    expect(await documents.read(mine)).toBeNull();
  });

  test('that the server never had, deleted: what another tab wrote over becomes a note all the same', async () => {
    world.isOnline = false;
    const document = await started(kind);
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
  test('is joined one by one: a mood here and a prompt there', async () => {
    const document = await inStep('journal');
    world.server.editElsewhere('journal_1', (text) => text, null, { prompt: 'Rain' });
    await documents.write(document, { details: { ...document.details, mood: 'calm' } });
    await sync(world, documents, document);
    const both = { journalDate, mood: 'calm', prompt: 'Rain' };
    expect(world.server.copy('journal_1')?.details).toEqual(both);
    expect((await documents.read(document))?.details).toEqual(both);
  });

  test('changed on both sides is as it is here, and no reason to ask', async () => {
    const document = await inStep('journal');
    world.server.editElsewhere('journal_1', (text) => text, null, { mood: 'sad' });
    await documents.write(document, { details: { mood: 'calm' } });
    await sync(world, documents, document);
    expect(world.server.copy('journal_1')?.details).toMatchObject({ journalDate, mood: 'calm' });
    expect(world.notices).toEqual([]);
  });

  test('is unsent text while the server does not have it', async () => {
    const document = await inStep('note');
    const pinned = await documents.write(document, { details: { isPinned: true } });
    expect(pinned.syncStatus).toBe('draft');
    expect(hasUnsentText(pinned)).toBe(true);
    await sync(world, documents, document);
    expect(world.server.copy('note_1')?.details).toMatchObject({ isPinned: true });
  });

  test('goes up where a create was answered with what an earlier one had made', async () => {
    world.network = (_request, take) => {
      take();
      return { kind: 'offline' };
    };
    const document = await started('note');
    await documents.autosave(document.localId);
    await world.until(() => world.server.made === 1 && documents.overview().syncing === 0);
    await documents.write((await documents.read(document)) as LocalDocument, {
      details: { isPinned: true },
      tags: ['rain'],
    });
    world.network = (_request, take) => take();
    await sync(world, documents, document);
    expect(world.server.made).toBe(1);
    expect(world.server.copy('note_1')).toMatchObject({ tags: ['rain'], details: { isPinned: true } });
  });

  test('that one side alone changed stays, whichever text is chosen', async () => {
    const document = await inStep('journal');
    world.server.editElsewhere('journal_1', () => 'Theirs.\n\nTwo.', null, { prompt: 'Rain' });
    await documents.write(document, { content: 'Mine.\n\nTwo.', details: { mood: 'calm' } });
    await clash(world, documents, document);
    expect((await documents.read(document))?.conflictData).toMatchObject({
      serverVersion: { details: { prompt: 'Rain' } },
      localVersion: { details: { mood: 'calm' } },
    });
    await documents.resolve(document.localId, 'use-server');
    await world.until(() => isSynced(documents));
    expect(world.server.copy('journal_1')).toMatchObject({
      content: 'Theirs.\n\nTwo.',
      details: { mood: 'calm', prompt: 'Rain' },
    });
  });
});
