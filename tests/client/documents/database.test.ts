import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { newLocalDocument } from '../../../client/documents/model/newLocalDocument';
import { createDatabase, databaseName } from '../../../client/documents/storage/database';
import { DeviceRecords } from '../../../client/documents/storage/deviceRecords';

let names = 0;
const newName = () => {
  names += 1;
  return `database-${names}`;
};

test('has version 1 with the two stores and their indexes', async () => {
  expect(databaseName).toBe('monday-writers');
  const database = createDatabase(newName());
  await database.init();
  const connection = database.connection();
  expect(connection.version).toBe(1);
  expect([...connection.objectStoreNames].sort()).toEqual(['stories', 'syncQueue']);
  const { store } = connection.transaction('stories');
  expect(store.keyPath).toBe('localId');
  expect([...store.indexNames].sort()).toEqual(['by-last-modified', 'by-sync-status']);
  expect(connection.transaction('syncQueue').store.keyPath).toBe('id');
});

test('used before it is opened throws an error', () => {
  expect(() => createDatabase(newName()).connection()).toThrow(
    'Database not initialized. Call init() first.',
  );
});

test('closes for a newer version of the app in another tab, and is opened again when needed', async () => {
  const name = newName();
  const database = createDatabase(name);
  await database.init();
  (await openDB(name, 2)).close();
  await expect(database.init()).rejects.toMatchObject({ name: 'StorageError', kind: 'unavailable' });
});

test('a browser that can’t store anything is reported as such', async () => {
  const open = jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  await expect(createDatabase(newName()).init()).rejects.toMatchObject({ kind: 'unavailable' });
  open.mockRestore();
});

test('changes of two tabs are serialised: none reads a value that the other is about to replace', async () => {
  const name = newName();
  const stores = [1, 2].map(
    () => new DeviceRecords({ memberId: 'user_ann', database: createDatabase(name) }),
  );
  const blank = newLocalDocument('user_ann', 'local_1_a', 0);
  await stores[0]?.change('local_1_a', () => ({ document: blank, item: null }));
  await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      stores[n % 2]?.change('local_1_a', ({ document, item }) => ({
        document: document && { ...document, revision: document.revision + 1 },
        item,
      })),
    ),
  );
  expect((await stores[0]?.read('local_1_a'))?.document?.revision).toBe(40);
});
