import type { StoredDocument, StoredItem } from '../../../client/documents/storage/storedRecords';
import { documents, inStep, world } from './oneWorld';

/** A journal that was never sent, as releases stored it: these records get no fields of later ones. */
const journalOf = (memberId: string) => ({
  kind: 'journal',
  localId: 'local_1_a',
  madeAs: 'local_1_key',
  id: null,
  memberId,
  title: 'Monday',
  content: 'Rain.',
  tags: [],
  privacyLevel: 'PRIVATE',
  details: {},
  sessionId: null,
  exerciseId: null,
  exerciseTitle: null,
  syncStatus: 'draft',
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
});
const saveOf = (memberId: string) => ({
  id: 'local_1_a',
  memberId,
  action: 'create',
  data: { privacyLevel: null, pressedAt: 1, quiet: false },
  timestamp: 1,
  retryCount: 0,
  troubles: 0,
  notBefore: 0,
});

test.each([
  ['the first release', 'journal:user_ann'],
  ['a later one', 'user_ann'],
])('records that %s stored and did not send are sent once, under their key', async (_version, memberId) => {
  documents.close();
  const database = world.database();
  await database.init();
  await database.connection().put('stories', journalOf(memberId) as StoredDocument);
  await database.connection().put('syncQueue', saveOf(memberId) as StoredItem);
  const later = world.open();
  await inStep(later);
  expect([...world.server.rows.values()]).toMatchObject([
    { copy: { content: 'Rain.' }, idempotencyKey: 'local_1_key' },
  ]);
  expect(await later.list('journal')).toMatchObject([{ content: 'Rain.', memberId: 'user_ann' }]);
  expect(await world.open('user_ben').list()).toEqual([]);
});

test('a tab of the first release can read the records of this one', async () => {
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
