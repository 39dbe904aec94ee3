import type { DocumentKind, LocalDocument } from '../../../client/documents/model/model';
import { syncedDocument } from '../../../client/documents/model/newLocalDocument';
import { StorageError } from '../../../client/documents/storage/database';
import { toStoredDocument } from '../../../client/documents/storage/storedRecords';
import { DocumentsWorld, isSynced, origin, started, syncedStory } from './documentsWorld';
import { begin, type Private, synced } from './journalsAndNotes';

let world: DocumentsWorld;
beforeEach(() => {
  world = new DocumentsWorld();
});
afterEach(() => {
  world.end();
  jest.restoreAllMocks();
});

describe('a written text', () => {
  test('is stored on the device first, and there at the next start', async () => {
    world.isOnline = false;
    const { localId } = await started(world.open());
    expect(world.server.made).toBe(0);
    expect(await world.open().read({ localId })).toMatchObject({ content: 'It fell.', syncStatus: 'draft' });
  });

  test('is sent by the auto-save, privately, without a message', async () => {
    const documents = world.open();
    const document = await documents.write(documents.begin({ ...origin, privacyLevel: 'PUBLIC' }), {
      content: 'It fell.',
    });
    await documents.autosave(document.localId);
    await world.until(() => isSynced(documents));
    expect(world.server.copy('story_1')).toMatchObject({ title: 'Untitled Draft', privacyLevel: 'PRIVATE' });
    expect(await documents.read({ id: 'story_1' })).toMatchObject({ title: '', privacyLevel: 'PUBLIC' });
    expect(world.notices).toEqual([]);
  });

  test('is sent later if its tab was closed before the auto-save', async () => {
    const documents = world.open();
    await started(documents);
    await world.until(() => isSynced(documents), 90_000, 1_000);
    expect(world.server.copy('story_1')?.content).toBe('It fell.');
  });

  test('stays a draft while it has only a title', async () => {
    const documents = world.open();
    const { localId } = await documents.write(documents.begin(origin), { title: 'Dusk' });
    await documents.autosave(localId);
    expect(await documents.read({ localId })).toMatchObject({ syncStatus: 'draft' });
    expect(documents.overview()).toMatchObject({ pending: 0 });
    expect(world.sent).toEqual([]);
  });

  test('changed while it is being sent is sent with the next auto-save, not with each keystroke', async () => {
    const documents = world.open();
    const document = await syncedStory(world, documents);
    let answer = () => {};
    world.network = (_request, take) => new Promise((resolve) => (answer = () => resolve(take())));
    const typed = await documents.write(document, { content: 'One!\n\nTwo.' });
    await documents.autosave(document.localId);
    await world.until(() => documents.overview().syncing === 1);
    await documents.write(typed, { content: 'One!!\n\nTwo.' });
    answer();
    await world.until(async () => (await documents.read(document))?.syncStatus === 'draft');
    expect(world.server.copy('story_1')?.content).toBe('One!\n\nTwo.');
    expect(world.sent).toHaveLength(2);
    world.network = (_request, take) => take();
    await documents.autosave(document.localId);
    await world.until(() => isSynced(documents));
    expect(world.server.copy('story_1')?.content).toBe('One!!\n\nTwo.');
  });
});

describe('a save', () => {
  test('reports success, with one message for a new story and one for a change', async () => {
    const documents = world.open();
    const { localId } = await started(documents);
    const made = documents.save(localId, 'PUBLIC');
    await world.until(() => world.notices.length === 1);
    await expect(made).resolves.toEqual({ kind: 'synced', id: 'story_1' });
    const changed = documents.save(localId, null);
    await world.until(() => world.notices.length === 2);
    await expect(changed).resolves.toEqual({ kind: 'synced', id: 'story_1' });
    expect(world.notices).toEqual(['created', 'updated']);
    expect(world.server.copy('story_1')?.privacyLevel).toBe('PUBLIC');
  });

  test('is only on the device if the server is unreachable, and is sent after the reconnect', async () => {
    world.isOnline = false;
    const documents = world.open();
    const { localId } = await started(documents);
    await expect(documents.save(localId, 'PUBLIC')).resolves.toEqual({ kind: 'waiting', id: null });
    expect(documents.overview()).toMatchObject({ online: false, pending: 1 });
    world.goOnline(true);
    await world.until(() => isSynced(documents), 2_000);
    expect(world.server.copy('story_1')?.privacyLevel).toBe('PUBLIC');
  });

  test('does not wait for a response that does not come', async () => {
    const documents = world.open();
    const { localId } = await started(documents);
    world.network = () => new Promise(() => {});
    let outcome: unknown;
    void documents.save(localId, null).then((told) => {
      outcome = told;
    });
    await world.until(() => outcome !== undefined, 6_000);
    expect(outcome).toEqual({ kind: 'waiting', id: null });
  });

  test('that the server refuses shows the reason, and is an error after three attempts, with a retry', async () => {
    const documents = world.open();
    const { localId } = await started(documents);
    world.network = () => ({ kind: 'refused', message: 'Too long', fields: { title: 'Too long' } });
    const saved = documents.save(localId, null);
    await world.until(() => world.notices.includes('notCreated'));
    await expect(saved).resolves.toEqual({ kind: 'refused' });
    expect(world.sent).toHaveLength(3);
    expect(await documents.read({ localId })).toMatchObject({
      syncStatus: 'error',
      problem: { fields: { title: 'Too long' } },
      content: 'It fell.',
    });
    expect(documents.overview()).toMatchObject({ errors: 1, pending: 0 });
    world.network = (_request, take) => take();
    await documents.retry(localId);
    await world.until(() => isSynced(documents));
  });

  test('as private takes effect at once, also while its text is in conflict', async () => {
    const documents = world.open();
    const document = await syncedStory(world, documents);
    void documents.save(document.localId, 'PUBLIC');
    await world.until(() => world.server.copy('story_1')?.privacyLevel === 'PUBLIC');
    await world.until(() => isSynced(documents));
    const now = (await documents.read(document)) as LocalDocument;
    await documents.write(now, { content: 'Mine.\n\nTwo.' });
    world.server.editElsewhere('story_1', () => 'Theirs.\n\nTwo.');
    void documents.save(document.localId, 'PRIVATE');
    await world.until(() => world.server.copy('story_1')?.privacyLevel === 'PRIVATE');
    expect(await documents.read(document)).toMatchObject({
      syncStatus: 'conflict',
      content: 'Mine.\n\nTwo.',
    });
  });
});

describe('removing', () => {
  test('is sent to the server as soon as it is reachable', async () => {
    const documents = world.open();
    const document = await syncedStory(world, documents);
    world.isOnline = false;
    await documents.remove(document.localId);
    expect(await documents.list()).toEqual([]);
    world.goOnline(true);
    await world.until(() => world.server.rows.size === 0);
  });

  test('also removes a story whose create response was lost', async () => {
    const documents = world.open();
    world.network = (_request, take) => {
      take();
      return { kind: 'offline' };
    };
    const { localId } = await started(documents);
    await documents.autosave(localId);
    await world.until(() => world.server.made === 1);
    await documents.remove(localId);
    world.network = (_request, take) => take();
    await world.until(() => world.server.rows.size === 0);
    expect(world.server.made).toBe(1);
  });
});

test('text that a tab stored but had no time to send is sent at the next start', async () => {
  const closed = world.open();
  const { localId } = await started(closed, 'The tab ended here.');
  closed.close();
  const next = world.open();
  await world.until(async () => (await next.read({ localId }))?.syncStatus === 'synced');
});

test('a version to be kept is sent even if the text itself is in sync', async () => {
  const documents = world.open();
  const document = await syncedStory(world, documents);
  documents.close();
  const version = { title: 'Dusk', content: 'Before.', localId: 'local_2_v', name: 'Kept' };
  const database = world.database();
  await database.init();
  const unsent = { ...document, syncStatus: 'draft' as const, versionsToKeep: [version] };
  await database.connection().put('stories', toStoredDocument(unsent));
  const next = world.open();
  await world.until(() => world.server.texts().includes('Before.'));
  await world.until(() => isSynced(next));
});

test('the latest 400 synced stories stay on the device, and all that are not synced', async () => {
  world.isOnline = false;
  const unsent = await started(world.open(), 'unsent');
  const database = world.database();
  await database.init();
  const writing = database.connection().transaction('stories', 'readwrite');
  for (let n = 0; n < 410; n += 1) {
    const updatedAt = '2026-01-01T00:00:00.000Z';
    const copy = {
      id: `story_x${n}`,
      title: 'T',
      content: `${n}`,
      tags: [],
      privacyLevel: 'PRIVATE' as const,
    };
    const document = syncedDocument(
      'user_ann',
      `local_0_${n}`,
      { ...copy, details: {}, updatedAt },
      { lastModified: n },
    );
    void writing.store.put(toStoredDocument(document));
  }
  await writing.done;
  const last = world.open();
  await world.until(async () => (await last.list()).length === 401);
  const left = (await last.list()).map(({ content }) => content);
  expect(left.slice(0, 2)).toEqual(['unsent', '409']);
  expect(left.at(-1)).toBe('10');
  expect(await last.read({ localId: unsent.localId })).not.toBeNull();
});

test('a device that can’t store anything is reported, and text is sent even so', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const full = () => Promise.reject(new StorageError('full'));
  const documents = world.open('user_ann', {
    database: {
      init: full,
      connection: () => {
        throw new Error('Database not initialized. Call init() first.');
      },
      renew: () => {},
    },
  });
  const document = documents.begin(origin);
  await expect(documents.write(document, { title: 'Dusk', content: 'It fell.' })).rejects.toMatchObject({
    kind: 'full',
  });
  expect(documents.overview().storageProblem).toBe('full');
  expect(await documents.read(document)).toMatchObject({ content: 'It fell.' });
  const saved = documents.save(document.localId, null);
  await world.until(() => world.server.made === 1);
  await expect(saved).resolves.toEqual({ kind: 'synced', id: 'story_1' });
});

test('each kind is listed by itself, and all together', async () => {
  const documents = world.open();
  world.isOnline = false;
  await begin(documents, 'journal');
  world.clock.pass(10);
  await begin(documents, 'note');
  world.clock.pass(10);
  await documents.write(documents.begin({}), { title: 'Dusk', content: 'It fell.' });
  const kindsOf = async (kind?: DocumentKind) => (await documents.list(kind)).map((text) => text.kind);
  expect(await kindsOf()).toEqual(['story', 'note', 'journal']);
  for (const kind of ['story', 'journal', 'note'] as const) expect(await kindsOf(kind)).toEqual([kind]);
});

test('the overview names the kind of what is being sent, unless there are several', async () => {
  const documents = world.open();
  world.network = () => new Promise(() => {});
  const send = async (kind: Private) => documents.autosave((await begin(documents, kind)).localId);
  await send('journal');
  await world.until(() => documents.overview().syncing === 1);
  expect(documents.overview().syncingKind).toBe('journal');
  await send('note');
  await world.until(() => documents.overview().syncing === 2);
  expect(documents.overview().syncingKind).toBeNull();
});

test('the title of a note follows its first line, and one that was given elsewhere stays until then', async () => {
  const documents = world.open();
  const document = await synced(world, documents, 'note');
  expect(document.title).toBe('One.');
  const row = world.server.rows.get('note_1');
  if (row) row.copy = { ...row.copy, title: 'Named elsewhere', updatedAt: '2027-01-01T00:00:00.000Z' };
  const opened = await documents.open(world.server.copy('note_1') as never, { kind: 'note' });
  expect(opened).toMatchObject({ title: 'Named elsewhere', syncStatus: 'synced' });
  const typed = await documents.write(opened, { title: 'ignored', content: '## Rain ##\n\nAll day.' });
  expect(typed.title).toBe('Rain');
});
