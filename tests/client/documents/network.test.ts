import { hasUnsentText, type LocalDocument } from '../../../client/documents/model/model';
import type { LocalDocumentStore } from '../../../client/documents/sync/localDocumentStore';
import type { SyncResponse } from '../../../client/documents/sync/syncRequest';
import { isAll } from '../../support/testAll';
import { DocumentsWorld, isSynced, origin, started, syncedStory } from './documentsWorld';

let world: DocumentsWorld;
beforeEach(() => {
  world = new DocumentsWorld();
});
afterEach(() => {
  world.end();
  jest.restoreAllMocks();
});

const hour = 3_600_000;
const creates = isAll ? 200 : 30;

describe('the network', () => {
  test(`the responses to ${creates} creates are lost: one story each`, async () => {
    const documents = world.open();
    const lost = new Set<string>();
    world.network = (request, take) => {
      const answer = take();
      if (request.kind !== 'create' || lost.has(request.idempotencyKey)) return answer;
      lost.add(request.idempotencyKey);
      return { kind: 'trouble', retryAfterMs: null };
    };
    const drafts = Array.from({ length: creates }, (_, n) => ({
      ...documents.begin(origin),
      title: `Story ${n}`,
    }));
    for (const [n, draft] of drafts.entries()) {
      await documents.write(draft, { title: draft.title, content: `Text ${n}` });
      await documents.autosave(draft.localId);
    }
    await world.until(() => world.server.made === creates && lost.size === creates, 600_000, 1_000);
    await world.until(() => isSynced(documents), 600_000, 1_000);
    expect(world.server.made).toBe(creates);
    expect(world.server.rows.size).toBe(creates);
  }, 120_000);

  test('the response to an update is lost while typing: no conflict with the own change', async () => {
    const documents = world.open();
    const document = await syncedStory(world, documents);
    world.network = (_request, take) => {
      take();
      return { kind: 'offline' };
    };
    const first = await documents.write(document, { content: 'One, first.\n\nTwo.' });
    await documents.autosave(document.localId);
    await world.until(() => world.server.copy('story_1')?.content === 'One, first.\n\nTwo.');
    await documents.write(first, { content: 'One, second.\n\nTwo.' });
    world.network = (_request, take) => take();
    await documents.autosave(document.localId);
    await world.until(() => isSynced(documents));
    expect(world.server.copy('story_1')?.content).toBe('One, second.\n\nTwo.');
    expect(world.notices).toEqual([]);
  });

  test('ten minutes of server errors: everything is in sync within 60 seconds afterwards, and nothing is lost', async () => {
    const documents = world.open();
    world.network = () => ({ kind: 'trouble', retryAfterMs: null });
    for (const n of [1, 2, 3]) {
      const { localId } = await started(documents, `Text ${n}`);
      await documents.autosave(localId);
    }
    const from = world.clock.now();
    await world.until(() => world.clock.now() - from > 600_000, 700_000, 5_000);
    const tries = world.sent.length;
    expect(tries).toBeLessThan(3 * 60);
    expect(await documents.list()).toHaveLength(3);
    world.network = (_request, take) => take();
    expect(await world.until(() => isSynced(documents), 60_000, 1_000)).toBeLessThanOrEqual(60_000);
    expect(world.server.texts().sort()).toEqual(['Text 1', 'Text 2', 'Text 3']);
    expect(world.notices).toEqual([]);
  });

  test('an account that is full says so at once, keeps the text here, and saves it once there is room', async () => {
    const documents = world.open();
    world.network = () => ({ kind: 'trouble', retryAfterMs: null, limit: 'Your texts are full.' });
    const { localId } = await started(documents, 'Kept');
    await documents.autosave(localId);
    await world.until(() => documents.overview().errors === 1);
    const [text] = await documents.list();
    expect(text).toMatchObject({
      syncStatus: 'error',
      problem: { message: 'Your texts are full. Your text is on this device, and we keep trying.' },
    });
    world.network = (_request, take) => take();
    await world.until(() => isSynced(documents), 60_000, 1_000);
    expect(world.server.texts()).toEqual(['Kept']);
    expect((await documents.list())[0]?.problem).toBeNull();
  });

  test('one story with a slow request delays no other', async () => {
    const documents = world.open();
    world.network = (request, take) =>
      request.kind === 'create' && request.text.content === 'slow' ? new Promise(() => {}) : take();
    const slow = await started(documents, 'slow');
    await documents.autosave(slow.localId);
    await world.until(() => documents.overview().syncing === 1);
    const quick = await started(documents, 'quick');
    await documents.autosave(quick.localId);
    await world.until(() => world.server.made === 1, 2_000);
  });

  describe('what is sent at once on request, as before signing out', () => {
    /** The texts that are still only on this device once everything was sent on request. */
    async function unsentAfterSync(documents: LocalDocumentStore) {
      let left: string[] | null = null;
      void documents.sync().then(async () => {
        left = (await documents.list()).filter(hasUnsentText).map(({ content }) => content);
      });
      await world.until(() => left !== null);
      return left;
    }
    /** The server answers each request after some seconds. */
    const answerLate = (answer: (take: () => SyncResponse) => SyncResponse) => {
      world.network = (_request, take) =>
        new Promise((resolve) => {
          world.clock.setTimeout(() => resolve(answer(take)), 3_000);
        });
    };
    async function sending(documents: LocalDocumentStore) {
      const document = await started(documents, 'Just now.');
      await documents.autosave(document.localId);
      await world.until(() => documents.overview().syncing === 1);
      return (await documents.read(document)) as LocalDocument;
    }

    test('is over when a story that is being sent already has arrived, with what was written meanwhile', async () => {
      const documents = world.open();
      answerLate((take) => take());
      const document = await sending(documents);
      await documents.write(document, { content: 'Just now, and more.' });
      await documents.autosave(document.localId);
      expect(await unsentAfterSync(documents)).toEqual([]);
      expect(world.server.texts()).toEqual(['Just now, and more.']);
    });

    test('is tried once more after an attempt under way has failed, and no more often', async () => {
      const documents = world.open();
      answerLate(() => ({ kind: 'trouble', retryAfterMs: 30_000 }));
      await sending(documents);
      expect(await unsentAfterSync(documents)).toEqual(['Just now.']);
      expect(world.sent).toHaveLength(2);
    });
  });

  test.each([48, -48])('a device clock that is %i hours off causes no conflict', async (hours) => {
    const documents = world.open();
    const document = await syncedStory(world, documents);
    world.clock.jump(hours * hour);
    await documents.write(document, { content: 'One!\n\nTwo.' });
    await documents.autosave(document.localId);
    await world.until(() => isSynced(documents));
    world.clock.jump(-hours * hour);
    const now = (await documents.read(document)) as LocalDocument;
    await documents.write(now, { content: 'One!!\n\nTwo.' });
    await documents.autosave(document.localId);
    await world.until(() => isSynced(documents));
    expect(world.server.copy('story_1')?.content).toBe('One!!\n\nTwo.');
    expect(world.notices).toEqual([]);
  });
});
