import fc from 'fast-check';
import { createDatabase, type OfflineConnection } from '../../../client/documents/storage/database';
import { DeviceRecords } from '../../../client/documents/storage/deviceRecords';
import { isAll } from '../../support/testAll';
import { DocumentsWorld, isSynced, origin, turn } from './documentsWorld';
import { replacing } from './slowDevices';

const runs = isAll ? 500 : 60;

/** The store of a tab that can be killed: after that, none of its operations take effect. */
function mortal(name: string) {
  const database = createDatabase(name);
  let isDead = false;
  let isFull = false;
  const open = new Set<{ abort(): void }>();
  const connection = () =>
    replacing(database.connection(), {
      transaction: (...args: Parameters<OfflineConnection['transaction']>) => {
        if (isFull && args[1] === 'readwrite') throw new DOMException('full', 'QuotaExceededError');
        const transaction = database.connection().transaction(...args);
        // Opened by a tab that was already killed.
        if (isDead) transaction.abort();
        open.add(transaction);
        transaction.done.catch(() => {}).finally(() => open.delete(transaction));
        return transaction;
      },
    });
  return {
    database: { ...database, connection },
    kill() {
      isDead = true;
      for (const transaction of open) transaction.abort();
    },
    fill: (full: boolean) => {
      isFull = full;
    },
  };
}

const turns = async (count: number) => {
  for (let n = 0; n < count; n += 1) await turn();
};

test(`a tab killed at any instant, ${runs} times, loses at most what was typed since the last local write`, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(6),
      fc.nat(60),
      fc.nat(3),
      fc.boolean(),
      async (keys, killAfter, fault, saves) => {
        const world = new DocumentsWorld();
        world.network = (_request, take) => {
          const answer = fault === 0 ? { kind: 'offline' as const } : take();
          return fault === 1 ? { kind: 'offline' } : answer;
        };
        const tab = mortal(world.databaseName);
        const documents = world.open('user_ann', { database: tab.database, storagePatienceMs: 25_000 });
        let document = documents.begin(origin);
        let kept = '';
        const typing = (async () => {
          for (let key = 0; key <= keys; key += 1) {
            const content = `${document.content}${key}.`;
            document = await documents.write(document, { title: 'Dusk', content });
            kept = content;
            if (saves && key === 1) void documents.autosave(document.localId);
            world.clock.pass(100);
          }
        })().catch(() => {});
        await turns(killAfter);
        const acknowledged = kept;
        tab.kill();
        documents.close();
        await typing;
        const again = world.open();
        const found = await again.read({ localId: document.localId });
        expect(found?.content ?? '').toContain(acknowledged);
        world.network = (_request, take) => take();
        if (found) await again.autosave(found.localId);
        await world.until(() => isSynced(again), 120_000, 1_000);
        expect(world.server.made).toBeLessThanOrEqual(1);
        if (acknowledged) expect(world.server.texts().join('\n')).toContain(acknowledged);
        world.end();
      },
    ),
    { numRuns: runs },
  );
}, 240_000);

test('a full disk is reported at once, and what was typed meanwhile is stored when there is room', async () => {
  const world = new DocumentsWorld();
  world.isOnline = false;
  const tab = mortal(world.databaseName);
  const documents = world.open('user_ann', { database: tab.database });
  const document = await documents.write(documents.begin(origin), { title: 'Dusk', content: 'One.' });
  tab.fill(true);
  await expect(documents.write(document, { content: 'One. Two.' })).rejects.toMatchObject({ kind: 'full' });
  expect(documents.overview().storageProblem).toBe('full');
  await expect(documents.save(document.localId, null)).rejects.toMatchObject({ kind: 'full' });
  await expect(documents.remove(document.localId)).rejects.toMatchObject({ kind: 'full' });
  tab.fill(false);
  await documents.write(document, { content: 'One. Two. Three.' });
  expect(documents.overview().storageProblem).toBeNull();
  expect((await world.open().read(document))?.content).toBe('One. Two. Three.');
  world.end();
});

test('a full disk is not asked again and again to note that a text is sent', async () => {
  const world = new DocumentsWorld();
  const tab = mortal(world.databaseName);
  const documents = world.open('user_ann', { database: tab.database });
  const { localId } = await documents.write(documents.begin(origin), { title: 'Dusk', content: 'One.' });
  world.isOnline = false;
  await documents.autosave(localId);
  tab.fill(true);
  const apply = jest.spyOn(DeviceRecords.prototype, 'change');
  world.goOnline(true);
  await world.until(() => false, 60_000, 1_000).catch(() => {});
  expect(apply.mock.calls.length).toBeLessThan(30);
  tab.fill(false);
  await world.until(() => world.server.made === 1);
  apply.mockRestore();
  world.end();
});
