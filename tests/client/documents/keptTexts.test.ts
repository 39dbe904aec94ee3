import { keptCount } from '../../../client/documents/keptCounts';
import type { DocumentKind, ServerCopy } from '../../../client/documents/model/model';
import { DeviceRecords } from '../../../client/documents/storage/deviceRecords';
import { keepUnsent, removeDocuments } from '../../../client/documents/storage/removeDocuments';
import { keptOfKind } from '../../../client/documents/sync/keptTexts';
import { reduce } from '../../../client/documents/sync/reduce';
import { started } from './documentsWorld';
import { documents, here, story, world } from './oneWorld';

afterEach(() => localStorage.clear());

/** A text that another device has saved. */
function savedElsewhere(content: string, kind: DocumentKind = 'story', memberId = 'user_ann'): string {
  const answer = world.server.take(
    {
      kind: 'create',
      textKind: kind,
      text: { title: 'Dusk', content, tags: [], details: {} },
      writtenOn: '2026-06-01',
      idempotencyKey: `elsewhere ${world.server.made}`,
      privacyLevel: 'PRIVATE',
      sessionId: null,
      exerciseId: null,
    },
    memberId,
  );
  return answer.kind === 'saved' ? answer.copy.id : '';
}

const contents = async (kind?: DocumentKind, tab = documents) =>
  (await tab.list(kind)).map(({ content }) => content);

describe('a member’s own texts', () => {
  test('are on the device in full soon after the start, of every kind, and in the order of their editing', async () => {
    const [first, , journal] = [
      savedElsewhere('One.'),
      savedElsewhere('Two.'),
      savedElsewhere('Rain.', 'journal'),
    ];
    savedElsewhere('Bob’s.', 'story', 'user_bob');
    world.server.editElsewhere(first, (text) => `${text} More.`);
    await world.until(async () => (await documents.list()).length === 3);
    world.isOnline = false;
    expect(await contents('story')).toEqual(['One. More.', 'Two.']);
    expect(await documents.read({ id: journal })).toMatchObject({
      kind: 'journal',
      content: 'Rain.',
      syncStatus: 'synced',
      memberId: 'user_ann',
    });
    // Its editor shows them.
    expect(await documents.read({ id: first })).toMatchObject({
      sessionId: 'session_1',
      exerciseId: 'exercise_1',
    });
    expect(world.sent).toEqual([]);
    expect(await world.open('user_bob').list()).toEqual([]);
  });

  test('know for which session their author has chosen them since, once they are opened', async () => {
    const id = savedElsewhere('One.');
    await world.until(async () => (await documents.list()).length === 1);
    const [row] = [...world.server.rows.values()];
    const opened = await documents.open(row?.copy as ServerCopy, {
      sessionId: 'session_2',
      exerciseId: null,
    });
    expect(opened).toMatchObject({ id, sessionId: 'session_2', exerciseId: null, syncStatus: 'synced' });
    expect(await documents.read({ id })).toMatchObject({ sessionId: 'session_2' });
    expect(world.sent).toEqual([]);
    // As when they are read again because their text has changed.
    const newer = { ...(row?.copy as ServerCopy), content: 'Two.', updatedAt: '2100-01-01T00:00:00.000Z' };
    const fresh = { ...opened, base: newer, content: 'Two.', sessionId: 'session_3' };
    const { document } = reduce({ document: opened, item: null }, { type: 'kept', fresh, now: 1 });
    expect(document).toMatchObject({ content: 'Two.', sessionId: 'session_3' });
  });

  test('are read once, and then only what has changed', async () => {
    const ids = Array.from({ length: 25 }, (_, n) => savedElsewhere(`${n}.`));
    await documents.keepTexts('story', ids);
    expect(new Set(world.read)).toEqual(new Set(ids));
    expect(world.read).toHaveLength(25);
    world.read.length = 0;
    const [changed = ''] = ids;
    world.server.editElsewhere(changed, () => 'Changed elsewhere.');
    await world.open().keepTexts('story', ids);
    expect(world.read).toEqual([changed]);
    expect((await documents.read({ id: changed }))?.content).toBe('Changed elsewhere.');
  });

  test('are the latest hundred, and those of a list that was just shown', async () => {
    const ids = Array.from({ length: 105 }, (_, n) => savedElsewhere(`${n}.`));
    await documents.keepTexts('story', ids.slice(2, 4));
    expect((await documents.list()).map(({ id }) => id).toSorted()).toEqual(
      [...ids.slice(2, 4), ...ids.slice(5)].toSorted(),
    );
    expect(keptCount('user_ann', 'story')).toBe(100);
    expect(keptCount('user_ann', 'note')).toBe(0);
  });

  test('are fewer where they are long, and the latest of them', async () => {
    const words = 'word '.repeat(keptOfKind.characters / 12.5);
    const [oldest = ''] = Array.from({ length: 3 }, (_, n) => savedElsewhere(`${n} ${words}`));
    await documents.keepTexts('story', []);
    expect((await contents()).map(([digit]) => digit)).toEqual(['2', '1']);
    expect(keptCount('user_ann', 'story')).toBe(2);
    // The room goes to what is edited now.
    world.server.editElsewhere(oldest, (text) => `${text} More`);
    await documents.keepTexts('story', []);
    expect((await contents()).map(([digit]) => digit)).toEqual(['0', '2']);
  });

  test('go at sign-out, and are not read any more', async () => {
    savedElsewhere('One.');
    await documents.keepTexts('story', []);
    const unsent = await started(documents, 'Unsent.');
    world.signedIn = null;
    await removeDocuments('user_ann', keepUnsent, world.database());
    world.read.length = 0;
    await documents.keepTexts('story', []);
    expect(world.read).toEqual([]);
    expect((await documents.list()).map(({ localId }) => localId)).toEqual([unsent.localId]);
  });

  test.each(['reading', 'storing'] as const)(
    'don’t stay if their member signs out during their %s',
    async (during) => {
      savedElsewhere('One.');
      const signOut = () => {
        world.signedIn = 'user_bob';
      };
      const { copy } = world.server;
      if (during === 'reading')
        jest.spyOn(world.server, 'copy').mockImplementation((id) => {
          signOut();
          return copy(id);
        });
      const { keep } = DeviceRecords.prototype;
      const stored = jest.spyOn(DeviceRecords.prototype, 'keep');
      if (during === 'storing')
        stored.mockImplementation(async function (this: DeviceRecords, ...args) {
          const kept = await keep.apply(this, args);
          signOut();
          return kept;
        });
      await documents.keepTexts('story', []).catch(() => {});
      expect(stored).toHaveBeenCalledTimes(during === 'reading' ? 0 : 1);
      expect(await documents.list()).toEqual([]);
    },
  );
});

describe('what is only kept for reading', () => {
  test('goes if another device deleted it, and does not come back', async () => {
    const id = savedElsewhere('One.');
    await documents.keepTexts('story', [id]);
    world.server.deleteElsewhere(id);
    await documents.keepTexts('story', []);
    expect(await documents.list()).toEqual([]);
    await documents.sync();
    expect(world.server.rows.size).toBe(0);
    expect(world.notices).toEqual([]);
  });

  test('is no conflict if another device changed it, before or after it is edited here', async () => {
    const id = savedElsewhere('One.\n\nTwo.');
    await documents.keepTexts('story', [id]);
    world.server.editElsewhere(id, (text) => text.replace('Two', 'Two, elsewhere'));
    await documents.keepTexts('story', [id]);
    const kept = await documents.read({ id });
    expect(kept).toMatchObject({ content: 'One.\n\nTwo, elsewhere.', syncStatus: 'synced' });
    if (kept) await documents.write(kept, { content: 'One, mine.\n\nTwo, elsewhere.' });
    await documents.keepTexts('story', [id]);
    expect((await documents.read({ id }))?.content).toBe('One, mine.\n\nTwo, elsewhere.');
    await documents.autosave(kept?.localId ?? '');
    await world.until(() => world.server.copy(id)?.content === 'One, mine.\n\nTwo, elsewhere.');
    expect(world.notices).toEqual([]);
  });

  test('leaves alone what its author has not sent, deletes or has in conflict', async () => {
    const kept = await story();
    world.isOnline = false;
    const edited = await documents.write(kept, { content: 'One, mine.\n\nTwo.' });
    world.server.editElsewhere(kept.id ?? '', () => 'Theirs.');
    await documents.keepTexts('story', []);
    expect(await here(kept)).toEqual(edited);
    await documents.remove(kept.localId);
    await documents.keepTexts('story', []);
    expect(await documents.list()).toEqual([]);
  });

  test('is not kept twice while the answer to its creation is out', async () => {
    world.loseAnswers();
    const { localId } = await started(documents);
    void documents.autosave(localId);
    await world.until(() => world.server.made === 1);
    await documents.keepTexts('story', []).catch(() => {});
    expect(await documents.list()).toHaveLength(1);
  });

  test('is kept once by two tabs', async () => {
    const ids = Array.from({ length: 12 }, (_, n) => savedElsewhere(`${n}.`));
    const tabs = [documents, world.open()];
    await Promise.all(tabs.map((tab) => tab.keepTexts('story', ids)));
    expect(world.read).toHaveLength(12);
    expect(await tabs[1]?.list()).toHaveLength(12);
  });
});

describe('on a device that is full', () => {
  let isFull = true;
  let puts = 0;
  beforeEach(() => {
    isFull = true;
    puts = 0;
    const { put, delete: remove } = IDBObjectStore.prototype;
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value) {
      puts += 1;
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      return put.call(this, value);
    });
    jest.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (this: IDBObjectStore, key) {
      isFull = false;
      return remove.call(this, key);
    });
  });

  test('fewer are kept, and nobody is notified or waits', async () => {
    savedElsewhere('One.');
    savedElsewhere('Two.');
    await documents.keepTexts('story', []).catch(() => {});
    await documents.keepTexts('story', []);
    expect(puts).toBe(1);
    expect(await documents.list()).toEqual([]);
    expect(documents.overview().storageProblem).toBeNull();
  });

  test('they give way to a text that the server doesn’t have', async () => {
    isFull = false;
    savedElsewhere('One.');
    await documents.keepTexts('story', []);
    expect(keptCount('user_ann', 'story')).toBe(100);
    isFull = true;
    await started(documents, 'Mine.').catch(() => {});
    await world.until(async () => (await contents(undefined, world.open())).includes('Mine.'));
    await world.until(() => documents.overview().storageProblem === null);
    expect(await contents()).toEqual(['Mine.']);
    expect(keptCount('user_ann', 'story')).toBe(0);
  });
});
