import { type DocumentKind, draftOf } from '../../../client/documents/model/model';
import { syncedDocument } from '../../../client/documents/model/newLocalDocument';
import { StorageError } from '../../../client/documents/storage/database';
import { toStoredDocument } from '../../../client/documents/storage/storedRecords';
import { origin, started } from './documentsWorld';
import { begin, type Private, synced } from './journalsAndNotes';
import { autosaved, documents, here, inStep, press, story, there, world } from './oneWorld';

describe('a written text', () => {
  test('is stored on the device first, and there at the next start', async () => {
    world.isOnline = false;
    const { localId } = await started(documents);
    expect(world.server.made).toBe(0);
    expect(await world.open().read({ localId })).toMatchObject({ content: 'It fell.', syncStatus: 'draft' });
  });

  test('is sent by the auto-save, privately, without a message', async () => {
    const begun = documents.begin({ ...origin, privacyLevel: 'PUBLIC' });
    const document = await documents.write(begun, { content: 'It fell.' });
    await autosaved(document);
    expect(there()).toMatchObject({ title: 'Untitled Draft', privacyLevel: 'PRIVATE' });
    expect(await here(document)).toMatchObject({ title: '', privacyLevel: 'PUBLIC' });
    expect(world.notices).toEqual([]);
  });

  test('is sent later if its tab was closed before the auto-save', async () => {
    await started(documents);
    await world.until(() => there()?.content === 'It fell.', 90_000, 1_000);
  });

  test('stays a draft while it has only a title', async () => {
    const { localId } = await documents.write(documents.begin(origin), { title: 'Dusk' });
    await documents.autosave(localId);
    expect(await here({ localId })).toMatchObject({ syncStatus: 'draft' });
    expect(documents.overview()).toMatchObject({ pending: 0 });
    expect(world.sent).toEqual([]);
  });
});

describe('a save', () => {
  test('reports success, with one message for a new story and one for a change', async () => {
    const document = await started(documents);
    expect(await press(document, 'PUBLIC')).toEqual({ kind: 'synced', id: 'story_1' });
    expect(world.notices).toEqual(['created']);
    expect(await press(document, null)).toEqual({ kind: 'synced', id: 'story_1' });
    expect(world.notices).toEqual(['created', 'updated']);
    expect(there()?.privacyLevel).toBe('PUBLIC');
  });

  test('is only on the device if the server is unreachable, and is sent after the reconnect', async () => {
    world.isOnline = false;
    const { localId } = await started(documents);
    await expect(documents.save(localId, 'PUBLIC')).resolves.toEqual({ kind: 'waiting', id: null });
    expect(documents.overview()).toMatchObject({ online: false, pending: 1 });
    world.goOnline(true);
    await world.until(() => there()?.privacyLevel === 'PUBLIC', 2_000);
  });

  test('does not wait for a response that does not come', async () => {
    const { localId } = await started(documents);
    world.network = () => new Promise(() => {});
    let outcome: unknown;
    void documents.save(localId, null).then((result) => {
      outcome = result;
    });
    await world.until(() => outcome !== undefined, 6_000);
    expect(outcome).toEqual({ kind: 'waiting', id: null });
  });

  test('that the server refuses shows the reason, and is an error after three attempts, with a retry', async () => {
    const { localId } = await started(documents);
    world.network = () => ({ kind: 'refused', message: 'Too long', fields: { title: 'Too long' } });
    const saved = documents.save(localId, null);
    await world.until(() => world.notices.includes('notCreated'));
    await expect(saved).resolves.toEqual({ kind: 'refused' });
    expect(world.sent).toHaveLength(3);
    expect(await here({ localId })).toMatchObject({
      syncStatus: 'error',
      problem: { fields: { title: 'Too long' } },
      content: 'It fell.',
    });
    expect(documents.overview()).toMatchObject({ errors: 1, pending: 0 });
    world.mend();
    await documents.retry(localId);
    await inStep();
  });

  test('as private takes effect at once, also while its text is in conflict', async () => {
    const document = await story();
    await press(document, 'PUBLIC');
    await documents.write(await here(document), { content: 'Mine.\n\nTwo.' });
    world.server.editElsewhere('story_1', () => 'Theirs.\n\nTwo.');
    void documents.save(document.localId, 'PRIVATE');
    await world.until(() => there()?.privacyLevel === 'PRIVATE');
    expect(await here(document)).toMatchObject({ syncStatus: 'conflict', content: 'Mine.\n\nTwo.' });
  });
});

describe('removing', () => {
  test('is sent to the server as soon as it is reachable', async () => {
    const document = await story();
    world.isOnline = false;
    await documents.remove(document.localId);
    expect(await documents.list()).toEqual([]);
    world.goOnline(true);
    await world.until(() => world.server.rows.size === 0);
  });

  test('also removes a story whose create response was lost', async () => {
    world.loseAnswers();
    const { localId } = await started(documents);
    await documents.autosave(localId);
    await world.until(() => world.server.made === 1);
    await documents.remove(localId);
    world.mend();
    await world.until(() => world.server.rows.size === 0);
    expect(world.server.made).toBe(1);
  });
});

test('a version to be kept is sent even if the text itself is in sync', async () => {
  const document = await story();
  documents.close();
  const version = { title: 'Dusk', content: 'Before.', localId: 'local_2_v', name: 'Kept' };
  const database = world.database();
  await database.init();
  const unsent = { ...document, syncStatus: 'draft' as const, versionsToKeep: [version] };
  await database.connection().put('stories', toStoredDocument(unsent));
  await inStep(world.open());
  expect(world.server.texts()).toContain('Before.');
});

test('the latest 400 synced stories stay on the device, and all that are not synced', async () => {
  world.isOnline = false;
  const unsent = await started(documents, 'unsent');
  const database = world.database();
  await database.init();
  const writing = database.connection().transaction('stories', 'readwrite');
  for (let n = 0; n < 410; n += 1) {
    const text = { id: `story_x${n}`, title: 'T', content: `${n}`, tags: [], details: {} };
    const copy = { ...text, privacyLevel: 'PRIVATE' as const, updatedAt: '2026-01-01T00:00:00.000Z' };
    void writing.store.put(
      toStoredDocument(syncedDocument('user_ann', `local_0_${n}`, copy, { lastModified: n })),
    );
  }
  await writing.done;
  const last = world.open();
  await world.until(async () => (await last.list()).length === 401);
  const left = (await last.list()).map(({ content }) => content);
  expect(left.slice(0, 2)).toEqual(['unsent', '409']);
  expect(left.at(-1)).toBe('10');
  expect(await last.read(unsent)).not.toBeNull();
});

test('a device that can’t store anything is reported, and text is sent from its editor', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const database = { ...world.database(), init: () => Promise.reject(new StorageError('full')) };
  const full = world.open('user_ann', { database });
  const document = full.begin(origin);
  const draft = { ...draftOf(document), title: 'Dusk', content: 'It fell.' };
  await expect(full.write(document, draft)).rejects.toMatchObject({ kind: 'full' });
  expect(full.overview().storageProblem).toBe('full');
  const { sent, from } = await full.sendUnstored(document, draft, { privacyLevel: 'PUBLIC' });
  expect(sent).toMatchObject({ id: 'story_1', syncStatus: 'synced' });
  expect(world.notices).toEqual(['created']);
  await full.sendUnstored(from, { ...draft, content: 'It fell. More.' }, null);
  expect(there()).toMatchObject({
    content: 'It fell. More.',
    privacyLevel: 'PUBLIC',
    published: { content: 'It fell.' },
  });
});

test('text sent from an editor whose answer was lost is sent once, and joins what the device has', async () => {
  world.isOnline = false;
  const document = await started(documents, 'One.');
  world.isOnline = true;
  const draft = { ...draftOf(document), content: 'One. Two.' };
  world.loseAnswers();
  const lost = await documents.sendUnstored(document, draft, null);
  expect(lost.sent).toBeNull();
  world.mend();
  const more = { ...draft, content: 'One. Two. Three.' };
  const { from } = await documents.sendUnstored(lost.from, more, null);
  const written = await documents.write(from, { content: 'One. Two. Three. Four.' });
  expect(written).toMatchObject({ id: 'story_1', content: 'One. Two. Three. Four.', versionsToKeep: [] });
  await autosaved(written);
  expect(world.server.made).toBe(1);
  expect(there()?.content).toBe('One. Two. Three. Four.');
  expect(world.notices).toEqual([]);
});

test('text sent from an editor never replaces what another device has written', async () => {
  const document = await story();
  world.server.editElsewhere('story_1', () => 'One.\n\nTwo, there.');
  const draft = { ...draftOf(document), content: 'One, here.\n\nTwo.' };
  const { sent, from } = await documents.sendUnstored(document, draft, null);
  expect(sent).toBeNull();
  expect(there()?.content).toBe('One.\n\nTwo, there.');
  await autosaved(await documents.write(from, draft));
  expect(there()?.content).toBe('One, here.\n\nTwo, there.');
});

test('each kind is listed by itself, and all together', async () => {
  world.isOnline = false;
  await begin('journal');
  world.clock.pass(10);
  await begin('note');
  world.clock.pass(10);
  await documents.write(documents.begin({}), { title: 'Dusk', content: 'It fell.' });
  const kindsOf = async (kind?: DocumentKind) => (await documents.list(kind)).map((text) => text.kind);
  expect(await kindsOf()).toEqual(['story', 'note', 'journal']);
  for (const kind of ['story', 'journal', 'note'] as const) expect(await kindsOf(kind)).toEqual([kind]);
});

test('the overview names the kind of what is being sent, unless there are several', async () => {
  world.network = () => new Promise(() => {});
  const send = async (kind: Private) => documents.autosave((await begin(kind)).localId);
  await send('journal');
  await world.until(() => documents.overview().syncing === 1);
  expect(documents.overview().syncingKind).toBe('journal');
  await send('note');
  await world.until(() => documents.overview().syncing === 2);
  expect(documents.overview().syncingKind).toBeNull();
});

test('the title of a note follows its first line, and one that was given elsewhere stays until then', async () => {
  expect(await synced('note')).toMatchObject({ title: 'One.' });
  const row = world.server.rows.get('note_1');
  if (row) row.copy = { ...row.copy, title: 'Named elsewhere', updatedAt: '2027-01-01T00:00:00.000Z' };
  const opened = await documents.open(there('note_1') as never, { kind: 'note' });
  expect(opened).toMatchObject({ title: 'Named elsewhere', syncStatus: 'synced' });
  const typed = await documents.write(opened, { title: 'ignored', content: '## Rain ##\n\nAll day.' });
  expect(typed.title).toBe('Rain');
});
