import type { StoredDocument, StoredItem } from '../../../client/documents/storage/storedRecords';
import { documents, inStep, world } from './oneWorld';

/** A journal that was never sent, as 1.0 stored it: these records get no fields of later versions. */
const journal = {
  kind: 'journal',
  localId: 'local_1_a',
  madeAs: 'local_1_key',
  id: null,
  memberId: 'user_ann',
  title: 'Monday',
  content: 'Rain.',
  tags: [],
  privacyLevel: 'PRIVATE',
  details: {},
  sessionId: null,
  exerciseId: null,
  exerciseTitle: null,
  syncStatus: 'draft',
  publishing: null,
  lastModified: 1,
  createdAt: 1,
  revision: 1,
  base: null,
  firstSent: null,
  inDoubt: [],
  versionsToKeep: [],
  savedOnce: true,
  conflictData: null,
  problem: null,
};
const save = {
  id: 'local_1_a',
  memberId: 'user_ann',
  action: 'create',
  data: { privacyLevel: null, pressedAt: 1, quiet: false },
  timestamp: 1,
  retryCount: 0,
  troubles: 0,
  notBefore: 0,
};

test('records that 1.0 stored and did not send are sent once, under their key', async () => {
  documents.close();
  const database = world.database();
  await database.init();
  await database.connection().put('stories', journal as StoredDocument);
  await database.connection().put('syncQueue', save as StoredItem);
  const later = world.open();
  await inStep(later);
  expect([...world.server.rows.values()]).toMatchObject([
    { copy: { content: 'Rain.' }, idempotencyKey: 'local_1_key' },
  ]);
  expect(await later.list('journal')).toMatchObject([{ content: 'Rain.', memberId: 'user_ann' }]);
  expect(await world.open('user_ben').list()).toEqual([]);
});

test('a tab of 1.0 can read the records of this one', async () => {
  world.isOnline = false;
  const { localId } = await documents.write(documents.begin({ kind: 'note' }), { content: 'Rain.' });
  await documents.autosave(localId);
  const connection = world.database();
  await connection.init();
  expect(await connection.connection().get('stories', localId)).toMatchObject({
    kind: 'note',
    content: 'Rain.',
    memberId: 'user_ann',
    madeAs: localId,
    inDoubt: [],
  });
  expect(await connection.connection().get('syncQueue', localId)).toMatchObject({
    memberId: 'user_ann',
    troubles: 0,
    notBefore: 0,
  });
});
