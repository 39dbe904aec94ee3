import { hasUnsentText } from '../../../client/documents/model/model';
import type { SyncResponse } from '../../../client/documents/sync/syncRequest';
import { started } from './documentsWorld';
import { autosaved, documents, here, inStep, story, there, world } from './oneWorld';

/** A story that is about to be sent. */
async function queued(content: string) {
  const document = await started(documents, content);
  await documents.autosave(document.localId);
  return document;
}

test('the response to an update is lost while typing: no conflict with the own change', async () => {
  const document = await story();
  world.loseAnswers();
  const first = await documents.write(document, { content: 'One, first.\n\nTwo.' });
  await documents.autosave(document.localId);
  await world.until(() => there()?.content === 'One, first.\n\nTwo.');
  await documents.write(first, { content: 'One, second.\n\nTwo.' });
  world.mend();
  await autosaved(document);
  expect(there()?.content).toBe('One, second.\n\nTwo.');
  expect(world.notices).toEqual([]);
});

test('ten minutes of server errors: everything is in sync within 60 seconds afterwards, and nothing is lost', async () => {
  world.network = () => ({ kind: 'trouble', retryAfterMs: null });
  for (const n of [1, 2, 3]) await queued(`Text ${n}`);
  const from = world.clock.now();
  await world.until(() => world.clock.now() - from > 600_000, 700_000, 5_000);
  expect(world.sent.length).toBeLessThan(3 * 60);
  expect(await documents.list()).toHaveLength(3);
  world.mend();
  await inStep();
  expect(world.server.texts().sort()).toEqual(['Text 1', 'Text 2', 'Text 3']);
  expect(world.notices).toEqual([]);
});

test('an account that is full says so at once, keeps the text here, and saves it once there is room', async () => {
  world.network = () => ({ kind: 'trouble', retryAfterMs: null, limit: 'Your texts are full.' });
  const document = await queued('Kept');
  await world.until(() => documents.overview().errors === 1);
  expect(await here(document)).toMatchObject({
    syncStatus: 'error',
    problem: { message: 'Your texts are full. Your text is on this device, and we keep trying.' },
  });
  world.mend();
  await inStep();
  expect(world.server.texts()).toEqual(['Kept']);
  expect((await here(document)).problem).toBeNull();
});

test('one story with a slow request delays no other', async () => {
  world.network = (request, take) =>
    request.kind === 'create' && request.text.content === 'slow' ? new Promise(() => {}) : take();
  await queued('slow');
  await world.until(() => documents.overview().syncing === 1);
  await queued('quick');
  await world.until(() => world.server.made === 1, 2_000);
});

describe('what is sent at once on request, as before signing out', () => {
  /** The texts that are still only on this device once everything was sent on request. */
  async function unsentAfterSync() {
    let left: string[] | null = null;
    void documents.sync().then(async () => {
      left = (await documents.list()).filter(hasUnsentText).map(({ content }) => content);
    });
    await world.until(() => left !== null);
    return left;
  }
  /** A story that is being sent to a server that answers after some seconds. */
  async function sending(answer: (take: () => SyncResponse) => SyncResponse) {
    world.network = (_request, take) =>
      new Promise((resolve) => {
        world.clock.setTimeout(() => resolve(answer(take)), 3_000);
      });
    const document = await queued('Just now.');
    await world.until(() => documents.overview().syncing === 1);
    return here(document);
  }

  test('is over when a story that is being sent already has arrived, with what was written meanwhile', async () => {
    const document = await sending((take) => take());
    await documents.write(document, { content: 'Just now, and more.' });
    await documents.autosave(document.localId);
    expect(await unsentAfterSync()).toEqual([]);
    expect(world.server.texts()).toEqual(['Just now, and more.']);
  });

  test('is tried once more after an attempt under way has failed, and no more often', async () => {
    await sending(() => ({ kind: 'trouble', retryAfterMs: 30_000 }));
    expect(await unsentAfterSync()).toEqual(['Just now.']);
    expect(world.sent).toHaveLength(2);
  });
});
